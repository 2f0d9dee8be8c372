"""What is laid over the map of Unconditional Surrender!: ranges, Sorties, lines of supply by land and sea."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.unconditional_surrender.roster import WESTERN
from grognard.games.unconditional_surrender.rules.supply import Network
from tests.unconditional_surrender.war import GAME, C, hex_of, position

SEA = {"scenario": "main_event", "turn": "1940-06", "phase": "actions", "faction": "western"}


def laid(s: Any, name: str, unit: str | None = None) -> set[tuple[str, str, str, str]]:
    return {(mark.space, mark.tone, mark.shape, mark.text) for mark in GAME.marks(s.view(0), name, unit)}


@pytest.mark.rule("unconditional-surrender", "U100", "U101", "U110")
def test_ranges_of_an_air_unit() -> None:
    s = position(**SEA, control={"axis": ["calais"]}, units={"de_1_luf": "2813 sorties2"})
    found = laid(s, "ranges", "de_1_luf")
    near = {space for space, tone, shape, _ in found if (tone, shape) == ("own", "hatch")}
    far = {space for space, tone, shape, _ in found if (tone, shape) == ("contested", "hatch")}
    within = {C.name(n) for n in range(C.map.hexes) if C.map.within(hex_of("2813"), 5) >> n & 1}
    assert near == {name for name in within if C.map.land >> hex_of(name) & 1}
    assert far
    assert near.isdisjoint(far)
    assert ("2813", "own", "badge", "2/6") in found
    assert {space for space, _, shape, _ in found if shape == "ring"} == {"z10"}


@pytest.mark.rule("unconditional-surrender", "U106b", "U110")
def test_ranges_at_sea_are_those_of_the_rules() -> None:
    s = position(**SEA, control={"axis": ["brest"]}, units={"de_1_fleet": "3107", "uk_bef": "2710"})
    rings = {
        space
        for space, tone, shape, _ in laid(s, "ranges", "de_1_fleet")
        if (tone, shape) == ("enemy", "ring")
    }
    assert {"z7", "z9", "z10"} <= rings
    assert laid(s, "ranges", "uk_bef") == set()


@pytest.mark.rule("unconditional-surrender", "U8")
def test_sorties_of_everybody() -> None:
    s = position(**SEA, units={"uk_ftr_cmd": "2710 sorties1", "uk_1_convoy": "2710", "uk_bef": "2610"})
    [(space, tone, shape, text)] = laid(s, "sorties")
    assert (space, tone, shape) == ("2710", "western", "badge")
    assert sorted(text.split(", ")) == ["0/6", "1/6"]


@pytest.mark.rule("unconditional-surrender", "U123", "U124")
def test_a_line_by_land_and_its_sources() -> None:
    s = position(**{**SEA, "faction": "axis"}, units={"de_1": "2719"})
    found = laid(s, "supply", "de_1")
    assert ("2719", "own", "fill", "") in found
    assert any((tone, shape) == ("own", "ring") for _, tone, shape, _ in found)
    assert all(tone != "enemy" for _, tone, _, _ in found)


@pytest.mark.rule("unconditional-surrender", "U125", "U126")
def test_a_line_by_sea_and_the_convoy_that_carries_it() -> None:
    s = position(**SEA, units={"uk_8": "5445", "uk_1_convoy": "2710"})
    by_sea = {
        (space, shape, text) for space, tone, shape, text in laid(s, "supply", "uk_8") if tone == "enemy"
    }
    assert ("2710", "badge", "2") in by_sea
    ports = Network(s, WESTERN).ports_of_arrival(C.unit["uk_8"])
    assert [space for space, shape, _ in by_sea if shape == "ring" and ports >> C.map.index[space] & 1]
    assert {space for space, shape, _ in by_sea if space.startswith("z")}
    without = position(**SEA, units={"uk_8": "5445"})
    assert ("5445", "enemy", "ring", "") in laid(without, "supply", "uk_8")


@pytest.mark.rule("unconditional-surrender", "U122", "U126")
def test_convoys_and_who_lacks_supply() -> None:
    units = {"uk_8": "5445 low", "uk_1_convoy": "2710", "uk_2_convoy": "2807 sorties6"}
    found = laid(position(**SEA, units=units), "convoys")
    assert found == {
        ("5445", "contested", "ring", ""),
        ("2710", "western", "badge", "2"),
        ("2807", "western", "badge", "0"),
    }
