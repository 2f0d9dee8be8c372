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


def politics(state: Any) -> dict[str, tuple[str, ...]]:
    """Of each power for whom it fights and what it waits for, by the keys of the words."""
    found = {}
    for row in chart(state, "politics").rows:
        assert isinstance(row.head, Phrase)
        stands, waits = row.cells
        assert isinstance(stands, Phrase)
        told = waits if isinstance(waits, tuple) else (waits,)
        keys = (one.key for one in told if isinstance(one, Phrase))
        found[row.head.figures["power"]] = (stands.key, *keys)
    return found


def test_in_september_1939_neutrals_wait_for_spring_paris_or_the_calendar() -> None:
    """9.11, 9.15, 9.23, 9.31, 9.32, 9.42."""
    told = politics(GAME.new("campaign-1939", seed=1))
    assert told["belgium"] == ("state-neutral", "chart-wait-phoney-war")
    assert told["norway"] == ("state-neutral", "chart-wait-phoney-war", "chart-may-allies")
    assert told["switzerland"] == ("state-neutral", "chart-wait-not-before-france")
    assert told["romania"] == ("state-neutral", "chart-joins-paris", "chart-wait-germany-first")
    assert told["usa"] == ("state-neutral", "chart-joins-turn")
    assert told["france"] == ("state-neutral", "chart-joins-opening")
    assert told["ussr"] == ("state-neutral", "chart-wait-not-provoked", "chart-may-axis")
    assert told["poland"] == ("state-western",)


@pytest.mark.parametrize(("germans", "waits"), [(4, "chart-joins-now"), (5, "chart-wait-not-provoked")])
def test_too_few_germans_in_the_east_provoke_the_soviets(germans: int, waits: str) -> None:
    """9.23: a count that everybody can make; what the table tells is what the rules would answer."""
    units = {f"de{n}": "warsaw infantry 1" for n in range(1, germans + 1)}
    position = {"turn": "1940-mar-apr", "war": ["germany", "britain"], "active": "allies", "units": units}
    state = build_position(GAME, position)
    assert politics(state)["ussr"][1] == waits
    assert (state.why_not(1, "declare germany") is None) == (waits == "chart-joins-now")
    note = chart(state, "politics").notes[0]
    assert isinstance(note, Phrase)
    assert note.figures == {"number": germans, "wanted": 5}


def test_an_occupied_vichy_is_no_neutral_power() -> None:
    """9.527: the table names it as long as it stands."""
    war = {"turn": "1943-mar-apr", "war": ["germany", "britain", "usa"], "vichy": 1}
    assert politics(build_position(GAME, war))["vichy"] == ("state-neutral", "chart-may-allies")
    assert "vichy" not in politics(build_position(GAME, {**war, "holds": {"germany": ["marseille"]}}))


def test_captured_areas_are_told_by_their_own_paragraph() -> None:
    """4.11, 4.13: Warsaw gives what any area does, Moscow what the Soviet ones do."""
    areas = ["warsaw", "brest_litovsk", "minsk", "smolensk", "moscow"]
    units = {"de1": "warsaw infantry 1", "de2": "moscow infantry 1"}
    war = {"turn": "1942-jul-aug", "war": ["germany", "ussr"], "conquered": ["poland"]}
    state = build_position(GAME, {**war, "holds": {"germany": areas}, "units": units})
    told = {
        row.head.figures.get("space"): row.rule
        for row in chart(state, "income").rows
        if isinstance(row.head, Phrase) and row.head.key == "chart-from-captured"
    }
    assert told == {"warsaw": "4.11", "moscow": "4.13"}


def test_the_phoney_war_is_over_when_the_rules_say_so() -> None:
    """9.11: for every neutral power the table says what a declaration would be answered."""
    war = {"turn": "1940-mar-apr", "war": ["germany", "britain", "france"]}
    state = build_position(GAME, {**war, "units": {"de1": "berlin infantry 1"}})
    told = politics(state)
    for power in ("belgium", "denmark", "sweden", "turkey", "switzerland", "hungary"):
        assert ("chart-may-axis" in told[power]) == (state.why_not(0, f"declare {power}") is None)
