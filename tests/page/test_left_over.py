"""Before an ending: what it would leave unused."""

from __future__ import annotations

import grognard
from grognard.page.answer import answer
from grognard.page.question import question
from tests.page.common import BFG, FOXES, RAW_KEY, played

DTR = grognard.game("downfall-third-reich")


def _texts(state, line="end", language="en"):
    return [lost.text for lost in answer(state, state.waiting[0], line, language).lost]


def test_the_units_that_could_move_are_as_many_as_the_question_says():
    state = BFG.new("historical", seed=1)
    put = question(BFG, state.prompt(0), "en")
    [lost] = answer(state, 0, "end", "en").lost
    assert (lost.rule, set(lost.units)) == ("5-0", set(put.left))
    assert f"{len(put.left)} units" in put.text
    assert lost.text == f"{len(put.left)} units could still move."


def test_only_good_attacks_are_worth_a_word():
    """6-1: a hex counts where the defender is more likely than not to be hit."""
    state = BFG.new("historical", seed=1)
    state.act(0, "end")
    [lost] = answer(state, 0, "end", "en").lost
    able = {space for space, _ in ((s, u) for s, u in state.stack[-1].options(state).items())}
    told = lost.text.split(": ")[1].rstrip(".").replace(" and ", ", ").split(", ")
    assert 0 < len(told) < len(able)


def test_actions_points_and_operations_of_downfall():
    """3.6, 4.4, 8.0: at the very start of a phase everything is still there."""
    state = DTR.new("campaign_1940", seed=1)
    while "plan" not in state.prompt(state.waiting[0]).verbs:
        state.act(state.waiting[0], "end")
    state.act(state.waiting[0], "recruit")
    rules = {lost.rule for lost in answer(state, state.waiting[0], "end", "en").lost}
    assert {"3.6", "4.4", "8.0"} <= rules
    state.act(state.waiting[0], "plan")
    assert any("operation points" in text for text in _texts(state))


def test_a_game_that_says_nothing_tells_who_could_still_act():
    game = FOXES
    for state, *_ in played(game, seed=2, most=60):
        for seat in state.waiting:
            prompt = state.prompt(seat)
            for verb in game.endings:
                if verb in prompt.verbs and prompt.why_not(verb) is None:
                    left = question(game, prompt, "en").left
                    assert [lost.units for lost in answer(state, seat, verb, "en").lost] == (
                        [left] if left else []
                    )


def test_the_sentences_have_words_in_both_languages():
    for game in (BFG, DTR):
        for n, (state, *_) in enumerate(played(game, seed=5, most=150)):
            for verb in game.endings if n % 10 == 0 and state.waiting else ():
                for language in ("en", "fr"):
                    for text in _texts(state, verb, language):
                        assert not RAW_KEY.search(text or "no-text")
