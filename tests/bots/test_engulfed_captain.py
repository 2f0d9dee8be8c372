"""The captain of Europe Engulfed: legal in every seat, stronger than chance, and no fool."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import grognard
from grognard import bots
from grognard.kernel.action import Action
from grognard.kernel.position import build_position

GAME: Any = grognard.game("europe-engulfed")
C = GAME.components


def play(state: Any, names: Mapping[str, str], seed: int = 1, until: int = 99) -> Any:
    """A game, or its beginning; an illegal answer raises Illegal."""
    seats = state.setup.seats
    players = [bots.bot(names.get(seat, "random"), GAME, seed + n) for n, seat in enumerate(seats)]
    while state.outcome is None and state.turn < until:
        seat = state.waiting[0]
        state.act(seat, players[seat].choose(state.prompt(seat), lambda seat=seat: state.view(seat)))
    return state


def winners(state: Any) -> list[str]:
    return [state.setup.seats[seat] for seat in state.outcome.winners]


def conquered(state: Any, name: str) -> bool:
    return bool(state.conquered[C.power[name]])


def position(**keys: Any) -> Any:
    return build_position(GAME, {"game": "ee", "seed": 3, **keys})


def answer(state: Any) -> str:
    seat = state.waiting[0]
    chosen: Action = bots.bot("captain", GAME, 1).choose(state.prompt(seat), lambda: state.view(seat))
    assert state.why_not(seat, chosen) is None
    return str(GAME.write(chosen))


@pytest.mark.parametrize("scenario", ["poland-1939", "france-1940", "east-1942", "tournament-1942"])
def test_short_scenarios_are_played_legally_to_the_end(scenario: str) -> None:
    state = play(GAME.new(scenario, seed=11), {"axis": "captain", "allies": "captain"})
    assert state.outcome is not None


def test_three_captains_and_a_set_up_of_their_own() -> None:
    options = {"three_players": True, "free_set_up": True}
    state = GAME.new("france-1940", options=options, seed=12)
    assert play(state, dict.fromkeys(state.setup.seats, "captain")).outcome is not None


def test_the_allies_conquer_a_germany_that_plays_by_chance() -> None:
    state = play(GAME.new("campaign-1941", seed=1), {"allies": "captain"})
    assert winners(state) == ["allies"]


def test_the_war_takes_its_course() -> None:
    """Poland in 1939, France in 1940."""
    both = {"axis": "captain", "allies": "captain"}
    state = play(GAME.new("campaign-1939", seed=5), both, until=C.turn["1939-nov-dec"])
    assert conquered(state, "poland")
    play(state, both, until=C.turn["1941-jan-feb"])
    assert conquered(state, "france")
    assert not conquered(state, "ussr")
