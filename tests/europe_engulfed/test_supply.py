"""Supply beside a plain second reading of it: dicts and loops, each unit tried by each of its routes."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules.supply.lines import fed
from grognard.games.europe_engulfed.rules.supply.phases import Check
from grognard.games.europe_engulfed.rules.supply.sea import Load, Reach, gives_way, most_supplied
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in
from tests.europe_engulfed.naive_sea import SEAS, Sea

GAME = EuropeEngulfed()
C = GAME.components
RESOURCES = {C.name(n) for n in spaces_in(C.map.resources)}
BESIDE = {
    name: [
        C.name(b)
        for (a, b), edge in C.board.pairs.items()
        if C.name(a) == name and not edge.kinds & {"air", "supply"}
    ]
    for name in C.index
}
POWERS = ("germany", "italy", "britain", "usa", "ussr", "france", "romania")


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


def placed(units: list[tuple[Load, ...]], capacity: Load) -> list[Load]:
    """What is left after all of these units, each by one of its routes, as far as there is room."""
    rows = [[sum(loads) for loads in zip((0, 0, 0), *choice, strict=True)] for choice in product(*units)]
    left = [tuple(have - load for have, load in zip(capacity, row, strict=True)) for row in rows]
    return [one for one in left if min(one) >= 0]


def gives_way_plainly(routes: tuple[Load, ...], groups: list[Any], capacity: Load) -> bool:
    """3.3: some units of another kind first: then one with these routes less makes no difference."""
    units = [own for number, own in groups for _ in range(number)]
    for number, first in groups:
        for count in range(1, number + 1):
            rest = list(units)
            for _ in range(count):
                rest.remove(first)
            left = placed([first] * count, capacity)
            if first != routes and left:
                fewer = list(rest)
                fewer.remove(routes)
                best = [max(tried_one_by_one(some, one) for one in left) for some in (rest, fewer)]
                if best[0] == best[1]:
                    return True
    return False


@pytest.mark.rule("europe-engulfed", "3.3")
def test_who_may_go_without_for_others() -> None:
    """Beside the plain reading of it, in many small seas: often so, and often not."""
    said: list[bool] = []
    for seed in range(150):
        rng = Random(seed)
        capacity = tuple(rng.randrange(5) for _ in range(3))
        weights = [(1, 0, 0), (0, 1, 0), (1, 1, 0), (3, 0, 0), (2, 0, 0), (0, 0, 1), (0, 2, 2)]
        kinds = rng.sample([(one,) for one in weights] + [((1, 0, 0), (0, 0, 1)), ((2, 0, 0), (0, 1, 0))], 3)
        groups = [(rng.randint(1, 2), kind) for kind in kinds]
        for _, routes in groups:
            said.append(gives_way(routes, tuple(groups), capacity))
            assert said[-1] == gives_way_plainly(routes, groups, capacity), (seed, routes)
    assert {True, False} == set(said)
    assert min(said.count(True), said.count(False)) > 50


def open_plainly(state: Any, power: str) -> set[str]:
    """3.1, 4.7, 9.523 by names: friendly areas that partisans do not close; for the Axis those of Vichy."""
    camp = state.camp[C.power[power]]
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
    watched = RESOURCES - own_land
    if camp == 1:
        watched &= {n for n in C.index if (C.country[C.germany] | C.country[C.italy]) >> C.index[n] & 1}
    return held - (watched - guarded) | vichy_plainly(state, power)


def vichy_plainly(state: Any, power: str) -> set[str]:
    """9.523: land of a neutral Vichy, through which lines of the Axis run."""
    if not (state.camp[C.power[power]] == 0 and state.vichy and not state.war[C.vichy]):
        return set()
    return (
        {C.name(n) for n, p in enumerate(state.holder) if p == C.vichy}
        if state.war[C.power[power]]
        else set()
    )


def fed_plainly(state: Any, power: str) -> set[str]:
    """3.2 by names: from each home area outwards."""
    home = {n for n in C.index if C.home[C.power[power]] >> C.index[n] & 1}
    if power == "usa":
        home |= {n for n in C.index if C.home[C.britain] >> C.index[n] & 1}
    open_land, vichy = open_plainly(state, power), vichy_plainly(state, power)
    found: set[str] = set()
    for start in sorted(home & open_land):
        region, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            for there in BESIDE[here]:
                shut = {here, there} == {"karelia", "novgorod"} and "leningrad" not in open_land
                if there in open_land and there not in region and not shut:
                    region.add(there)
                    waiting.append(there)
        alone = {"usa", "ural", "baku"} if power in C.power_ids[:6] else home
        if region & alone or (region & (home | RESOURCES)) - {start} - vichy:
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
                holder = rng.choice([C.germany, C.italy, C.britain, C.ussr, C.france])
                state.holder = with_entry(state.holder, space, holder)
        state.derive()
        for power in POWERS:
            told = {C.name(space) for space in spaces_in(fed(state, C.power[power]))}
            assert told == fed_plainly(state, power), power


@pytest.mark.rule("europe-engulfed", "3.3", "3.31", "3.32", "3.33", "7.22", "9.523", "0.9")
@pytest.mark.parametrize("scenario", ["campaign-1939", "campaign-1941", "tournament-1942"])
def test_routes_over_the_sea_are_those_of_a_plain_reading(scenario: str) -> None:
    rng, routes = Random(scenario), 0
    state: Any = GAME.new(scenario, seed=2)
    fleets = state.fleets
    doors = [C.index[n] for n in ("gibraltar", "alexandria", "sinai", "ruhr", "denmark", "malta", "crete")]
    land = [space for space in spaces_in(C.map.land) if C.map.areas[space].kind != "box"]
    for _ in range(6):
        for space in [*rng.sample(land, 12), *rng.sample(doors, 3)]:
            holder = rng.choice([C.germany, C.italy, C.britain, C.ussr])
            state.holder = with_entry(state.holder, space, holder)
        for sea in (C.index["cape"], *C.map.seas):
            for space in spaces_in(C.map.beaches[sea]):
                if rng.random() < 0.1:
                    state.beachhead = with_entry(state.beachhead, space, rng.choice([-1, 0, 1, 2]))
        state.fleets = tuple(rng.randint(1, 4) if points else 0 for points in fleets)
        state.derive()
        for power in POWERS:
            plain = Sea(state, power, BESIDE, open_plainly(state, power), fed_plainly(state, power))
            reach = Reach(state, C.power[power])
            order = [[C.name(sea) for sea in C.map.seas].index(name) for name in SEAS]
            for space in rng.sample(land, 25):
                told = {tuple(load[n] for n in order) for load in reach.routes(space)}
                assert told == plain.routes(C.name(space)), (power, C.name(space))
                routes += len(told)
    assert routes > 60


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_every_sample_set_up_is_in_supply(scenario: str) -> None:
    state: Any = GAME.new(scenario, seed=1)
    for state.active in (0, 1):
        check = Check(state)
        assert not check.none
        assert check.shortage() == 0
