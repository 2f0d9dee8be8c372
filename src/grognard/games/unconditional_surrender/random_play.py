"""What random play prefers: a unit first and then what it does, instead of one of all moves on the map."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from grognard.games.unconditional_surrender.rules.actions import Actions
from grognard.games.unconditional_surrender.state import Position
from grognard.kernel.action import Action
from grognard.kernel.step import Draw, Step

ENDING = 0.1
"""How often a player has had enough of the actions of a phase."""


def an_action(step: Actions, s: Position, seat: int, rng: Random) -> Action:
    """A verb by chance, and one of its actions; of moves those of one unit; or the end."""
    if rng.random() < ENDING:
        return Action("end")
    verbs = [verb for verb in step.verbs if verb != "end"]
    rng.shuffle(verbs)
    for verb in verbs:
        found = _of_a_unit(step, s, rng) if verb == "move" else list(step.legal_by(s, seat, verb))
        if found:
            return found[int(rng.random() * len(found))]
    return Action("end")


def _of_a_unit(step: Actions, s: Position, rng: Random) -> list[Action]:
    """The moves of the first unit, in an order by chance, that has any."""
    units = step.ready(s)
    rng.shuffle(units)
    for unit in units:
        found = [Action("move", args) for args in step.legal_move_with(s, 0, unit)]
        if found:
            return found
    return []


PREFERS: Mapping[type[Step], Draw] = {Actions: an_action}
