"""Set-up by the players: groups in their order, placed freely or as the sample, with backs to the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules import set_up
from grognard.games.europe_engulfed.rules.politics.vichy import lands, region_of
from grognard.games.europe_engulfed.rules.sequence import Turns, begin_game
from grognard.games.europe_engulfed.rules.set_up import groups
from grognard.kernel.game import UnknownChoice
from grognard.kernel.masks import spaces_in
from grognard.kernel.position import KeyedError, build_position

GAME = EuropeEngulfed()
C = GAME.components
ANSWERS = 500
"""Far more than any set-up takes: that of 1941 takes 170."""


@pytest.fixture(autouse=True)
def _nothing_of_the_set_up_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a game would begin again and again, within one answer."""

    def begin_once(state: Any) -> None:
        begin_game(state)
        assert isinstance(state.stack[0], Turns)

    monkeypatch.setattr(set_up, "begin_game", begin_once)


def placing(state: Any) -> Iterator[int]:
    """Who is asked, as long as blocks are placed; a set-up that never ends fails."""
    for _ in range(ANSWERS):
        if type(state.stack[-1]).__name__ != "Placing":
            return
        yield state.waiting[0]
    pytest.fail(f"the set-up is not over after {ANSWERS} answers")


def begun(scenario: str, seats: int = 2, seed: int = 1) -> Any:
    return GAME.new(scenario, seats=seats, options={"free_set_up": True}, seed=seed)


def forces(state: Any) -> Counter[tuple[int, str, int, int]]:
    """Every block on the map: whose, what, how strong, where."""
    return Counter(
        (C.piece_power[state.what[u]], C.pieces[state.what[u]].block, state.steps[u], at)
        for u, at in enumerate(state.at)
        if at >= 0
    )


@pytest.mark.rule("europe-engulfed", "16.0", "17.0", "18.0")
@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_the_sample_is_one_action_away(scenario: str) -> None:
    state = begun(scenario)
    asked = []
    for seat in placing(state):
        asked.append(state.prompt(seat).figures["power"])
        state.act(seat, "as_sample")
    order = [power for power in C.scenarios[scenario]["order"] if power in asked]
    assert list(dict.fromkeys(asked))[: len(order)] == order
    assert forces(state) == forces(GAME.new(scenario, seed=1))


@pytest.mark.rule("europe-engulfed", "16.0", "5.5", "5.15")
@pytest.mark.parametrize(
    ("scenario", "seats"), [("campaign-1939", 3), ("campaign-1941", 2), ("east-1942", 2)]
)
def test_blocks_placed_at_random_are_those_of_the_groups(scenario: str, seats: int) -> None:
    state, rng = begun(scenario, seats), Random(3)
    for seat in placing(state):
        lines = [line for line in state.prompt(seat).lines if line != "as_sample"]
        moves = [line for line in lines if line.startswith("place ")] or ["stand"]
        state.act(seat, rng.choice(moves))
    placed, sample = forces(state), forces(GAME.new(scenario, seed=1))
    powers = {C.power[group["power"]] for group in C.scenarios[scenario]["groups"].values()}
    assert kinds(placed, powers) == kinds(sample, powers)
    assert placed != sample
    assert not any(C.pieces[state.what[u]].kind.armour and C.map.swamps >> at & 1 for u, at in on_map(state))


def kinds(placed: Counter[tuple[int, str, int, int]], powers: set[int]) -> Counter[tuple[int, str, int]]:
    """Wherever they stand; Poland, which deploys when it is attacked, left out."""
    return Counter((power, block, steps) for power, block, steps, _ in placed.elements() if power in powers)


def on_map(state: Any) -> list[tuple[int, int]]:
    return [(unit, at) for unit, at in enumerate(state.at) if at >= 0]


@pytest.mark.rule("europe-engulfed", "16.0")
def test_what_is_placed_shows_its_back_alone() -> None:
    """Two worlds in which a player places something else of the same colour look alike to the other."""
    one, other = begun("poland-1939"), begun("poland-1939")
    seat = one.waiting[0]
    one.act(seat, "place infantry 3 paris")
    other.act(seat, "place armour 3 paris")
    assert one.view(0).what == other.view(0).what
    assert one.view(0).steps == other.view(0).steps
    assert one.prompt(seat).figures == other.prompt(seat).figures
    (unit,) = one.stack[-1].placed
    assert one.why_not(seat, "place armour 4 paris").message == "not-in-the-group"
    assert one.why_not(seat, "place infantry 3 berlin").message == "not-their-area"
    assert one.why_not(seat, "stand").message == "blocks-left"
    one.act(seat, f"take_back {C.handles[unit]}")
    assert one.at[unit] < 0
    assert one.why_not(seat, f"take_back {C.handles[unit]}").message == "not-placed-now"


@pytest.mark.rule("europe-engulfed", "10.5")
@pytest.mark.parametrize("bid", [-60, 5, 51])
def test_bids_go_by_tens_up_to_fifty(bid: int) -> None:
    with pytest.raises(UnknownChoice):
        GAME.new("campaign-1939", options={"bid": bid})


def test_a_position_with_another_bid_says_which_there_are() -> None:
    with pytest.raises(KeyedError, match="the option bid can’t be 15; there are: -50, -40"):
        build_position(EuropeEngulfed(), {"options": {"bid": 15}})


@pytest.mark.rule("europe-engulfed", "16.0")
@pytest.mark.parametrize(("bid", "points"), [(0, [0, 0]), (2, [0, 2]), (-1, [1, 0])])
def test_points_that_were_bid_are_the_opponents(bid: int, points: list[int]) -> None:
    assert GAME.new("tournament-1942", options={"points_bid": bid}, seed=1).points == points
    with pytest.raises(UnknownChoice):
        GAME.new("tournament-1942", options={"points_bid": 11})


@pytest.mark.rule("europe-engulfed", "18.0", "9.26", "9.23")
def test_the_front_of_1941_is_manned_from_the_start() -> None:
    """A Soviet ground unit in each area of the front; ten German ones in Poland and East Prussia."""
    state = begun("campaign-1941")
    _until(state, "ussr_front")
    assert _all_into(state, "lvov").rule == "9.26"
    state.act(state.waiting[0], "as_sample")
    _until(state, "germany_east")
    refusal = _all_into(state, "silesia")
    assert (refusal.rule, refusal.message, refusal.figures["number"]) == ("9.23", "too-few-there", 10)
    ground = [unit for unit in state.stack[-1].placed if not C.is_aircraft[unit]]
    for unit in ground[:10]:
        state.act(state.waiting[0], f"take_back {C.handles[unit]}")
    assert _all_into(state, "krakow") is None


def _until(state: Any, group: str) -> None:
    for seat in placing(state):
        if groups(state)[state.stack[-1].number] == group:
            return
        state.act(seat, "as_sample")
    pytest.fail(f"{group} is not asked for")


def _all_into(state: Any, area: str) -> Any:
    """Places what is left of a group in one area; whether it may stand then."""
    seat = state.waiting[0]
    while places := [
        one for one in state.prompt(seat).lines if one.startswith("place ") and one.endswith(area)
    ]:
        state.act(seat, places[0])
    return state.why_not(seat, "stand")


@pytest.mark.rule("europe-engulfed", "16.0", "18.0")
@pytest.mark.parametrize(
    ("scenario", "group", "block", "space"),
    [
        ("tournament-1942", "ussr", "infantry 3", "kiev"),
        ("tournament-1942", "ussr", "infantry 3", "sevastopol"),
        ("tournament-1942", "britain_middle_east", "infantry 3", "western_desert"),
        ("campaign-1941", "italy_libya", "infantry 2", "tobruk"),
        ("campaign-1941", "germany_africa", "armour 3", "tobruk"),
        ("campaign-1941", "romania", "infantry 3", "bessarabia"),
    ],
)
def test_nobody_sets_up_in_what_the_other_side_holds(
    scenario: str, group: str, block: str, space: str
) -> None:
    state = begun(scenario)
    _until(state, group)
    seat = state.waiting[0]
    refusal = state.why_not(seat, f"place {block} {space}")
    assert (refusal.rule, refusal.message) == ("16.0", "in-other-hands")
    assert not [line for line in state.prompt(seat).lines if line.endswith(f" {space}")]


@pytest.mark.rule("europe-engulfed", "9.522")
def test_each_area_of_vichy_is_in_the_region_that_gets_its_garrison() -> None:
    state = GAME.new("campaign-1939", seed=1)
    assert all(region_of(state, space) >> space & 1 for space in spaces_in(lands(state)))
    assert region_of(state, C.index["paris"]) == 0


@pytest.mark.rule("europe-engulfed", "16.0", "9.522")
@pytest.mark.parametrize(("scenario", "places"), [("campaign-1941", 3), ("tournament-1942", 2)])
def test_the_axis_places_the_garrisons_of_vichy_one_in_each_region(scenario: str, places: int) -> None:
    state = begun(scenario)
    _until(state, "vichy")
    assert state.waiting == (0,)
    assert state.why_not(0, "place infantry_small 2 paris").message == "not-their-area"
    state.act(0, "place infantry_small 2 corsica")
    refusal = state.why_not(0, "place infantry_small 2 marseille")
    assert (refusal.rule, refusal.message) == ("9.522", "one-in-each-region")
    for space in ("tunisia", "syria")[: places - 1]:
        state.act(0, f"place infantry_small 2 {space}")
    state.act(0, "stand")
    garrisons = [unit for unit, service in enumerate(state.service) if service]
    assert (
        sorted(C.name(state.at[unit]) for unit in garrisons)
        == ["corsica", "syria", "tunisia"][:: 1 if places == 3 else 2]
    )
    assert all(state.view(1).what[unit] == state.what[unit] for unit in garrisons)


@pytest.mark.rule("europe-engulfed", "16.0")
def test_a_set_up_is_not_undone_for_ever() -> None:
    state = begun("poland-1939")
    _until(state, "france_levant")
    seat = state.waiting[0]
    state.act(seat, "place infantry_small 2 lebanon")
    state.act(seat, f"take_back {C.handles[state.stack[-1].placed[0]]}")
    state.act(seat, "place infantry_small 2 syria")
    unit = state.stack[-1].placed[0]
    assert state.why_not(seat, f"take_back {C.handles[unit]}").message == "taken-back-enough"
    state.act(seat, "stand")
    assert C.name(state.at[unit]) == "syria"


@pytest.mark.rule("europe-engulfed", "16.0", "5.5")
def test_a_group_stays_in_its_own_areas_and_a_fortress_takes_what_it_takes() -> None:
    state = begun("campaign-1939")
    _until(state, "france_home")
    seat = state.waiting[0]
    assert state.why_not(seat, "place infantry 3 tunisia").message == "not-their-area"
    assert not [line for line in state.prompt(seat).lines if line.endswith(" tunisia")]
    _until(state, "ussr")
    seat = state.waiting[0]
    for _ in range(2):
        state.act(seat, "place infantry 2 leningrad")
    refusal = state.why_not(seat, "place infantry 2 leningrad")
    assert (refusal.rule, refusal.message, refusal.figures["most"]) == ("5.5", "fortress-full", 2)
    assert state.why_not(seat, "place armour 2 moscow") is None
    assert state.why_not(seat, "place armour 2 onega_swamps").rule == "5.15"


@pytest.mark.rule("europe-engulfed", "16.0", "9.25")
@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_a_position_with_the_sample_is_the_beginning_of_its_scenario(scenario: str) -> None:
    position = build_position(GAME, {"scenario": scenario, "sample": True, "phase": "supply", "seed": 1})
    assert forces(position) == forces(GAME.new(scenario, seed=1))
    assert tables(position) == tables(GAME.new(scenario, seed=1))


def tables(state: Any) -> dict[str, Any]:
    """What is so on the map and on the tracks, beside the units."""
    told = ("holder", "war", "camp", "conquered", "actions", "werps", "fleets", "fort", "since", "weather")
    tracks = ("pact", "vichy", "maginot", "u_boats", "asw", "fighters", "bombers", "flak", "next_fleet")
    return {name: getattr(state, name) for name in (*told, *tracks)}


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (
            {"units": {"de1": "warsaw armor 4"}},
            "no block “armor” of that colour; there are: airborne, armour",
        ),
        ({"units": {"de1": "warsaw elite_armour 4"}}, "“elite_armour” of that colour; dx1 can be one"),
        ({"units": {"de1": "warsaw armour 5"}}, "“armour” has 4 steps at most"),
        ({"units": {f"fr{n}": "paris armour 1" for n in range(1, 7)}}, "no “armour” is left in its pool"),
        ({"force": {"paris": {"france": "9 armour"}}}, "no “armour” is left in its pool"),
        ({"force": {"paris": {"france": "1 armor 2"}}}, "no block “armor” of that colour"),
        ({"force": {"paris": {"france": "1 armour 7"}}}, "“armour” has 3 steps at most"),
        ({"force": {"paris": {"france": "two armour"}}}, "told as .*, not as “two armour”"),
    ],
)
def test_what_no_pool_has_is_said_with_its_key(told: dict[str, Any], why: str) -> None:
    with pytest.raises(KeyedError, match=why) as failed:
        build_position(EuropeEngulfed(), told)
    assert failed.value.keys[0] in told


def test_a_file_changes_the_sample() -> None:
    """0.9: where a garrison is taken away, the fortress is whose the file says."""
    told = {"de1": "warsaw infantry 3", "it1": "pool", "dea1": "warsaw air open"}
    holds = {"britain": ["cyrenaica"], "italy": ["tobruk"]}
    position = {"scenario": "tournament-1942", "sample": True, "seed": 1, "units": told, "holds": holds}
    state = build_position(GAME, position)
    before = build_position(GAME, {**position, "units": {}})
    for unit, words in (("de1", "warsaw infantry 3"), ("it1", "pool"), ("dea1", "warsaw air 1 open")):
        assert GAME.expect(state, unit, words) is None
    assert sum(at >= 0 for at in state.at) == sum(at >= 0 for at in before.at) - 1
    assert GAME.expect(state, "holder", {"tobruk": "italy", "cyrenaica": "britain"}) is None
