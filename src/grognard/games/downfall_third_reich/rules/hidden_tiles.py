"""4.5: what a seat that can't see the face of a tile may think it is."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

from grognard.games.downfall_third_reich.components import FACTIONS
from grognard.kernel.hidden import UNKNOWN

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.components import Components

# Where a tile lies (4.5).
RESERVE, DEVELOPMENT, AVAILABLE = range(3)


def guess_tiles(c: Components, view: Any, rng: Random) -> list[int]:
    """The tiles of a view, those face down dealt by chance among the places that their backs show."""
    tiles: list[int] = view.tiles[:]
    for faction, own in enumerate(c.tiles_of):
        unknown = [tile for tile in own if tiles[tile] is UNKNOWN]
        rng.shuffle(unknown)
        developing, available = view.face_down[faction * 2 : faction * 2 + 2]
        if unknown:
            _deal(c, view.turn, faction, tiles, unknown, developing, available)
    return tiles


def _deal(
    c: Components,
    turn: int,
    faction: int,
    tiles: list[int],
    unknown: list[int],
    developing: int,
    available: int,
) -> None:
    """The first deal, in the order the tiles were shuffled to, that the dates and chapter 13 allow."""
    ready = [tile for tile in unknown if in_time(c, tile, turn)]
    for chosen in combinations(ready, available):
        rest = [tile for tile in unknown if tile not in chosen]
        for begun in combinations(rest, developing):
            for tile in unknown:
                tiles[tile] = AVAILABLE if tile in chosen else DEVELOPMENT if tile in begun else RESERVE
            if all(prepared(c, tiles, tile) for tile in (*chosen, *begun)):
                return
    raise ValueError(f"no tiles of {FACTIONS[faction]}: {developing} in development, {available} available")


def in_time(c: Components, tile: int, turn: int) -> bool:
    """13.1, 13.3, 13.4, 13.9 to 13.11: whether a tile may be available in this turn."""
    technology = c.technologies[c.tile_technology[tile]]
    return turn >= technology.available_from.get(FACTIONS[c.tile_faction[tile]], 0)


def prepared(c: Components, tiles: list[int], tile: int) -> bool:
    """13.4: whether what a tile builds on is available."""
    faction = c.tile_faction[tile]
    required = c.technologies[c.tile_technology[tile]].requires.get(FACTIONS[faction], [])
    return all(tiles[c.tile(faction, name)] == AVAILABLE for name in required)
