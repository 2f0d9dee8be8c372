"""Parts of a long list of answers."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.kernel.refusal import Illegal
from grognard.page import offers as offering
from grognard.page import question as questions
from grognard.page.offers import offers
from grognard.page.question import question
from tests.page.common import BFG, FOXES, every_line, lines_of, played

DTR = grognard.game("downfall-third-reich")
LONG = {"battle-for-germany": (BFG, "historical"), "downfall-third-reich": (DTR, "two_fronts_1944")}
every_game = pytest.mark.parametrize(("game", "scenario"), LONG.values(), ids=LONG)


@every_game
def test_of_many_answers_a_page_is_told_who_can_act(game: Any, scenario: str) -> None:
    prompt = game.new(scenario, seed=1).prompt(0)
    put = question(game, prompt, "en")
    assert len(prompt.lines) > questions.FEW
    assert put.more
    assert list(put.choices) == list(dict.fromkeys(action.verb for action in prompt.actions))
    for verb, tokens in put.more.items():
        assert put.choices[verb] == {}
        acting = {f"unit:{line.split()[1]}" for line in prompt.lines if line.split()[0] == verb}
        assert set(tokens) == acting
    assert sorted(every_line(game, prompt)) == sorted(prompt.lines)


@every_game
def test_who_has_something_left_to_do_is_the_same_by_either_way(
    game: Any, scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n, (state, *_) in enumerate(played(game, scenario, seed=2, most=150)):
        if n % 6 or not state.waiting:
            continue
        prompt = state.prompt(state.waiting[0])
        with monkeypatch.context() as patch:
            patch.setattr(questions, "FEW", 0)
            patch.setattr(questions, "SHORT", 0)
            short = question(game, prompt, "en")
            patch.setattr(questions, "FEW", 10_000)
            whole = question(game, prompt, "en")
        assert not whole.more
        assert set(short.left) == set(whole.left)
        assert len(set(short.left)) == len(short.left)


def test_few_answers_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    prompt = BFG.new("historical", seed=1).prompt(0)
    number = len(prompt.lines)
    monkeypatch.setattr(questions, "FEW", number)
    put = question(BFG, prompt, "en")
    assert (put.more, sorted(lines_of(BFG, put.choices))) == ({}, sorted(prompt.lines))
    monkeypatch.setattr(questions, "FEW", number - 1)
    assert list(question(BFG, prompt, "en").more) == ["move"]
    monkeypatch.setattr(questions, "SHORT", number)
    assert not question(BFG, prompt, "en").more


@every_game
def test_a_place_tells_who_can_go_there(game: Any, scenario: str) -> None:
    prompt = game.new(scenario, seed=1).prompt(0)
    ends = {line.split()[-1].split("-")[-1] for line in prompt.lines if len(line.split()) > 2}
    for place in sorted(ends)[::9]:
        found = offers(game, prompt, [f"space:{place}"])
        assert found.whole
        there = [line for line in prompt.lines if line.split()[-1].split("-")[-1] == place]
        assert sorted(lines_of(game, found.choices)) == sorted(there)


def test_an_attack_is_begun_with_a_target_or_with_who_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "FEW", 0)
    monkeypatch.setattr(questions, "SHORT", 0)
    state = BFG.new("historical", seed=1)
    state.act(0, "end")
    prompt = state.prompt(0)
    put = question(BFG, prompt, "en")
    attacks = [line.split()[1:] for line in prompt.lines if line.startswith("attack")]
    spaces = {f"space:{space}" for targets, _ in attacks for space in targets.split("+")}
    units = {f"unit:{unit}" for _, attackers in attacks for unit in attackers.split("+")}
    assert set(put.more["attack"]) == spaces | units
    assert {f"unit:{unit}" for unit in put.left} == units
    for token, n in ((min(spaces), 0), (min(units), 1)):
        found = lines_of(BFG, offers(BFG, prompt, [token]).choices)
        held = [" ".join(["attack", *one]) for one in attacks if token.split(":")[1] in one[n].split("+")]
        assert sorted(found) == sorted(held)


def test_several_things_narrow_it() -> None:
    prompt = BFG.new("historical", seed=1).prompt(0)
    both = offers(BFG, prompt, ["unit:su_43", "space:3325"])
    assert both == offers(BFG, prompt, ["space:3325", "unit:su_43"])
    assert (both.choices, both.whole) == ({"move": {"su_43": ["3325"]}}, True)
    assert offers(BFG, prompt, ["unit:su_43", "unit:su_f_3b"]).choices == {}
    assert offers(BFG, prompt, ["unit:us_12"]).choices == {}


@pytest.mark.parametrize("limit", ["MOST_TOLD", "MOST_LOOKED_AT"])
def test_what_is_too_much_is_cut_off_and_said_to_be(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prompt = BFG.new("historical", seed=1).prompt(0)
    lines = lines_of(BFG, offers(BFG, prompt, ["unit:su_43"]).choices)
    monkeypatch.setattr(offering, limit, len(lines))
    assert offers(BFG, prompt, ["unit:su_43"]).whole
    monkeypatch.setattr(offering, limit, len(lines) - 1)
    found = offers(BFG, prompt, ["unit:su_43"])
    assert not found.whole
    assert lines_of(BFG, found.choices) == lines[:-1]


@pytest.mark.parametrize("token", ["unit:nobody", "nothing:su_43", "unit", "", "space:", "unit:su_43:x"])
def test_what_is_called_like_nothing_is_refused(token: str) -> None:
    prompt = BFG.new("historical", seed=1).prompt(0)
    for tokens in ([token], ["unit:su_43", token]):
        with pytest.raises(Illegal) as raised:
            offers(BFG, prompt, tokens)
        assert raised.value.refusal.message == "unknown-name"


def test_whoever_is_not_asked_is_offered_nothing() -> None:
    for seat in (1, None):
        assert offers(BFG, BFG.new("historical", seed=1).prompt(seat), ["unit:su_43"]).choices == {}
    bidding = FOXES.new(seed=1).prompt(1)
    assert offers(FOXES, bidding, ["number:two"]).choices == {"bid": ["two"]}
