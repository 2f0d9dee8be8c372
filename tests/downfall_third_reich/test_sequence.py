"""Turns, phases, actions: the calendar, who plays when, how many actions, what a phase leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.downfall_third_reich.components import ALLIES, AXIS, USSR
from grognard.games.downfall_third_reich.rules.scenarios import season, year
from grognard.games.downfall_third_reich.rules.status import actions_allowed, actions_left, times
from grognard.kernel.position import build_position

NAME = "downfall-third-reich"
GAME = grognard.game(NAME)
PLANNING, MISSIONS, RESEARCH, LEND_LEASE = 0, 2, 4, 5


def position(**keys: Any) -> Any:
    return build_position(GAME, {"seed": 1, **keys})


def play(state: Any, *lines: str) -> list[Any]:
    return [event for line in lines for event in state.act(state.waiting[0], line)]


def kinds(events: list[Any]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.rule(NAME, "3.1")
@pytest.mark.parametrize(
    ("turn", "name", "number"),
    [
        (1, "winter", 1940),
        (2, "spring", 1940),
        (7, "summer", 1941),
        (9, "winter", 1942),
        (11, "summer", 1942),
        (17, "winter", 1944),
        (21, "winter", 1945),
        (22, "spring", 1945),
    ],
)
def test_the_calendar(turn: int, name: str, number: int) -> None:
    assert (GAME.components.tables["calendar"]["seasons"][season(turn)], year(turn)) == (name, number)


@pytest.mark.rule(NAME, "3.1", "3.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_axis_allies_and_ussr_play_in_order(seats: int) -> None:
    state = GAME.new(seats=seats, seed=1)
    order = []
    for _ in range(6):
        order.append((state.turn, state.phase, state.waiting))
        while (state.turn, state.phase) == order[-1][:2]:
            play(state, "end")
    soviet = (2,) if seats == 3 else (1,)
    assert order == [(t, f, w) for t in (1, 2) for f, w in ((0, (0,)), (1, (1,)), (2, soviet))]


@pytest.mark.rule(NAME, "3.2", "20.3")
def test_a_war_in_which_nobody_moves_ends_after_turn_22() -> None:
    state = GAME.new(seed=1)
    while state.outcome is None:
        play(state, "end")
    assert (state.turn, state.outcome.winners, state.outcome.how) == (22, (0,), "no-surrender")


@pytest.mark.rule(NAME, "3.3", "16.1")
def test_without_an_attack_there_are_no_combats() -> None:
    state = GAME.new(seed=1)
    assert state.why_not(0, "fight").rule == "16.1"


# -------------------------------------------------------------------- 3.4 to 3.9


@pytest.mark.rule(NAME, "3.4")
def test_total_war_comes_with_1942() -> None:
    state = GAME.new(seed=1)
    while state.turn < 9:
        assert state.total == [0, 0, 0]
        play(state, "end")
    assert state.total == [1, 1, 1]


@pytest.mark.rule(NAME, "3.5", "3.6", "2.2")
def test_entering_the_ussr_is_total_war_at_once() -> None:
    state = position(turn=3, points={"axis": {"po": 5}})
    assert actions_left(state) == 3
    events = play(state, "attack de_inf_1 riga")
    assert state.total == [1, 0, 1]
    assert state.entered_ussr == 3
    assert actions_left(state) == 4
    joined = [event.figures["country"] for event in events if event.kind == "joins"]
    assert joined == ["bulgaria", "hungary", "romania"]


@pytest.mark.rule(NAME, "3.5")
def test_a_german_attack_in_karelia_is_total_war_too() -> None:
    armies = {"carelie": [["de_inf", 1, "full"], ["su_inf", 1, "full"]]}
    state = position(turn=6, empty=True, armies=armies)
    play(state, "engage de_inf_1")
    assert state.total == [1, 0, 1]
    assert not state.entered_ussr


@pytest.mark.rule(NAME, "3.5")
def test_a_finnish_attack_in_karelia_is_not() -> None:
    armies = {"carelie": [["fi_inf", 1, "full"], ["su_inf", 1, "full"]]}
    state = position(turn=6, empty=True, armies=armies)
    play(state, "engage fi_inf_1")
    assert state.total == [0, 0, 0]


@pytest.mark.rule(NAME, "3.5", "2.3")
def test_soviets_in_romania_are_total_war_for_the_axis_alone() -> None:
    armies = {"vinnitsa": [["su_arm", 1, "full"]], "constanta": [["ro_inf", 1, "full"]]}
    state = position(turn=3, phase="ussr", empty=True, armies=armies, points={"ussr": {"po": 5}})
    play(state, "attack su_arm_1 odessa-iasi")
    assert state.total == [1, 0, 0]
    romania = GAME.components.country_number["romania"]
    assert state.at_war(romania)


@pytest.mark.rule(NAME, "3.6", "3.7")
@pytest.mark.parametrize(
    ("keys", "number"),
    [
        ({"turn": 3}, 3),
        ({"turn": 3, "control": {"allies": ["ruhr"]}}, 3),
        ({"turn": 10, "control": {"axis": ["trondheim"]}}, 4),
        ({"turn": 10}, 3),
        ({"turn": 11}, 4),
        ({"turn": 11, "control": {"allies": ["ruhr"], "ussr": ["vienne"]}}, 2),
        ({"turn": 11, "bombers": 2}, 3),
        ({"turn": 11, "bombers": 1}, 4),
        ({"turn": 10, "bombers": 2, "control": {"allies": ["ruhr"], "ussr": ["vienne", "berlin"]}}, 0),
    ],
)
def test_actions_of_the_axis(keys: dict[str, Any], number: int) -> None:
    assert actions_allowed(position(**keys), AXIS) == number


@pytest.mark.rule(NAME, "3.6", "3.8", "12.1")
@pytest.mark.parametrize(
    ("keys", "number"),
    [
        ({"turn": 3}, 2),
        ({"turn": 3, "atlantic": {"standard": 2}}, 1),
        ({"turn": 3, "control": {"axis": ["londres"]}}, 1),
        ({"turn": 9}, 5),
        ({"turn": 9, "control": {"axis": ["londres"]}, "atlantic": {"standard": 2}}, 4),
    ],
)
def test_actions_of_the_allies(keys: dict[str, Any], number: int) -> None:
    keys = {"points": {"axis": {"submarine": 0}}, **keys}
    assert actions_allowed(position(**keys), ALLIES) == number


@pytest.mark.rule(NAME, "3.6", "3.9", "4.6")
@pytest.mark.parametrize(
    ("keys", "number"),
    [
        ({"turn": 3}, 2),
        ({"turn": 3, "control": {"axis": ["moscou"]}}, 2),
        ({"turn": 9}, 3),
        ({"turn": 9, "control": {"axis": ["moscou"]}}, 2),
        ({"turn": 10, "control": {"axis": ["moscou"]}, "lend_lease": True}, 3),
        ({"turn": 10, "lend_lease": True}, 4),
    ],
)
def test_actions_of_the_ussr(keys: dict[str, Any], number: int) -> None:
    assert actions_allowed(position(**keys), USSR) == number


@pytest.mark.rule(NAME, "4.0")
@pytest.mark.parametrize(
    ("turn", "faction", "kind", "lend_lease", "number"),
    [
        (3, ALLIES, PLANNING, False, 1),
        (9, AXIS, PLANNING, False, 1),
        (9, ALLIES, PLANNING, False, 2),
        (10, ALLIES, LEND_LEASE, False, 1),
        (13, USSR, RESEARCH, False, 1),
        (13, USSR, RESEARCH, True, 2),
        (13, USSR, PLANNING, True, 1),
        (17, USSR, RESEARCH, True, 1),
        (17, USSR, PLANNING, True, 2),
    ],
)
def test_how_often_a_kind_of_action(
    turn: int, faction: int, kind: int, lend_lease: bool, number: int
) -> None:
    assert times(position(turn=turn, lend_lease=lend_lease), faction, kind) == number


@pytest.mark.rule(NAME, "4.0", "3.6")
def test_an_action_once_and_no_more_than_there_are() -> None:
    state = position(turn=3, points={"axis": {"po": 0}})
    play(state, "plan")
    assert state.why_not(0, "plan").rule == "4.0"
    play(state, "produce", "ready_air")
    assert state.why_not(0, "recruit").rule == "3.6"


# -------------------------------------------------------------------- 1.3


@pytest.mark.rule(NAME, "1.3")
def test_one_army_is_given_up_before_anything_else() -> None:
    state = GAME.new(seed=1)
    play(state, "remove de_inf_1")
    assert state.where[GAME.components.number["de_inf_1"]] == GAME.components.reserve
    assert state.why_not(0, "remove de_inf_2").rule == "1.3"
    other = GAME.new(seed=1)
    play(other, "plan")
    assert other.why_not(0, "downgrade de_arm_1").rule == "1.3"


@pytest.mark.rule(NAME, "1.3")
def test_armour_becomes_infantry_of_the_same_strength() -> None:
    armies = {"berlin": [["de_adv", 1, "reduced"]]}
    state = position(turn=11, empty=True, armies=armies)
    assert state.why_not(0, "downgrade de_inf_1").rule == "1.3"
    play(state, "downgrade de_adv_1")
    infantry = GAME.components.number["de_inf_1"]
    assert (state.where[infantry], state.strength[infantry]) == (GAME.board.index["berlin"], 1)
    assert state.where[GAME.components.number["de_adv_1"]] == GAME.components.reserve
