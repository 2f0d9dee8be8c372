"""The sheets of economy and politics: their figures are those of the rules, and their rows can be bought."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.unconditional_surrender.rules.economy import produce
from grognard.kernel.charts import Chart, Phrase
from tests.unconditional_surrender.war import GAME, C, position

AXIS, WEST = range(2)


def chart(state: Any, name: str) -> Chart:
    return next(one for one in GAME.charts(state.setup, state.view(AXIS)) if one.name == name)


def cells(state: Any, name: str, key: str, **figures: Any) -> tuple[Any, ...]:
    """The cells of the row with this head."""
    return next(row.cells for row in chart(state, name).rows if row.head == Phrase(key, figures))


@pytest.mark.rule("unconditional-surrender", "U46", "U54")
def test_every_country_would_get_what_its_row_says() -> None:
    s = GAME.new("main_event", seed=3)
    totals = [row for row in chart(s, "production").rows if row.head.key == "chart-in-all"]
    assert len(totals) >= 4
    for row in totals:
        country = C.country[row.head.figures["country"]]
        other = s.clone()
        produce(other, country)
        assert row.cells[1] == other.points[country]
    assert cells(s, "production", "chart-own", country="germany") == (12, 24)
    assert cells(s, "production", "chart-lost", country="germany") == ("−1", "−2")


@pytest.mark.rule("unconditional-surrender", "U102")
def test_bombs_take_points_outside_germany() -> None:
    keys = {
        "scenario": "main_event",
        "turn": "1942-05",
        "phase": "actions",
        "faction": "western",
        "units": {},
    }
    s = position(**keys, bombed=["2710"])
    assert cells(s, "production", "chart-bombed", country="uk") == ("–", "−1")


@pytest.mark.rule("unconditional-surrender", "U50", "U131", "U133", "U52", "U144")
@pytest.mark.parametrize(
    ("phase", "units", "lines"),
    [
        ("replacements", {"de_1": "2719 reduced", "de_2": "2720"}, ["restore de_1"]),
        ("mobilization", {"de_1": "mobilization"}, ["mobilize de_1"]),
        ("diplomacy", {}, ["draw", "add spain"]),
    ],
)
def test_what_is_on_sale_can_be_bought_by_its_row(
    phase: str, units: dict[str, str], lines: list[str]
) -> None:
    s = position(
        scenario="main_event",
        turn="1940-06",
        phase=phase,
        faction="axis",
        points={"germany": 30},
        units=units,
    )
    rows = chart(s, "shop").rows
    assert [row.line for row in rows][: len(lines)] == lines
    legal = s.prompt(s.waiting[0]).lines
    for line in lines:
        assert any(one == line or one.startswith(f"{line} ") for one in legal), line


def test_who_can_not_pay_sees_the_price_and_no_more() -> None:
    s = position(
        scenario="main_event", turn="1940-06", phase="replacements", faction="axis",
        points={"germany": 1}, units={"de_1": "2719 reduced", "de_1_pz": "2720 reduced"},
    )  # fmt: skip
    priced = {row.line: row.cells for row in chart(s, "shop").rows}
    assert priced == {"restore de_1": (1,), "restore de_1_pz": (2,)}
    assert "restore de_1_pz" not in s.prompt(s.waiting[0]).lines


@pytest.mark.rule("unconditional-surrender", "U139", "U140", "U165")
def test_politics_are_told_as_they_stand() -> None:
    s = position(
        scenario="main_event", turn="1941-02", phase="actions", faction="axis", units={},
        policy={"appeasement": 5, "nazi_soviet_pact": 0}, leaning={"italy": "axis"},
    )  # fmt: skip
    assert cells(s, "policies", "chart-policy", policy="nazi_soviet_pact") == (
        Phrase("chart-in-force"),
        Phrase("chart-roll", {"number": 6, "modifier": 1}),
    )
    [state, roll] = cells(s, "policies", "chart-policy", policy="appeasement")
    assert (state.key, roll) == ("chart-ended", "–")
    assert cells(s, "countries", "chart-country", country="italy")[2] == Phrase("faction-axis")
    [inside, _, outside] = [row.cells for row in chart(s, "cup").rows]
    assert inside[0] == len(inside[1].figures["cups"]) == 10
    assert "spain" in outside[1].figures["cups"]


def test_small_scenarios_have_no_cup() -> None:
    s = GAME.new("poland_1939", seed=1)
    names = {one.name for one in GAME.charts(s.setup, s.view(AXIS))}
    assert {"production", "countries", "prices"} <= names
    assert names.isdisjoint({"cup", "policies"})
    assert [one.name for one in GAME.charts(s.setup)] == ["prices"]
