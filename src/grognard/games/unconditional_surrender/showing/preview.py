"""What an action costs, and of a combat every modifier line by line and the chance of each result."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.unconditional_surrender.components import RESULTS, Components
from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.air import strike_modifiers
from grognard.games.unconditional_surrender.rules.combat import (
    Commitment,
    Committing,
    Modifiers,
    final_value,
    result,
)
from grognard.games.unconditional_surrender.rules.economy import activation_price
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.rules.ground_combat import attacker_modifiers, defender_modifiers
from grognard.games.unconditional_surrender.rules.logistics import price
from grognard.games.unconditional_surrender.rules.movement import way_price
from grognard.games.unconditional_surrender.rules.operations import Operating, UnderWay
from grognard.games.unconditional_surrender.rules.reach import Ground
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import UNLIMITED
from grognard.kernel.action import Action
from grognard.kernel.looking import Preview

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

FACES = range(1, 7)
PRICED = {"restore": "replacement", "mobilize": "mobilization"}


def preview(s: Position, action: Action) -> Preview:
    """The position is an outline: the other side's secret choice is never reckoned with."""
    step = s.stack[-1]
    if isinstance(step, Commitment | Committing):
        return _fight(s, _as_committed(step, action), {})
    if isinstance(step, Operating) and action.verb in ("move", "attack", "assault"):
        return _operation(s, step, action)
    if action.verb == "resolve":
        space, primary, others = action.args
        return _fight(s, Fight("assault", (primary, *others), s.unit_in(space, GROUND), space), {})
    if action.verb == "strike":
        unit, target = action.args
        return _fight(s, Fight("strike", (unit,), target, s.at[target]), {})
    if action.verb in PRICED:
        return Preview(figures=_paid(s, action.args[0], price(s, action.args[0], PRICED[action.verb])))
    return Preview()


def _operation(s: Position, step: Operating, action: Action) -> Preview:
    """U64, U75: movement points, production points for a new activation; of an attack its modifiers."""
    unit, left, ground = action.args[0], step.left_of(s, action.args[0]), Ground(s, action.args[0])
    space = s.at[action.args[1]] if action.verb == "attack" else action.args[1]
    cost = (
        way_price(ground, action.args[1]) if action.verb == "move" else ground.attack_price(s.at[unit], space)
    )
    figures = {"cost": cost, "left": left - cost}
    if not isinstance(step, UnderWay):
        figures |= _paid(s, unit, activation_price(s, unit))
    if action.verb == "move":
        return Preview(figures=figures)
    kind = "mobile" if action.verb == "attack" else "assault"
    return _fight(s, Fight(kind, (unit,), s.unit_in(space, GROUND), space), figures)


def _paid(s: Position, unit: int, amount: int) -> dict[str, int]:
    """U49, U50: what the unit's country pays, and what it then has."""
    points = s.points[s.serves[unit]]
    return {"price": amount} if points == UNLIMITED else {"price": amount, "points": points - amount}


def _as_committed(step: Commitment | Committing, action: Action) -> Fight:
    """The combat with what the action would add to it."""
    fight = step.fight
    if isinstance(step, Commitment) or action.verb == "decline":
        return fight
    if action.verb == "support":
        air = tuple(action.args[0] if side == step.side else one for side, one in enumerate(fight.air))
        return msgspec.structs.replace(fight, air=air)
    tanks = (*fight.tanks, *action.args[1:])
    return msgspec.structs.replace(fight, markers=(*fight.markers, action.args[0]), tanks=tanks)


def _fight(s: Position, fight: Fight, figures: dict[str, Any]) -> Preview:
    """U84 to U86: both sides' lines, totals and halvings; the chances of the thirty-six throws."""
    both = modifiers(s, fight)
    if both is None:
        return Preview(figures=figures)
    own, other = both
    unknown = ("duel",) if NONE not in fight.air else ()
    if not isinstance(s.stack[-1], Committing):
        unknown = (*unknown, "commitments")
    return Preview(
        figures={**figures, **_lines("attack", own), **_lines("defence", other)},
        chances=chances(s.c, own, other),
        unknown=unknown,
    )


def modifiers(s: Position, fight: Fight) -> tuple[Modifiers, Modifiers] | None:
    """Of both sides, in ground combats and Air Strikes; of two air units that meet neither is counted before
    their duel is fought."""
    if fight.defender == NONE or not (fight.ground or fight.kind == "strike"):
        return None
    if fight.kind == "strike":
        return strike_modifiers(s, fight)
    support = (False, False) if NONE not in fight.air else (fight.air[0] != NONE, fight.air[1] != NONE)
    return attacker_modifiers(s, fight, support), defender_modifiers(s, fight, support)


def _lines(side: str, modifiers: Modifiers) -> dict[str, Any]:
    found: dict[str, Any] = {f"{side}-{name}": f"{value:+d}" for name, value in modifiers.lines.items()}
    found[side] = f"{modifiers.total:+d}"
    return found | {f"{side}-halved-{name}": "÷2" for name in modifiers.halved}


def chances(c: Components, own: Modifiers, other: Modifiers) -> dict[str, Fraction]:
    """U85, U86: how likely each result is, in the order of the list."""
    found = dict.fromkeys(RESULTS, Fraction(0))
    for attack, defence in product(FACES, FACES):
        word = RESULTS[result(c, final_value(c, attack, own), final_value(c, defence, other))]
        found[word] += Fraction(1, len(FACES) ** 2)
    return {word: chance for word, chance in found.items() if chance}
