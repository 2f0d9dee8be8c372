"""What is wrong in a case file, or did not come out as it says: a sentence, and the keys that lead there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.messages import spoken
from grognard.kernel.refusal import Refusal
from grognard.kernel.saying import Said


class Problem(Said):
    """A sentence of the cases' own catalogue about what stands at `keys`."""

    folder: Path = Path(__file__).parent / "locale"

    def __init__(self, key: str, /, *keys: str | int, **figures: Any) -> None:
        super().__init__(key, **figures)
        self.keys = keys

    def inside(self, *keys: str | int) -> Problem:
        """The same, seen from what holds it."""
        found = Problem(self.key, *keys, *self.keys, **self.figures)
        found.__cause__ = self.__cause__
        return found


class Reason:
    """Why not, as the player is told it in a language."""

    def __init__(self, game: Game, refusal: Refusal) -> None:
        self.game, self.refusal = game, refusal

    def told(self, language: str) -> str:
        return spoken(self.game, language).refusal(self.refusal)
