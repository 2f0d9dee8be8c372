"""Verbs that nobody can do now: each says why, or what it takes."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.europe_engulfed.rules.movement.exploitation import Exploitation
from grognard.games.europe_engulfed.rules.movement.strategic import Strategic
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.rules.production.grants import (
    AxisMinorStep,
    Conscripts,
    Grant,
    Guards,
    Recovery,
)
from grognard.games.europe_engulfed.rules.special_actions.breakthrough import Breakthrough
from grognard.games.europe_engulfed.rules.special_actions.invasion import Landing
from grognard.kernel.languages import LANGUAGES
from grognard.kernel.position import build_position
from grognard.kernel.refusal import Refusal, refuse
from grognard.page.words import words

GAME = grognard.game("europe-engulfed")
PRODUCTION: dict[str, Any] = {
    "turn": "1942-jul-aug",
    "war": ["germany", "britain", "ussr"],
    "phase": "production",
    "bombers": {"germany": 0, "western": 0},
    "fleets": {"germany": {"baltic": 0, "atlantic": 0}},
}


FLEET = 10
"""WERPs that a fleet costs."""


def closed(**position: Any) -> dict[str, Refusal | None]:
    """What is told of every verb of the question."""
    prompt = build_position(GAME, position).prompt(0)
    return {verb: prompt.why_closed(verb) for verb in prompt.verbs}


def test_what_could_be_paid_for_but_is_too_dear_is_told_with_its_price() -> None:
    state = build_position(GAME, PRODUCTION)
    while state.werps[state.c.germany] >= FLEET:
        state.act(0, next(line for line in state.prompt(0).lines if line.startswith("build infantry")))
    left = state.werps[state.c.germany]
    prompt = state.prompt(0)
    assert prompt.why_closed("lay_down") == refuse("4.5", "too-dear", cost=FLEET, left=left)
    assert prompt.why_closed("fortify") == refuse("6.91", "takes-fortify")  # nobody was there before


def test_what_stands_against_every_sea_is_told() -> None:
    told = closed(**PRODUCTION, next_fleet={"germany": "1943-jan-feb"}, actions={"germany": 0})
    assert told["lay_down"] == refuse("4.63", "not-yet-allowed", item="fleet")
    assert told["replace"] == refuse("4.3", "takes-replace")
    assert told["refit"] == refuse("7.8", "no-kept-action", power="germany")


def test_aid_that_has_been_sent_is_no_mystery() -> None:
    state = build_position(GAME, {**PRODUCTION, "war": ["germany", "france"], "turn": "1940-jan-feb"})
    state.act(0, "aid 5")
    told = state.prompt(0).why_closed("aid")
    assert told is not None
    assert (told.message, told.figures) == ("not-so-much-aid", {"most": 0})


def test_a_breakthrough_that_buys_nothing_says_what_it_takes_in_every_language() -> None:
    calm = {"turn": "1942-jul-aug", "war": ["germany", "ussr"], "phase": "breakthrough"}
    told = closed(**calm, actions={"germany": 1}, units={"de1": "berlin infantry 3"})
    assert told["renew"] == refuse("6.71", "takes-renew")
    takes = (Production.takes, Breakthrough.takes, Landing.takes, Exploitation.takes, Strategic.takes)
    for verb in (verb for each in takes for verb in each):
        for language in LANGUAGES:
            assert len(words(GAME, language).text(f"no-takes-{verb}", {}).split()) > 4


@pytest.mark.parametrize(
    ("kind", "gift"),
    [(Conscripts, "infantry"), (Guards, "guards"), (AxisMinorStep, "axis_minor"), (Recovery, "recovery")],
)
def test_what_a_gift_asks_for_is_not_what_a_purchase_asks_for(kind: type[Grant], gift: str) -> None:
    state = build_position(GAME, PRODUCTION)
    power = state.c.germany
    state.stack.append(kind(power, 1))
    for verb in (verb for verb, kinds in kind.verbs.items() if kinds):
        refusal = kind(power, 1).closed(state, verb)
        assert refusal is not None
        assert (refusal.rule, refusal.message) == (kind.rule, f"given-{verb}-{gift}")
        for language in LANGUAGES:
            told = words(GAME, language).text(f"no-{refusal.message}", refusal.figures)
            assert len(told.split()) > 4
            assert "{" not in told


def test_movement_that_is_bought_shows_what_is_left_before_it_is_paid_for() -> None:
    calm = {"turn": "1942-jul-aug", "war": ["germany", "ussr"], "phase": "breakthrough"}
    state = build_position(GAME, {**calm, "actions": {"germany": 2}, "units": {"de1": "berlin infantry 3"}})
    for line in ("exploit germany berlin", "redeploy germany"):
        assert GAME.preview(state.view(0), GAME.parse(line)).figures == {"actions": 1}
    assert {"exploit", "redeploy"} <= {*GAME.sacrifices}
