"""19.0, forces: units of a power out of its pool onto the map, as data files tell them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.rules.blocks import raise_unit
from grognard.games.europe_engulfed.state import IN_VICHY
from grognard.kernel.columns import with_entry
from grognard.kernel.saying import Said

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class NoForce(Said):
    """A force that can't be read, or that the pools no longer have."""

    folder = Path(__file__).parents[1] / "locale"


def deploy(s: Position, power: int, space: int, force: str) -> list[int]:
    """Units of a power in a space, as data files tell them: "2 armour 4, 1 air"."""
    placed = []
    whose = s.c.france if power == s.c.vichy else power
    for count, block, steps in read_force(force):
        for _ in range(count):
            unit = raise_unit(s, whose, block, space, steps, told=None)
            if unit is None:
                raise NoForce("file-used-up", block=block)
            if power == s.c.vichy:
                s.service = with_entry(s.service, unit, IN_VICHY)
            placed.append(unit)
    if power == s.c.vichy:
        s.enrol()
    return placed


@lru_cache(maxsize=1024)
def read_force(text: str) -> tuple[tuple[int, str, int], ...]:
    """Count, block and steps of each part of a force.

    >>> read_force("2 armour 4, 1 air")
    ((2, 'armour', 4), (1, 'air', 1))
    """
    return tuple(_parts(text))


def _parts(text: str) -> Iterator[tuple[int, str, int]]:
    for part in text.split(","):
        found = re.fullmatch(r"\s*(\d+) (\w+?)(?: (\d))?\s*", part)
        if found is None:
            raise NoForce("file-force", value=text)
        yield int(found[1]), found[2], int(found[3] or 1)
