"""What the smoke tests share: every game of the battery in the library, a few decisions, and no raw keys."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import grognard
from grognard.kernel.game import Game
from tests.battery import World, games, worlds

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
every_scenario = pytest.mark.parametrize("world", worlds(options=False), ids=str)

SEED = "smoke"
DECISIONS = 8
SPOKEN = "ask|event|no|end|why"
"""How the keys of a game's own sentences begin; one that has no catalogue at all can only tell the keys."""
NAMED = "verb|role|figure|overlay|preview|group|option|scenario|bot|about|legend|help|tone"


def stock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts every game of the battery into the library, those of the tests too."""
    monkeypatch.setattr(grognard, "GAMES", tuple(_made_with_overlay(type(game)) for game in games()))


def _made_with_overlay(kind: type[Game]) -> type[Game]:
    """A game as the library makes its games: with an overlay, also if it has no use for one."""
    if inspect.signature(kind).parameters:
        return kind

    class Stocked(kind):  # type: ignore[misc, valid-type]
        def __init__(self, overlay: Mapping[str, Any]) -> None:
            super().__init__()

    return Stocked


def decisions(world: World, count: int = DECISIONS) -> Iterator[tuple[Any, int, str]]:
    """Some decisions drawn by chance: the position, who decides, the line; done when the next is wanted."""
    rng, state = Random(SEED), world.game.new(world.scenario, seed=SEED)
    for _ in range(count):
        if not state.waiting:
            return
        seat = state.waiting[0]
        action = state.prompt(seat).sample(rng)
        yield state, seat, world.game.write(action)
        state.act(seat, action)


def check_words(text: str, game: Game) -> None:
    """No key of a catalogue stands where a sentence should."""
    prefixes = f"{SPOKEN}|{NAMED}" if (game.folder / "locale").exists() else NAMED
    # neither in a longer word or reference, nor an option of a command
    found = re.findall(rf"(?<![\w#./&-])(?:{prefixes})(?:-[a-z_]+)+(?![\w=(])", text)
    assert not found, f"raw keys: {sorted(set(found))}"
    assert "Traceback" not in text
