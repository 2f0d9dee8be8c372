"""The captain of Unconditional Surrender!: legal in every seat, stronger than chance, and no fool."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import grognard
from grognard import bots

GAME: Any = grognard.game("unconditional-surrender")
SMALL = ("poland_1939", "france_1940", "balkans_1941", "france_1944")


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


@pytest.mark.parametrize("scenario", SMALL)
def test_small_scenarios_are_played_legally_to_the_end(scenario: str) -> None:
    state = GAME.new(scenario, seed=11)
    assert play(state, dict.fromkeys(state.setup.seats, "captain")).outcome is not None


def test_france_falls_to_it() -> None:
    assert winners(play(GAME.new("france_1940", seed=2), {"axis": "captain"})) == ["axis"]


@pytest.mark.parametrize("scenario", ["poland_1939", "balkans_1941"])
def test_it_holds_out_against_chance(scenario: str) -> None:
    assert winners(play(GAME.new(scenario, seed=3), {"western": "captain"})) == ["western"]


def test_the_war_begins_as_it_should() -> None:
    """Three months of the Main Event: Warsaw is in German hands, and Germany fights in one direction."""
    state = GAME.new("main_event", seed=4)
    start = state.turn
    players = [bots.bot("captain", GAME, n) for n, _ in enumerate(state.setup.seats)]
    while state.turn < start + 3:
        seat = state.waiting[0]
        state.act(seat, players[seat].choose(state.prompt(seat), lambda seat=seat: state.view(seat)))
    warsaw = state.c.map.city_names.index("warsaw")
    assert state.control[warsaw] == 0
