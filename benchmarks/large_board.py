"""A board of 3,808 hexes beside that of Battle for Germany: `python -m benchmarks.large_board --help`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial, reduce
from operator import or_
from pathlib import Path
from random import Random
from statistics import median
from timeit import Timer
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from benchmarks.sheets import Sheet, invented, of_battle_for_germany, of_file
from grognard.kernel.board import Board, Edge, Links, Ways
from grognard.kernel.hexgrid import hex_board
from grognard.kernel.masks import mask_of, spaces_in

COLUMNS, ROWS = 68, 56
ENTER = {"clear": 1, "desert": 1, "woods": 2, "hill": 2, "broken": 2, "marsh": 3, "rough": 4}
"""What a hex costs; other terrain (sea, lake, off the map) is closed."""
CROSS = {"river": 1, "mountain": 2}
CLOSED_SIDES = frozenset({"sea", "lake", "blocked"})
UNITS = 200
LONE = 20
"""How many starts a lone unit's figures are the mean of."""
LAP = 0.05
"""Seconds that a measure lasts at least, so that the clock's own grain does not count."""


class Field:
    """A board and two armies that face each other across its middle."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.board = self.make_board()
        terrain = [hex.get("terrain", "clear") for hex in self.board.attributes]
        self.enter = [ENTER.get(kind, 0) for kind in terrain]
        self.open = [cost > 0 for cost in self.enter]
        self.links, self.ways = self.make_links(), self.make_ways()
        land = mask_of(space for space, open_ground in enumerate(self.open) if open_ground)
        self.land = self._largest(land)
        self.lone = Random(1).sample(list(spaces_in(self.land)), LONE)
        self.armies = self._armies()
        self.occupied = [mask_of(army) for army in self.armies]

    def _largest(self, land: int) -> int:
        """The largest continent: what has to be walked when everything can be reached."""
        found = 0
        while land:
            part = self.links.flood(land & -land, land)
            found = max(found, part, key=int.bit_count)
            land &= ~part
        return found

    def _armies(self) -> list[list[int]]:
        """Half of the units on either side, none further from the middle than the front is long."""
        across = {space: self.board.centres[space][0] for space in spaces_in(self.land)}
        middle = median(across.values())
        near = sorted(across, key=lambda space: abs(across[space] - middle))[: 3 * UNITS]
        west = [space for space in near if across[space] < middle]
        east = [space for space in near if across[space] >= middle]
        return [Random(2).sample(side, UNITS // 2) for side in (west, east)]

    # ---------------------------------------------------------------- making

    def make_board(self) -> Board:
        return hex_board(*self.sheet)

    def make_links(self) -> Links:
        return self.board.links(self._passable)

    def make_ways(self) -> Ways:
        return self.board.ways(self._passable, self._cross, self.enter)

    def _passable(self, a: int, b: int, edge: Edge) -> bool:
        return self.open[a] and self.open[b] and not edge.kinds & CLOSED_SIDES

    def _cross(self, edge: Edge) -> int:
        return sum(CROSS.get(kind, 0) for kind in edge.kinds)

    # ---------------------------------------------------------------- asking

    def reach_alone(self, points: int) -> list[list[int]]:
        """How far units get in empty country."""
        return [self.ways.reach(start, points, 0, 0) for start in self.lone]

    def paths_alone(self, levels: list[list[int]]) -> int:
        """A cheapest way to every destination; how many there are."""
        return sum(len(list(self.ways.ways_to(one, reduce(or_, one), 0))) for one in levels)

    def zones(self) -> list[int]:
        """The hexes that each army's zones of control cover."""
        return [self.links.spread(mask_of(army)) for army in self.armies]

    def reach_of_armies(self, points: int) -> None:
        """How far every unit gets between the enemies: closed where they stand, halted by their zones."""
        zones = self.zones()
        for army, enemy in ((0, 1), (1, 0)):
            closed, stops = self.occupied[enemy], zones[enemy]
            for start in self.armies[army]:
                self.ways.reach(start, points, closed, stops, stops if stops >> start & 1 else 0)

    def flood(self) -> int:
        """All land that is joined to one hex of it."""
        return self.links.flood(1 << self.lone[0], self.land)

    def rings(self) -> list[int]:
        """How far every hex of it lies from that hex, as supply is counted."""
        return list(self.links.rings(1 << self.lone[0], self.land))

    def supply(self) -> list[int]:
        """The hexes to which each army's supply comes: not where enemies stand, nor beyond their zones."""
        zones = self.zones()
        sources = (self.land & -self.land, 1 << self.land.bit_length() - 1)
        return [
            self.links.flood(
                source, self.land & ~(self.occupied[enemy] | zones[enemy] & ~self.occupied[army])
            )
            for source, army, enemy in ((sources[0], 0, 1), (sources[1], 1, 0))
        ]


def measures(field: Field) -> dict[str, tuple[Callable[[], object], int]]:
    """What is measured, and through how many the time of one call is divided."""
    return {
        "making: board": (field.make_board, 1),
        "making: links": (field.make_links, 1),
        "making: ways": (field.make_ways, 1),
        "reach, 4 points": (partial(field.reach_alone, 4), LONE),
        "reach, 8 points": (partial(field.reach_alone, 8), LONE),
        "reach, 12 points": (partial(field.reach_alone, 12), LONE),
        "paths to all of 8 points": (partial(field.paths_alone, field.reach_alone(8)), LONE),
        f"zones of {UNITS} units": (field.zones, 1),
        f"reach of {UNITS} units, 8 points": (partial(field.reach_of_armies, 8), 1),
        "flood over all land": (field.flood, 1),
        "rings over all land": (field.rings, 1),
        "supply of both sides": (field.supply, 1),
    }


def microseconds(work: Callable[[], object], shared: int) -> float:
    """Processor time of a call, without the collection of garbage."""
    timer = Timer(work, timer=time.process_time)
    number = max(1, round(LAP / max(timer.timeit(1), 1e-6)))
    return timer.timeit(number) / number / shared * 1e6


def measured(fields: dict[str, Field], rounds: int) -> dict[str, dict[str, float]]:
    """Medians by measure and board; the boards take turns, so that a slow moment meets both."""
    work = {name: measures(field) for name, field in fields.items()}
    found = {}
    for measure in next(iter(work.values())):
        laps = [[microseconds(*one[measure]) for one in work.values()] for _ in range(rounds)]
        small, large = ([lap[n] for lap in laps] for n in range(2))
        ratio = median(b / a for a, b in zip(small, large, strict=True))
        found[measure] = {**dict(zip(fields, map(median, (small, large)), strict=True)), "ratio": ratio}
    return found


def main(
    map: Annotated[Path | None, typer.Option(help="A map as JSON instead of the invented one.")] = None,
    rounds: Annotated[int, typer.Option(help="How often each measure is taken.", min=1, max=50)] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="For comparing runs.")] = False,
) -> None:
    """Makes a large hex board, asks it what a game asks, and does the same with Battle for Germany's."""
    sheets = {"bfg": of_battle_for_germany(), "large": of_file(map) if map else invented(COLUMNS, ROWS)}
    fields = {name: Field(sheet) for name, sheet in sheets.items()}
    found = measured(fields, rounds)
    if as_json:
        json.dump(found, sys.stdout, indent=2)
        return
    table = Table("µs", *(f"{name}, {len(field.board):,}" for name, field in fields.items()), "ratio")
    for measure, figures in found.items():
        small, large, ratio = figures.values()
        table.add_row(measure, f"{small:,.1f}", f"{large:,.1f}", f"{ratio:.1f}")
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
