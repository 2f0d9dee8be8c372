"""Section 10: a combat as it is shown: both sides, every modifier with its paragraph, the chances."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import grognard
from grognard.kernel.messages import LANGUAGES
from grognard.page.battle import battle_card
from grognard.page.film import film
from grognard.page.words import words
from tests.unconditional_surrender.war import position

GAME: Any = grognard.game("us")
AXIS = 0


def attacked() -> Any:
    """Poland 1939: an army attacks the one beside it; both sides are asked in secret."""
    state = GAME.new("poland_1939", seed=1)
    unit = next(action for action in state.prompt(AXIS).offered_by("attack"))
    state.do(AXIS, unit)
    return state


def test_nothing_is_shown_while_nothing_is_fought() -> None:
    state = GAME.new("poland_1939", seed=1)
    assert GAME.battle(state.view(AXIS)) is None


def test_both_sides_see_the_same_combat() -> None:
    state = attacked()
    shown = [GAME.battle(state.view(seat)) for seat in (0, 1, None)]
    assert shown[0] == shown[1] == shown[2]
    assert [line.tone for line in shown[0].lines] == ["axis", "western"]
    assert shown[0].stages[shown[0].now].said.key == "battle-stage-commitment"


def test_terms_add_up_and_chances_are_whole() -> None:
    own, other = GAME.battle(attacked().view(AXIS)).lines
    for line in (own, other):
        terms = [int(term.adds) for term in line.reckonings[0].terms if term.adds != "÷2"]
        assert f"{sum(terms):+d}" == line.reckonings[0].said.figures["sum"]
    assert sum(own.reckonings[0].chances.values()) == Fraction(1)
    assert not other.reckonings[0].chances


def test_a_bomber_that_is_met_is_shown_as_one_with_its_odds() -> None:
    state = position(
        scenario="main_event",
        turn="1942-06",
        phase="actions",
        faction="western",
        policy={"appeasement": 5, "nazi_soviet_pact": 5},
        happened={"west_invasion": 5, "mediterranean_crisis": 5, "east_invasion": 5},
        units={"uk_bmb_cmd": "2611", "de_1_luf": "2719"},
    )
    state.act(state.waiting[0], "bomb uk_bmb_cmd 2818")
    state.act(AXIS, "scramble de_1_luf")
    shown = GAME.battle(state.view(AXIS))
    assert shown.said.figures["kind"] == "bombing"
    assert "bomber_met" in shown.since
    assert sum(shown.lines[0].reckonings[0].chances.values()) == Fraction(1)
    for language in LANGUAGES:
        card = battle_card(GAME, state.view(AXIS), language)
        assert card is not None
        assert {"en": "intercepted", "fr": "intercepté"}[language] in card.title


def test_the_title_names_who_is_attacked() -> None:
    state = attacked()
    line = GAME.battle(state.view(AXIS)).lines[1]
    for language in LANGUAGES:
        card = battle_card(GAME, state.view(AXIS), language)
        assert card is not None
        assert words(GAME, language).figure("unit", line.ranks[0].units[0], {}) in card.title


def test_an_answer_in_secret_changes_nothing_for_the_other() -> None:
    state = attacked()
    before = GAME.battle(state.view(1))
    state.act(AXIS, "will")
    assert GAME.battle(state.view(1)) == before


def test_it_has_words_in_both_languages() -> None:
    state = attacked()
    for language in LANGUAGES:
        card = battle_card(GAME, state.view(AXIS), language)
        assert card is not None
        assert card.title
        reckonings = [reckoning for line in card.lines for reckoning in line.reckonings]
        texts = [term.text for reckoning in reckonings for term in reckoning.terms]
        assert texts
        assert not any("modifier" in text for text in texts)


def test_a_film_tells_of_a_combat_from_its_beginning() -> None:
    state = GAME.new("poland_1939", seed=1)
    attack = next(action for action in state.prompt(AXIS).offered_by("attack"))
    made = film(GAME, state, [(AXIS, GAME.write(attack))], None, "en")
    told, shown = made.frames[0].battle, GAME.battle(attacked().view(None))
    assert told is not None
    assert not told.over
    assert told.space == shown.space
    assert [line.units for line in told.lines] == [
        [unit for rank in line.ranks for unit in rank.units] for line in shown.lines
    ]
