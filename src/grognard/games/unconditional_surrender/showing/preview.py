"""What an action costs, and of a combat every modifier line by line and the chance of each result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.unconditional_surrender.roster import FACTIONS, GROUND
from grognard.games.unconditional_surrender.rules.actions import Actions
from grognard.games.unconditional_surrender.rules.air import flight_cost
from grognard.games.unconditional_surrender.rules.attacks import designated, target_in
from grognard.games.unconditional_surrender.rules.bombing import Scramble
from grognard.games.unconditional_surrender.rules.combat import Commitment, Committing
from grognard.games.unconditional_surrender.rules.economy import activation_price
from grognard.games.unconditional_surrender.rules.factions import joined_by, judged
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.rules.interceptions import Interceptions, meeting
from grognard.games.unconditional_surrender.rules.logistics import price
from grognard.games.unconditional_surrender.rules.movement import way_price
from grognard.games.unconditional_surrender.rules.naval import price_of_way
from grognard.games.unconditional_surrender.rules.operations import Operating, UnderWay
from grognard.games.unconditional_surrender.rules.reach import Ground, points
from grognard.games.unconditional_surrender.showing.committing import choosing, committing, hoped
from grognard.games.unconditional_surrender.showing.reckoning import fought
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import UNLIMITED
from grognard.kernel.action import Action
from grognard.kernel.looking import Preview
from grognard.kernel.refusal import Refusal

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

PRICED = {"restore": "replacement", "mobilize": "mobilization", "man_fort": "mobilization"}
ACTIVATED = ("occupy", "leave", "transport")
"""U60, U96: what costs an activation and no movement points."""


def preview(s: Position, action: Action, seat: int | None) -> Preview:
    """The position is an outline: the other side's secret choice is never reckoned with."""
    step = s.stack[-1]
    if isinstance(step, Commitment):
        return choosing(s, step, action, seat)
    if isinstance(step, Committing):
        return committing(s, step, action)
    if isinstance(step, Operating) and action.verb in ("move", "attack", "assault"):
        return operation(s, step, action)
    if action.verb == "resolve":
        space, primary, others = action.args
        return _attacked(s, Fight("assault", (primary, *others), target_in(s, space), space), {})
    if action.verb == "strike":
        unit, target = action.args
        return fought(judged(s, [s.at[target]]), Fight("strike", (unit,), target, s.at[target]), {})
    if isinstance(step, Interceptions) and action.verb == "intercept":
        return _attacked(s, meeting(s, *action.args), {})
    if isinstance(step, Scramble) and action.verb == "scramble":
        return _attacked(s, step.meeting(*action.args), {})
    if action.verb in ("sail", "ship"):
        return _sailed(s, action)
    if action.verb == "rebase":
        return _flown(s, *action.args)
    if action.verb in ("descend", "invade"):
        return _invaded(s, action)
    if isinstance(step, Actions) and action.verb in ACTIVATED:
        return Preview(figures=_activated(s, action.args[0]))
    if action.verb == "declare":
        return Preview(figures={"faction": FACTIONS[joined_by(s, s.faction, action.args[0])]})
    if action.verb in PRICED:
        return Preview(figures=_paid(s, action.args[0], price(s, action.args[0], PRICED[action.verb])))
    return Preview()


def operation(s: Position, step: Operating, action: Action) -> Preview:
    """U64, U75: movement points, production points for a new activation; of an attack its modifiers, in an
    Assault those of all who have designated it before, too (U78). In the USSR as it will be judged and
    paid: a strained Pact ends before the act (U43b)."""
    unit, left = action.args[0], step.left_of(s, action.args[0])
    space = s.at[action.args[1]] if action.verb == "attack" else action.args[1]
    s = judged(s, space if action.verb == "move" else [space])
    ground = Ground(s, unit)
    cost = way_price(ground, space) if action.verb == "move" else ground.attack_price(s.at[unit], space)
    figures = {"cost": cost, "left": left - cost}
    if not isinstance(step, UnderWay):
        figures |= _activated(s, unit)
    if action.verb == "move":
        return Preview(figures=figures)
    target = s.unit_in(space, GROUND)
    if action.verb == "attack":
        return _attacked(s, Fight("mobile", (unit,), target, space), figures)
    most = s.c.tables["ground"]["assault"]["most_additional"]
    others = [other for other in designated(s, space) if other != unit][:most]
    return _attacked(s, Fight("assault", (unit, *others), target, space), figures)


def _sailed(s: Position, action: Action) -> Preview:
    """U64, U106: the movement points of the ship; of Naval Transport what its cargo costs, too."""
    *cargo, ship, path = action.args
    cost = price_of_way(s, s.faction, s.at[ship], path)
    if isinstance(cost, Refusal):
        return Preview()
    figures = {"cost": cost, "left": points(s, ship) - cost}
    for unit in cargo:
        figures |= _activated(s, unit)
    return Preview(figures=figures)


def _flown(s: Position, unit: int, space: int) -> Preview:
    """U98: the movement points of a rebase."""
    left, cost = points(s, unit), flight_cost(judged(s, [space]), unit, space)
    return Preview(figures={"cost": cost, "left": left - cost} if cost is not None else {})


def _invaded(s: Position, action: Action) -> Preview:
    """U114: the Assault on who holds the beach. Under U171 Naval Support is certain; else it is up to escorts
    that are still to be named, and not counted."""
    certain = action.verb == "descend"
    unit, space = action.args[1 if certain else 0], action.args[-1][-1]
    s = judged(s, [space])
    paid, defender = _activated(s, unit), s.unit_in(space, GROUND)
    if defender == NONE:
        return Preview(figures=paid)
    told = _attacked(s, Fight("invasion", (unit,), defender, space, naval_support=certain), paid)
    return told if certain else msgspec.structs.replace(told, unknown=("escorts", *told.unknown))


def _attacked(s: Position, fight: Fight, figures: Mapping[str, Any]) -> Preview:
    """With how likely the attacker comes to what it hopes for, before the lines that make it so."""
    return fought(s, fight, {**figures, **hoped(s, fight)})


def _activated(s: Position, unit: int) -> dict[str, int]:
    """U50, U51: ground units alone are paid for."""
    return _paid(s, unit, activation_price(s, unit)) if s.c.branch[unit] == GROUND else {}


def _paid(s: Position, unit: int, amount: int) -> dict[str, int]:
    """U49, U50: what the unit's country pays, and what it then has."""
    points = s.points[s.serves[unit]]
    return {"price": amount} if points == UNLIMITED else {"price": amount, "points": points - amount}
