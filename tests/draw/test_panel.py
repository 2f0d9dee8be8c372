"""The sheet beside the map: what is written in a frame has room in it."""

from __future__ import annotations

import re

import pytest

from grognard.draw.palette import THEMES
from grognard.draw.panel import WIDTH, panel
from grognard.draw.render import MARGIN, svg
from grognard.draw.scene import Cell, Key, Scene, Score, Track
from grognard.draw.text import width
from grognard.kernel.board import Board

NAMES = ("Germany", "Italy", "United Kingdom", "France", "USSR", "USA")
MONTHS = ("Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug")


def drawn(scene: Scene) -> str:
    return panel(scene, THEMES["light"], 0.0, 0.0, 1000.0)[0]


def frames(picture: str) -> list[tuple[float, float, float]]:
    """Left, top and width of every frame."""
    found = re.findall(r'<rect [^>]*?x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)"', picture)
    return [(float(x), float(y), float(wide)) for x, y, wide in found]


@pytest.mark.parametrize("number", range(1, 7))
def test_scores_have_room_for_name_and_points(number: int) -> None:
    scores = tuple(Score(name, 95, "#333333", "#ffffff", name) for name in NAMES[:number])
    found = frames(drawn(Scene(title="A war", scores=scores)))
    assert len(found) == number
    for (x, _, wide), score in zip(found, scores, strict=True):
        assert width(score.name, 13.5) + width(str(score.points), 22) < wide
        assert x + wide <= WIDTH + 0.1
    assert len(set(found)) == number


@pytest.mark.parametrize("columns", [4, 6, 12])
def test_turns_have_room_for_month_and_year(columns: int) -> None:
    cells = tuple(Cell(month, "1939") for month in MONTHS)
    picture = drawn(Scene(title="A war", track=Track(title="Turns", cells=cells, columns=columns)))
    room = min(wide for _, _, wide in frames(picture))
    sizes = {text: float(size) for size, text in re.findall(r'font-size="([\d.]+)"[^>]*>(\w+)<', picture)}
    assert {*MONTHS, "1939"} <= sizes.keys()
    assert all(width(text, sizes[text]) < room for text in (*MONTHS, "1939"))
    assert len({sizes[month] for month in MONTHS}) == 1


def test_beside_a_small_map_the_sheet_is_as_tall_as_its_panel() -> None:
    board = Board(["inn"], [(0.0, 0.0)], [[(0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0)]], [{}], [])
    legend = tuple(Key(text=name) for name in NAMES)
    small, large = (
        svg(Scene(title="A brawl", legend=legend), board, {"origin": (0, 0), "size": (40, high)})
        for high in (40, 900)
    )
    foot = max(float(y) for y in re.findall(r'<text x="[^"]*" y="([^"]*)"', small))
    tall = [float(re.findall(r' height="([\d.]+)" font', drawn)[0]) for drawn in (small, large)]
    assert foot < tall[0] - MARGIN
    assert tall[1] == 900 + 2 * MARGIN
