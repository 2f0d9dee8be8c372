"""8.1, 8.2: how far armies get by land, and by which ways; armour through opened areas (13.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.games.downfall_third_reich import crossing
from grognard.games.downfall_third_reich.components import FOES, NEUTRAL
from grognard.games.downfall_third_reich.orders import Path, dear, too_dear
from grognard.games.downfall_third_reich.politics import closed, why_closed
from grognard.kernel.masks import spaces_in
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
    return int(s.c.tables["operations"][kind]["armour" if s.c.armour[unit] else "infantry"])


def pinned(s: DownfallState, unit: int) -> bool:
    """8.2.2, 22.4, 22.6: whether an army stands among enemies."""
    return bool(s.enemies(s.c.faction[unit], s.where[unit]))


def reach(s: DownfallState, unit: int, steps: int) -> Reach:
    """Where an army gets in so many steps with the PO there are."""
    c, here, faction = s.c, s.where[unit], s.c.faction[unit]
    free, fights, beyond = [0] * (steps + 1), [0] * (steps + 1), [0] * (steps + 2)
    free[0] = seen = 1 << here
    out_of_reach = too_dear(s, faction)
    if out_of_reach & seen:
        return Reach(free, fights, beyond, 0)
    hostile = s.hostile(faction)
    shut = closed(s, unit) | out_of_reach
    held = bool(hostile & seen)
    within = ~(hostile | shut) & (s.controlled[faction] if held else -1)
    through = 0 if held or not s.breached else crossing.passable(s, unit) & hostile
    links, passes = c.links, c.open_links
    targets = 0 if held else hostile & ~shut
    for n in range(1, steps + 1):
        fringe = free[n - 1]
        if not fringe:
            break
        around = links.spread(fringe)
        free[n] = around & within & ~seen
        if around & targets:
            fights[n] = found = passes.spread(fringe) & targets
            targets ^= found
            if found & through:
                beyond[n + 1] = passes.spread(found & through) & ~(shut | free[0])
        seen |= free[n]
    return Reach(free, fights, beyond[: steps + 1], through)


def all_ends(found: Reach) -> int:
    return _union(found.free[1:]) | _union(found.fights) | _union(found.beyond)


def _union(levels: Sequence[int]) -> int:
    mask = 0
    for level in levels:
        mask |= level
    return mask


def way(s: DownfallState, unit: int, found: Reach, end: int) -> Path:
    """The way that is offered to an area within reach: a shortest one, start left out."""
    faction = s.c.faction[unit]
    weights = _weights(s, faction)
    for n in range(1, len(found.free)):
        if (found.free[n] | found.fights[n]) >> end & 1:
            return _back(s, found, end, n, weights)[1]
        if found.beyond[n] >> end & 1:
            crossed = s.c.open_links.neighbours[end] & found.fights[n - 1] & found.through
            ways = [_back(s, found, area, n - 1, weights) for area in spaces_in(crossed)]
            return (*min(ways)[1], end)
    raise ValueError(f"{s.c.board.names[end]} is not within reach of {s.c.ids[unit]}")


def _weights(s: DownfallState, faction: int) -> tuple[int, int, int]:
    prizes = 0
    for foe in FOES[faction]:
        prizes |= s.controlled[foe]
    return s.controlled[NEUTRAL], dear(s, faction), prizes


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
