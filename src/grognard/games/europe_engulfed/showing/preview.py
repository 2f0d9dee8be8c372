"""What an action costs and what the dice may bring, as far as the fog lets one know; and what it hides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from grognard.games.europe_engulfed.rules.combat.battle import (
    Battle,
    fighters_of,
    make_battle,
    of_class,
    with_arrivals,
)
from grognard.games.europe_engulfed.rules.combat.dice import WHOLE, share_of, volley
from grognard.games.europe_engulfed.rules.combat.fire import Fire
from grognard.games.europe_engulfed.rules.control import enemies, foes, troops
from grognard.games.europe_engulfed.rules.movement.strategic import account, limit
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.kernel.action import Action
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.looking import Preview
from grognard.kernel.odds import hits

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def preview(s: Position, action: Action) -> Preview:
    """The position is an outline: what the view does not know is UNKNOWN there and is never reckoned with."""
    step = s.stack[-1]
    if isinstance(step, Production):
        return _purchase(s, step, action)
    if isinstance(step, Fire) and action.verb.startswith("fire"):
        return _fire(s, step, action)
    told = PREVIEWS.get(action.verb)
    return told(s, action) if told else Preview()


# ---------------------------------------------------------------- production


def _purchase(s: Position, step: Production, action: Action) -> Preview:
    """4.43, 4.5: the cost, and what is left."""
    cost = step.cost_of(s, action)
    return Preview() if cost is None else Preview(figures={"cost": cost, "left": s.werps[step.power] - cost})


# ---------------------------------------------------------------- movement


def _move(s: Position, action: Action) -> Preview:
    """5.1: how many enemy blocks stand where a way ends; what they are can't be known."""
    unit, path = action.args
    there = foes(s, path[-1], s.camp_of(unit)).bit_count()
    return Preview(figures={"blocks": there}, unknown=("kinds",)) if there else Preview()


def _entrain(s: Position, action: Action) -> Preview:
    """5.24: the strategic moves that are left after this one."""
    power = s.power_of(action.args[0])
    return Preview(figures={"moves": limit(s, power) - s.strategic[account(s, power)] - 1})


# ---------------------------------------------------------------- combat


def _declared(s: Position, action: Action) -> Preview:
    """6.2: a round in an area: attacked as things stand now, before aircraft, reactions and losses."""
    space = action.args[-1]
    attacker = next((camp for camp in camps_in_turn(s) if troops(s, space, camp)), None)
    if attacker is None or not any(troops(s, space, camp) for camp in enemies(s, attacker)):
        return Preview()
    if _hidden(s, [u for u, at in enumerate(s.at) if at == space and s.camp_of(u) == attacker]):
        return Preview(unknown=("kinds",))  # asked by somebody who looks on
    assault = action.verb in ("assault", "renew_assault")
    return _round(s, with_arrivals(s, make_battle(s, space, attacker, assault)))


def _round(s: Position, battle: Battle) -> Preview:
    """6.26: the attacker's dice, and against blocks that lie open the chance of each number of hits."""
    own, others = fighters_of(s, battle, False), fighters_of(s, battle, True)
    known = [s.steps[unit] for unit in others if s.steps[unit] is not UNKNOWN]
    hidden = len(others) - len(known)
    dice = sum(share_of(s, battle, False, unit) for unit in own) // WHOLE
    return Preview(
        figures={"dice": dice, "blocks": len(others), "least" if hidden else "steps": sum(known) + hidden},
        chances={} if hidden else _chances(s, [_aimed(s, battle, False, own, arm) for arm in (False, True)]),
        unknown=(*["kinds"] * bool(hidden), "aircraft", "losses"),
    )


def _fire(s: Position, step: Fire, action: Action) -> Preview:
    """6.25, 6.29: what those who fire now may hit; everybody in the battle lies open."""
    if _hidden(s, fighters_of(s, step.battle, True) + fighters_of(s, step.battle, False)):
        return Preview(unknown=("kinds",))
    armour = action.verb != "fire_infantry"
    units = list(action.args) if action.verb == "fire" else step.left(s, armour)
    dice = _aimed(s, step.battle, step.defending, units, armour, step.supported)
    return Preview(figures={"dice": sum(dice.values())}, chances=_chances(s, [dice]))


def _hidden(s: Position, units: Sequence[int]) -> bool:
    return any(s.what[unit] is UNKNOWN for unit in units)


def _aimed(
    s: Position,
    battle: Battle,
    defending: bool,
    units: Sequence[int],
    armour: bool,
    supported: Sequence[int] = (),
) -> dict[int, int]:
    """6.26: the dice by bonus of the units of a class: at its like, or at the other if there is none."""
    firing = of_class(s, list(units), armour)
    there = of_class(s, fighters_of(s, battle, not defending), armour)
    return volley(s, battle, defending, firing, armour if there else not armour, supported)


def _chances(s: Position, volleys: Sequence[dict[int, int]]) -> dict[str, Fraction]:
    """The chance of each number of hits."""
    needed, faces = s.c.tables["combat"]["hit"], dict[int, int]()
    for dice in volleys:
        for bonus, number in dice.items():
            faces[bonus] = faces.get(bonus, 0) + number
    groups = tuple((number, min(6, 7 - needed + bonus)) for bonus, number in sorted(faces.items()))
    return {str(number): chance for number, chance in enumerate(hits(groups)) if chance}


PREVIEWS: dict[str, Callable[[Position, Any], Preview]] = {
    "move": _move,
    "advance": _move,
    "entrain": _entrain,
    "attack": _declared,
    "assault": _declared,
    "renew": _declared,
    "renew_assault": _declared,
}
"""By verb."""
