"""3.1, 3.2, lines of supply over land: friendly areas that hang together, and which of them have a source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.rules.control import friendly, through_vichy
from grognard.games.europe_engulfed.rules.partisans import unguarded
from grognard.kernel.recall import recalled

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.map_data import Map
    from grognard.games.europe_engulfed.state import Position

ALONE = ("usa", "ural", "baku")
"""3.2: home areas that are a source by themselves; Leningrad is another case."""


def passable(s: Position, power: int) -> int:
    """3.1, 4.7, 9.523: the areas that lines of a power may run through."""
    own = friendly(s, power) & ~unguarded(s, s.camp[power])
    return (own | through_vichy(s, power)) & s.c.map.land


def regions(s: Position, within: int) -> tuple[int, ...]:
    """Areas that lines may run through, in pieces that hang together by land."""
    return _regions(s.c.map, within)


@lru_cache(maxsize=1024)
def _regions(board: Map, within: int) -> tuple[int, ...]:
    """That follows from the areas alone, and is asked of the same ones again and again."""
    found, left = [], within
    while left:
        found.append(_joined(board, left & -left, left, None))
        left &= ~found[-1]
    return tuple(found)


def joined(s: Position, start: int, within: int, shut: Callable[[int], int] | None = None) -> int:
    """3.1, 5.17: what hangs together with a set; a guarded border does not join.

    `shut`: what else can't be gone to straight from a space.
    """
    if shut is None and not start & ~within:
        return sum(region for region in regions(s, within) if region & start)
    return _joined(s.c.map, start, within, shut)


def _joined(board: Map, start: int, within: int, shut: Callable[[int], int] | None) -> int:
    roads, guarded = board.roads.neighbours, board.guarded
    found, fringe = start, start
    while fringe:
        space = fringe.bit_length() - 1
        fringe ^= 1 << space
        beside = roads[space] & within & ~found
        if space in guarded:
            beside &= ~_shut_off(board, space, within)
        if shut is not None:
            beside &= ~shut(space)
        found |= beside
        fringe |= beside
    return found


def _shut_off(board: Map, space: int, within: int) -> int:
    """5.17: what lies beside a space behind a border that a fortress not among these closes."""
    mask = 0
    for there, guard in board.guarded.get(space, ()):
        if not within >> guard & 1:
            mask |= 1 << there
    return mask


@recalled
def fed(s: Position, power: int) -> int:
    """3.2: the areas from which a line leads to a source by land."""
    return fed_among(s, power, regions(s, passable(s, power)))


def fed_among(s: Position, power: int, pieces: Sequence[int]) -> int:
    """3.2: the same, of the pieces that its areas fall into."""
    home = supply_home(s, power)
    alone = sum(1 << s.c.index[name] for name in ALONE) & home
    if s.c.powers[power].sort != "major":
        alone = home
    wealth = home | s.c.map.resources & ~through_vichy(s, power)
    found, lonely = 0, 0
    for region in pieces:
        sources = region & home
        if sources and (region & alone or (region & wealth).bit_count() > 1):
            found |= region
        else:
            lonely |= region
    return found | _over_the_lake(s, power, found, lonely)


def supply_home(s: Position, power: int) -> int:
    """0.13: home areas; British ones serve Americans too."""
    own = s.c.home[power]
    return own | s.c.home[s.c.britain] if power == s.c.usa else own


def _over_the_lake(s: Position, power: int, found: int, lonely: int) -> int:
    """3.2: Leningrad, if the Ladoga Swamps are friendly and supplied otherwise."""
    swamps, leningrad = s.c.map.lake
    if power != s.c.ussr or not found >> swamps & 1 or not lonely >> leningrad & 1:
        return 0
    return joined(s, 1 << leningrad, lonely)


def leads_on(s: Position, space: int, within: int) -> int:
    """3.1: where lines begin: in the area itself, or in those beside it if it is hostile and contested."""
    if within >> space & 1:
        return 1 << space
    return s.c.map.roads.neighbours[space] & within & ~_shut_off(s.c.map, space, within)
