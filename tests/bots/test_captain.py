"""The captain: answers legally in every seat, beats chance, and does what any player would do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import grognard
from grognard import bots
from grognard.kernel.action import Action

GAME = grognard.game("battle-for-germany")
SCENARIOS = list(GAME.scenarios)


def play(state: Any, names: Mapping[str, str], seed: int = 1) -> Any:
    """A whole game; an illegal answer raises Illegal."""
    seats = state.setup.seats
    players = [bots.bot(names.get(seat, "random"), GAME, seed + n) for n, seat in enumerate(seats)]
    while state.outcome is None:
        seat = state.waiting[0]
        state.act(seat, players[seat].choose(state.prompt(seat), lambda seat=seat: state.view(seat)))
    return state


def position(tmp_path: Path, text: str, dice: tuple[int, ...] = ()) -> Any:
    path = tmp_path / "position.toml"
    path.write_text('game = "bfg"\nseed = 3\n' + text, encoding="utf-8")
    return GAME.from_position(path, dice)


def answer(state: Any, captain: Any = None) -> str:
    seat = state.waiting[0]
    chosen: Action = (captain or bots.bot("captain", GAME, 1)).choose(
        state.prompt(seat), lambda: state.view(seat)
    )
    assert state.why_not(seat, chosen) is None
    return GAME.write(chosen)


def answers_until(state: Any, phase: str) -> list[str]:
    """The captain's answers as long as the phase lasts."""
    captain, given = bots.bot("captain", GAME, 1), []
    while state.outcome is None and state.now.name == phase:
        given.append(answer(state, captain))
        state.act(state.waiting[0], given[-1])
    return given


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_seat_of_every_scenario_is_played_legally_to_the_end(scenario: str) -> None:
    state = GAME.new(scenario, seed=11)
    assert play(state, dict.fromkeys(state.setup.seats, "captain")).outcome is not None


def test_options_are_played_legally_to_the_end() -> None:
    state = GAME.new("expanded", options={"eastern_replacements": True, "waffen_ss": True}, seed=12)
    assert play(state, {"soviet": "captain", "western": "captain"}).outcome is not None


@pytest.mark.parametrize("side", ["soviet", "western"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_beats_chance_from_either_side(side: str, seed: int) -> None:
    outcome = play(GAME.new("historical", seed=seed), {side: "captain"}, seed).outcome
    assert [GAME.new("historical", seed=1).setup.seats[w] for w in outcome.winners] == [side]


@pytest.mark.parametrize("seat", ["soviet", "german", "western"])
def test_it_beats_chance_with_three_players(seat: str) -> None:
    games = [play(GAME.new("three_players", seed=seed), {seat: "captain"}) for seed in (4, 5, 6)]
    won = [[game.setup.seats[w] for w in game.outcome.winners] == [seat] for game in games]
    assert sum(won) >= 2


OVERWHELMING = """
turn = 3
phase = "soviet combat"
clear = true
[units]
su_f_1b = "2521"
su_8g = "2521"
su_48 = "2420"
e_8 = "2520"
"""


def test_it_takes_an_overwhelming_attack(tmp_path: Path) -> None:
    state = position(tmp_path, OVERWHELMING)
    assert answer(state) == "attack 2520 su_f_1b+su_48+su_8g"


def test_it_leaves_a_hopeless_attack_alone(tmp_path: Path) -> None:
    text = (
        'turn = 3\nphase = "west_german combat"\nclear = true\n'
        '[units]\nw_30 = "2007"\nus_13 = "2006"\nus_6 = "2006"\n'
    )
    assert answer(position(tmp_path, text)) == "end"


WARSAW = """
turn = 3
phase = "soviet movement"
[units]
su_f_1b = "2624"
su_1gt = "2623"
e_46 = "east_german_box"
e_27 = "east_german_box"
e_8 = "east_german_box"
[control]
warsaw = "soviet"
"""


def test_it_garrisons_warsaw(tmp_path: Path) -> None:
    state = position(tmp_path, WARSAW)
    answers_until(state, "soviet movement")
    warsaw = GAME.components.city_hex[GAME.components.city_ids.index("warsaw")]
    assert any(GAME.components.front[unit] for unit in state.at[warsaw])


EXCHANGE = """
turn = 8
phase = "soviet combat"
clear = true
[units]
su_f_1b = { at = "2623", garrison = true }
su_8g = "2622"
su_48 = "2622"
e_9s = "2523"
[control]
warsaw = "soviet"
"""


def test_a_garrison_is_not_given_up_in_an_exchange(tmp_path: Path) -> None:
    state = position(tmp_path, EXCHANGE, dice=(2,))  # 22 against 6 is 3-1, and a 2 there is an exchange
    state.act(state.waiting[0], "attack 2523 su_f_1b+su_48+su_8g")
    assert answer(state) in ("lose su_48", "lose su_8g")


def test_a_german_at_the_edge_leaves_with_two_enemies(tmp_path: Path) -> None:
    text = (
        'turn = 3\nphase = "east_german movement"\nclear = true\n'
        '[units]\ne_28 = "2526"\nsu_f_1b = "2624"\nsu_8g = "2424"\nsu_43 = "3324"\n'
    )
    state = position(tmp_path, text)
    given = answers_until(state, "east_german movement")
    assert given[:2] == ["exit e_28 2526", "pursue su_f_1b+su_8g"]


def test_one_corps_stays_in_courland() -> None:
    state = play(GAME.new("collapse_in_the_east", seed=5), {"western": "captain"})
    c = GAME.components
    assert sum(c.german[unit] for unit, place in enumerate(state.where) if place == c.courland) == 1


def test_it_goes_into_berlin_when_the_way_is_free(tmp_path: Path) -> None:
    text = (
        'turn = 8\nphase = "western movement"\nclear = true\n'
        '[units]\nus_12 = "2510"\nus_3 = "2409"\ne_8 = "2518"\n'
    )
    state = position(tmp_path, text)
    answers_until(state, "western movement")
    assert state.berlin[1] == 8


def test_the_same_choice_in_an_imagined_twin_and_no_trace_left_in_the_view() -> None:
    state = GAME.new("historical", seed=21)
    players = [bots.bot("captain", GAME, 5) for _ in state.setup.seats]
    for number in range(160):
        seat = state.waiting[0]
        seen = state.view(seat)
        before = msgspec.json.encode(seen)
        chosen = players[seat].choose(state.prompt(seat), lambda seen=seen: seen)
        assert msgspec.json.encode(seen) == before
        if number % 8 == 0:
            twin = GAME.imagine(seen, Random(number))
            fresh = bots.bot("captain", GAME, 5)
            alike = fresh.choose(state.prompt(seat), lambda seen=seen: seen)
            assert fresh.choose(twin.prompt(seat), lambda twin=twin, seat=seat: twin.view(seat)) == alike
        state.act(seat, chosen)
