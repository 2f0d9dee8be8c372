"""Sections 10 to 12: the table square by square, modifiers to the digit, and what is worn by it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.unconditional_surrender.components import RESULTS
from grognard.games.unconditional_surrender.rules.air_combat import air_naval_modifiers, duel, wear
from grognard.games.unconditional_surrender.rules.combat import Modifiers, final_value, result
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.rules.ground_combat import (
    attacker_modifiers,
    defender_modifiers,
    isolated,
)
from tests.unconditional_surrender.war import C, hex_of, position

NOBODY_HELPS = (False, False)
FAIR = {"cold": "fair", "temperate": "fair", "warm": "fair"}


def at_war(units: dict[str, str], **more: Any) -> Any:
    """A position late in the war, with fair weather, in which every country mentioned may fight."""
    return position(
        **{
            "scenario": "main_event",
            "turn": "1943-06",
            "phase": "actions",
            "faction": "axis",
            "policy": {"appeasement": 10, "nazi_soviet_pact": 10},
            "weather": FAIR,
            "units": units,
            **more,
        }
    )


def fight(kind: str, attackers: list[str], defender: str, space: str, **more: Any) -> Fight:
    return Fight(kind, tuple(C.unit[name] for name in attackers), C.unit[defender], hex_of(space), **more)


@pytest.mark.rule("unconditional-surrender", "U4", "U85", "U90")
def test_x7_halved_twice_each_time_rounded_up() -> None:
    assert final_value(C, 5, Modifiers({}, ["unsupplied", "severe"])) == 2
    assert final_value(C, 5, Modifiers({}, ["severe"])) == 3


@pytest.mark.rule("unconditional-surrender", "U5", "U84", "U85")
def test_modifiers_and_values_have_limits() -> None:
    assert final_value(C, 1, Modifiers({"a": 13})) == 11
    assert final_value(C, 6, Modifiers({"a": -13})) == 1
    assert final_value(C, 6, Modifiers({"a": 10})) == 16
    assert final_value(C, 1, Modifiers({"a": -10}, ["severe"])) == 1


@pytest.mark.rule("unconditional-surrender", "U86")
def test_the_printed_example_and_the_shape_of_the_table() -> None:
    assert RESULTS[result(C, 4, 7)] == "AS"
    assert (RESULTS[result(C, 1, 1)], RESULTS[result(C, 16, 1)], RESULTS[result(C, 1, 16)]) == (
        "NE",
        "DE",
        "AA",
    )
    order = ["AA", "AS", "NE", "DR", "DD", "DE"]
    for defender in range(1, 17):
        row = [order.index(RESULTS[result(C, attacker, defender)]) for attacker in range(1, 17)]
        assert row == sorted(row)
    for attacker in range(1, 17):
        column = [order.index(RESULTS[result(C, attacker, defender)]) for defender in range(1, 17)]
        assert column == sorted(column, reverse=True)


@pytest.mark.rule("unconditional-surrender", "U85", "U86", "U92")
@pytest.mark.parametrize("attacker", range(1, 17))
@pytest.mark.parametrize("defender", range(1, 17))
def test_every_square_of_the_table_in_a_combat(attacker: int, defender: int, monkeypatch: Any) -> None:
    """Only the modifiers are put in, so that the dice reach every square; all else is a mobile attack."""
    from grognard.games.unconditional_surrender.rules import ground_results

    s = at_war({"de_2_pz": "2915", "fr_10": "2914"}, points={"germany": 9})
    for seat, verb in ((0, "attack de_2_pz fr_10"), (0, "will_not")):
        s.act(seat, verb)
    die = {"a": min(attacker, 6), "d": min(defender, 6)}
    monkeypatch.setattr(
        ground_results, "attacker_modifiers", lambda *_: Modifiers({"x": attacker - die["a"]})
    )
    monkeypatch.setattr(
        ground_results, "defender_modifiers", lambda *_: Modifiers({"x": defender - die["d"]})
    )
    s.scripted = [die["a"], die["d"]]
    told = next(event for event in s.act(1, "will_not") if event.kind == "fought")
    expected = C.tables["crt"]["rows"][defender - 1].split()[attacker - 1]
    assert (told.figures["number"], told.figures["against"]) == (attacker, defender)
    assert told.figures["result"] == expected
    asked = {
        "DR": "Retreat",
        "DD": "Retreat",
        "DE": "Advance",
        "NE": "Activation",
        "AS": "Actions",
        "AA": "Actions",
    }
    assert type(s.stack[-1]).__name__ == asked[expected]
    assert s.reduced[C.unit["fr_10"]] == (expected == "DD")
    assert s.reduced[C.unit["de_2_pz"]] == (expected == "AA")


@pytest.mark.rule("unconditional-surrender", "U103b")
@pytest.mark.parametrize(
    ("word", "sorties", "support"),
    [
        ("NE", (1, 1), (True, True)),
        ("DR", (1, 2), (True, True)),
        ("DD", (1, 3), (True, False)),
        ("DE", (1, 4), (True, False)),
        ("AS", (2, 1), (True, True)),
        ("AA", (3, 1), (False, True)),
    ],
)
def test_x10_sorties_and_support_of_an_air_duel(
    word: str, sorties: tuple[int, int], support: tuple[bool, bool], monkeypatch: Any
) -> None:
    from grognard.games.unconditional_surrender.rules import air_combat

    s = at_war({"de_1_luf": "2816", "uk_ftr_cmd": "2912"})
    units = C.unit["de_1_luf"], C.unit["uk_ftr_cmd"]
    monkeypatch.setattr(air_combat, "rolled", lambda *_: RESULTS.index(word))
    ground = C.unit["de_1"], C.unit["uk_bef"]
    fight = Fight("mobile", ground[:1], ground[1], hex_of("2914"), air=units)
    assert duel(s, fight) == support
    assert tuple(s.sorties[unit] for unit in units) == sorties


@pytest.mark.rule("unconditional-surrender", "U8", "U103b")
def test_nobody_has_more_than_six_sorties() -> None:
    s = at_war({"de_1_luf": "2816 sorties5", "uk_ftr_cmd": "2912 sorties6"})
    wear(s, C.unit["de_1_luf"], C.unit["uk_ftr_cmd"], RESULTS.index("AA"))
    assert s.sorties[C.unit["de_1_luf"]] == s.sorties[C.unit["uk_ftr_cmd"]] == 6


@pytest.mark.rule("unconditional-surrender", "U103", "U173a", "U173c")
def test_x35_a_german_fighter_with_a_sortie_against_a_british_one() -> None:
    units = {"de_1_luf": "2816 sorties1", "uk_ftr_cmd": "2912"}
    de, uk, place = C.unit["de_1_luf"], C.unit["uk_ftr_cmd"], hex_of("2914")
    s = at_war(units)
    assert air_naval_modifiers(s, de, uk, place, None).total == -1
    assert air_naval_modifiers(s, uk, de, place, None).total == 1
    later = at_war(units, options={"german_air_drm": 2})
    assert air_naval_modifiers(later, de, uk, place, None).total == 1


@pytest.mark.rule("unconditional-surrender", "U103", "U103a")
@pytest.mark.parametrize(
    ("unit", "where", "foe", "sky", "struck_from", "total", "halved"),
    [
        ("uk_ftr_cmd", "2710", "de_1_luf", "fair", "2816", 3, 0),
        ("uk_ftr_cmd", "2710", "de_1_luf", "fair", "2611", 1, 0),
        ("uk_bmb_cmd", "2609", "de_1_luf", "fair", None, -1, 0),
        ("uk_1_cv", "2710", "de_1_fleet", "fair", None, 4, 0),
        ("uk_1_cv", "2710", "de_1_fleet", "poor", None, 1, 0),
        ("uk_1_cv", "2710", "de_1_fleet", "severe", None, 1, 1),
        ("uk_1_convoy", "2710", "de_1_fleet", "fair", None, 0, 0),
        ("de_1_fleet", "2422", "uk_1_cv", "fair", None, 1, 0),
        ("fr_med_fleet", "3817", "it_1_fleet", "fair", None, 1, 0),
        ("it_1_fleet", "4127", "fr_med_fleet", "fair", None, 0, 0),
        ("de_1_luf", "2816", "uk_1_cv", "fair", None, 1, 0),
        ("us_9aaf", "2710 low", "de_1_luf", "fair", None, -1, 0),
        ("us_9aaf", "2710 unsupplied", "de_1_luf", "fair", None, 1, 1),
    ],
)
def test_every_line_of_the_air_and_naval_list(
    unit: str, where: str, foe: str, sky: str, struck_from: str | None, total: int, halved: int
) -> None:
    s = at_war({unit: where}, weather=dict.fromkeys(FAIR, sky))
    number = C.unit[unit]
    start = None if struck_from is None else hex_of(struck_from)
    found = air_naval_modifiers(s, number, C.unit[foe], s.at[number], start)
    assert (found.total, len(found.halved)) == (total, halved)


@pytest.mark.rule("unconditional-surrender", "U88", "U89", "U91", "U115")
def test_x23_an_invasion_with_naval_support() -> None:
    s = at_war({"us_7": "ena", "de_1_gar": "2910"}, faction="western", control={"axis": ["cherbourg"]})
    for space in C.map.walks[hex_of("2910")]:
        s.closed[0] |= 1 << space
    landing = fight("invasion", ["us_7"], "de_1_gar", "2910", naval_support=True)
    own = attacker_modifiers(s, landing, NOBODY_HELPS)
    assert own.lines == {"nation": 1, "isolated": 2, "terrain": -1, "invasion": -1, "naval_support": 2}
    assert own.total == 3
    other = defender_modifiers(s, landing, NOBODY_HELPS)
    assert other.lines == {"nation": 2, "reduced": -2}


@pytest.mark.rule("unconditional-surrender", "U88")
def test_x25_across_a_strait_into_hills() -> None:
    s = at_war({"uk_1": "4805", "es_1": "4906"}, countries={"spain": "active axis"}, faction="western")
    found = attacker_modifiers(s, fight("mobile", ["uk_1"], "es_1", "4906"), NOBODY_HELPS)
    assert found.lines == {"nation": 1, "terrain": -1, "side": -2}


@pytest.mark.rule("unconditional-surrender", "U90", "U91")
def test_x36_a_fort_cut_off_is_isolated_but_not_on_an_island() -> None:
    units = {
        "uk_gibraltar": "4805 in_fort",
        "de_1": "4705",
        "de_3": "4905",
        "de_4": "4906",
        "uk_malta": "4827 in_fort",
    }
    s = at_war(units, countries={"spain": "active axis"})
    found = attacker_modifiers(s, fight("assault", ["de_1"], "uk_gibraltar", "4805"), NOBODY_HELPS)
    assert found.lines["isolated"] == 2
    assert found.halved == ["fort"]
    malta = attacker_modifiers(s, fight("invasion", ["de_1"], "uk_malta", "4827"), NOBODY_HELPS)
    assert "isolated" not in malta.lines
    assert malta.halved == ["fort"]


@pytest.mark.rule("unconditional-surrender", "U91")
def test_a_friend_beside_or_the_edge_of_the_map_prevents_isolation() -> None:
    alone = {"de_1": "3717", "de_3": "3716", "fr_1": "3816"}
    assert isolated(at_war(alone), fight("mobile", ["de_1"], "fr_1", "3816"))
    helped = at_war({**alone, "de_3": "3616", "fr_2": "3716"})
    assert not isolated(helped, fight("mobile", ["de_1"], "fr_1", "3816"))
    edge = at_war({"de_1": "5660", "uk_1": "5661"}, countries={"iraq": "active western"})
    assert not isolated(edge, fight("mobile", ["de_1"], "uk_1", "5661"))


@pytest.mark.rule("unconditional-surrender", "U88", "U89")
@pytest.mark.parametrize(("sky", "tank", "helpers"), [("fair", 2, 4), ("poor", 1, 4), ("severe", 0, 2)])
def test_tanks_and_shock_units_by_weather(sky: str, tank: int, helpers: int) -> None:
    units = {"su_1_tk": "2740", "su_1_sh": "2741", "su_2_tk": "2839", "de_1": "2840"}
    s = at_war(units, faction="soviet", weather=dict.fromkeys(FAIR, sky))
    found = attacker_modifiers(
        s, fight("assault", ["su_1_tk", "su_2_tk", "su_1_sh"], "de_1", "2840"), NOBODY_HELPS
    )
    assert found.lines.get("tank", 0) == tank
    assert found.lines["additional"] == helpers
    shock = attacker_modifiers(s, fight("assault", ["su_1_sh"], "de_1", "2840"), NOBODY_HELPS)
    assert shock.lines.get("shock", 0) == (1 if sky == "fair" else 0)
