"""What an action costs and what the dice may bring, as far as the fog lets one know; and what it hides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.rules.combat.aircraft import Engage
from grognard.games.europe_engulfed.rules.combat.battle import (
    Battle,
    aircraft_of,
    fighters_of,
    firers_of,
    make_battle,
    of_class,
    with_what_lies_open,
)
from grognard.games.europe_engulfed.rules.combat.dice import WHOLE, share_of
from grognard.games.europe_engulfed.rules.combat.fire import Fire, Firing
from grognard.games.europe_engulfed.rules.combat.round import giving_up
from grognard.games.europe_engulfed.rules.control import enemies, foes, troops
from grognard.games.europe_engulfed.rules.movement.strategic import account, limit, moves_taken
from grognard.games.europe_engulfed.rules.naval.transport import available
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.rules.special_actions.breakthrough import nations
from grognard.games.europe_engulfed.rules.special_actions.counter import Counter, answer
from grognard.games.europe_engulfed.rules.special_actions.reactions import defenders
from grognard.games.europe_engulfed.rules.special_actions.retreat import Retreat, ways_out
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.games.europe_engulfed.showing.outlook import (
    chances_of,
    expected_hits,
    in_line,
    seen,
    volley_of,
    volleys_of,
)
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
    unit, path = action.args
    power = s.power_of(unit)
    left = limit(s, power) - s.strategic[account(s, power)] - moves_taken(s, power, path)
    return Preview(figures={"moves": left})


# ---------------------------------------------------------------- combat


def _declared(s: Position, action: Action) -> Preview:
    """6.2: a round in an area: attacked as things stand now, before aircraft, reactions and losses."""
    space = action.args[-1]
    attacker = next((camp for camp in camps_in_turn(s) if troops(s, space, camp)), None)
    if attacker is None or not any(troops(s, space, camp) for camp in enemies(s, attacker)):
        return Preview()
    if _hidden(s, [u for u, at in enumerate(s.at) if at == space and s.camp_of(u) == attacker]):
        return Preview(unknown=("kinds",))  # asked by somebody who looks on
    battle = make_battle(s, space, attacker, action.verb in ("assault", "renew_assault"))
    if len(action.args) > 1:  # 6.72: of all that stand there those who would pay attack alone
        battle = replace(battle, powers=nations(s, action.args[0], space))
    gone = giving_up(s, battle)
    if len(gone) == len(fighters_of(s, battle, True)):
        return Preview(figures={"dice": 0, "blocks": 0, "steps": 0})
    world = _without(s, gone) if gone else s
    return _round(world, with_what_lies_open(world, battle))


def _without(s: Position, units: Sequence[int]) -> Position:
    """9.525: the same, but for units that will have given up before the first die."""
    world = s.clone()
    for unit in units:
        world.at[unit] = NOWHERE
    world.derive()
    return world


def _counter(s: Position, action: Action) -> Preview:
    """7.7: the counter-attack of those who would pay, before anybody joins it; all blocks lie open."""
    step, (powers,) = s.stack[-1], action.args
    if not isinstance(step, Counter) or _hidden(s, _both(s, step.battle)):
        return Preview()
    battle = answer(s, step.battle, powers, action.verb == "counter_assault")
    return _round(s, with_what_lies_open(s, battle))


def _round(s: Position, battle: Battle) -> Preview:
    """6.26: the attacker's dice, and against blocks that lie open the chance of each number of hits; against
    hidden ones how many he and they can expect, between the worst and the best that they may be."""
    own, others = firers_of(s, battle, False), fighters_of(s, battle, True)
    known = [s.steps[unit] for unit in others if s.steps[unit] is not UNKNOWN]
    hidden = len(others) - len(known)
    dice = sum(
        sum(share_of(s, battle, False, unit) for unit in of_class(s, own, armour)) // WHOLE
        for armour in (False, True)
    )
    figures: dict[str, Any] = {
        "dice": dice,
        "blocks": len(others),
        "least" if hidden else "steps": sum(known) + hidden,
    }
    if hidden:
        figures |= _expected(s, battle)
    return Preview(
        figures=figures,
        chances={} if hidden else chances_of(s, [one.dice for one in volleys_of(s, battle, False)]),
        unknown=(*["kinds"] * bool(hidden), "aircraft", "losses"),
    )


def _expected(s: Position, battle: Battle) -> dict[str, str]:
    """The hits that each side expects, in whole numbers: from the worst to the best that blocks may be."""
    found = dict[str, str]()
    for name, defending in (("scored", False), ("taken", True)):
        low, high = (round(hits) for hits in expected_hits(s, battle, defending))
        found[name] = str(low) if low == high else f"{low}–{high}"
    return found


def _fire(s: Position, step: Fire, action: Action) -> Preview:
    """6.25, 6.29: what those who fire now may hit; everybody in the battle lies open."""
    if _hidden(s, _both(s, step.battle)):
        return Preview(unknown=("kinds",))
    armour = action.verb != "fire_infantry"
    units = list(action.args) if action.verb == "fire" else step.left(s, armour)
    dice = volley_of(s, step.battle, step.defending, units, armour, step.supported).dice
    return Preview(figures={"dice": sum(dice.values())}, chances=chances_of(s, [dice]))


def _support(s: Position, action: Action) -> Preview:
    """6.6: what the whole line may hit with this aircraft and those assigned before."""
    step, (_, unit) = s.stack[-1], action.args
    if not isinstance(step, Firing) or _hidden(s, _both(s, step.battle)):
        return Preview()
    helped = (*(one for _, one in step.pairs), unit)
    done = step.fired if isinstance(step, Fire) else ()
    volleys = volleys_of(s, step.battle, step.defending, helped, done)
    return Preview(chances=chances_of(s, [one.dice for one in volleys]))


def _engage(s: Position, action: Action) -> Preview:
    """6.23: how many aircraft those that are engaged, with this one, may shoot down: no dice at nobody."""
    step, (plane,) = s.stack[-1], action.args
    if not isinstance(step, Engage):
        return Preview()
    if not aircraft_of(s, step.battle, s.camp_of(plane) != step.battle.defender):
        return Preview(figures={"dice": 0})
    flying = {one for one in step.planes(s, s.seat_of(plane)) if s.engaged[one] == 1} | {plane}
    chances = hits(((len(flying), 7 - int(s.c.tables["combat"]["air_kill"])),))
    return Preview(
        figures={"dice": len(flying)},
        chances={str(number): chance for number, chance in enumerate(chances)},
        unknown=("enemy_aircraft",),
    )


def _bought(s: Position, action: Action) -> Preview:
    """5.41, 5.44: the special actions that are left when this movement is paid for."""
    paid = action.args[0]
    (power,) = (paid,) if isinstance(paid, int) else paid[:1]
    return Preview(figures={"actions": s.actions[power] - 1})


def _lose(s: Position, action: Action) -> Preview:
    """6.27: the steps that a unit has left."""
    (unit,) = action.args
    return Preview(figures={"left_steps": s.steps[unit] - 1}) if seen(s, unit) else Preview()


def _retreat(s: Position, action: Action) -> Preview:
    """7.51: how many units the special action can take out of the battle, and how many are left of these."""
    step, (power,) = s.stack[-1], action.args
    if not isinstance(step, Retreat):
        return Preview()
    units = defenders(s, step.battle, power)
    italian = step.italian or power == s.c.italy
    ways = [list(ways_out(s, unit, italian)) for unit in units if seen(s, unit)]
    going = len(units) - len(ways) + sum(any(len(way) == 1 for way in own) for own in ways)
    aboard = [own for own in ways if own and all(len(way) == 2 for way in own)]
    seas = {way[0] for own in aboard for way in own}
    going += min(len(aboard), sum(available(s, power, sea) for sea in seas))  # 5.34: one ship for each
    return Preview(figures={"going": going, "actions": s.actions[power] - step.price(s, power)})


def _both(s: Position, battle: Battle) -> list[int]:
    return in_line(s, battle, True) + in_line(s, battle, False)


def _hidden(s: Position, units: Sequence[int]) -> bool:
    return not all(seen(s, unit) for unit in units)


PREVIEWS: dict[str, Callable[[Position, Any], Preview]] = {
    "move": _move,
    "advance": _move,
    "entrain": _entrain,
    "attack": _declared,
    "assault": _declared,
    "renew": _declared,
    "renew_assault": _declared,
    "exploit": _bought,
    "redeploy": _bought,
    "support": _support,
    "engage": _engage,
    "lose": _lose,
    "retreat": _retreat,
    "counter": _counter,
    "counter_assault": _counter,
}
"""By verb."""
