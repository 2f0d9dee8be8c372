"""Section 16: collapse without conquest, and what garrisons and attackers do not cost."""

from __future__ import annotations

from random import Random

import pytest

from grognard.games.unconditional_surrender.roster import month
from grognard.games.unconditional_surrender.rules.activation import activate
from grognard.games.unconditional_surrender.rules.armistice import fight_on, make_peace
from grognard.games.unconditional_surrender.rules.calendar import bring_due
from grognard.games.unconditional_surrender.rules.cession import cede
from grognard.games.unconditional_surrender.rules.conquest import look_at_collapse
from grognard.games.unconditional_surrender.rules.entering import eliminate
from grognard.games.unconditional_surrender.rules.policies import bring_in_the_usa, end_policy
from grognard.games.unconditional_surrender.rules.relocation import standable
from grognard.games.unconditional_surrender.rules.victory import first_ally, merits
from grognard.games.unconditional_surrender.rules.will import change
from grognard.games.unconditional_surrender.state import MOBILIZATION, WAITING
from tests.unconditional_surrender.war import GAME, C, hex_of, position


@pytest.mark.rule("unconditional-surrender", "U14", "U157")
def test_x21_a_country_without_a_lost_mainland_city_collapses_and_goes_on() -> None:
    units = {"fr_1": "3014", "fr_2": "2815 reduced", "fr_1_air": "3116"}
    s = position(scenario="france_1940", phase="actions", faction="axis", will={"france": 1}, units=units)
    france = C.country["france"]
    change(s, france, -1)
    assert look_at_collapse(s)
    assert s.will[france] == 10
    assert s.reduced[C.unit["fr_1"]] == 1
    assert s.at[C.unit["fr_1"]] == hex_of("3014")
    assert [s.at[C.unit[name]] for name in ("fr_2", "fr_1_air")] == [-3, -3]
    assert s.collapses[france] == 1
    assert not look_at_collapse(s)


@pytest.mark.rule("unconditional-surrender", "U152", "U153", "U154", "U156")
def test_what_costs_no_will() -> None:
    units = {"uk_gibraltar": "3014", "fr_1": "2815"}
    s = position(scenario="france_1940", phase="actions", faction="axis", units=units)
    eliminate(s, C.unit["uk_gibraltar"], defending=True)
    eliminate(s, C.unit["fr_1"])
    assert s.will[C.country["france"]] == 20
    change(s, C.country["uk"], -3)
    assert s.will[C.country["uk"]] == -1
    change(s, C.country["france"], -30)
    assert s.will[C.country["france"]] == 0


@pytest.mark.rule("unconditional-surrender", "U152")
def test_germany_gains_ten_when_a_great_power_collapses_once() -> None:
    s = position(
        scenario="main_event", phase="actions", faction="axis", units={"de_1": "2725"}, will={"uk": 1}
    )
    germany, uk = C.country["germany"], C.country["uk"]
    for expected in (60, 60):
        change(s, uk, -s.will[uk])
        assert look_at_collapse(s)
        assert s.will[germany] == expected
    assert s.collapses[uk] == 2


@pytest.mark.rule("unconditional-surrender", "U16", "U37", "U151")
def test_x37_karelia_is_ceded() -> None:
    s = position(scenario="main_event", phase="actions", faction="axis", units={"de_1": "2725"})
    assert s.fort_at[-1] == hex_of("1443")
    cede(s, "karelia")
    assert s.will[C.country["ussr"]] == 96
    assert s.fort_at[-1] == -1
    assert s.land[C.country["ussr"]] >> hex_of("1443") & 1
    assert not s.land[C.country["finland"]] >> hex_of("1443") & 1


@pytest.mark.rule("unconditional-surrender", "U157")
def test_without_its_last_city_a_country_falls_whatever_its_will() -> None:
    s = position(
        scenario="france_1940",
        phase="actions",
        faction="axis",
        units={"de_1": "2725"},
        control={"axis": ["amsterdam", "rotterdam"]},
    )
    assert s.status[C.country["netherlands"]] == 2
    assert s.conqueror[C.country["netherlands"]] == 0


@pytest.mark.rule("unconditional-surrender", "U7", "U141", "U165d")
def test_the_usa_comes_in_six_turns_after_both_policies_ended() -> None:
    s = position(scenario="main_event", turn="1941-06", phase="actions", faction="axis", units={})
    usa = C.country["usa"]
    end_policy(s, 0)
    bring_in_the_usa(s)
    assert not any(s.happened)
    end_policy(s, 1)
    for later in range(6):
        s.turn = month("1941-06") + later
        bring_in_the_usa(s)
        assert s.status[usa] == 0
    s.turn = month("1941-12")
    bring_in_the_usa(s)
    assert (s.status[usa], s.joined[usa], s.usa_active) == (1, 1, month("1941-12"))


@pytest.mark.rule("unconditional-surrender", "U135", "U136", "U151")
def test_x37_the_army_of_the_ceded_border_stands_in_the_nearest_finnish_hex() -> None:
    s = position(scenario="main_event", phase="actions", faction="axis", units={"de_1": "2725"})
    cede(s, "karelia")
    activate(s, C.country["finland"], 0)
    s.settle()
    while s.stack[-1].rule in ("U136", "U165"):
        s.do(s.waiting[0], s.prompt(s.waiting[0]).sample(Random(1)))
    where = s.at[C.unit["fi_se"]]
    finland = s.land[C.country["finland"]]
    assert finland >> where & 1
    assert where != hex_of("1443")
    nearer = next(n for n in range(1, 20) if C.map.within(hex_of("1443"), n) >> where & 1) - 1
    free = finland & ~C.map.faded & ~sum(1 << at for at in s.units_at[0])
    assert not C.map.within(hex_of("1443"), nearer) & free


@pytest.mark.rule("unconditional-surrender", "U163", "U164")
def test_vichy_france_joins_the_enemy_of_whoever_attacks_it() -> None:
    for faction, joins in (("axis", 1), ("western", 0)):
        policy = {"appeasement": 10}
        s = position(
            scenario="main_event",
            turn="1941-03",
            phase="declare_war",
            faction=faction,
            policy=policy,
            units={},
        )
        vichy = C.country["vichy"]
        make_peace(s)
        assert s.control[C.map.city_names.index("vichy")] == -1
        s.act(s.waiting[0], "declare vichy")
        assert s.joined[vichy] == joins
        assert s.at[C.unit["vi_vichy"]] == hex_of("3415")


@pytest.mark.rule("unconditional-surrender", "U163")
def test_a_french_unit_that_serves_the_uk_costs_no_will_and_leaves_the_game() -> None:
    s = position(scenario="main_event", phase="actions", faction="axis", units={"fr_levant": "5151"})
    fight_on(s)
    unit = C.unit["fr_levant"]
    assert s.serves[unit] == C.country["uk"]
    eliminate(s, unit, defending=True)
    assert s.at[unit] == -5
    assert s.will[C.country["uk"]] == 40


@pytest.mark.rule("unconditional-surrender", "U168")
def test_between_the_allies_cities_count_and_berlin_decides_a_tie() -> None:
    s = position(
        scenario="main_event",
        phase="actions",
        faction="axis",
        units={"de_1": "2725"},
        control={"western": ["hamburg", "kiel"], "soviet": ["berlin"]},
    )
    assert (merits(s, 1), merits(s, 2)) == (2, 2)
    assert first_ally(s) == 2
    s.take_city(C.map.city_names.index("munich"), 1)
    assert first_ally(s) == 1


@pytest.mark.rule("unconditional-surrender", "U172")
def test_weather_memory_reads_november_by_october() -> None:
    fair = {"temperate": "fair", "warm": "severe"}
    options = {**GAME.options("main_event"), "weather_memory": True}
    s = position(
        scenario="main_event",
        options=options,
        turn="1939-11",
        phase="weather",
        weather=fair,
        dice=[1, 1, 1] + [1] * 9,
    )
    assert s.weather[:3] == [0, 1, 0]


@pytest.mark.rule("unconditional-surrender", "U113")
def test_x16_the_only_port_beside_1622_lies_across_water() -> None:
    here, oslo = hex_of("1622"), hex_of("1523")
    assert C.map.coastal >> here & 1
    assert C.map.within(here, 1) >> oslo & 1
    assert not C.map.port & (C.map.around[here] | 1 << here)


@pytest.mark.rule("unconditional-surrender", "U173")
def test_what_is_late_comes_a_month_later() -> None:
    s = position(scenario="ussr_1941", phase="actions", faction="axis")
    late, other = C.unit["su_50"], C.unit["su_43"]
    s.late = [late]
    s.turn = month("1941-08")
    bring_due(s)
    assert (s.at[late], s.at[other]) == (WAITING, MOBILIZATION)
    s.turn += 1
    bring_due(s)
    assert s.at[late] == MOBILIZATION


@pytest.mark.rule("unconditional-surrender", "U158")
def test_the_usa_has_no_city_to_lose_and_collapses_by_will_alone() -> None:
    s = position(scenario="main_event", phase="actions", faction="axis", countries={"usa": "active western"})
    usa = C.country["usa"]
    assert not C.map.cities_in(s.land[usa])
    assert not look_at_collapse(s)
    s.will[usa] = 1
    change(s, usa, -1)
    assert look_at_collapse(s)
    assert s.collapses[usa] == 1


@pytest.mark.rule("unconditional-surrender", "U136")
def test_nobody_is_relocated_into_an_enemy_city() -> None:
    s = position(
        scenario="main_event",
        turn="1943-09",
        phase="actions",
        countries={"italy": "active axis"},
        control={"western": ["turin"]},
        units={"de_1": "3518"},
    )
    assert not standable(s, C.unit["de_1"]) >> hex_of("3520") & 1
    assert standable(s, C.unit["de_1"]) >> hex_of("3521") & 1


@pytest.mark.rule("unconditional-surrender", "U10", "U144", "U145")
def test_what_is_drawn_from_the_cup_can_not_be_taken_back() -> None:
    """Not even a No Event marker, for which no die is rolled; what is added can."""
    keys = {"scenario": "main_event", "phase": "diplomacy", "points": {"germany": 15}, "units": {}}
    s = position(**keys, no_events=5, cup=dict.fromkeys(C.diplomacy, "gone"))
    s.act(0, "draw")
    assert s.no_events == 4
    assert not s.may_undo(0)
    s = position(**keys)
    s.act(0, "add spain")
    assert s.may_undo(0)


@pytest.mark.rule("unconditional-surrender", "U135")
def test_who_joins_at_the_end_of_a_turn_is_paid_in_the_next_economy_phase_alone() -> None:
    """Finland comes in with July 1941; the Economy Phase of July is still to come."""
    units = {"su_3": "mobilization", "su_13": "2154", "de_1": "2730"}
    s = position(
        scenario="ussr_1941", phase="mobilization", faction="soviet", points={"ussr": 5}, units=units
    )
    events = s.act(s.waiting[0], "end")
    while any(line.startswith("put") for line in s.prompt(s.waiting[0]).lines):
        events += s.act(s.waiting[0], s.prompt(s.waiting[0]).lines[0])  # of USSR North Border
    paid = [event.figures["country"] for event in events if event.kind == "production"]
    assert (s.turn, paid.count("finland"), s.points[C.country["finland"]]) == (month("1941-07"), 1, 1)
