"""What random play prefers: a unit first and then what it does, instead of one of all moves on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random

from grognard.games.unconditional_surrender.rules.actions import Actions, Activation
from grognard.games.unconditional_surrender.rules.logistics import GivingUp, Mobilization, Replacements
from grognard.games.unconditional_surrender.rules.sailing import way_to
from grognard.games.unconditional_surrender.rules.strategic_movement import StrategicMovement, destinations
from grognard.games.unconditional_surrender.rules.supply_phase import Supplying
from grognard.games.unconditional_surrender.state import Position
from grognard.games.unconditional_surrender.ways import way
from grognard.kernel.action import Action
from grognard.kernel.masks import draw, nth
from grognard.kernel.step import Draw, Step

ENDING = 0.1
"""How often a player has had enough of the actions of a phase."""


def an_action(step: Actions, s: Position, seat: int, rng: Random) -> Action:
    """A verb by chance, and one of its actions; of moves those of one unit; or the end."""
    if rng.random() < ENDING:
        return Action("end")
    verbs = [verb for verb in step.told_verbs(s) if verb != "end"]
    rng.shuffle(verbs)
    for verb in verbs:
        quick = DRAWN.get(verb)
        found = quick(step, s, rng) if quick else _one_of(step.legal_by(s, seat, verb), rng)
        if found is not None:
            return found
    return Action("end")


def _one_of(actions: Iterable[Action], rng: Random) -> Action | None:
    found = list(actions)
    return found[int(rng.random() * len(found))] if found else None


def _a_move(step: Actions, s: Position, rng: Random) -> Action | None:
    """One of the first unit, in an order by chance, that has any; no other way is made."""
    units = step.ready(s)
    rng.shuffle(units)
    for unit in units:
        goals = step.goals_of(s, unit)
        if goals:
            return Action("move", (unit, way(*goals[int(rng.random() * len(goals))])))
    return None


def _a_rebase(step: Actions, s: Position, rng: Random) -> Action | None:
    return _a_pair("rebase", step.rebases(s), rng)


def _a_laying(step: Actions, s: Position, rng: Random) -> Action | None:
    return _a_pair("lay", list(step.layings(s)), rng)


def _a_voyage(step: Actions, s: Position, rng: Random) -> Action | None:
    found = _a_pair("sail", step.voyages(s), rng)
    return found and Action("sail", (found.args[0], way_to(s, *found.args)))


def _a_pair(verb: str, places: list[tuple[int, int]], rng: Random) -> Action | None:
    """Things with the hexes for each: one of all pairs, without making them."""
    number = sum(found.bit_count() for _, found in places)
    if not number:
        return None
    number = int(rng.random() * number)
    for thing, found in places:
        if number < found.bit_count():
            return Action(verb, (thing, nth(found, number)))
        number -= found.bit_count()
    return None


def an_activation(step: Activation, s: Position, seat: int, rng: Random) -> Action:
    """One of all actions alike; of moves only the one that is drawn is made."""
    goals = step.goals_of(s, step.unit)
    others = [one for verb in step.verbs if verb != "move" for one in step.legal_by(s, seat, verb)]
    number = int(rng.random() * (len(goals) + len(others)))
    if number < len(goals):
        return Action("move", (step.unit, way(*goals[number])))
    return others[number - len(goals)]


def seldom(step: Step, s: Position, seat: int, rng: Random) -> Action:
    """The end, as a rule; else one of all: what may be given up or forgone is not, most of the time."""
    if rng.random() < 1 - ENDING:
        return Action("end")
    return Step.sample(step, s, seat, rng)


def by_verb(step: Step, s: Position, seat: int, rng: Random) -> Action:
    """A verb by chance, and one of its actions; the end is a verb like others."""
    verbs = [verb for verb in step.verbs if verb not in RARE or rng.random() < ENDING]
    rng.shuffle(verbs)
    for verb in verbs:
        found = _one_of(step.legal_by(s, seat, verb), rng)
        if found is not None:
            return found
    return Action("end")


def a_redeployment(step: StrategicMovement, s: Position, seat: int, rng: Random) -> Action:
    """A unit by chance and one of its goals, or none at all."""
    units = step.ready(s)
    rng.shuffle(units)
    for unit in units:
        found = destinations(s, unit)
        if found and rng.random() > ENDING:
            return Action("redeploy", (unit, draw(found, rng)))
    return Action("end")


DRAWN: Mapping[str, Callable[[Actions, Position, Random], Action | None]] = {
    "move": _a_move,
    "rebase": _a_rebase,
    "lay": _a_laying,
    "sail": _a_voyage,
}
RARE = frozenset({"forgo"})
PREFERS: Mapping[type[Step], Draw] = {
    Actions: an_action,
    Activation: an_activation,
    Supplying: by_verb,
    Mobilization: by_verb,
    Replacements: by_verb,
    GivingUp: seldom,
    StrategicMovement: a_redeployment,
}
