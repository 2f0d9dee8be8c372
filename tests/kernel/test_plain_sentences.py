"""Sentences that are put together quickly read as Fluent writes them; what is not plain is left to it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from grognard.kernel.game import Game
from grognard.kernel.languages import LANGUAGES, whole
from grognard.kernel.messages import Messages, catalogue, patterns
from grognard.kernel.plain_sentences import NotPlain, plain
from tests.battery import games

BELOW = -3
"""Its minus sign is ours, not Fluent's."""
VALUES = (0, 1, 2, 5, 21, 999, 1000, BELOW, 1.5, "", "word", "one", "true")


def bundle_of(language: str, text: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_sentence_of_a_game_reads_the_same(game: Game, language: str) -> None:
    folder = game.folder / "locale"
    bundle, told = catalogue(language, folder), 0
    for key, pattern in patterns(language, folder).items():
        telling = plain(bundle, key, language)
        names = sorted(set(re.findall(r"\$([\w-]+)", pattern)))
        for shift in range(len(VALUES)):
            figures = {name: VALUES[(shift + n) % len(VALUES)] for n, name in enumerate(names)}
            try:
                quick = telling(figures) if telling is not None else None
            except NotPlain:
                continue
            if quick is not None:
                slow, _ = bundle.format_pattern(bundle.get_message(key).value, figures)
                assert quick == re.sub(rf"(?<!\w){BELOW}", whole(BELOW), slow), (key, figures)
                told += 1
    assert told > 100


@pytest.mark.parametrize(
    "text",
    [
        "key = { NUMBER($n) }",
        "-term = x\nkey = { -term }",
        "key = { $n ->\n    [1.5] half\n   *[other] whole\n }",
        "key = { missing }",
        "key = { other.attribute }\nother = x\n    .attribute = y",
    ],
)
def test_what_is_not_plain_is_left_to_fluent(text: str) -> None:
    assert plain(bundle_of("en", text), "key", "en") is None


def test_a_figure_that_is_missing_or_large_is_left_to_fluent() -> None:
    telling = plain(bundle_of("fr", "key = { $n } fois"), "key", "fr")
    assert telling is not None
    assert telling({"n": 999}) == "999 fois"
    assert telling({"n": -2}) == "−2 fois"
    for figures in ({}, {"n": 1000}, {"n": -1000}, {"n": True}, {"n": 2.0}):
        with pytest.raises(NotPlain):
            telling(figures)


def test_large_numbers_are_still_grouped() -> None:
    game = next(game for game in games() if game.short == "dtr")
    assert Messages(game, "en").text("list", {"first": 1000, "last": 3}) == "1,000 and 3"
