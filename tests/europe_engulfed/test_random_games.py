"""Random games: the short scenarios come to an end, and control follows the troops."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.components import CAMPS
from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules.control import enemies, foes, hostile, troops
from grognard.games.europe_engulfed.rules.phases import PHASES
from grognard.games.europe_engulfed.rules.special_actions.breakthrough import Breakthrough
from grognard.kernel.masks import spaces_in

GAME = EuropeEngulfed()
MOST = 20_000
"""Decisions in a game; random games of these scenarios take some hundreds."""


@pytest.mark.parametrize(
    ("scenario", "seats", "free"),
    [("poland-1939", 2, True), ("france-1940", 3, False), ("france-1940", 2, True), ("east-1942", 2, True)],
)
def test_random_games_end(scenario: str, seats: int, free: bool) -> None:
    state: Any = GAME.new(scenario, seats=seats, options={"free_set_up": free}, seed=4)
    rng = Random(4)
    for _ in range(MOST):
        if state.outcome is not None:
            break
        seat = rng.choice(state.waiting)
        state.act(seat, state.prompt(seat).sample(rng))
    assert state.outcome is not None


@pytest.mark.rule("europe-engulfed", "0.4", "0.9", "6.64")
def test_whoever_is_alone_in_an_area_holds_it() -> None:
    """When a new phase has begun: also what was left by ship, starved out or fell with its power."""
    state: Any = GAME.new("tournament-1942", seed=2)
    rng, phase, looked = Random(2), None, 0
    while looked < 30 and state.outcome is None:
        seat = state.waiting[0]
        state.do(seat, state.prompt(seat).sample(rng))
        if (state.turn, state.active, state.phase) != phase and PHASES[state.phase] != "strategic":
            phase, looked = (state.turn, state.active, state.phase), looked + 1
            assert wrongly_held(state) == []
    assert looked == 30


def wrongly_held(state: Any) -> list[str]:
    """Areas that one side alone occupies and the other holds, empty fortresses, aircraft alone with enemies.

    A landing that met nobody takes its area in the combat phase (7.2), so before that nothing is said.
    """
    found, c = [], state.c
    for space in spaces_in(c.map.land):
        around = c.map.around[space]
        for camp in range(len(CAMPS)):
            own, enemy = troops(state, space, camp), foes(state, space, camp)
            planes = state.stacks[space] & state.members[camp] & c.aircraft
            if (own and not enemy and hostile(state, camp) >> space & 1) or (planes and enemy and not own):
                found.append(c.name(space))
        empty = c.map.fortresses >> space & 1 and around >= 0 and not state.stacks[space] & c.ground
        if empty and state.camp[state.holder[around]] in enemies(state, state.camp[state.holder[space]]):
            found.append(c.name(space))
    return found


@pytest.mark.rule("europe-engulfed", "5.42", "7.52")
def test_no_special_action_buys_an_advance_that_nobody_can_make() -> None:
    state: Any = GAME.new("campaign-1941", seed=14)
    rng, looked = Random(14), 0
    while looked < 400 and state.outcome is None:
        seat = state.waiting[0]
        step = state.stack[-1]
        if isinstance(step, Breakthrough):
            for action in [one for one in step.legal(state, seat) if one.verb == "exploit"]:
                world, looked = state.clone(), looked + 1
                world.do(seat, action)
                assert any(one.verb == "advance" for one in world.stack[-1].legal(world, seat)), action
        state.do(seat, state.prompt(seat).sample(rng))
    assert looked >= 400
