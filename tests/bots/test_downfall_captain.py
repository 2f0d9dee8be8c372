"""The captain of Downfall of the Third Reich: legal in every seat, stronger than chance, and no fool."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

import grognard
from grognard import bots
from grognard.kernel.action import Action
from grognard.kernel.position import build_position

GAME: Any = grognard.game("downfall-third-reich")
C = GAME.components
AREA = C.board.index
SCENARIOS = list(GAME.scenarios)
SHORT = "two_fronts_1944"


def play(state: Any, names: Mapping[str, str], seed: int = 1) -> Any:
    """A whole game; an illegal answer raises Illegal."""
    seats = state.setup.seats
    players = [bots.bot(names.get(seat, "random"), GAME, seed + n) for n, seat in enumerate(seats)]
    while state.outcome is None:
        seat = state.waiting[0]
        state.act(seat, players[seat].choose(state.prompt(seat), lambda seat=seat: state.view(seat)))
    return state


def winners(state: Any) -> list[str]:
    return [state.setup.seats[seat] for seat in state.outcome.winners]


def position(**keys: Any) -> Any:
    return build_position(GAME, {"game": "dtr", "seed": 3, **keys})


def answer(state: Any, captain: Any = None) -> str:
    seat = state.waiting[0]
    player = captain or bots.bot("captain", GAME, 1)
    chosen: Action = player.choose(state.prompt(seat), lambda: state.view(seat))
    assert state.why_not(seat, chosen) is None
    return str(GAME.write(chosen))


def phase_of(state: Any) -> list[str]:
    """The captain's answers as long as the phase of the faction lasts."""
    captain, given, moment = bots.bot("captain", GAME, 1), [], (state.turn, state.phase)
    while state.outcome is None and (state.turn, state.phase) == moment:
        given.append(answer(state, captain))
        state.act(state.waiting[0], given[-1])
    return given


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_played_legally_to_the_end(scenario: str) -> None:
    state = play(GAME.new(scenario, seed=11), {"axis": "captain", "allies": "captain"})
    assert state.outcome is not None


@pytest.mark.parametrize("seat", ["axis", "allies", "ussr"])
def test_every_seat_of_three_is_played_legally_with_the_options(seat: str) -> None:
    options = {"three_players": True, "printed_supports": True}
    state = play(GAME.new("case_blue_1942", options=options, seed=12), {seat: "captain"})
    assert state.outcome is not None


def test_the_long_game_with_three_captains() -> None:
    options = {"three_players": True, "long_game": True}
    state = GAME.new("case_blue_1942", options=options, seed=13)
    assert play(state, dict.fromkeys(state.setup.seats, "captain")).outcome is not None


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_allies_make_germany_surrender_to_chance_in_time(seed: int) -> None:
    state = play(GAME.new("campaign_1940", seed=seed), {"allies": "captain"}, seed)
    assert winners(state) == ["allies"]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_axis_holds_out_against_chance(seed: int) -> None:
    state = play(GAME.new("campaign_1940", seed=seed), {"axis": "captain"}, seed)
    assert winners(state) == ["axis"]
    assert state.fell[C.country_number["france"]] in (3, 4, 5)


def test_the_war_takes_its_course() -> None:
    """1940 in the west, 1941 in the east, and the Soviets still there at the end."""
    state = play(GAME.new("campaign_1940", seed=5), {"axis": "captain", "allies": "captain"})
    fell = {name: state.fell[n] for n, name in enumerate(C.country_ids)}
    assert fell["belgium"] <= fell["france"] <= 5
    assert fell["norway"] < 9
    assert state.entered_ussr == 7
    assert not fell["ussr"]


def test_it_takes_an_overwhelming_attack() -> None:
    state = position(
        scenario="barbarossa_1941",
        empty=True,
        stage="combat",
        armies={"riga": [["de_inf", 3, "full"], ["su_inf", 1, "reduced"]]},
        marks={f"de_inf_{n}": ["attack", "from konigsberg"] for n in (1, 2, 3)},
    )
    assert answer(state).startswith("assault")


def test_it_leaves_a_hopeless_attack_alone() -> None:
    state = position(
        scenario="barbarossa_1941",
        empty=True,
        stage="combat",
        armies={"moscou": [["it_inf", 1, "reduced"], ["su_arm", 3, "full"]]},
        marks={"it_inf_1": ["attack"]},
        points={"axis": {"air": 0}},
    )
    assert answer(state) == "end"


def test_berlin_is_not_left_open() -> None:
    state = position(
        scenario=SHORT,
        phase="axis",
        empty=True,
        armies={
            "leipzig": [["de_inf", 2, "full"]],
            "posen": [["su_arm", 2, "full"]],
            "paris": [["us_inf", 1, "full"]],
        },
        control={"ussr": ["posen"]},
        points={"axis": {"po": 2}},
    )
    phase_of(state)
    germans = C.units_of_faction[0]
    assert state.at[AREA["berlin"]] & germans


def test_it_walks_into_a_source_that_nobody_guards() -> None:
    state = position(
        scenario=SHORT,
        phase="ussr",
        empty=True,
        armies={"posen": [["su_arm", 1, "full"]], "munich": [["de_inf", 1, "full"]]},
        control={"ussr": ["posen", "varsovie", "kovel"]},
        points={"ussr": {"po": 3}},
    )
    phase_of(state)
    assert state.control[AREA["berlin"]] == 2


def test_italy_is_knocked_out_by_two_landings() -> None:
    state = position(
        scenario="case_blue_1942",
        turn=14,
        phase="allies",
        empty=True,
        armies={
            "malte": [["uk_inf", 2, "full"]],
            "londres": [["uk_inf", 2, "full"], ["us_inf", 1, "full"]],
            "alexandrie": [["uk_arm", 2, "full"], ["uk_inf", 1, "full"]],
            "rome": [["it_inf", 1, "full"]],
            "berlin": [["de_inf", 3, "full"]],
            "ruhr": [["de_inf", 2, "full"]],
        },
        technologies={"allies": {"available": ["aviation", "amphibious_assaults"], "development": []}},
        points={"allies": {"po": 8}},
    )
    given = phase_of(state)
    assert given.count("land uk_inf_1 sicile") + given.count("land uk_inf_2 sicile") == 2
    assert state.fell[C.country_number["italy"]] == 14


def test_a_marker_is_flown_only_where_it_matters() -> None:
    armies: dict[str, Any] = {"riga": [["de_inf", 3, "full"], ["su_inf", 1, "reduced"]]}
    marks = {f"de_inf_{n}": ["attack", "from konigsberg"] for n in (1, 2, 3)}
    keys = {"scenario": "barbarossa_1941", "empty": True, "stage": "combat", "marks": marks}
    sure = position(**keys, armies=armies, points={"axis": {"air": 1}})
    sure.act(0, "assault de_inf_1 su_inf_1 de_inf_2+de_inf_3")
    assert answer(sure) == "pass"
    armies = {"riga": [["de_inf", 1, "full"], ["su_arm", 1, "full"]]}
    close = position(**{**keys, "marks": {"de_inf_1": marks["de_inf_1"]}}, armies=armies)
    close.act(0, "assault de_inf_1 su_arm_1 none")
    assert answer(close) == "fly"


def test_the_same_choice_in_an_imagined_twin_and_no_trace_left_in_the_view() -> None:
    """4.5: the tiles of others are hidden; two positions that differ only in them get the same answer."""
    state = GAME.new("campaign_1940", options={"three_players": True}, seed=21)
    players = [bots.bot("captain", GAME, 5) for _ in state.setup.seats]
    for number in range(400):
        if state.outcome is not None:
            break
        seat = state.waiting[0]
        seen = state.view(seat)
        before = msgspec.json.encode(seen)
        chosen = players[seat].choose(state.prompt(seat), lambda seen=seen: seen)
        assert msgspec.json.encode(seen) == before
        if number % 8 == 0:
            twin = GAME.imagine(seen, Random(number))
            fresh, other = bots.bot("captain", GAME, 5), bots.bot("captain", GAME, 5)
            alike = fresh.choose(state.prompt(seat), lambda seen=seen: seen)
            assert other.choose(twin.prompt(seat), lambda twin=twin, seat=seat: twin.view(seat)) == alike
        state.act(seat, chosen)
