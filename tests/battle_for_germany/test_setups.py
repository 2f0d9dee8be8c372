"""Who stands where when a scenario begins, who commands what, and in which order the phases come."""

from collections import Counter
from random import Random

import pytest

from grognard.games.battle_for_germany.components import FORCES, SIDES
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.state import GARRISON, BattleState

GAME = BattleForGermany()
SCENARIOS = list(GAME.scenarios)
HISTORICAL = ["historical", "expanded", "three_players", "four_players"]
KINDS = ("replacement", "movement", "combat")


def start(scenario: str) -> BattleState:
    """A new game; the die of 15-22 lets the Soviets play."""
    return GAME.new(scenario, seed=1, dice=[6] if scenario == "red_star_white_star" else [])


def places(state: BattleState) -> dict[str, str]:
    return {name: state.c.place_names[place] for name, place in zip(state.c.ids, state.where, strict=True)}


def counts(state: BattleState, *, boxes: bool = False) -> Counter[str]:
    """Units of each force on the map, or in the Courland box too."""
    c = state.c
    return Counter(
        FORCES[force]
        for unit, force in enumerate(state.force)
        if state.on_map(unit) or (boxes and state.where[unit] == c.courland)
    )


def held(state: BattleState) -> dict[str, set[str]]:
    """The cities of each side."""
    holders = list(zip(state.c.city_ids, state.holder, strict=True))
    return {name: {city for city, holder in holders if holder == side} for side, name in enumerate(SIDES)}


def sums(state: BattleState, names: list[str]) -> tuple[int, int, int]:
    numbers = [state.c.number[name] for name in names]
    return len(numbers), sum(state.c.attack[u] for u in numbers), sum(state.c.defence[u] for u in numbers)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("battle-for-germany", "12-1", "14-0", "15-1", "16-2", "17-1")
def test_everybody_stands_on_ground_with_room(scenario: str) -> None:
    state = start(scenario)
    for space, units in state.at.items():
        assert not state.c.closed_ground >> space & 1
        assert len(units) <= 2
        assert sum(state.c.front[unit] for unit in units) <= 1
        assert len({state.side(unit) for unit in units}) == 1


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("battle-for-germany", "12-1", "14-0", "17-1")
def test_nobody_starts_on_the_wrong_side_of_the_boundary(scenario: str) -> None:
    state = start(scenario)
    if not state.boundary:
        return
    for unit in range(len(state.where)):
        if state.on_map(unit):
            own = state.c.east if FORCES[state.force[unit]] in ("soviet", "east_german") else state.c.west
            assert own >> state.where[unit] & 1, state.c.ids[unit]


@pytest.mark.parametrize("scenario", HISTORICAL)
@pytest.mark.rule("battle-for-germany", "8-0", "12-0", "12-1", "13-0", "16-2", "17-1")
def test_historical_counts(scenario: str) -> None:
    state = start(scenario)
    assert counts(state) == {"soviet": 26, "western": 22, "east_german": 37, "west_german": 28}
    assert counts(state, boxes=True) == {"soviet": 28, "western": 22, "east_german": 41, "west_german": 28}
    in_courland = {name for name, place in places(state).items() if place == "courland"}
    assert in_courland == {"e_3s", "e_38", "e_2", "e_6s", "su_6g", "su_4sh"}


@pytest.mark.parametrize("scenario", HISTORICAL)
@pytest.mark.rule("battle-for-germany", "12-1", "16-2", "17-1")
def test_historical_key_hexes(scenario: str) -> None:
    where = places(start(scenario))
    expected = {
        "su_f_4u": "1724",
        "su_38": "1926",
        "su_3gt": "2325",
        "su_4gt": "2325",
        "ca_2": "2401",
        "e_68": "1122",
        "e_46": "2623",
        "us_12": "1804",
        "us_5": "2104",
        "w_58": "2004",
        "w_47": "2004",
        "pl_1": "2624",
        "pl_ii": "0513",
        "yu_1": "0923",
    }
    assert {name: where[name] for name in expected} == expected


@pytest.mark.parametrize(
    "scenario", ["historical", "expanded", "collapse_in_the_east", "four_players", "three_players"]
)
@pytest.mark.rule("battle-for-germany", "11-0", "12-1", "14-0")
def test_all_cities_are_german_at_first(scenario: str) -> None:
    state = start(scenario)
    assert not held(state)["soviet"] | held(state)["western"]
    assert all(state.forts)


@pytest.mark.rule("battle-for-germany", "14-0")
def test_collapse_uses_the_eastern_units_of_the_historical_set_up() -> None:
    historical, collapse = places(start("historical")), places(start("collapse_in_the_east"))
    units = start("historical").c.units
    for name, unit in zip(historical, units, strict=True):
        expected = historical[name] if unit.force in ("soviet", "east_german") else "out"
        assert collapse[name] == expected, name
    assert (
        start("collapse_in_the_east").setup.first_turn,
        start("collapse_in_the_east").setup.last_turn,
    ) == (1, 6)


@pytest.mark.rule("battle-for-germany", "15-1", "15-23", "10-2")
def test_red_star_sums_agree_with_the_published_ones() -> None:
    state = start("red_star_white_star")
    assert counts(state, boxes=True) == {"soviet": 28, "western": 22}
    where = places(state)
    units = dict(zip(state.c.ids, state.c.units, strict=True))
    soviet = [name for name, unit in units.items() if unit.force == "soviet"]
    yugoslavs = [name for name in soviet if units[name].nation == "yugoslav"]
    garrison = [name for name in soviet if state.flags[state.c.number[name]] & GARRISON]
    assert len(yugoslavs) == 3
    assert garrison == ["su_f_3b"]
    assert where["su_f_3b"] == "2623"
    assert sums(state, [n for n in soviet if n not in yugoslavs + garrison]) == (24, 156, 223)
    assert sums(state, [n for n, unit in units.items() if unit.force == "western"]) == (22, 112, 148)
    assert {where["pl_1"], where["su_1gt"], where["uk_30"]} == {"2613", "2514", "2711"}
    assert all(place == "out" for name, place in where.items() if "german" in units[name].force)


@pytest.mark.rule("battle-for-germany", "15-1", "11-0", "10-1")
def test_red_star_cities() -> None:
    cities = held(start("red_star_white_star"))
    assert [len(cities[side]) for side in SIDES] == [17, 15, 0]
    assert {"berlin", "warsaw", "vienna"} <= cities["soviet"]
    assert "prague" in cities["western"]


SEQUENCES = {
    "historical": [
        ("soviet", "soviet"),
        ("soviet", "west_german"),
        ("western", "western"),
        ("western", "east_german"),
    ],
    "red_star_white_star": [("soviet", "soviet"), ("western", "western")],
    "three_players": [("soviet", "soviet"), ("german", "german"), ("western", "western")],
    "four_players": [(name, name) for name in ("soviet", "west_german", "western", "east_german")],
}
SEQUENCES["expanded"] = SEQUENCES["collapse_in_the_east"] = SEQUENCES["historical"]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("battle-for-germany", "3-0", "15-23", "16-1", "17-2")
def test_sequence_of_phases(scenario: str) -> None:
    setup = start(scenario).setup
    found = [(setup.seats[phase.seat], phase.name) for phase in setup.phases]
    assert found == [(seat, f"{group} {kind}") for seat, group in SEQUENCES[scenario] for kind in KINDS]


COMMANDS = {
    "historical": ("soviet", "western", "western", "soviet"),
    "three_players": ("soviet", "western", "german", "german"),
    "four_players": ("soviet", "western", "east_german", "west_german"),
}


@pytest.mark.parametrize("scenario", COMMANDS)
@pytest.mark.rule("battle-for-germany", "16-0", "17-1")
def test_who_commands_what(scenario: str) -> None:
    setup = start(scenario).setup
    assert tuple(setup.seats[seat] for seat in setup.seat_of) == COMMANDS[scenario]


TURNS = {
    "historical": (1, 10),
    "expanded": (1, 16),
    "red_star_white_star": (11, 16),
    "three_players": (1, 10),
}


@pytest.mark.parametrize("scenario", TURNS)
@pytest.mark.rule("battle-for-germany", "12-0", "13-0", "15-21")
def test_first_and_last_turn(scenario: str) -> None:
    state = start(scenario)
    assert (state.turn, state.setup.last_turn) == TURNS[scenario]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("battle-for-germany", "12-0", "13-0", "14-0", "15-21", "16-1", "17-2")
def test_games_drawn_by_chance_end_on_the_last_turn(scenario: str) -> None:
    rng = Random(scenario)
    state = GAME.new(scenario, seed=7)
    while state.outcome is None:
        seat = state.waiting[0]
        state.do(seat, state.prompt(seat).sample(rng))
    assert state.turn == state.setup.last_turn
    assert sorted(state.pieces()) == sorted(state.c.ids)
