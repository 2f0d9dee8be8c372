"""The question and its answers."""

from __future__ import annotations

import pytest

import grognard
from grognard.kernel.action import Action
from grognard.kernel.messages import Messages
from grognard.kernel.position import build_position
from grognard.page.question import question, tree
from tests.page.common import BFG, FOXES, GAMES, RAW_KEY, every_line, played


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_told_or_asked_for_is_exactly_what_is_offered(game):
    for scenario in game.scenarios:
        seen = set()
        for n, (state, *_) in enumerate(played(game, scenario, seed=4, most=250)):
            for seat in state.waiting[:1]:
                prompt = state.prompt(seat)
                if prompt.message in seen and n % 25:
                    continue
                seen.add(prompt.message)
                found = every_line(game, prompt)
                assert sorted(found) == sorted(prompt.lines)
                assert all(prompt.why_not(line) is None for line in found[:200])


def test_one_with_three_arguments_is_a_dict_of_dicts():
    actions = [Action("swap", args) for args in ((0, 1, 2), (0, 1, 3), (2, 1, 3))]

    class Game:
        class vocabulary:  # noqa: N801
            @staticmethod
            def tokens(action):
                return ["abcd"[value] for value in action.args]

    assert tree(Game, [*actions, Action("pass")]) == {
        "swap": {"a": {"b": ["c", "d"]}, "c": {"b": ["d"]}},
        "pass": [],
    }


def test_units_left_are_those_that_can_still_act():
    state = BFG.new("historical", seed=1)
    before = question(BFG, state.prompt(0), "en")
    assert [f"unit:{unit}" for unit in before.left] == before.more["move"]
    state.act(0, "move su_f_3b 3325")
    after = question(BFG, state.prompt(0), "en")
    assert after.left == [unit for unit in before.left if unit != "su_f_3b"]
    assert (before.undo, after.undo) == (False, True)
    state.act(0, "end")
    combat = question(BFG, state.prompt(0), "en")
    assert set(combat.left) == {
        unit for groups in combat.choices["attack"].values() for group in groups for unit in group.split("+")
    }
    assert len(combat.left) == len(set(combat.left)) > 5


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentence_is_the_games_and_has_words(language):
    words = Messages(BFG, language)
    for state, *_ in played(BFG, "historical", seed=6, most=400):
        for seat in (0, 1, None):
            prompt = state.prompt(seat)
            put = question(BFG, prompt, language)
            assert put.text == words.question(prompt)
            assert not RAW_KEY.match(put.text)
            assert put.rule == prompt.rule


def test_whoever_is_not_asked_has_no_choices():
    state = BFG.new("historical", seed=1)
    for seat in (1, None):
        put = question(BFG, state.prompt(seat), "en")
        assert (put.seat, put.choices, put.more, put.left) == (seat, {}, {}, [])
        assert (put.undo, put.rule) == (False, "")
        assert put.text == "Waiting for the Soviet player."


def test_all_who_choose_at_once_are_asked():
    state = FOXES.new(seed=1)
    for seat in range(3):
        assert question(FOXES, state.prompt(seat), "en").choices == {"bid": ["one", "two", "three"]}


@pytest.mark.parametrize("name", [*GAMES, "downfall-third-reich"])
def test_no_answer_vanishes_without_a_word(name):
    """Every verb of the step that belongs to the question is offered, or told with the reason against it."""
    game = GAMES.get(name) or grognard.game(name)
    closed = 0
    for n, (state, *_) in enumerate(played(game, seed=11, most=300)):
        for seat in state.waiting if n % 5 == 0 else ():
            put, step = question(game, state.prompt(seat), "fr"), state.stack[-1]
            assert {*put.choices, *put.closed} == {*put.choices, *step.told_verbs(state)}
            assert not {*put.choices} & {*put.closed}
            assert all(why.text and not RAW_KEY.search(why.text) for why in put.closed.values())
            closed += len(put.closed)
    assert closed or name == "three-foxes"


def test_a_garrison_that_is_owed_is_said_at_the_end_of_the_phase():
    """10-0: a front can still get to Warsaw, so the phase can't end yet."""
    units = {"su_8g": "2623", "su_f_1b": "2524", "e_59": "2617"}
    position = {"clear": True, "turn": 3, "phase": "soviet movement", "control": {"warsaw": "soviet"}}
    state = build_position(BFG, {"seed": 1, **position, "units": units})
    put = question(BFG, state.prompt(0), "en")
    assert "end" not in put.choices
    assert put.closed["end"].rule == "10-0"
    assert put.closed["end"].text.startswith("Warsaw needs its garrison before the phase can end: ")


def test_who_is_not_asked_has_nothing_closed():
    state = BFG.new("historical", seed=1)
    assert question(BFG, state.prompt(1), "en").closed == {}
