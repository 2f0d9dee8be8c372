"""Supply beside a plain second reading of it: dicts and loops, each unit tried by each of its routes."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules.supply.lines import fed
from grognard.games.europe_engulfed.rules.supply.phases import Check
from grognard.games.europe_engulfed.rules.supply.sea import Load, most_supplied
from grognard.kernel.masks import spaces_in

GAME = EuropeEngulfed()
C = GAME.components


def tried_one_by_one(units: list[tuple[Load, ...]], capacity: Load) -> int:
    """Every unit by each of its routes or not at all: the most that fit."""
    best = 0
    for choice in product(*[(*routes, None) for routes in units]):
        carried = [route for route in choice if route is not None]
        loads = [sum(route[sea] for route in carried) for sea in range(len(capacity))]
        if all(load <= have for load, have in zip(loads, capacity, strict=True)):
            best = max(best, len(carried))
    return best


@pytest.mark.rule("europe-engulfed", "3.31")
@pytest.mark.parametrize("seed", range(60))
def test_as_many_are_supplied_by_sea_as_can_be(seed: int) -> None:
    rng = Random(seed)
    capacity = tuple(rng.randrange(9) for _ in range(3))
    weights = [(1, 0, 0), (0, 1, 0), (1, 1, 0), (4, 0, 0), (2, 0, 0), (4, 1, 0), (0, 0, 1), (0, 2, 2)]
    groups = [(rng.randint(1, 3), tuple(rng.sample(weights, rng.randint(1, 2)))) for _ in range(3)]
    units = [routes for number, routes in groups for _ in range(number)]
    assert most_supplied(tuple(groups), capacity) == tried_one_by_one(units, capacity)


def fed_plainly(state: Any, power: str) -> set[str]:
    """3.1, 3.2 by names: from each home area outwards, through friendly areas that partisans do not close."""
    camp = state.camp[C.power[power]]
    home = {n for n in C.index if C.home[C.power[power]] >> C.index[n] & 1}
    if power == "usa":
        home |= {n for n in C.index if C.home[C.britain] >> C.index[n] & 1}
    allies = [p for n, p in enumerate(C.power_ids) if state.camp[n] == camp and state.war[n]]
    mine = allies if state.war[C.power[power]] else [power]
    held = {C.name(n) for n, p in enumerate(state.holder) if p >= 0 and C.power_ids[p] in mine}
    guarded = {
        C.name(a)
        for u, a in enumerate(state.at)
        if a >= 0 and not C.is_aircraft[u] and state.camp_of(u) == camp
    }
    own_land = {
        n
        for n in C.index
        for p, side in enumerate(state.camp)
        if side == camp and C.country[p] >> C.index[n] & 1
    }
    resources = {C.name(n) for n in spaces_in(C.map.resources)}
    watched = resources - own_land
    if camp == 1:
        watched &= {n for n in C.index if (C.country[C.germany] | C.country[C.italy]) >> C.index[n] & 1}
    vichy = {C.name(n) for n, p in enumerate(state.holder) if p == C.vichy}
    if not (camp == 0 and state.vichy and not state.war[C.vichy] and state.war[C.power[power]]):
        vichy = set()
    open_land = held - (watched - guarded) | vichy
    found: set[str] = set()
    for start in sorted(home & open_land):
        region, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            for a, b in C.board.pairs:
                if C.name(a) != here or C.name(b) in region or C.name(b) not in open_land:
                    continue
                kinds = C.board.pairs[a, b].kinds
                if kinds & {"air", "supply"} or (
                    {here, C.name(b)} == {"karelia", "novgorod"} and "leningrad" not in open_land
                ):
                    continue
                region.add(C.name(b))
                waiting.append(C.name(b))
        alone = {"usa", "ural", "baku"} if power in C.power_ids[:6] else home
        if region & alone or (region & (home | resources)) - {start} - vichy:
            found |= region
    if power == "ussr" and "ladoga_swamps" in found and "leningrad" in open_land:
        found.add("leningrad")
    return found


@pytest.mark.rule("europe-engulfed", "3.1", "3.2", "4.7", "9.523")
@pytest.mark.parametrize("scenario", ["campaign-1939", "campaign-1941", "tournament-1942", "france-1940"])
def test_lines_over_land_are_those_of_a_plain_reading(scenario: str) -> None:
    rng = Random(scenario)
    state: Any = GAME.new(scenario, seed=2)
    for _ in range(25):
        for space in spaces_in(C.map.land):
            if rng.random() < 0.1:
                state.holder[space] = rng.choice([C.germany, C.italy, C.britain, C.ussr, C.france])
        state.derive()
        for power in ("germany", "italy", "britain", "usa", "ussr", "france", "romania"):
            told = {C.name(space) for space in spaces_in(fed(state, C.power[power]))}
            assert told == fed_plainly(state, power), power


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_every_sample_set_up_is_in_supply(scenario: str) -> None:
    state: Any = GAME.new(scenario, seed=1)
    for state.active in (0, 1):
        check = Check(state)
        assert not check.none
        assert check.shortage() == 0
