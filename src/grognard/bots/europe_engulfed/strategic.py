"""1.24: the plan of a strategic phase: reserves go by rail and ship to where they are worth most."""

from __future__ import annotations

from collections.abc import Hashable

from grognard.bots.europe_engulfed.front import Front
from grognard.bots.europe_engulfed.marches import Marches
from grognard.bots.europe_engulfed.operations import holders
from grognard.games.europe_engulfed.rules.movement.reach import Way
from grognard.games.europe_engulfed.rules.movement.strategic import Rail, account, limit
from grognard.games.europe_engulfed.state import SUPPLIED
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in


def plan(front: Front) -> list[Action]:
    """The best move of all reserves, then the next, as far as the limits of each power go."""
    s, marches = front.s, Marches(front)
    left = {power: limit(s, power) - s.strategic[account(s, power)] for power in front.powers}
    staying = holders(front)
    reserves = [u for u in front.units if _free(front, u) and u not in staying]
    rails: dict[Hashable, dict[int, Way]] = {}
    found: list[Action] = []
    while any(left.values()):
        best = _best(front, marches, [u for u in reserves if left[_payer(front, u)] > 0], rails)
        if best is None:
            break
        unit, way = best
        found.append(Action("entrain", (unit, way)))
        marches.send(unit, way[-1])
        reserves.remove(unit)
        left[_payer(front, unit)] -= 1
    return found


def _payer(front: Front, unit: int) -> int:
    return account(front.s, front.s.power_of(unit))


def _free(front: Front, unit: int) -> bool:
    s = front.s
    return not s.moved[unit] and s.out[unit] == SUPPLIED and not front.contested(s.at[unit])


def _best(
    front: Front, marches: Marches, units: list[int], rails: dict[Hashable, dict[int, Way]]
) -> tuple[int, Way] | None:
    s = front.s
    best: tuple[float, int, Way] | None = None
    tried: set[Hashable] = set()
    for unit in units:
        alike = (s.power_of(unit), s.at[unit], s.kind(unit), s.steps[unit])
        if alike in tried:
            continue
        tried.add(alike)
        here = marches.value(unit, s.at[unit])
        ends = _ends(front, unit, rails)
        ranked = sorted(
            ends, key=lambda end: (-front.field[end] - front.need(end, marches.steps.get(end, 0)), end)
        )
        for end in ranked[: front.mind.pace.places]:
            gain = marches.value(unit, end) - here
            if gain > front.opinions.march.least_by_rail and (
                best is None or (gain, -unit) > (best[0], -best[1])
            ):
                best = gain, unit, ends[end]
    return best[1:] if best is not None else None


def _ends(front: Front, unit: int, rails: dict[Hashable, dict[int, Way]]) -> dict[int, Way]:
    """By land everywhere; over the sea only out of home, where no land front is."""
    s = front.s
    key = s.power_of(unit), s.at[unit], s.kind(unit).armour, front.c.is_aircraft[unit]
    if key not in rails:
        rail = Rail(s, unit)
        found: dict[int, Way] = {}
        if rail.land >> rail.start & 1:
            found = {space: (space,) for space in spaces_in(rail.by_land())}
            if front.sails(s.power_of(unit), s.at[unit]):
                for way in rail.ends():
                    found.setdefault(way[-1], way)
        rails[key] = found
    return rails[key]
