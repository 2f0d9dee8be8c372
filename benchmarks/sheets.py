"""Maps to measure boards on: that of Battle for Germany, one of a file, and an invented one of any size."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from grognard.games.battle_for_germany.components import read_data
from grognard.kernel.board import Point
from grognard.kernel.hexgrid import Grid, hex_board

HEXES_OF_A_REGION = 25
TERRAIN = {"sea": 32, "clear": 37, "woods": 14, "hill": 9, "desert": 7, "marsh": 1}
"""What an invented map is made of, in hundredths of its regions: about what a map of Europe has."""
BORDERS = {"river": 20, "mountain": 8, "": 72}
"""What lies between two regions of it, in hundredths."""


class Sheet(NamedTuple):
    """What a hex board is made from: the grid, and what is known of its hexes and hexsides."""

    grid: Grid
    hexes: Mapping[str, Mapping[str, Any]]
    sides: Mapping[str, Mapping[str, Any]]


def of_battle_for_germany() -> Sheet:
    data = read_data({})["board"]
    return Sheet(msgspec.convert(data["grid"], Grid), data["hexes"], data["sides"])


def of_file(path: Path) -> Sheet:
    """A map as JSON: "grid", "hexes" with their terrain by number, "sides" as a list of a, b and kinds."""
    data = json.loads(path.read_text(encoding="utf-8"))
    sides = {"-".join(sorted((side["a"], side["b"]))): side for side in data["sides"]}
    return Sheet(msgspec.convert(data["grid"], Grid), data["hexes"], sides)


def invented(columns: int, rows: int) -> Sheet:
    """Regions of one terrain each; between some of them runs a river, between others a mountain range."""
    rng, grid = Random(1939), Grid(columns=columns, rows=rows, size_km=90.0)
    board = hex_board(grid, {}, {})
    middles = rng.sample(board.centres, max(1, len(board) // HEXES_OF_A_REGION))
    region = [_nearest(centre, middles) for centre in board.centres]
    terrain = rng.choices(list(TERRAIN), list(TERRAIN.values()), k=len(middles))
    border: dict[tuple[int, ...], str] = {}
    sides = {}
    for edge in board.edges:
        between = tuple(sorted((region[edge.a], region[edge.b])))
        if between not in border:
            border[between] = rng.choices(list(BORDERS), list(BORDERS.values()))[0]
        if border[between] and len(set(between)) == 2:
            name = "-".join(sorted((board.names[edge.a], board.names[edge.b])))
            sides[name] = {"kinds": [border[between]]}
    return Sheet(
        grid, {name: {"terrain": terrain[n]} for name, n in zip(board.names, region, strict=True)}, sides
    )


def _nearest(point: Point, others: list[Point]) -> int:
    x, y = point
    return min(range(len(others)), key=lambda n: (others[n][0] - x) ** 2 + (others[n][1] - y) ** 2)
