"""Why a click leads to nothing: true, about what was clicked, and with names."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.battle_for_germany.rules.movement import MovementPhase
from grognard.games.battle_for_germany.rules.stacking import movable
from grognard.kernel.game import Game
from grognard.kernel.position import build_position
from grognard.kernel.refusal import Illegal
from grognard.page.reasons import Click, reasons
from tests.page.common import BFG, played
from tests.reasons import run
from tests.tiny import ThreeFoxes

DTR = grognard.game("downfall-third-reich")


def _told(state, **click):
    return [
        (one.what, one.rule, one.text)
        for one in reasons(state, state.waiting[0], Click(**click), "en").reasons
    ]


@pytest.mark.parametrize("name", ["bfg", "dtr"])
def test_reasons_over_many_clicks(name):
    met = run(name, 25, seed=3)
    assert met.clicks["drag"] >= 25


def test_a_game_that_shows_no_units_is_told_so(monkeypatch):
    class Bare(ThreeFoxes):
        picture = Game.picture

    monkeypatch.setattr(grognard, "game", lambda name: Bare())
    with pytest.raises(SystemExit, match="three-foxes shows no units that could be clicked"):
        run("three-foxes", 5)


def test_a_box_is_called_by_its_title():
    state = BFG.new("historical", seed=1)
    [(what, _, text)] = _told(state, picked=["unit:su_f_3b"], space="soviet_box")
    assert what == "3rd Byelorussian Front (8-20-3) → Soviet losses"
    assert text.endswith("can’t be moved to “Soviet losses”: only the rules put units there.")


def test_a_unit_that_is_hemmed_in_is_told_so_itself():
    """5-1: no neighbouring hex that nobody has clicked comes into it."""
    for state, *_ in played(BFG, "historical", seed=3, most=2000):
        step = state.stack[-1] if state.waiting else None
        stuck = (
            [u for u in movable(state) if u not in step.able(state)]
            if isinstance(step, MovementPhase)
            else []
        )
        if stuck:
            break
    name = state.c.ids[stuck[0]]
    [(what, rule, text)] = _told(state, unit=name, space=BFG.board.names[state.where[stuck[0]]])
    assert (what, rule) == (BFG.label("unit", name, "en"), "5-1")
    assert text.startswith(f"{what} can’t go anywhere: ")


def test_a_place_alone_brings_no_unit_into_it():
    state = BFG.new("historical", seed=1)
    [(what, rule, text)] = _told(state, space="0101")
    assert "(" not in text
    assert (what, rule) == ("0101", "TEC")


def test_from_stuttgart_to_paris_nobody_speaks_of_venice():
    state = DTR.new("campaign_1940", seed=1)
    while "tactical" not in state.prompt(state.waiting[0]).verbs:
        state.act(state.waiting[0], "end")
    units = [
        state.c.ids[u] for u in state.units_on_map(0) if state.c.board.names[state.where[u]] == "stuttgart"
    ]
    told = _told(state, picked=[f"unit:{units[0]}"], space="paris")
    assert told
    assert not any("Venice" in text for _, _, text in told)
    assert all("Paris" in what for what, _, _ in told)


def test_a_click_on_a_marker_is_one_on_its_place():
    state = grognard.game("europe-engulfed").new("poland-1939", seed=1)
    marker, place = Click(unit="fleet.britain.atlantic"), Click(space="atlantic")
    told = reasons(state, state.waiting[0], marker, "en")
    assert told.reasons
    assert told == reasons(state, state.waiting[0], place, "en")


def test_where_no_unit_is_asked_to_go_a_place_is_not_told_of_units():
    """Production: units are built and made stronger where they are."""
    position = {"turn": "1940-mar-apr", "war": ["germany", "france"], "phase": "production"}
    state = build_position(grognard.game("ee"), position | {"units": {"de1": "berlin infantry 2"}}, ())
    assert [text for _, _, text in _told(state, space="moscow")] == ["Nothing can be done with Moscow now."]


def test_what_is_not_there_is_refused():
    state = BFG.new("historical", seed=1)
    for click in (Click(unit="nobody"), Click(picked=["unit:x"]), Click(space="1905", verb="dance")):
        with pytest.raises(Illegal):
            reasons(state, 0, click, "en")
