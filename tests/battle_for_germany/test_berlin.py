"""The fall of Berlin is told once, while there are Germans to lose it, with the rule behind it."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.kernel.position import build_position

GAME = grognard.game("battle-for-germany")


def falls(position: dict[str, Any], *lines: str) -> list[str]:
    """The rules cited by the falls of Berlin that these moves bring about."""
    state = build_position(GAME, {"clear": True, "phase": "soviet movement", **position})
    events = [event for line in lines for event in state.act(state.waiting[0], line)]
    return [event.rule for event in events if event.kind == "berlin-falls"]


@pytest.mark.rule("battle-for-germany", "12-22", "13-1", "14-0", "16-31", "17-32")
@pytest.mark.parametrize(
    ("scenario", "rule"),
    [
        ("historical", "12-22"),
        ("expanded", "13-1"),
        ("collapse_in_the_east", "14-0"),
        ("three_players", "16-31"),
        ("four_players", "17-32"),
    ],
)
def test_the_first_to_enter_is_told(scenario: str, rule: str) -> None:
    units = {"su_2gt": "2614", "su_5gt": "2714", "e_24": "2221"}
    moves = ("move su_2gt 2613", "move su_5gt 2613")
    assert falls({"scenario": scenario, "turn": 5, "units": units}, *moves) == [rule]


@pytest.mark.rule("battle-for-germany", "15-23")
def test_without_germans_berlin_does_not_fall() -> None:
    units = {"su_2gt": "2614", "us_13": "2001"}
    position = {"scenario": "red_star_white_star", "turn": 12, "units": units}
    assert falls(position, "move su_2gt 2613") == []


@pytest.mark.rule("battle-for-germany", "15-23")
def test_the_lab_counts_no_fall_where_there_is_none() -> None:
    units = {"su_2gt": "2614", "us_13": "2001"}
    position = {"scenario": "red_star_white_star", "clear": True, "turn": 12, "units": units}
    state = build_position(GAME, {**position, "phase": "soviet movement"})
    state.act(state.waiting[0], "move su_2gt 2613")
    assert GAME.facts(state)["berlin_turn"] == "never"
