"""What a thing on the table is: every unit, space and box has words, and rules that are there."""

from __future__ import annotations

import pytest

import grognard
from grognard.kernel.position import build_position
from grognard.kernel.rules import RuleIndex
from grognard.page.details import details, known
from grognard.page.sheet import box_titles
from tests.page.common import BFG, RAW_KEY, played

DTR, EE, US = (grognard.game(name) for name in ("dtr", "ee", "us"))


@pytest.mark.parametrize("game", [BFG, DTR, EE, US], ids=lambda game: game.short)
def test_everything_that_can_be_pointed_at_has_words(game):
    """Markers that no action names, too: fleets, fortifications."""
    state = list(played(game, seed=3, most=150))[-1][0]
    numbers, view = set(RuleIndex.of(game)), state.view(0)
    units = [("unit", key[5:]) for key in game.picture(view) if key.startswith("unit:")]
    markers = [unit for unit in units if unit[1] not in game.vocabulary.numbers["unit"]]
    spaces = [("space", name) for name in (*game.board.names[::5], *box_titles(game, state.setup, "en"))]
    for language in ("en", "fr"):
        for kind, name in (*units[::3], *markers, *spaces):
            assert known(game, view, kind, name, language)
            told = details(game, view, kind, name, language)
            assert told.title
            assert told.title != name or kind == "space"
            assert "_" not in told.title
            for line in told.lines:
                assert line.rule in numbers
                assert not RAW_KEY.search(line.text or "no-text")


def test_a_unit_says_what_it_has_done_and_whose_zone_it_is_in():
    state = BFG.new("historical", seed=1)
    before = [line.text for line in details(BFG, state.view(1), "unit", "su_f_3b", "en").lines]
    assert "Goes 3 movement points far." in before
    assert any(text.startswith("Stands in the zone of ") for text in before)
    state.act(0, "move su_f_3b 3325")
    after = {line.text: line.rule for line in details(BFG, state.view(None), "unit", "su_f_3b", "en").lines}
    assert after["Has moved in this phase."] == "5-0"


def test_a_city_says_who_holds_it_and_who_stands_there():
    position = {"clear": True, "turn": 3, "phase": "soviet movement", "control": {"warsaw": "soviet"}}
    state = build_position(BFG, {"seed": 1, **position, "units": {"su_8g": "2623", "e_59": "2617"}})
    told = details(BFG, state.view(1), "space", "2623", "en")
    lines = {line.text: line.rule for line in told.lines}
    assert told.units == ["su_8g"]
    assert any(text.startswith("Soviet, worth ") and rule == "11-0" for text, rule in lines.items())


def test_an_army_says_whether_it_is_supplied():
    state = DTR.new("campaign_1940", seed=1)
    unit = state.c.ids[state.units_on_map(0)[0]]
    lines = {line.text: line.rule for line in details(DTR, state.view(None), "unit", unit, "en").lines}
    assert lines["Is supplied."] == "7.1"


def test_what_is_not_on_the_table_is_not_known():
    view = BFG.new("historical", seed=1).view(0)
    assert not known(BFG, view, "unit", "nobody", "en")
    assert not known(BFG, view, "space", "9999", "en")
    assert not known(BFG, view, "card", "radar", "en")
