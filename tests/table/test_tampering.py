"""A position that was tampered with is refused in words, or everybody can look at it and be asked."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

import grognard
from grognard.kernel.game import Game
from grognard.kernel.languages import LANGUAGES
from grognard.kernel.refusal import BadFile
from grognard.page.question import question
from grognard.page.scene import scene_of
from grognard.page.status import status
from grognard.table.record_reading import read_record
from tests.battery import games
from tests.table.tampering import positions, record_of, tampered

WANTED = int(os.environ.get("GROGNARD_TAMPERED", "300"))
"""How many positions of each game are tampered with."""
FROM_ONE = 20


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_tampered_position_is_refused_in_words_or_can_be_shown_and_asked(game: Game) -> None:
    rng, came = Random(f"{game.name} tampered"), Counter[str]()
    for position in positions(game, WANTED // FROM_ONE, rng):
        assert _taken(game, record_of(game, position)) == "shown", "a true position is taken"
        for _ in range(FROM_ONE):
            came[_taken(game, record_of(game, tampered(position, rng)))] += 1
    print(dict(came))
    assert all(len(reason.split()) > 3 for reason in came if reason != "shown")
    assert came["shown"] > WANTED // 20, "some changes make another position that can be"
    assert came.total() - came["shown"] > WANTED // 5


def _taken(game: Game, text: str) -> str:
    """What becomes of an upload: "shown", or the reason without the particulars."""
    try:
        found = read_record(lambda name, overlay=None: game, text)
    except BadFile as error:
        return error.reason.partition(":")[0]
    _look(game, game.load(found.start))
    return "shown"


def _look(game: Game, state: Any) -> None:
    for seat in (None, *range(len(state.setup.seats))):
        for language in LANGUAGES:
            view = state.view(seat)
            scene_of(game, view, language)
            status(game, view, language)
            question(game, state.prompt(seat), language)


def test_an_error_of_the_rules_themselves_is_not_put_on_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record of a scenario that can't be played shows a fault of the program: it is not hidden."""
    game = grognard.game("bfg")
    text = record_of(game, next(positions(game, 1, Random(1))))
    with monkeypatch.context() as patched:
        patched.setattr(type(game), "picture", lambda *_: 1 / 0)
        with pytest.raises(BadFile, match="cannot be shown"):
            read_record(lambda *_: game, text)
    assert _taken(game, text) == "shown"
