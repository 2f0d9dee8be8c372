"""The data as it is brought in: what the rulebook counts, and that the sample set-ups are legal placings."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules.forces import read_force
from grognard.games.europe_engulfed.rules.strategic_war.air import flak_dice
from grognard.kernel.masks import spaces_in

GAME = EuropeEngulfed()
C = GAME.components
BLOCKS = {"de": 68, "dx": 10, "am": 18, "it": 20, "us": 27, "fr": 27, "gb": 24, "su": 68, "sx": 7}


@pytest.mark.rule("europe-engulfed", "0.10", "0.11")
def test_blocks_and_aircraft_are_those_of_the_box() -> None:
    assert {back: len(C.deck[back]) for back in BLOCKS} == BLOCKS
    flying = Counter(
        C.power_ids[C.piece_power[C.deck[b][0]]] for b in C.back if b.endswith("a") and b != "usa"
    )
    assert flying == {
        "germany": 12, "ussr": 12, "britain": 7, "italy": 4, "france": 3,
        "poland": 1, "spain": 1, "yugoslavia": 1, "turkey": 1,
    }  # fmt: skip
    assert len(C.deck["usa"]) == 9
    assert len(C.handles) == len(set(C.handles)) == len(C.pieces)


def test_the_map_has_the_spaces_of_the_rulebook() -> None:
    sorts = Counter(area.kind for area in C.map.areas)
    assert sorts == {"area": 124, "fortress": 5, "sea": 5, "box": 1}
    resources = Counter(C.power_ids[C.first_holder[n]] for n in spaces_in(C.map.resources))
    assert resources.total() == 32
    werps = {
        p: sum(C.map.areas[n].werp for n in spaces_in(C.map.resources & C.home[C.power[p]]))
        for p in C.power_ids
    }
    base = {
        power: C.tables["production"][power]["base"] for power in ("germany", "italy", "france", "britain")
    }
    assert {power: werps[power] for power in base} == base
    assert werps["ussr"] + C.tables["production"]["ussr"]["off_map"] == C.tables["production"]["ussr"]["base"]


@pytest.mark.rule("europe-engulfed", "0.23", "5.43", "6.84", "9.521", "9.522")
def test_what_the_rulebook_says_of_borders() -> None:
    near = {C.name(n) for n in spaces_in(C.map.roads.neighbours[C.index["paris"]])}
    assert near == {"pas_de_calais", "normandy", "bordeaux", "lyon", "metz"}
    beside_metz = C.map.roads.neighbours[C.index["metz"]]
    assert beside_metz & C.country[C.germany]
    assert beside_metz >> C.index["belgium"] & 1
    assert {frozenset(map(C.name, pair)) for pair in C.map.straits} == {
        frozenset({"calabria", "sicily"}), frozenset({"istanbul", "izmir"}), frozenset({"crimea", "kuban"})
    }  # fmt: skip
    assert {C.name(n) for n in spaces_in(C.map.tagged["vichy"])} == {"lyon", "marseille", "corsica"}


@pytest.mark.rule("europe-engulfed", "0.16", "0.19", "9.4")
def test_powers_are_major_and_minor() -> None:
    assert [C.power_ids[p] for p in C.majors] == ["germany", "italy", "britain", "usa", "france", "ussr"]
    assert {C.power_ids[p] for p in C.axis_minors} == {"finland", "romania", "hungary", "bulgaria"}
    assert {C.power_ids[p] for p in C.sharing["am"]} == {C.power_ids[p] for p in C.axis_minors}
    minors = [p for p, told in enumerate(C.powers) if told.sort == "minor"]
    assert {C.power_ids[p] for p in minors} | {C.power_ids[p] for p in C.axis_minors} == set(C.minors)
    assert C.home[C.italy] >> C.index["sicily"] & 1
    assert not C.home[C.italy] >> C.index["sardinia"] & 1


@pytest.mark.rule("europe-engulfed", "0.27")
def test_every_area_is_in_one_weather_zone() -> None:
    for space in spaces_in(C.map.land):
        assert sum(zone >> space & 1 for zone in C.map.in_zone) == (C.map.areas[space].kind != "box")


@pytest.mark.rule("europe-engulfed", "2.22")
def test_flak_of_each_level_against_eleven_bombers() -> None:
    state: Any = GAME.new("campaign-1939", seed=1)
    dice = []
    for level in range(5):
        state.flak[0] = level
        dice.append(flak_dice(state, 0, 11))
    assert dice == [0, 2, 2, 3, 5]


def test_every_turn_has_weather_or_dice() -> None:
    assert len(C.turns) == 38
    for turn, told in enumerate(C.turns):
        varies = C.months(turn) in C.tables["weather"]["variable"]
        assert bool(told.weather) != varies


def counted(forces: list[str]) -> Counter[tuple[str, int]]:
    found: Counter[tuple[str, int]] = Counter()
    for force in forces:
        for count, block, steps in read_force(force):
            found[block, steps] += count
    return found


@pytest.mark.rule("europe-engulfed", "16.0", "17.0", "18.0")
@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_samples_place_exactly_their_groups_where_they_may_stand(scenario: str) -> None:
    for name, group in C.scenarios[scenario]["groups"].items():
        assert counted(list(group["sample"].values())) == counted([group["force"]]), name
        allowed = C.spaces(group["where"]) | (C.map.fortresses if group["power"] == "italy" else 0)
        assert all(allowed >> C.index[area] & 1 for area in group["sample"]), name


@pytest.mark.rule("europe-engulfed", "19.0")
def test_minor_powers_deploy_at_home() -> None:
    for name, minor in C.minors.items():
        power = C.power[name]
        assert counted(list(minor["sample"].values())) == counted([minor["force"]]), name
        assert C.country[power] >> C.index[minor["capital"]] & 1
        assert all(C.country[power] >> C.index[area] & 1 for area in minor["sample"])
        for _, block, steps in read_force(minor["force"]):
            assert any(p.power == power and p.block == block and steps <= p.steps for p in C.pieces), name


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_set_up_hides_the_blocks_of_others(scenario: str, seats: int) -> None:
    if seats not in C.scenarios[scenario]["players"]:
        pytest.skip("not for so many")
    state: Any = GAME.new(scenario, seats=seats, seed=5)
    for seat in range(seats):
        view: Any = state.view(seat)
        for unit in range(len(state.at)):
            known = C.is_aircraft[unit] or state.service[unit] or state.seat_of(unit) == seat
            assert (view.what[unit] is not None) == bool(known), C.handles[unit]
        guess = GAME.imagine(view, Random(1))
        assert guess.view(seat).what == view.what
        assert sorted(guess.pieces()) == sorted(state.pieces())
    assert all((place == NOWHERE) == (steps == 0) for place, steps in zip(state.at, state.steps, strict=True))


def test_handles_say_nothing() -> None:
    """In many games the same handle in the same stack is now this, now that."""
    found: dict[int, set[int]] = {}
    for seed in range(12):
        state: Any = GAME.new("campaign-1941", seed=seed)
        for unit in spaces_in(state.stacks[C.index["warsaw"]]):
            if not C.is_aircraft[unit] and C.back[unit] == "de":
                found.setdefault(unit, set()).add(C.pieces[state.what[unit]].block == "armour")
    assert all(len(kinds) == 2 for kinds in found.values())
