"""1.26: what special actions buy after combat: another round, or an advance of fast units."""

from __future__ import annotations

from grognard.bots.europe_engulfed.aims import bides, on_the_defensive
from grognard.bots.europe_engulfed.fighting import outlook
from grognard.bots.europe_engulfed.front import Front
from grognard.bots.europe_engulfed.odds import quotient
from grognard.games.europe_engulfed.components import AXIS
from grognard.games.europe_engulfed.rules.movement.exploitation import Exploitation
from grognard.games.europe_engulfed.rules.movement.reach import ways_of
from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt


def next_purchase(front: Front, prompt: Prompt) -> Action | None:
    """The best of all that is offered, if it is worth a special action."""
    ranked = [*_rounds(front, prompt), *_advances(front, prompt)]
    best = max(ranked, key=lambda one: (one[0], one[1]), default=None)
    return best[1] if best is not None and best[0] > 0 else None


def _spare(front: Front, powers: tuple[int, ...]) -> bool:
    """Whether those who pay are of this camp, and have more than what is kept for the defence."""
    if front.s.camp[powers[0]] != front.camp:
        return False
    kept = front.opinions.actions.kept
    if front.camp == AXIS and not on_the_defensive(front.s):
        kept = 0
    return all(front.s.actions[power] > kept for power in powers)


def _rounds(front: Front, prompt: Prompt) -> list[tuple[float, Action]]:
    """6.72: another round where it may decide the battle."""
    o, found = front.opinions, []
    for action in prompt.offered_by("renew"):
        powers, space = action.args
        if not front.own.get(space) or not _spare(front, powers):
            continue
        ours, theirs = outlook(front, space)
        if quotient(ours, theirs) < o.attack.least:
            continue
        verb = "renew_assault"
        hits = 2 * ours.fire
        decides = min(1.0, hits / max(1.0, theirs.steps)) ** 2
        gain = front.worth[space] * decides + o.worth.step * (min(hits, theirs.steps) - 2 * theirs.fire)
        found.append((gain - o.actions.renew * len(powers), Action(verb, action.args)))
    return found


def _advances(front: Front, prompt: Prompt) -> list[tuple[float, Action]]:
    """5.42: into an area of the enemy that is empty, or too weak for those who come."""
    o, found = front.opinions, []
    hostile = front.hostile & ~bides(front.s, front.camp, o.aims)
    for action in prompt.offered_by("exploit"):
        powers, space = action.args
        if not hostile >> space & 1 or not _spare(front, powers) or space in front.own:
            continue
        gain = front.worth[space]
        if front.enemies_in(space):
            units = [unit for unit, _ in advancing(front, Exploitation(space, powers), prompt)]
            ours, theirs = front.attack(space, units, 0, True)
            if quotient(ours, theirs) < o.attack.least:
                continue
            gain = front.prize(space, ours, theirs)
        found.append((gain - o.actions.exploit, action))
    return found


def advancing(front: Front, step: Exploitation, prompt: Prompt) -> list[tuple[int, tuple[int, ...]]]:
    """The units that can go into the area, one way each, less those who hold the last post."""
    found: dict[int, tuple[int, ...]] = {}
    left = {space: len(units) for space, units in front.own.items()}
    s = front.s
    near = [unit for unit in step.near(s) if s.seat_of(unit) == front.seat and not front.c.is_aircraft[unit]]
    for unit, path in ways_of(s, near, step.ways):
        here = s.at[unit]
        if path[-1] != step.space or unit in found or front.contested(here):
            continue
        if left[here] > 1 or not front.threat[here]:
            found[unit] = path
            left[here] -= 1
    return sorted(found.items())


def advance(front: Front, step: Exploitation, prompt: Prompt) -> Action:
    """Into an empty area two are enough; into a battle all that can."""
    there = len(front.own.get(step.space, []))
    if not front.enemies_in(step.space) and there >= front.opinions.actions.pursuers:
        return Action("halt")
    for unit, path in advancing(front, step, prompt):
        return Action("advance", (unit, path))
    return Action("halt")
