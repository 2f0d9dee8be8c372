"""What random play prefers: a unit or a verb first and then what it does; every action has a chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from grognard.games.europe_engulfed.rules.asking import on_the_map
from grognard.games.europe_engulfed.rules.movement.exploitation import Exploitation
from grognard.games.europe_engulfed.rules.movement.operations import Operations
from grognard.games.europe_engulfed.rules.movement.redeployment import Redeployment
from grognard.games.europe_engulfed.rules.movement.strategic import Strategic
from grognard.games.europe_engulfed.rules.naval.convoys import Convoy, shipments
from grognard.games.europe_engulfed.rules.politics.minors import Deployment, forces, home
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.rules.special_actions.breakthrough import Breakthrough
from grognard.games.europe_engulfed.state import Position
from grognard.kernel.action import Action
from grognard.kernel.masks import draw
from grognard.kernel.step import Draw, Step

T = TypeVar("T")

ENOUGH = 1 / 8
"""How often a player has had enough of moving, before each unit that he looks at."""
ENDING = 1 / 10
"""How often he ends what he could go on with."""
ANY = 1 / 50
"""How often one of all legal actions is drawn where a quicker way would overlook some."""
LOOKS = 6
"""How many candidates of a verb are drawn before those that may are listed."""

MOVES = ("move", "ship")


# -------------------------------------------------------------------- movement


def an_operation(step: Operations, s: Position, seat: int, rng: Random) -> Action:
    """A unit first, then where it goes; now and then something else."""
    units = [unit for unit in on_the_map(s, seat) if not s.moved[unit]]
    while units and rng.random() > ENOUGH:
        unit = _taken(units, rng)
        ways = [("move", one) for one in step.ways(s, unit)]
        ways += [("ship", one) for one in shipments(s, [unit])]
        if ways:
            return Action(*_one(ways, rng))
    others = [verb for verb in step.verbs if verb not in MOVES]
    return _one([action for verb in others for action in step.legal_by(s, seat, verb)], rng)


def a_strategic_move(step: Strategic, s: Position, seat: int, rng: Random) -> Action:
    """A unit first, then where it goes."""
    units = list(step.able(s, seat))
    while units and rng.random() > ENOUGH:
        ways = list(step.ways(s, seat, _taken(units, rng)))
        if ways:
            return Action("entrain", _one(ways, rng))
    return Action("end")


def an_advance(step: Exploitation, s: Position, seat: int, rng: Random) -> Action:
    """A unit near the area that is broken into; from farther off, and over air routes, rarely."""
    if rng.random() < ANY:
        return Step.sample(step, s, seat, rng)
    units = sorted(unit for unit in step.near(s) if s.seat_of(unit) == seat)
    while units and rng.random() > ENOUGH:
        ways = list(step.ways(s, _taken(units, rng)))
        if ways:
            return Action("advance", _one(ways, rng))
    return Action("halt")


def a_passenger(step: Convoy, s: Position, seat: int, rng: Random) -> Action:
    """One more unit aboard, or none: then the convoy sails, or an Ally's units stay ashore."""
    if rng.random() > ENOUGH:
        found = _by_looking(step, s, seat, "join", [(unit,) for unit in on_the_map(s, seat)], rng)
        if found is not None:
            return found
    return Action("sail" if seat == step.seat else "stay_ashore")


def a_station(step: Deployment, s: Position, seat: int, rng: Random) -> Action:
    """Any unit of the power to any other of its areas, some times."""
    units = forces(s, step.power)
    if step.stationed >= step.most(s) or rng.random() < ENDING:
        return Action("stand")
    unit = _one(units, rng)
    spaces = home(s, step.power) & ~(1 << s.at[unit])
    return Action("station", (unit, draw(spaces, rng))) if spaces else Action("stand")


# -------------------------------------------------------------------- one verb after the other


def by_verb(step: Step, s: Position, seat: int, rng: Random) -> Action:
    """A verb by chance, and one of its actions; the end comes last, or by chance at once."""
    *verbs, end = step.verbs
    if rng.random() < ENDING:
        return Action(end)
    rng.shuffle(verbs)
    for verb in verbs:
        found = _of_verb(step, s, seat, verb, rng)
        if found is not None:
            return found
    return Action(end)


def _of_verb(step: Step, s: Position, seat: int, verb: str, rng: Random) -> Action | None:
    """A legal action of a verb: candidates are asked about one by one, where nothing quicker lists them."""
    if hasattr(step, f"legal_{verb}") or not step.verbs[verb]:
        legal = list(step.legal_by(s, seat, verb))
        return _one(legal, rng) if legal else None
    return _by_looking(step, s, seat, verb, list(getattr(step, f"candidates_{verb}")(s, seat)), rng)


def _by_looking(
    step: Step, s: Position, seat: int, verb: str, candidates: list[Any], rng: Random
) -> Action | None:
    """The first of some candidates, drawn by chance, that may; if none of these may, one of all that may."""
    if not candidates:
        return None
    may = getattr(step, f"may_{verb}")
    for _ in range(LOOKS):
        args = _one(candidates, rng)
        if may(s, seat, *args) is None:
            return Action(verb, args)
    legal = [args for args in candidates if may(s, seat, *args) is None]
    return Action(verb, _one(legal, rng)) if legal else None


def _taken(units: list[int], rng: Random) -> int:
    """One of some units, which is not drawn again."""
    return units.pop(int(rng.random() * len(units)))


def _one(things: Sequence[T], rng: Random) -> T:
    return things[int(rng.random() * len(things))]


PREFERS: Mapping[type[Step], Draw] = {
    Operations: an_operation,
    Strategic: a_strategic_move,
    Redeployment: a_strategic_move,
    Exploitation: an_advance,
    Convoy: a_passenger,
    Deployment: a_station,
    Production: by_verb,
    Breakthrough: by_verb,
}
