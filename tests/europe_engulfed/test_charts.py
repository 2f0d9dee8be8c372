"""2, 4: the sheets of WERPs and of the strategic war: every figure has its source, and they add up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import grognard
from grognard.games.europe_engulfed.rules.production.income import income
from grognard.kernel.charts import Chart, Phrase
from grognard.kernel.position import build_position

GAME = grognard.game("ee")
BUYING = {
    "turn": "1940-mar-apr",
    "war": ["germany", "france", "britain"],
    "phase": "production",
    "u_boats": 26,
    "asw": 2,
    "bombers": {"germany": 0, "western": 0},
    "units": {"de1": "berlin infantry 2", "de2": "warsaw infantry 2"},
    "holds": {"germany": ["warsaw", "poznan", "krakow"]},
}


def chart(state: Any, name: str, seat: int | None = None) -> Chart:
    return next(one for one in GAME.charts(state.setup, state.view(seat)) if one.name == name)


def rows(state: Any) -> list[tuple[str, str, int]]:
    """Of each row of the income the power, the key of its words, and the WERPs."""
    found = []
    for row in chart(state, "income").rows:
        assert isinstance(row.head, Phrase)
        number = int(str(row.cells[0]).replace("−", "-"))
        found.append((row.head.figures["power"], row.head.key, number))
    return found


def werps(state: Any, power: str) -> dict[str, int]:
    """By key all that the rows about a power come to."""
    found = Counter[str]()
    for whose, key, number in rows(state):
        if whose == power:
            found[key] += number
    return dict(found)


def test_germany_in_1939() -> None:
    state = GAME.new("poland-1939", seed=1)
    assert werps(state, "germany") == {"chart-from-home": 30, "chart-from-ore": 2, "chart-in-all": 32}


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_the_sources_add_up_to_what_is_counted(scenario: str) -> None:
    state = GAME.new(scenario, seed=1)
    for power in {whose for whose, _, _ in rows(state)}:
        found = werps(state, power)
        counted = sum(number for key, number in found.items() if key.startswith("chart-from-"))
        assert counted == income(state, state.c.power[power])
        assert found["chart-in-all"] == max(0, counted + found.get("chart-upkeep", 0))


def test_who_buys_sees_what_is_left() -> None:
    state = build_position(GAME, BUYING)
    assert werps(state, "germany")["chart-from-captured"] == 2
    before = werps(state, "germany")["chart-left"]
    state.act(0, "buy fighters")
    assert werps(state, "germany")["chart-left"] == before - 3
    assert chart(state, "income").lit_rows


def test_the_rows_of_this_moment_are_lit() -> None:
    state = build_position(GAME, BUYING)
    assert chart(state, "asw").lit_rows == (1,)
    points = chart(state, "u_boats")
    assert [points.rows[row].head for row in points.lit_rows] == ["≤ 30"]


def test_all_see_the_same_sheets() -> None:
    state = build_position(GAME, BUYING)
    sheets = [GAME.charts(state.setup, state.view(seat)) for seat in (None, 0, 1)]
    assert sheets[0] == sheets[1] == sheets[2]
