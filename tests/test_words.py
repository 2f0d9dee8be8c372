"""The catalogues of every game: both languages say the same, with the figures that the code gives."""

from __future__ import annotations

import pytest

import grognard
from grognard.kernel.articles import GENDERS
from grognard.kernel.game import Game
from grognard.kernel.messages import LANGUAGES, OWN_FOLDER
from grognard.kernel.orders import ASK, choices_of
from tests.sentences import check_french, entries, question_keys, told, variables

OURS = [grognard.game(name) for name in grognard.games()]
every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


@every_game
def test_both_languages_say_the_same_with_the_same_figures(game: Game) -> None:
    """But for the gender of nouns, which only one of them has."""
    english, french = (entries(game.folder / "locale", language) for language in LANGUAGES)
    assert list(english) == [key for key in french if not key.startswith(GENDERS)]
    for key in english:
        assert variables(english, key) == variables(french, key), key


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_code_has_a_sentence_and_every_figure_of_it_is_given(
    game: Game, language: str
) -> None:
    messages = {**entries(OWN_FOLDER, language), **entries(game.folder / "locale", language)}
    for key, figures in told(game):
        assert key in messages, key
        assert figures is None or variables(messages, key) <= figures, key
    assert {*question_keys(game)} <= messages.keys()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_may_be_ordered_in_advance_has_words(game: Game, language: str) -> None:
    words = entries(game.folder / "locale", language)
    for kind, choices in choices_of(game).items():
        assert f"order-{kind}" in words
        assert {f"ordered-{choice}" for choice in choices if choice != ASK} <= words.keys()


@every_game
def test_french_typography(game: Game) -> None:
    check_french((game.folder / "locale" / "fr.ftl").read_text(encoding="utf-8"))
