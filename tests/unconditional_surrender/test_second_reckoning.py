"""The engine against a plain second reckoning, over dense positions laid out by chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.games.unconditional_surrender.roster import AIR, GROUND
from grognard.games.unconditional_surrender.rules.air import landings
from grognard.games.unconditional_surrender.rules.factions import enemy_zones
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.rules.ground_combat import attacker_modifiers, defender_modifiers
from grognard.games.unconditional_surrender.rules.reach import Ground, points
from grognard.games.unconditional_surrender.rules.supply import Network, any_line, unlimited_sources
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.masks import spaces_in
from tests.unconditional_surrender import naive
from tests.unconditional_surrender.war import C, position

FIELD = [n for n in range(C.map.hexes) if 25 <= C.map.row[n] <= 34 and 10 <= C.map.column[n] <= 30]


def scattered(seed: int) -> Any:
    """Germany against the West: units in any hexes of a small field, cities in any hands."""
    rng = Random(seed)
    policy = {"appeasement": 10 * (seed % 2), "nazi_soviet_pact": 0}
    s = position(
        scenario="main_event", turn="1940-06", phase="victory", dice=[1] * 9, policy=policy, units={}
    )
    own = ("germany", "france", "uk", "poland")
    units = [u for u in range(len(C.units)) if C.units[u].country in own]
    for unit in rng.sample(units, 70):
        faction, branch = s.faction_of(unit), C.branch[unit]
        free = [n for n in FIELD if not s.closed[faction] >> n & 1 and n not in s.units_at[branch]]
        place = rng.choice([n for n in free if not any(n in at for at in s.units_at)])
        s.place(unit, place)
    for city in C.map.cities_in(sum(1 << n for n in FIELD)):
        if s.control[city] != NONE and rng.random() < 0.4:
            s.take_city(city, rng.randrange(2))
    return s


DENSE = [scattered(seed) for seed in range(100)]


def ground_units(s: Any) -> list[int]:
    return [u for u, at in enumerate(s.at) if 0 <= at < C.map.hexes and C.branch[u] == GROUND]


@pytest.mark.rule("unconditional-surrender", "U65", "U66")
@pytest.mark.parametrize("number", range(len(DENSE)))
def test_zones_of_control_and_prices(number: int) -> None:
    s = DENSE[number]
    rng = Random(number)
    for unit in rng.sample(ground_units(s), 6):
        faction, here = s.faction_of(unit), s.at[unit]
        zones, ground = enemy_zones(s, faction), Ground(s, unit)
        for space in [here, *C.map.walks[here]]:
            assert bool(zones >> space & 1) == naive.in_zone(s, space, faction), C.name(space)
            assert bool(s.closed[faction] >> space & 1) == naive.shut(s, space, faction), C.name(space)
        for space in C.map.walks[here]:
            assert ground.price(here, space) == naive.price(s, here, space, faction), C.name(space)


@pytest.mark.rule("unconditional-surrender", "U69", "U66", "U67")
@pytest.mark.parametrize("number", range(0, len(DENSE), 2))
def test_every_way_that_is_offered_costs_what_its_steps_cost(number: int) -> None:
    s = DENSE[number]
    for unit in Random(number).sample(ground_units(s), 6):
        ground = Ground(s, unit)
        found = ground.reach(8, False)
        for space, (spent, before) in found.items():
            if spent and max(space, before) < C.map.hexes:
                assert found[before][0] + naive.price(s, before, space, ground.faction) == spent
                assert not naive.shut(s, space, ground.faction)
                assert before == s.at[unit] or not naive.in_zone(s, before, ground.faction)


@pytest.mark.rule("unconditional-surrender", "U68", "U124")
@pytest.mark.parametrize("number", range(len(DENSE)))
def test_lines_of_supply(number: int) -> None:
    s = DENSE[number]
    for unit in Random(number).sample(ground_units(s), 6):
        country = s.serves[unit]
        sources = unlimited_sources(s, country)
        told = bool(Network(s, s.joined[country]).reached(country, sources) >> s.at[unit] & 1)
        assert told == naive.supplied(s, unit, set(spaces_in(sources))), s.unit_name(unit)


@pytest.mark.rule("unconditional-surrender", "U98", "U99", "U139")
@pytest.mark.parametrize("number", range(0, len(DENSE), 4))
def test_where_air_units_land(number: int) -> None:
    s = DENSE[number]
    for unit in [u for u, at in enumerate(s.at) if 0 <= at < C.map.hexes and C.branch[u] == AIR][:4]:
        supplied = any_line(s, s.serves[unit])
        flown = naive.flown(s, unit, points(s, unit))
        wanted = {n for n in flown if supplied >> n & 1 and naive.lands(s, unit, n)}
        assert set(spaces_in(landings(s, unit))) == wanted, s.unit_name(unit)


@pytest.mark.rule("unconditional-surrender", "U84", "U88", "U89", "U90", "U91")
@pytest.mark.parametrize("number", range(len(DENSE)))
def test_modifiers_of_assaults(number: int) -> None:
    s, rng = DENSE[number].clone(), Random(number)
    for unit in ground_units(s):
        s.supply[unit], s.reduced[unit] = (
            rng.randrange(3),
            int(C.kind[unit] == "garrison" or rng.random() < 0.4),
        )
    s.weather = [rng.randrange(3) for _ in s.weather]
    fought = 0
    for defender in ground_units(s):
        enemy = [s.units_at[GROUND].get(space, NONE) for space in C.map.walks[s.at[defender]]]
        enemy = [one for one in enemy if one != NONE and s.faction_of(one) != s.faction_of(defender)]
        if enemy:
            attackers = rng.sample(enemy, min(len(enemy), rng.randint(1, 3)))
            fight = Fight("assault", tuple(attackers), defender, s.at[defender])
            own, other = (
                attacker_modifiers(s, fight, (False, False)),
                defender_modifiers(s, fight, (False, False)),
            )
            assert own.total == naive.attack_drm(s, attackers, defender), own.lines
            assert len(own.halved) == naive.halvings(s, attackers, defender, True), own.halved
            sky = s.weather[C.map.climate[s.at[defender]]]
            assert other.total == naive.own_drm(s, defender, sky), other.lines
            assert len(other.halved) == naive.halvings(s, [defender], defender, False)
            fought += 1
    assert fought > 3
