"""The six scenarios at their start: who plays, what stands where, what is shut; and the course of a turn."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.unconditional_surrender.roster import AXIS, BRANCHES, SOVIET, WESTERN, month
from grognard.games.unconditional_surrender.rules.factions import enemies, strangers
from grognard.games.unconditional_surrender.rules.sequence import course
from grognard.games.unconditional_surrender.rules.weather import sky
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import SKIES, UNLIMITED
from grognard.kernel.position import build_position
from grognard.kernel.refusal import GrognardError
from tests.unconditional_surrender.war import GAME, C, hex_of, position

SCENARIOS = list(GAME.scenarios)


def start(scenario: str, **options: Any) -> Any:
    """A scenario as it is laid out, before anything has happened."""
    state = GAME._empty(scenario, None, options, 1, ())
    GAME.arrange(state, {"phase": "victory"})
    return state


@pytest.mark.rule("unconditional-surrender", "U33")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_two_units_of_a_branch_share_a_hex(scenario: str) -> None:
    s = start(scenario)
    standing = [(s.at[u], C.branch[u]) for u in range(len(s.at)) if 0 <= s.at[u] < C.map.hexes]
    assert len(set(standing)) == len(standing)
    assert sum(len(s.units_at[branch]) for branch in range(len(BRANCHES))) == len(standing)


@pytest.mark.rule("unconditional-surrender", "U69", "U15")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ground_units_stand_where_their_faction_may_be(scenario: str) -> None:
    s = start(scenario)
    for faction in (AXIS, WESTERN, SOVIET):
        assert not s.standing[faction] & s.closed[faction], C.names([])
    assert not s.closed[AXIS] & s.land[C.country["germany"]] & ~C.map.faded
    assert s.closed[AXIS] >> hex_of("3221") & 1  # Switzerland (U44)


@pytest.mark.rule("unconditional-surrender", "U44")
def test_switzerland_and_saudi_arabia_are_never_active() -> None:
    for name in ("switzerland", "saudi_arabia"):
        assert C.countries[C.country[name]].will == 0
        assert C.countries[C.country[name]].attacked == {}


@pytest.mark.rule("unconditional-surrender", "U2")
def test_two_three_or_four_play_the_main_event() -> None:
    def setup(players: int) -> Any:
        return GAME.setup("main_event", {**GAME.options("main_event"), "players": players})

    assert setup(2).seats == ("axis", "allies")
    assert [setup(2).seat_of(faction) for faction in (AXIS, WESTERN, SOVIET)] == [0, 1, 1]
    assert setup(3).seats == ("axis", "western", "soviet")
    four = setup(4)
    assert four.seats_for(AXIS) == (0, 1)
    assert four.seat_of(AXIS, C.country["germany"]) == 0
    assert four.seat_of(AXIS, C.country["italy"]) == 1
    assert four.seat_of(SOVIET) == 3
    with pytest.raises(GrognardError, match="number of players"):
        setup(5)
    assert GAME.setup("ussr_1941", GAME.options("ussr_1941")).seats == ("axis", "soviet")
    assert GAME.setup("ussr_1941", GAME.options("ussr_1941")).seat_of(SOVIET) == 1


@pytest.mark.rule("unconditional-surrender", "U12", "U139")
def test_who_is_enemy_and_who_is_neither() -> None:
    s = start("main_event")
    assert enemies(s, AXIS) == (WESTERN,)
    assert strangers(s, AXIS) == (SOVIET,)
    assert enemies(s, SOVIET) == ()
    assert strangers(s, WESTERN) == (SOVIET,)
    assert s.closed[WESTERN] >> hex_of("2425") & 1 == 1  # Appeasement: no way into Germany
    late = start("ussr_1941")
    assert enemies(late, AXIS) == (WESTERN, SOVIET)
    assert enemies(late, SOVIET) == (AXIS,)
    assert strangers(late, SOVIET) == (WESTERN,)


@pytest.mark.rule("unconditional-surrender", "U13", "U16", "U155")
def test_ussr_1941_has_the_land_that_was_ceded() -> None:
    s = start("ussr_1941")
    held = [name for n, name in enumerate(C.map.city_names) if s.control[n] == SOVIET]
    assert len(held) == 44 + 9
    assert {"vilnius", "lvov", "kishinev", "riga", "kaunas", "tallinn"} <= set(held)
    assert s.control[C.map.city_names.index("warsaw")] == AXIS
    assert s.control[C.map.city_names.index("ankara")] == NONE


@pytest.mark.rule("unconditional-surrender", "U49", "U156")
def test_scenario_figures() -> None:
    s = start("france_1944")
    assert [s.points[C.country[name]] for name in ("uk", "usa")] == [UNLIMITED, UNLIMITED]
    assert set(s.will) == {-1}
    assert start("france_1940").will[C.country["france"]] == 20
    assert start("main_event").will[C.country["ussr"]] == 95


@pytest.mark.rule("unconditional-surrender", "U11", "U38")
def test_the_course_of_a_turn() -> None:
    whole = course(("axis", "western", "soviet"), ())
    assert [name for name, _ in whole[:2]] == ["weather", "declare_war"]
    operations = [slot for slot in whole if slot[0] in ("actions", "supply")]
    assert operations == [(part, faction) for faction in range(3) for part in ("actions", "supply")]
    assert [slot for slot in whole if slot[0] == "strategic_warfare"] == [("strategic_warfare", NONE)]
    assert whole[-2:] == (("victory", NONE), ("end", NONE))
    short = course(("axis", "western"), ("declare_war", "economy"))
    assert short[1] == ("strategic_warfare", NONE)
    assert ("actions", SOVIET) not in short


@pytest.mark.rule("unconditional-surrender", "U40", "U41")
@pytest.mark.parametrize(
    ("climate", "row", "faces"),
    [
        ("cold", "dec_feb", (0, 3, 3)),
        ("cold", "mar_apr", (0, 2, 4)),
        ("cold", "may_jun", (3, 3, 0)),
        ("cold", "jul_sep", (6, 0, 0)),
        ("cold", "oct_nov", (1, 3, 2)),
        ("temperate", "dec_feb", (0, 4, 2)),
        ("temperate", "mar_apr", (1, 2, 3)),
        ("temperate", "may_jun", (4, 2, 0)),
        ("temperate", "jul_sep", (6, 0, 0)),
        ("temperate", "oct_nov", (2, 2, 2)),
        ("warm", "dec_feb", (1, 3, 2)),
        ("warm", "mar_apr", (2, 2, 2)),
        ("warm", "may_jun", (4, 2, 0)),
        ("warm", "jul_sep", (6, 0, 0)),
        ("warm", "oct_nov", (2, 3, 1)),
    ],
)
def test_the_weather_table(climate: str, row: str, faces: tuple[int, int, int]) -> None:
    found = [sky(C.tables["weather"][climate][row], die) for die in range(1, 7)]
    assert found == [sky for sky, number in enumerate(faces) for _ in range(number)]


@pytest.mark.rule("unconditional-surrender", "U28", "U40")
@pytest.mark.parametrize(
    ("turn", "dice", "skies"),
    [
        ("1939-11", [1, 1, 1], ["fair", "fair", "fair", "fair"]),
        ("1939-11", [3, 5, 6], ["poor", "severe", "severe", "fair"]),
        ("1939-11", [5, 3, 3], ["severe", "poor", "poor", "fair"]),
        ("1940-01", [1, 4, 1], ["poor", "poor", "fair", "fair"]),
    ],
)
def test_x22_a_month_rolls_its_weather(turn: str, dice: list[int], skies: list[str]) -> None:
    state = position(scenario="main_event", turn=turn, phase="weather", dice=[*dice, *[1] * 3 * 90])
    told = [event for event in state.events if event.kind == "weather"]
    assert [told[0].figures[name] for name in ("cold", "temperate", "warm")] == skies[:3]
    assert SKIES[state.weather[3]] == skies[3]


@pytest.mark.rule("unconditional-surrender", "U1", "U169", "U170")
def test_a_turn_is_a_month_and_the_last_one_ends_the_game() -> None:
    assert month("1939-10") == month("1939-09") + 1
    assert month("1940-01") == month("1939-12") + 1


@pytest.mark.rule("unconditional-surrender", "U29", "U30", "U31", "U32")
def test_kinds_of_units() -> None:
    kinds = {kind: [u for u, own in enumerate(C.kind) if own == kind] for kind in set(C.kind)}
    assert {kind for kind, units in kinds.items() if C.mobile[units[0]]} == {"motorized", "tank"}
    assert len(C.units) == 255
    assert sum(unit.elite for unit in C.units) == 15
    assert not any(C.units[u].field for u in kinds["garrison"] + kinds["fighter"])
    assert all(C.units[u].field for u in kinds["shock"])


@pytest.mark.rule("unconditional-surrender", "U53")
def test_nobody_raids_the_trade_of_a_faction_that_does_not_play() -> None:
    skipped = ["declare_war", "diplomacy"]
    game = grognard.game("us", {"scenarios": {"scenarios": {"ussr_1941": {"skip_phases": skipped}}}})
    state = build_position(game, {"scenario": "ussr_1941", "phase": "strategic_warfare"})
    assert state.prompt(state.waiting[0]).figures["faction"] == "soviet"
