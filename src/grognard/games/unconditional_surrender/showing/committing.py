"""Section 10, step 2: what each side could commit, and what each choice would add."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.unconditional_surrender.rules import commitments
from grognard.games.unconditional_surrender.rules.combat import SIDES, Commitment, Committing, cut
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.showing.outcomes import percent
from grognard.games.unconditional_surrender.showing.reckoning import aim, fought, modifiers, signed
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.action import Action
from grognard.kernel.looking import Preview

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def choosing(s: Position, step: Commitment, action: Action, seat: int | None) -> Preview:
    """U82: who will commit sees what is at hand, and what all of it would do to the chances if the other side
    had nothing; the other side's choice is secret."""
    fight = step.fight
    side = next((side for side in SIDES if fight.seat(s, side) == seat), None)
    if action.verb == "will_not" or side is None:
        return fought(s, fight, hoped(s, fight))
    markers, units = list(_markers(s, fight, side)), _supporting(s, fight, side)
    figures: dict[str, Any] = {}
    if markers:
        figures["markers"] = [s.c.marker_names[marker] for marker, _ in markers]
    if units:
        figures["units"] = [s.unit_name(unit) for unit in units]
    full = fight
    for marker, unit in markers:
        full = _with(full, marker, unit)
    full = _flown(full, side, units[0]) if units else full
    return fought(s, full, figures | _hopes(s, fight, full))


def committing(s: Position, step: Committing, action: Action) -> Preview:
    """U82: the combat with what the action would add to it; how much that is, and what it does to the
    chances, unless an air unit has to fight for its support first."""
    fight = step.fight
    if action.verb == "decline":
        return fought(s, fight, {})
    if action.verb == "support":
        after = _flown(fight, step.side, action.args[0])
    else:
        after = _with(fight, action.args[0], *action.args[1:])
    if NONE not in after.air and after.air != fight.air:
        return fought(s, after, {})
    return fought(s, after, {**_added(s, fight, after, step.side), **_hopes(s, fight, after)})


def _flown(fight: Fight, side: int, unit: int) -> Fight:
    air = tuple(unit if one == side else other for one, other in enumerate(fight.air))
    return msgspec.structs.replace(fight, air=air)


def _with(fight: Fight, marker: int, unit: int = NONE) -> Fight:
    tanks = fight.tanks if unit == NONE else (*fight.tanks, unit)
    return msgspec.structs.replace(fight, markers=(*fight.markers, marker), tanks=tanks)


def _markers(s: Position, fight: Fight, side: int) -> Iterator[tuple[int, int]]:
    """The markers that a side could commit now, those of tanks with the first unit that takes them."""
    for marker in commitments.at_hand(s, fight, side):
        if commitments.why_not_committed(s, fight, side, marker) is None:
            yield marker, NONE
            continue
        units = fight.side(side)
        fit = (one for one in units if commitments.why_not_equipped(s, fight, side, marker, one) is None)
        unit = next(fit, NONE)
        if unit != NONE:
            yield marker, unit


def _supporting(s: Position, fight: Fight, side: int) -> list[int]:
    """U101: the air units that a side could commit now."""
    own = commitments.air_units(s, fight, side)
    return [unit for unit in own if commitments.why_not_supporting(s, fight, side, unit) is None]


def _added(s: Position, before: Fight, after: Fight, side: int) -> dict[str, str]:
    """U84: by how much the modifiers of both sides change."""
    old, new = modifiers(s, before), modifiers(s, after)
    if old is None or new is None:
        return {}
    own, other = (cut(s.c, new[one]) - cut(s.c, old[one]) for one in (side, 1 - side))
    return {"adds": signed(own)} | ({"against": signed(other)} if other else {})


def hoped(s: Position, fight: Fight) -> dict[str, str]:
    """How likely the attacker comes to what it hopes for."""
    found = aim(s, fight)
    return {} if found is None else {found[0]: percent(found[1])}


def _hopes(s: Position, before: Fight, after: Fight) -> dict[str, str]:
    """The same, now and then."""
    old, new = hoped(s, before), hoped(s, after)
    return {name: f"{old[name]} → {new[name]}" for name in new if name in old}
