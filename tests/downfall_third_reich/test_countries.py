"""Countries enter the war and leave it: dates, invasions, surrenders, French North Africa, the end."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.downfall_third_reich.components import ALLIES, AXIS, NEUTRAL, USSR
from grognard.games.downfall_third_reich.rules.victory import decide
from grognard.games.downfall_third_reich.showing.facts import facts
from grognard.games.downfall_third_reich.state import AT_PEACE, AT_WAR, CLOSED, RETURNED, SURRENDERED
from grognard.kernel.position import build_position

NAME = "downfall-third-reich"
GAME = grognard.game(NAME)
C = GAME.components
GERMANS_IN_FRANCE = {area: [["de_inf", 1, "full"]] for area in ("calais", "reims", "nancy")}
TWO_IN_BELGIUM = {"bruxelles": [["de_inf", 2, "full"]]}


def position(**keys: Any) -> Any:
    return build_position(GAME, {"seed": 1, **keys})


def play(state: Any, *lines: str) -> list[Any]:
    return [event for line in lines for event in state.act(state.waiting[0], line)]


def standing(state: Any, country: str) -> int:
    return int(state.standing[C.country_number[country]])


def holder(state: Any, area: str) -> int:
    return int(state.control[GAME.board.index[area]])


# -------------------------------------------------------------------- 2


@pytest.mark.rule(NAME, "2.2")
@pytest.mark.parametrize(
    ("turn", "countries"),
    [(2, ["belgium"]), (5, ["bulgaria", "hungary", "romania", "greece"]), (9, ["yugoslavia", "usa"])],
)
def test_neutrals_enter_at_the_start_of_their_turn(turn: int, countries: list[str]) -> None:
    state = position(turn=turn - 1, phase="ussr", countries=dict.fromkeys(countries, "peace"))
    assert all(standing(state, country) == AT_PEACE for country in countries)
    events = play(state, "end")
    joined = [event.figures["country"] for event in events if event.kind == "joins"]
    assert (joined, state.phase) == (countries, AXIS)
    for country in countries:
        number = C.country_number[country]
        assert holder(state, GAME.board.names[C.capital[number]]) == C.country_faction[number]


@pytest.mark.rule(NAME, "2.3")
def test_an_invaded_neutral_joins_at_once() -> None:
    state = position(points={"axis": {"po": 5}})
    events = play(state, "attack de_inf_7 bruxelles")
    assert standing(state, "belgium") == AT_WAR
    assert [event.rule for event in events if event.kind == "joins"] == ["2.3"]
    assert holder(state, "bruxelles") == ALLIES
    assert state.entered_west == 1


@pytest.mark.rule(NAME, "2.4", "17.4")
def test_denmark_and_norway_join_nobody_but_surrender() -> None:
    state = position(points={"axis": {"po": 5}})
    play(state, "tactical de_inf_6 danemark")
    assert standing(state, "denmark") == AT_PEACE
    play(state, "end")
    assert standing(state, "denmark") == SURRENDERED
    assert holder(state, "danemark") == AXIS


# -------------------------------------------------------------------- 17.1 to 17.3, example 12


@pytest.mark.rule(NAME, "17.1", "17.7", "17.8", "22.12")
def test_belgium_surrenders_to_two_armies() -> None:
    armies = {"bruxelles": [["de_inf", 2, "full"], ["be_inf", 1, "full"]]}
    state = position(turn=2, empty=True, armies=armies)
    play(state, "end")
    assert standing(state, "belgium") == SURRENDERED
    assert state.where[C.number["be_inf_1"]] == state.where[C.number["be_inf_2"]] == C.out
    assert holder(state, "bruxelles") == AXIS
    one = position(turn=2, empty=True, armies={"bruxelles": [["de_inf", 1, "full"]]})
    play(one, "end")
    assert standing(one, "belgium") == AT_WAR


@pytest.mark.rule(NAME, "17.3", "22.12")
def test_france_has_a_turn_after_belgium() -> None:
    state = position(turn=2, empty=True, armies={**TWO_IN_BELGIUM, **GERMANS_IN_FRANCE})
    play(state, "end")
    assert (standing(state, "belgium"), standing(state, "france")) == (SURRENDERED, AT_WAR)
    while state.turn == 2:
        play(state, "end")
    assert standing(state, "france") == AT_WAR
    while state.phase != USSR:
        play(state, "end")
    assert standing(state, "france") == SURRENDERED
    assert standing(state, "italy") == AT_WAR


@pytest.mark.rule(NAME, "17.3", "22.12")
@pytest.mark.parametrize(
    ("areas", "belgium", "falls"),
    [
        (["calais", "reims", "nancy"], {"belgium": 2}, True),
        (["reims", "nancy"], {"belgium": 2}, False),
        (["calais", "reims", "nancy"], {"belgium": 3}, False),
        (["reims", "nancy", "corse"], {"belgium": 2}, True),
        (["reims", "nancy", "tunisie"], {"belgium": 2}, False),
    ],
)
def test_when_france_falls(areas: list[str], belgium: dict[str, int], falls: bool) -> None:
    armies = {area: [["de_inf", 1, "full"]] for area in areas}
    keys = {"turn": 3, "phase": "allies", "empty": True, "countries": {"belgium": "surrendered"}}
    state = position(armies=armies, fell=belgium, **keys)
    play(state, "end")
    assert (standing(state, "france") == SURRENDERED) is falls


@pytest.mark.rule(NAME, "17.8", "17.9")
def test_what_becomes_of_france() -> None:
    armies = {
        **GERMANS_IN_FRANCE,
        "brest": [["uk_inf", 1, "full"]],
        "alger": [["uk_inf", 1, "full"]],
        "londres": [["fr_inf", 1, "full"]],
    }
    keys = {"turn": 3, "phase": "allies", "empty": True, "countries": {"belgium": "surrendered"}}
    state = position(armies=armies, fell={"belgium": 2}, **keys)
    play(state, "end")
    assert [holder(state, area) for area in ("paris", "brest", "corse")] == [AXIS] * 3
    assert [holder(state, area) for area in ("alger", "tunisie")] == [NEUTRAL] * 2
    assert state.vichy == CLOSED
    assert state.where[C.number["uk_inf_1"]] == GAME.board.index["brest"]
    assert state.where[C.number["uk_inf_2"]] == C.reserve
    assert state.where[C.number["fr_inf_1"]] == C.out
    assert [holder(state, area) for area in ("rome", "tobruk", "albanie")] == [AXIS] * 3


@pytest.mark.rule(NAME, "17.2", "17.8")
@pytest.mark.parametrize(
    ("areas", "falls"),
    [
        (["sicile", "tarente"], True),
        (["sicile", "albanie"], True),
        (["sicile", "tripoli"], False),
        (["rome"], False),
    ],
)
def test_italy_surrenders_to_two_armies_outside_africa(areas: list[str], falls: bool) -> None:
    armies: dict[str, Any] = {area: [["uk_inf", 1, "full"]] for area in areas}
    armies["milan"] = [["it_inf", 1, "full"], ["de_inf", 1, "full"]]
    keys = {"turn": 15, "phase": "allies", "empty": True, "countries": {"italy": "war"}}
    state = position(armies=armies, **keys)
    play(state, "end")
    assert (standing(state, "italy") == SURRENDERED) is falls
    if falls:
        assert [holder(state, area) for area in ("milan", "tobruk", "albanie")] == [ALLIES] * 3
        assert state.where[C.number["it_inf_1"]] == C.out
        assert state.where[C.number["de_inf_1"]] == GAME.board.index["milan"]


# -------------------------------------------------------------------- 17.4 to 17.10


@pytest.mark.rule(NAME, "17.4", "17.8")
def test_a_country_surrenders_with_its_capital() -> None:
    armies = {
        "athenes": [["de_inf", 1, "full"]],
        "crete": [["uk_inf", 1, "full"]],
        "ioanina": [["gr_inf", 1, "full"]],
    }
    state = position(turn=6, empty=True, armies=armies)
    play(state, "end")
    assert standing(state, "greece") == SURRENDERED
    assert [holder(state, area) for area in ("athenes", "crete", "ioanina", "salonique")] == [AXIS] * 4
    assert state.where[C.number["gr_inf_1"]] == C.out


@pytest.mark.rule(NAME, "17.8")
def test_a_third_faction_keeps_what_it_holds() -> None:
    armies = {"bucarest": [["su_inf", 1, "full"]], "constanta": [["uk_inf", 1, "full"]]}
    held = {"allies": ["constanta"], "ussr": ["iasi", "brasov"]}
    state = position(turn=19, phase="ussr", empty=True, control=held, armies=armies)
    play(state, "end")
    assert standing(state, "romania") == SURRENDERED
    assert [holder(state, area) for area in ("bucarest", "brasov", "constanta")] == [USSR, USSR, ALLIES]


@pytest.mark.rule(NAME, "17.5", "17.7", "3.1")
def test_a_ussr_that_surrenders_plays_no_more() -> None:
    lost = ["moscou", "gorki", "kouibychev", "bakou"]
    armies = {area: [["de_inf", 1, "full"]] for area in lost}
    state = position(turn=12, phase="allies", control={"axis": lost}, armies=armies)
    play(state, "end")
    assert standing(state, "ussr") == SURRENDERED
    assert holder(state, "leningrad") == AXIS
    assert (state.outcome, state.turn, state.phase) == (None, 13, AXIS)


@pytest.mark.rule(NAME, "17.10", "2.2")
def test_yugoslavia_comes_back_in_summer_1942() -> None:
    keys = {
        "turn": 10,
        "phase": "ussr",
        "countries": {"yugoslavia": "surrendered"},
        "fell": {"yugoslavia": 6},
    }
    state = position(control={"axis": ["belgrade", "zagreb", "nis", "sarajevo", "split"]}, **keys)
    play(state, "end")
    assert standing(state, "yugoslavia") == RETURNED
    assert all(state.where[C.number[f"yu_inf_{n}"]] == C.reserve for n in range(1, 5))
    play(state, "end")
    while state.phase == ALLIES:
        play(state, "end")
    assert standing(state, "yugoslavia") == RETURNED


@pytest.mark.rule(NAME, "17.10")
def test_one_that_falls_later_does_not() -> None:
    state = position(turn=11, control={"axis": ["belgrade"]})
    play(state, "end")
    assert standing(state, "yugoslavia") == SURRENDERED
    while state.turn < 13:
        play(state, "end")
    assert standing(state, "yugoslavia") == SURRENDERED


@pytest.mark.rule(NAME, "17.6")
def test_the_united_kingdom_fights_on_without_london() -> None:
    state = position(turn=6, control={"axis": ["londres"]})
    play(state, "end")
    assert standing(state, "uk") == AT_WAR


# -------------------------------------------------------------------- 20

FALLEN = {
    "phase": "allies",
    "control": {"allies": ["ruhr", "bruxelles"], "ussr": ["berlin", "vienne"]},
    "armies": {area: [["su_inf", 1, "full"]] for area in ("berlin", "vienne")} | {"ruhr": []},
}


@pytest.mark.rule(NAME, "17.5", "20.1", "20.2")
@pytest.mark.parametrize(
    ("keys", "winners", "rule"),
    [
        ({"turn": 21}, (1,), "20.2"),
        ({"turn": 22}, (), "20.1"),
        ({"turn": 21, "options": {"three_players": True}}, (1, 2), "20.2"),
        ({"scenario": "case_blue_1942", "turn": 16}, (1,), "20.2"),
    ],
)
def test_germany_surrenders(keys: dict[str, Any], winners: tuple[int, ...], rule: str) -> None:
    state = position(**FALLEN, **keys)
    play(state, "end")
    assert (state.outcome.winners, state.outcome.rule) == (winners, rule)
    assert facts(state)["germany_fell"] == f"turn {keys['turn']}"


@pytest.mark.rule(NAME, "20.3")
@pytest.mark.parametrize(
    ("scenario", "lost", "keys", "winners"),
    [
        ("barbarossa_1941", 7, {}, (0,)),
        ("barbarossa_1941", 6, {}, ()),
        ("barbarossa_1941", 5, {}, (1,)),
        ("case_blue_1942", 5, {}, (0,)),
        ("case_blue_1942", 4, {}, (0,)),
        ("case_blue_1942", 4, {"countries": {"italy": "surrendered"}}, ()),
        ("case_blue_1942", 3, {}, (1,)),
    ],
)
def test_the_short_scenarios_count_areas(
    scenario: str, lost: int, keys: dict[str, Any], winners: tuple[int, ...]
) -> None:
    home = C.home[C.country_number["ussr"]] & C.victory_areas
    areas = [name for n, name in enumerate(GAME.board.names) if home >> n & 1]
    turn = C.scenario_data[scenario]["last_turn"]
    state = position(
        scenario=scenario, turn=turn, control={"axis": areas[:lost], "ussr": areas[lost:]}, **keys
    )
    decide(state)
    assert (facts(state)["soviet_areas_lost"], state.outcome.winners) == (lost, winners)


@pytest.mark.rule(NAME, "20.3")
def test_the_long_game_goes_on() -> None:
    state = position(scenario="barbarossa_1941", options={"long_game": True}, turn=12, phase="ussr")
    play(state, "end")
    assert (state.turn, state.outcome) == (13, None)
