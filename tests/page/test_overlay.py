"""What is laid over the map."""

from __future__ import annotations

import pytest

from grognard.games.battle_for_germany.rules.zones import zone
from grognard.kernel.refusal import GrognardError
from grognard.page.overlay import overlay
from grognard.page.sheet import sheet
from tests.page.common import BFG, FOXES, RAW_KEY, played


def marks(found):
    return {mark.space: mark for mark in found.marks}


def test_zones_are_contested_where_two_sides_have_one():
    state = BFG.new("historical", seed=1)
    found = marks(overlay(BFG, state.view(0), "zones", None, "en"))
    names, bits = BFG.board.names, {}
    for force, side in enumerate(("soviet", "western", "german", "german")):
        for space in range(len(names)):
            if zone(state, force) >> space & 1:
                bits.setdefault(names[space], set()).add(side)
    assert {space: mark.tone for space, mark in found.items()} == {
        space: next(iter(sides)) if len(sides) == 1 else "contested" for space, sides in bits.items()
    }
    assert {"soviet", "western", "german", "contested"} == {mark.tone for mark in found.values()}


def test_reach_is_where_a_unit_may_go_and_what_it_costs():
    state = BFG.new("historical", seed=1)
    for unit in ("su_f_3b", "su_5gt"):
        found = marks(overlay(BFG, state.view(0), "reach", unit, "en"))
        offered = {
            line.split()[2].split("-")[-1] for line in state.prompt(0).lines if f"move {unit} " in line
        }
        assert set(found) == offered
    assert marks(overlay(BFG, state.view(0), "reach", "su_f_3b", "en"))["3424"].text == "3"
    state.act(0, "move su_f_3b 3325")
    assert overlay(BFG, state.view(0), "reach", "su_f_3b", "en").marks == []


def test_the_reach_of_an_enemy_can_be_seen_too():
    state = BFG.new("historical", seed=1)
    enemy = next(u for u in state.members[1] if state.on_map(u))
    assert len(overlay(BFG, state.view(0), "reach", state.c.ids[enemy], "en").marks) > 3


def test_attacks_have_the_odds_of_all_who_can_join():
    state = BFG.new("historical", seed=1)
    state.act(0, "end")
    found = marks(overlay(BFG, state.view(0), "attacks", None, "en"))
    best: dict[str, str] = {}
    for line in state.prompt(0).lines:
        if line.startswith("attack") and "+" not in line.split()[1]:
            _, space, units = line.split()
            if units.count("+") >= best.get(space, "").count("+"):
                best[space] = units
    assert set(found) == set(best)
    for space, units in best.items():
        assert found[space].text == BFG.odds([space, units], state.view(0))["column"]


def test_cities_show_holder_and_points():
    found = marks(overlay(BFG, BFG.new("historical", seed=1).view(None), "cities", None, "en"))
    berlin = found["2613"]
    assert (berlin.tone, berlin.text, berlin.shape) == ("german", "10", "fill")
    assert len(found) == len(BFG.components.cities)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", BFG.overlays)
def test_every_mark_has_a_line_in_the_legend_with_words(name, language):
    tones = set()
    for n, (state, *_) in enumerate(played(BFG, "expanded", seed=1, most=600)):
        if n % 60:
            continue
        unit = next(iter(BFG.vocabulary.names["unit"])) if BFG.overlays[name] else None
        found = overlay(BFG, state.view(None), name, unit, language)
        shown = {(mark.tone, mark.shape) for mark in found.marks}
        assert {(key.tone, shape) for key in found.legend for shape in key.shapes} == shown
        assert len({key.tone for key in found.legend}) == len(found.legend)
        assert not any(RAW_KEY.match(key.text) or not key.text for key in found.legend)
        assert not RAW_KEY.match(found.title)
        tones |= {key.tone for key in found.legend}
        spaces = {space.name for space in sheet(BFG, state.setup, language).spaces}
        assert all(mark.space in spaces for mark in found.marks)
    assert tones


def test_what_is_not_there_is_refused():
    view = BFG.new("historical", seed=1).view(None)
    with pytest.raises(GrognardError, match="no overlay 'moon'"):
        overlay(BFG, view, "moon", None, "en")
    for unit in (None, "nobody"):
        with pytest.raises(GrognardError, match="no unit"):
            overlay(BFG, view, "reach", unit, "en")


def test_tones_of_a_game_without_words():
    state = FOXES.new(seed=1)
    for seat in range(3):
        state.act(seat, "bid three")
    state.act(0, "enter r2")
    found = overlay(FOXES, state.view(0), "foxes", None, "fr")
    assert found.title == "Foxes"
    assert [(key.text, key.tone) for key in found.legend] == [("à vous", "own")]
