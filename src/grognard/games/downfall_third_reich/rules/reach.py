"""8.1, 8.2: how far armies get by land, and by which ways; armour through opened areas (13.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grognard.games.downfall_third_reich.components import AXIS, NEUTRAL, USSR
from grognard.games.downfall_third_reich.rules import crossing
from grognard.games.downfall_third_reich.rules.orders import Path, dear, too_dear
from grognard.games.downfall_third_reich.rules.politics import lands, shut_to, why_shut
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

TACTICAL, ATTACKING = "tactical", "attack"
RULE = {TACTICAL: "8.1", ATTACKING: "8.2"}

INVASION, DEAR, PRIZE = 1000, 10, -1
"""Of ways of one length the lightest is offered: no neutrals, no dear areas, then areas to take."""


class Reach(NamedTuple):
    """Areas by distance from the start: without enemies, with enemies, and beyond areas with enemies."""

    free: list[int]
    fights: list[int]
    beyond: list[int]
    through: int
    """The areas with enemies that may be crossed."""


def allowance(s: DownfallState, unit: int, kind: str) -> int:
    """8.1, 8.2: how many areas an army goes."""
    return s.c.steps[kind][s.c.armour[unit]]


def pinned(s: DownfallState, unit: int) -> bool:
    """8.2.2, 22.4, 22.6: whether an army stands among enemies."""
    return bool(s.enemies(s.c.faction[unit], s.where[unit]))


def reach(s: DownfallState, unit: int, steps: int, avoided: int = 0) -> Reach:
    """Where an army gets in so many steps with the PO there are, keeping out of some areas."""
    c, here, faction = s.c, s.where[unit], s.c.faction[unit]
    free, fights, beyond = [0] * (steps + 1), [0] * (steps + 1), [0] * (steps + 2)
    free[0] = fringe = start = 1 << here
    out_of_reach = too_dear(s, faction)
    if out_of_reach & start:
        return Reach(free, fights, beyond, 0)
    hostile = s.hostile(faction)
    shut = shut_to(s, unit) | out_of_reach | avoided
    held = hostile & start
    fresh = (s.controlled[faction] if held else lands(c).everywhere) & ~(hostile | shut | start)
    through = 0 if held or not s.breached else crossing.passable(s, unit) & hostile
    links, passes = c.links, c.open_links
    targets = 0 if held else hostile & ~shut
    for n in range(1, steps + 1):
        around = links.spread(fringe)
        found = around & targets
        if found:
            if found & c.under_crests:
                found &= passes.spread(fringe)
            fights[n] = found
            targets ^= found
            if found & through:
                beyond[n + 1] = passes.spread(found & through) & ~(shut | start)
        free[n] = fringe = around & fresh
        if not fringe:
            break
        fresh ^= fringe
    return Reach(free, fights, beyond[: steps + 1], through)


def all_ends(found: Reach) -> int:
    """Every area within reach but the start."""
    mask = 0
    for n in range(1, len(found.free)):
        mask |= found.free[n] | found.fights[n] | found.beyond[n]
    return mask


Known = dict[int, tuple[int, Path]]
"""The lightest of the shortest ways to areas, with its weight, as far as they have been asked for."""


class Ways:
    """The ways of an army to the areas within its reach; what they share is worked out once."""

    __slots__ = ("_costly", "_found", "_known", "_near", "_s", "_steps", "_unit", "_unwanted", "_weights")

    def __init__(self, s: DownfallState, unit: int, found: Reach, steps: int = 0) -> None:
        self._s, self._unit, self._found, self._steps = s, unit, found, steps or len(found.free) - 1
        self._near = found.free[1] | found.fights[1]
        self._weights = _weights(s, s.c.faction[unit])
        self._known: Known = {}
        self._costly = self._weights[1]
        self._unwanted = self._costly | s.controlled[NEUTRAL] | _rousing(s, s.c.faction[unit])

    def to(self, end: int) -> Path:
        """The way that is offered to an area, start left out: a shortest one, but round what nobody goes
        through for nothing (2.3, 3.5, 8.0.3) if that is not too far."""
        if self._near >> end & 1:
            return (end,)
        path = _shortest(self._s, self._found, end, self._weights, self._known)
        passed = mask_of(path[:-1])
        return self._round(end, path, passed) if passed & self._unwanted else path

    def _round(self, end: int, path: Path, passed: int) -> Path:
        s, unit = self._s, self._unit
        grave = _grave(s, s.c.faction[unit], end)
        costly = 0 if self._costly & (1 << end | 1 << s.where[unit]) else self._costly
        for avoided in (grave | costly, grave):
            if passed & avoided:
                other = reach(s, unit, self._steps, avoided)
                if all_ends(other) >> end & 1:
                    return _shortest(s, other, end, self._weights, {})
        return path


def way(s: DownfallState, unit: int, found: Reach, end: int, steps: int = 0) -> Path:
    """The way that is offered to one area within reach, by so many steps or as many as the reach has."""
    return (end,) if (found.free[1] | found.fights[1]) >> end & 1 else Ways(s, unit, found, steps).to(end)


def _grave(s: DownfallState, faction: int, end: int) -> int:
    """2.3, 3.5: the areas where to pass invades a country or brings total war, unless the end does so too."""
    neutral = s.controlled[NEUTRAL] & ~s.c.territory[s.c.country_of[end]]
    rousing = _rousing(s, faction)
    return neutral if rousing >> end & 1 else neutral | rousing


def _rousing(s: DownfallState, faction: int) -> int:
    """3.5: the areas whose entry brings total war."""
    if faction == AXIS and not s.entered_ussr:
        return s.c.home[s.c.ussr]
    if faction == USSR and not s.total[AXIS]:
        return s.c.soviet_entry
    return 0


def _shortest(s: DownfallState, found: Reach, end: int, weights: tuple[int, int, int], known: Known) -> Path:
    """The lightest of the shortest ways."""
    for n in range(1, len(found.free)):
        if (found.free[n] | found.fights[n]) >> end & 1:
            return _back(s, found, end, n, weights, known)[1]
        if found.beyond[n] >> end & 1:
            crossed = s.c.open_links.neighbours[end] & found.fights[n - 1] & found.through
            ways = [_back(s, found, area, n - 1, weights, known) for area in spaces_in(crossed)]
            return (*min(ways)[1], end)
    raise ValueError(f"{s.c.board.names[end]} is not within reach")


def _weights(s: DownfallState, faction: int) -> tuple[int, int, int]:
    axis, allies, ussr, neutral = s.controlled
    return neutral, dear(s, faction), allies | ussr if faction == AXIS else axis


def _back(
    s: DownfallState, found: Reach, end: int, n: int, weights: tuple[int, int, int], known: Known
) -> tuple[int, Path]:
    """The lightest of the shortest ways to an area at distance n, with its weight; the end weighs nothing."""
    if n == 1:
        return 0, (end,)
    if end in known:
        return known[end]
    links = s.c.open_links if found.fights[n] >> end & 1 else s.c.links
    neutral, costly, prizes = weights
    best: tuple[int, Path] | None = None
    for area in spaces_in(links.neighbours[end] & found.free[n - 1]):
        weight, path = _back(s, found, area, n - 1, weights, known) if n > 2 else (0, (area,))
        if neutral >> area & 1:
            weight += INVASION
        elif prizes >> area & 1:
            weight += PRIZE
        if costly >> area & 1:
            weight += DEAR
        if best is None or weight < best[0]:
            best = weight, path
    if best is None:
        raise ValueError("distances that do not fit the map")
    known[end] = best[0], (*best[1], end)
    return known[end]


def _why_out_of_reach(s: DownfallState, here: int, end: int, rule: str, steps: int) -> Refusal | None:
    """8.1, 8.2: farther off by land than any army goes, or not to be got to by land at all."""
    space, rings = s.c.board.names[end], s.c.links.rings(1 << here, lands(s.c).everywhere)
    far = next((n for n, ring in enumerate(rings) if ring >> end & 1), None)
    if far is None:
        return refuse(rule, "no-land-way", space=space)
    return refuse(rule, "too-far", space=space, number=steps) if far > steps else None


def why_not_along(s: DownfallState, unit: int, path: Path, kind: str) -> Refusal | None:
    """Why an army can't go this way, step by step, or None."""
    c, here, faction, rule = s.c, s.where[unit], s.c.faction[unit], RULE[kind]
    names, hostile, steps = c.board.names, s.hostile(faction), allowance(s, unit, kind)
    held = hostile >> here & 1
    through = 0 if held else crossing.passable(s, unit)
    must_stop = False
    if path[-1] == here:
        return refuse(rule, "same-area", space=names[here])
    barred = why_shut(s, unit, path[-1]) or _why_out_of_reach(s, here, path[-1], rule, steps)
    if barred is not None:  # what is true of the area itself is said first, whatever lies on the way
        return barred
    for n, area in enumerate(path):
        space = names[area]
        if not c.links.neighbours[here] >> area & 1:
            return refuse(rule, "not-adjacent", space=space)
        crest = c.crests.neighbours[here] >> area & 1
        if must_stop:
            return refuse("13.1", "must-stop", space=names[here])
        if n and hostile >> here & 1:
            if not through >> here & 1:
                return refuse("8.2.1", "through-enemies", space=names[here])
            if crest:
                return refuse("13.1", "no-crossing-mountains", space=space)
            must_stop = True
        refusal = why_shut(s, unit, area)
        if refusal is not None:
            return refusal
        if held and (hostile | ~s.controlled[faction]) >> area & 1:
            return refuse("8.2.2", "leaving-enemies", space=space)
        if crest and hostile >> area & 1:
            return refuse("15.4", "high-mountain", space=space)
        if n >= steps:
            return refuse(rule, "too-far", space=names[path[-1]], number=steps)
        here = area
    return None
