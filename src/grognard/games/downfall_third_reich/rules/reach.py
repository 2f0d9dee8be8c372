"""8.1, 8.2: how far armies get by land, and by which ways; armour through opened areas (13.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grognard.games.downfall_third_reich.components import AXIS, NEUTRAL, USSR
from grognard.games.downfall_third_reich.rules import crossing
from grognard.games.downfall_third_reich.rules.orders import Path, dear, too_dear
from grognard.games.downfall_third_reich.rules.politics import closed, lands, why_closed
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
    shut = closed(s, unit) | out_of_reach | avoided
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


def way(s: DownfallState, unit: int, found: Reach, end: int, steps: int = 0) -> Path:
    """The way that is offered to an area within reach, start left out: a shortest one, but round what nobody
    goes through for nothing (2.3, 3.5, 8.0.3) if that is not too far: `steps`, or the length of the reach."""
    if (found.free[1] | found.fights[1]) >> end & 1:
        return (end,)
    faction = s.c.faction[unit]
    weights = _weights(s, faction)
    path = _shortest(s, found, end, weights)
    passed, grave, costly = mask_of(path[:-1]), _grave(s, faction, end), weights[1]
    if passed & (grave | costly):
        if costly & (1 << end | 1 << s.where[unit]):
            costly = 0
        for avoided in (grave | costly, grave):
            if passed & avoided:
                other = reach(s, unit, steps or len(found.free) - 1, avoided)
                if all_ends(other) >> end & 1:
                    return _shortest(s, other, end, weights)
    return path


def _grave(s: DownfallState, faction: int, end: int) -> int:
    """2.3, 3.5: the areas where to pass invades a country or brings total war, unless the end does so too."""
    c = s.c
    neutral = s.controlled[NEUTRAL] & ~c.territory[c.country_of[end]]
    rousing = 0
    if faction == AXIS and not s.entered_ussr:
        rousing = c.home[c.ussr]
    elif faction == USSR and not s.total[AXIS]:
        rousing = c.soviet_entry
    return neutral if rousing >> end & 1 else neutral | rousing


def _shortest(s: DownfallState, found: Reach, end: int, weights: tuple[int, int, int]) -> Path:
    """The lightest of the shortest ways."""
    for n in range(1, len(found.free)):
        if (found.free[n] | found.fights[n]) >> end & 1:
            return _back(s, found, end, n, weights)[1]
        if found.beyond[n] >> end & 1:
            crossed = s.c.open_links.neighbours[end] & found.fights[n - 1] & found.through
            ways = [_back(s, found, area, n - 1, weights) for area in spaces_in(crossed)]
            return (*min(ways)[1], end)
    raise ValueError(f"{s.c.board.names[end]} is not within reach")


def _weights(s: DownfallState, faction: int) -> tuple[int, int, int]:
    axis, allies, ussr, neutral = s.controlled
    return neutral, dear(s, faction), allies | ussr if faction == AXIS else axis


def _back(
    s: DownfallState, found: Reach, end: int, n: int, weights: tuple[int, int, int]
) -> tuple[int, Path]:
    """The lightest of the shortest ways to an area at distance n, with its weight; the end weighs nothing."""
    if n == 1:
        return 0, (end,)
    links = s.c.open_links if found.fights[n] >> end & 1 else s.c.links
    neutral, costly, prizes = weights
    best: tuple[int, Path] | None = None
    for area in spaces_in(links.neighbours[end] & found.free[n - 1]):
        weight, path = _back(s, found, area, n - 1, weights)
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
    return best[0], (*best[1], end)


def why_not_along(s: DownfallState, unit: int, path: Path, kind: str) -> Refusal | None:
    """Why an army can't go this way, step by step, or None."""
    c, here, faction, rule = s.c, s.where[unit], s.c.faction[unit], RULE[kind]
    names, hostile, steps = c.board.names, s.hostile(faction), allowance(s, unit, kind)
    held = hostile >> here & 1
    through = 0 if held else crossing.passable(s, unit)
    must_stop = False
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
        refusal = why_closed(s, unit, area)
        if refusal is not None:
            return refusal
        if held and (hostile | ~s.controlled[faction]) >> area & 1:
            return refuse("8.2.2", "leaving-enemies", space=space)
        if crest and hostile >> area & 1:
            return refuse("15.4", "high-mountain", space=space)
        if n >= steps:
            return refuse(rule, "too-far", space=space, number=steps)
        here = area
    if here == s.where[unit]:
        return refuse(rule, "same-area", space=names[here])
    return None
