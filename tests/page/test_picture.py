"""What changes on a table, and how two pictures differ."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grognard
from grognard.games.battle_for_germany.components import FORCES, SIDES
from grognard.games.battle_for_germany.rules import victory
from grognard.page.picture import difference
from grognard.page.sheet import sheet
from tests.page.common import BFG, FOXES, GAMES, played


def apply(picture, changes):
    """What the page does with a difference."""
    merged = {**picture, **changes}
    return {key: value for key, value in merged.items() if value is not None}


def test_the_start_of_battle_for_germany():
    picture = BFG.picture(BFG.new("historical", seed=1).view(None))
    assert picture["unit:su_f_3b"] == ("3224", "su_f_3b", "")
    assert picture["town:2613"] == "german"
    assert [picture[f"score:{side}"] for side in ("soviet", "western", "german")] == [0, 0, 52]
    assert picture["track"] == 0
    assert picture["fort:1905"] == 0
    assert sum(key.startswith("unit:") for key in picture) == 119
    assert sum(place == "courland" for place, *_ in units(picture).values()) == 6


def test_a_city_without_its_garrison_has_no_points():
    """10-1: only a front in it counts; the picture works the points out by itself, without a position."""
    state = BFG.new("historical", seed=1)
    city = state.c.garrison_cities[1]
    space, front = state.c.city_hex[city], state.c.number["su_f_3b"]
    for unit in state.at.get(space, ()):
        state.move(unit, state.c.out)
    state.holder[city] = SIDES.index("soviet")
    assert BFG.picture(state.view(None))["score:soviet"] == 0
    state.move(front, space)
    assert BFG.picture(state.view(None))["score:soviet"] == state.c.cities[city].points


def units(picture):
    return {key: value for key, value in picture.items() if key.startswith("unit:")}


def test_a_picture_shows_what_the_position_says():
    for state, *_ in played(BFG, "expanded", seed=3, most=500):
        picture = BFG.picture(state.view(0))
        c = state.c
        assert [picture[f"score:{side}"] for side in SIDES] == victory.points(state)
        for unit, name in enumerate(c.ids):
            shown = picture.get(f"unit:{name}")
            assert (shown is None) == (state.where[unit] == c.out)
            if shown is not None:
                assert shown[0] == c.place_names[state.where[unit]]
        for city, side in zip(c.cities, state.holder, strict=True):
            assert picture[f"town:{city.hex}"] == SIDES[side]


@pytest.mark.parametrize("scenario", BFG.scenarios)
def test_everything_a_picture_names_is_on_the_sheet(scenario):
    made = sheet(BFG, BFG.setup(scenario, BFG.options(scenario)), "en")
    places = {space.name for space in made.spaces} | {box.name for box in made.boxes}
    *_, (last, *_) = played(BFG, scenario, seed=5, most=900)
    for state in (BFG.new(scenario, seed=1), last):
        picture = BFG.picture(state.view(None))
        for place, face, _ in units(picture).values():
            assert place in places
            assert face in made.faces
        assert {key[5:] for key in picture if key.startswith("town:")} == {t.space for t in made.towns}
        assert {key[5:] for key in picture if key.startswith("fort:")} == set(made.forts)
        assert {key[6:] for key in picture if key.startswith("score:")} == {s.name for s in made.scores}
        assert {value for key, value in picture.items() if key.startswith("town:")} <= set(made.flags)


def test_a_garrison_and_a_change_of_allegiance_show():
    state = BFG.new("historical", seed=1)
    unit = next(
        u for u, entry in enumerate(state.c.units) if entry.nation == "german" and u in state.members[2]
    )
    name = state.c.ids[unit]
    before = BFG.picture(state.view(None))[f"unit:{name}"]
    state.change_force(unit, FORCES.index("west_german"))
    state.flags[unit] |= 1 << 5
    after = BFG.picture(state.view(None))[f"unit:{name}"]
    assert before == (before[0], name, "")
    assert after == (before[0], f"{name}.west_german", "G")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_differences_rebuild_every_picture_of_a_random_game(game):
    for seat in (0, None):
        shown = game.picture(game.new(seed=7).view(seat))
        for state, *_ in played(game, seed=7, most=300):
            new = game.picture(state.view(seat))
            shown = apply(shown, difference(shown, new))
            assert shown == {key: value for key, value in new.items() if value is not None}


@pytest.mark.parametrize("game", [*map(grognard.game, grognard.games()), FOXES], ids=lambda game: game.name)
def test_a_picture_does_not_tell_what_was_drawn_before_it(game):
    """Games remember what they drew. What they draw is the same all the same, to the order of its entries."""
    views = [state.view(n % 2 or None) for n, (state, *_) in enumerate(played(game, seed=8, most=100))]
    drawn = [(view, list(game.picture(view).items())) for view in views]
    Random(8).shuffle(drawn)
    for view, entries in drawn:
        assert list(game.picture(view).items()) == entries


VALUES = st.one_of(st.integers(), st.tuples(st.text(max_size=3), st.integers()))
PICTURES = st.dictionaries(st.sampled_from("abcdefgh"), VALUES)


@settings(deadline=None)
@given(PICTURES, PICTURES)
def test_a_difference_is_exactly_what_changed(old, new):
    changes = difference(old, new)
    assert apply(old, changes) == new
    assert all(key not in old or key not in new or old[key] != new[key] for key in changes)
    assert difference(new, new) == {}


def test_a_move_changes_a_few_entries_only():
    state = BFG.new("historical", seed=1)
    before = BFG.picture(state.view(0))
    state.act(0, "move su_f_3b 3325")
    changes = difference(before, BFG.picture(state.view(0)))
    assert changes == {"unit:su_f_3b": ("3325", "su_f_3b", "")}
    assert len(msgspec.json.encode(changes)) < 60
