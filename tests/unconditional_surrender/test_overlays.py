"""What is laid over the map of Unconditional Surrender!: ranges, Sorties, lines of supply by land and sea."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from grognard.games.unconditional_surrender.roster import WESTERN
from grognard.games.unconditional_surrender.rules.supply import Network, unlimited_sources
from grognard.games.unconditional_surrender.rules.supply_convoys import FarEnds, why_no_line
from grognard.games.unconditional_surrender.rules.supply_lines import line_of, shortest
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import FULL, LOW, NO
from grognard.kernel.masks import spaces_in
from tests.unconditional_surrender.test_lines_by_sea import SUPPLYING
from tests.unconditional_surrender.war import GAME, C, hex_of, position

SEA = {"scenario": "main_event", "turn": "1940-06", "phase": "actions", "faction": "western"}


def laid(s: Any, name: str, unit: str | None = None) -> set[tuple[str, str, str, str]]:
    return {(mark.space, mark.tone, mark.shape, mark.text) for mark in GAME.marks(s.view(0), name, unit)}


def drawn_lines(s: Any, unit: str) -> list[tuple[str, list[str]]]:
    """By tone the places of each line that the overlay of a unit's supply draws."""
    marks = GAME.marks(s.view(0), "supply", unit)
    return [(mark.tone, [mark.space, *mark.way]) for mark in marks if mark.shape == "line"]


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
    s = position(**{**SEA, "faction": "axis"}, units={"de_1": "2634", "de_2": "2719"})
    found = laid(s, "supply", "de_1")
    assert ("2634", "own", "fill", "") in found
    assert any((tone, shape) == ("own", "ring") for _, tone, shape, _ in found)
    assert all(tone != "enemy" for _, tone, _, _ in found)
    [(tone, way)] = drawn_lines(s, "de_1")
    assert (tone, way[0]) == ("own", "2634")
    assert (way[-1], "own", "ring", "") in found
    assert all(hex_of(b) in C.map.walks[hex_of(a)] for a, b in pairwise(way))
    assert drawn_lines(s, "de_2") == []


@pytest.mark.rule("unconditional-surrender", "U123", "U124")
def test_a_line_to_a_limited_source_has_its_own_tone() -> None:
    s = position(**SEA, units={"uk_8": "5546"})
    assert drawn_lines(s, "uk_8") == [("contested", ["5546", "5646"])]
    assert ("5646", "contested", "ring", "") in laid(s, "supply", "uk_8")


@pytest.mark.rule("unconditional-surrender", "U125", "U126")
@pytest.mark.parametrize("faction", ["western", "axis"])
def test_a_line_by_sea_and_the_convoy_that_carries_it(faction: str) -> None:
    """To a port of arrival, over the sea past the convoy, to the source; also while others are in phase."""
    s = position(**{**SEA, "faction": faction}, units={"uk_8": "2914", "uk_1_convoy": "2807"})
    assert ("2807", "western", "badge", "2") in laid(s, "supply", "uk_8")
    to_port, over_sea, met = drawn_lines(s, "uk_8")
    assert to_port == ("own", ["2914", "2813"])
    assert over_sea == ("own", ["2813", "z10", "2710"])
    assert met == ("western", ["2807", "z10"])
    there = position(**{**SEA, "faction": faction}, units={"uk_8": "2914", "uk_1_convoy": "2710"})
    assert ("2710", "western", "badge", "2") in laid(there, "supply", "uk_8")
    assert drawn_lines(there, "uk_8") == [to_port, over_sea]
    assert Network(s, WESTERN).ports_of_arrival(C.unit["uk_8"]) >> hex_of("2813") & 1
    without = position(**SEA, units={"uk_8": "5445"})
    assert ("5445", "no_convoy", "hatch", "") in laid(without, "supply", "uk_8")
    assert [tone for tone, _ in drawn_lines(without, "uk_8")] == ["contested"]
    malta = position(**SEA, units={"uk_8": "4827", "uk_1_convoy": "2710"})
    zones = [way for tone, way in drawn_lines(malta, "uk_8") if tone == "own"]
    assert zones[0][0] == "4827"
    assert {place for place in zones[0][1:-1] if place[0] != "z"} <= {"ena", "wio"}


@pytest.mark.rule("unconditional-surrender", "U125", "U126", "U127")
@pytest.mark.parametrize(
    ("units", "control", "lacks"),
    [
        ({"uk_8": "4827"}, [], "no_convoy"),
        ({"uk_8": "4827", "uk_1_convoy": "2710 sorties6"}, [], "no_convoy"),
        ({"uk_8": "3346", "uk_1_convoy": "2710"}, ["odessa"], "no_sea"),
        ({"uk_8": "2720", "uk_1_convoy": "2710"}, [], "no_port"),
    ],
)
def test_what_is_missing_without_a_line(units: Any, control: list[str], lacks: str) -> None:
    s = position(**SEA, units=units, control={"western": control})
    found, here = laid(s, "supply", "uk_8"), units["uk_8"]
    assert {(here, "enemy", "ring", ""), (here, lacks, "hatch", "")} <= found
    assert drawn_lines(s, "uk_8") == []


@pytest.mark.rule("unconditional-surrender", "U171")
def test_without_ships_a_source_is_missing() -> None:
    s = position(scenario="france_1940", phase="actions", faction="axis", units={"de_1": "2610"})
    assert ("2610", "no_source", "hatch", "") in laid(s, "supply", "de_1")


@pytest.mark.rule("unconditional-surrender", "U128")
def test_the_line_of_a_ship_needs_no_convoy() -> None:
    s = position(**SEA, units={"uk_home_fleet": "4827"})
    [(tone, way)] = drawn_lines(s, "uk_home_fleet")
    assert (tone, way[0], way[1][0]) == ("own", "4827", "z")
    assert not [shape for _, _, shape, _ in laid(s, "supply", "uk_home_fleet") if shape == "badge"]


@pytest.mark.rule("unconditional-surrender", "U124")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_there_is_a_way_from_wherever_a_line_leads_to_a_source(scenario: str) -> None:
    s = GAME.new(scenario, seed=1)
    for country in sorted({s.serves[unit] for unit, at in enumerate(s.at) if at >= 0}):
        net = Network(s, s.joined[country])
        sources = unlimited_sources(s, country)
        ends, reached = net.ends(country, sources), net.reached(country, sources)
        for space in [*spaces_in(C.map.land)][country % 7 :: 7]:
            way = shortest(net, space, ends)
            assert (way is not None) == bool(reached >> space & 1)
            if way is not None:
                assert (way[0], bool(ends >> way[-1] & 1)) == (space, True)
                walked = [n for n, step in enumerate(pairwise(way)) if step not in C.map.line]
                assert all(n < 2 for n in walked)
                assert all(net.open >> place & 1 for place in way[1:])


@pytest.mark.rule("unconditional-surrender", "U122", "U126")
@pytest.mark.parametrize("number", range(len(SUPPLYING)))
def test_a_line_gives_what_the_supply_phase_offers(number: int) -> None:
    s = SUPPLYING[number]
    step, prompt, far = s.stack[-1], s.prompt(s.waiting[0]), FarEnds(Network(s, WESTERN), ())
    offered = dict.fromkeys(step.full, FULL) | dict.fromkeys(step.left, NO)
    for action in prompt.offered_by("draw_supply"):
        offered[action.args[0]] = LOW
    for action in prompt.offered_by("ferry"):
        convoy, units, path = action.args
        if len(units) == 1:
            sources = far.sources([s.serves[units[0]]], path[-1])
            level = FULL if sources == (NONE,) else LOW
            offered[units[0]] = min(level, offered[units[0]])
            assert why_no_line(s, (), convoy, units, path) is None
    assert offered == {unit: line_of(s, unit, ()).level for unit in offered}
    for unit in offered:
        found = line_of(s, unit, ())
        if found.convoy != NONE:
            assert why_no_line(s, (), found.convoy, (unit,), found.by_sea) is None
            assert found.by_land[-1] == found.by_sea[0]
            assert found.inland[:1] == tuple(end for end in found.by_sea[-1:] if end < C.map.hexes)


@pytest.mark.rule("unconditional-surrender", "U122", "U126")
def test_convoys_and_who_lacks_supply() -> None:
    units = {"uk_8": "5445 low", "uk_1_convoy": "2710", "uk_2_convoy": "2807 sorties6"}
    found = laid(position(**SEA, units=units), "convoys")
    assert found == {
        ("5445", "contested", "ring", ""),
        ("2710", "western", "badge", "2"),
        ("2807", "western", "badge", "0"),
    }
