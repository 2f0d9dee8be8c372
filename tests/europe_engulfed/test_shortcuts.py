"""What is found at once for many units or areas, beside the reasons that are given for each of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules.asking import on_the_map
from grognard.games.europe_engulfed.rules.movement.redeployment import Redeployment
from grognard.games.europe_engulfed.rules.movement.strategic import Strategic
from grognard.games.europe_engulfed.rules.naval.convoys import shipments, why_not_ship
from grognard.games.europe_engulfed.rules.special_actions.invasion import Landing
from grognard.games.europe_engulfed.rules.supply.lines import joined, passable
from grognard.games.europe_engulfed.seating import seats_in_turn
from grognard.kernel.masks import listed, spaces_in

GAME = EuropeEngulfed()
C = GAME.components
SCENARIOS = ("campaign-1939", "campaign-1941", "tournament-1942", "france-1940")
DECISIONS = 400
EVERY = 20


def positions(scenario: str) -> Iterator[Any]:
    """Some of a game of random play, at rest."""
    state, rng = GAME.new(scenario, seed=5), Random(5)
    for number in range(DECISIONS):
        if state.outcome is not None:
            return
        if number % EVERY == 0:
            yield state
        state.do(state.waiting[0], state.prompt(state.waiting[0]).sample(rng))


@pytest.mark.rule("europe-engulfed", "5.21", "5.24", "5.44")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_may_begin_a_strategic_move(scenario: str) -> None:
    found = 0
    for state in positions(scenario):
        for seat in seats_in_turn(state):
            for step in (Strategic(), *(Redeployment(power=power) for power in C.majors)):
                able = [u for u in on_the_map(state, seat) if step.why_not_start(state, seat, u) is None]
                assert list(step.able(state, seat)) == able
                found += len(able)
    assert found


@pytest.mark.rule("europe-engulfed", "5.31", "5.34")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_units_far_from_the_coast_need_no_look_at_ships(scenario: str) -> None:
    found = 0
    for state in positions(scenario):
        for unit in listed(state.on_map)[::4]:
            told = {way for _, way in shipments(state, [unit])}
            ways = ((sea, end) for sea in C.map.ports for end in range(len(C.board)))
            near = (way for way in ways if not state.shipped >> way[1] & 1 and state.at[unit] != way[1])
            assert told == {way for way in near if why_not_ship(state, unit, *way) is None}
            found += len(told)
    assert found


@pytest.mark.rule("europe-engulfed", "7.2", "7.26")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_may_go_ashore(scenario: str) -> None:
    found = 0
    for state in positions(scenario):
        for seat in seats_in_turn(state):
            for sea, beaches in C.map.beaches.items():
                for space in spaces_in(beaches):
                    landing = Landing(sea, space, (C.britain,) if state.active else (C.germany,))
                    units = (one for one in landing.candidates_land(state, seat))
                    may = [one for one in units if landing.may_land(state, seat, *one) is None]
                    assert list(landing.legal_land(state, seat)) == may
                    assert {u for (u,) in may} >= {*landing.fit(state, seat)}
                    found += len(may)
    assert found


@pytest.mark.rule("europe-engulfed", "3.1", "5.17")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_hangs_together_is_what_a_walk_reaches(scenario: str) -> None:
    walked = 0
    for state in positions(scenario):
        for power in C.majors:
            within = passable(state, power)
            for start in spaces_in(within):
                assert joined(state, 1 << start, within) == walk(start, within)
                walked += 1
    assert walked


def walk(start: int, within: int) -> int:
    """From area to area; over a guarded border only if the fortress is there as well."""
    found, fringe = 1 << start, [start]
    while fringe:
        here = fringe.pop()
        for there in spaces_in(C.map.roads.neighbours[here] & within):
            guard = C.map.blocked.get((here, there))
            if not found >> there & 1 and (guard is None or within >> guard & 1):
                found |= 1 << there
                fringe.append(there)
    return found


@pytest.mark.rule("europe-engulfed", "6.24")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_a_seat_knows_of_all_blocks_and_who_is_asked(scenario: str) -> None:
    for state in positions(scenario):
        assert state.waiting == state.waiting == state.stack[-1].seats(state)
        for seat in (None, *range(len(state.setup.seats))):
            known = state.blocks.known(state, seat)
            assert [bool(one) for one in known] == [
                state.blocks.knows(state, seat, unit) for unit in range(len(C.handles))
            ]
