"""Section 13: open passages, and the price of a voyage."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.unconditional_surrender.roster import AXIS, WESTERN
from grognard.games.unconditional_surrender.rules.invasions import sea_range
from grognard.games.unconditional_surrender.rules.naval import (
    distances,
    intercepted_zones,
    nearest_ports,
    zones_within,
)
from tests.unconditional_surrender.war import C, hex_of, position


def at_sea(**more: Any) -> Any:
    keys = {"scenario": "main_event", "turn": "1940-06", "phase": "actions", "faction": "axis", "units": {}}
    return position(**{**keys, **more})


def zone(number: int) -> int:
    return C.map.zone(number)


@pytest.mark.rule("unconditional-surrender", "U106", "U106a")
def test_x29_through_the_kiel_canal_or_round_denmark() -> None:
    """The first zone outside the port costs 1 more in both: 4 and 6."""
    s = at_sea()
    assert distances(s, AXIS, [zone(14)])[zone(11)] == 3
    shut = at_sea(control={"western": ["kiel"]}, countries={"denmark": "active axis"})
    assert distances(shut, AXIS, [zone(14)])[zone(11)] == 5
    neutral = at_sea(control={"western": ["kiel"]})
    assert zone(11) not in distances(neutral, AXIS, [zone(14)])


@pytest.mark.rule("unconditional-surrender", "U106a")
def test_a_strait_is_closed_by_a_neutral_or_an_enemy() -> None:
    s = at_sea()
    assert distances(s, WESTERN, [zone(9)])[zone(17)] == 3
    assert zone(17) not in distances(s, AXIS, [zone(9)])
    assert zone(28) not in distances(s, WESTERN, [zone(25)])


@pytest.mark.rule("unconditional-surrender", "U106")
def test_off_map_zones_cost_three() -> None:
    s = at_sea()
    ena, wio = C.board.index["ena"], C.board.index["wio"]
    assert distances(s, WESTERN, [zone(1)])[ena] == 3
    assert distances(s, WESTERN, [zone(1)])[wio] == 6
    assert distances(s, WESTERN, [ena])[zone(9)] == 1


@pytest.mark.rule("unconditional-surrender", "U111a")
def test_a_full_port_is_passed_over_for_the_next() -> None:
    units = {"fr_med_fleet": "3817", "fr_atlantic_fleet": "4021"}
    s = at_sea(units=units, control={"axis": ["marseille"]})
    found = nearest_ports(s, C.unit["fr_med_fleet"], C.map.zones_of[hex_of("3817")])
    assert {C.name(n) for n in range(C.map.hexes) if found >> n & 1} == {C.map.cities["algiers"].hex}


def numbers(zones: Any) -> set[int]:
    return {int(C.name(space)[1:]) for space in zones}


@pytest.mark.rule("unconditional-surrender", "U106b", "U112")
def test_x30_how_far_invasions_reach() -> None:
    s = at_sea(units={"uk_1_convoy": "2710", "uk_2_convoy": "ena", "de_1_convoy": "2813"})
    south, ena, calais = (C.unit[name] for name in ("uk_1_convoy", "uk_2_convoy", "de_1_convoy"))
    assert [sea_range(s, unit) for unit in (south, ena, calais)] == [2, 1, 0]
    assert numbers(zones_within(s, south, 2, straits=True)) == {10, 2, 7, 11, 1, 8, 9}
    assert numbers(zones_within(s, ena, 1, straits=True)) == {1, 2, 9}
    assert numbers(zones_within(s, calais, 0, straits=True)) == {10}


@pytest.mark.rule("unconditional-surrender", "U106b", "U110", "U110a")
def test_a_warship_passes_an_open_canal_but_no_strait_to_intercept() -> None:
    units = {"de_1_fleet": "2323", "uk_home_fleet": "4805", "uk_1_cv": "ena", "de_1_luf": "2422"}
    s = at_sea(units=units)
    found = {name: numbers(intercepted_zones(s, C.unit[name])) for name in units}
    assert found["de_1_fleet"] == {14, 13, 11, 15, 16, 10, 8}
    assert found["uk_home_fleet"] == {9, 7, 2, 10, 17, 18, 19, 20, 21}
    assert found["uk_1_cv"] == {1, 2, 9}
    assert found["de_1_luf"] == {11}
