"""The committed boards are what mapmaker makes of their descriptions."""

import math
from itertools import pairwise
from pathlib import Path

import pytest

pytest.importorskip("shapely", reason="shapely is only installed where boards are made")
pytest.importorskip("pyproj", reason="pyproj is only installed where boards are made")

from mapmaker.build import BOARDS, build
from mapmaker.chains import chain
from mapmaker.description import Frontier
from mapmaker.grid import Grid
from mapmaker.sides import Side
from shapely.geometry import LineString

from mapmaker import description

GAMES = Path(__file__).resolve().parents[2] / "src" / "grognard" / "games"


@pytest.fixture(scope="module")
def grid():
    board = description.read(BOARDS / "battle_for_germany.toml")
    return Grid(board.grid, board.georef)


@pytest.mark.parametrize("name", sorted(path.stem for path in BOARDS.glob("*.toml")))
def test_rebuilding_gives_the_committed_files(name):
    for file_name, text in build(name).items():
        assert (GAMES / name / "data" / file_name).read_text(encoding="utf-8") == text


def test_the_anchor_hex_lies_at_its_place(grid):
    assert grid.holding(grid.plane(13.85, 49.25)) == "1814"
    assert math.dist(grid.plane(13.85, 49.25), grid.centre(grid.cells["1814"])) < 1e-6


def test_a_place_off_the_grid_is_in_no_hex(grid):
    assert grid.holding(grid.plane(-3.7, 40.4)) is None


def test_a_chain_is_unbroken_and_keeps_near_its_line(grid):
    line = LineString([(300, 300), (700, 500)])
    path = chain(line, [(start, end) for _, _, start, end in grid.sides()], grid.size)
    assert all(before[1] == after[0] for before, after in pairwise(path))
    assert all(line.distance(LineString(side)) < grid.size for side in path)


def test_a_frontier_runs_between_its_two_values_only():
    boundary = Frontier(kind="theater", name="", key="theater", pair=("east", "west"))
    assert boundary.runs_between("west", "east")
    assert not boundary.runs_between("west", "both")
    border = Frontier(kind="yugoslav", name="", key="country", of="Yugoslavia")
    assert border.runs_between("Yugoslavia", "Italy")
    assert not border.runs_between("Austria", "Italy")
    assert not border.runs_between("Yugoslavia", "Yugoslavia")


def test_a_side_keeps_every_name_once():
    side = Side()
    for name in ("Elbe", "Moldau", "Elbe"):
        side.add("river", name)
    assert side.kinds == ["river"]
    assert side.names == {"river": "Elbe / Moldau"}
