"""What is wrong in a case file, or did not come out as it says: a sentence, and the keys that lead there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.messages import spoken
from grognard.kernel.prompt import Prompt
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
    """Why not, as the player is told it in a language; of an answer to another question, what is asked."""

    def __init__(self, game: Game, refusal: Refusal, prompt: Prompt | None = None) -> None:
        self.game, self.refusal = game, refusal
        asked = refusal.message in ("not-now", "not-your-turn")
        self.question = Question(game, prompt) if asked and prompt is not None else None

    def told(self, language: str) -> str:
        why = spoken(self.game, language).refusal(self.refusal)
        return f"{why} {self.question.told(language)}" if self.question is not None else why


class Question:
    """What a seat is asked, and the verbs that answer it."""

    def __init__(self, game: Game, prompt: Prompt) -> None:
        self.game, self.key, self.figures, self.verbs = game, prompt.message, prompt.figures, prompt.verbs

    def told(self, language: str) -> str:
        asked = spoken(self.game, language).text(self.key, self.figures)
        return Problem("asked", question=asked, verbs=self.verbs).told(language) if self.verbs else asked


class Purpose:
    """What a die is for."""

    def __init__(self, game: Game, why: str) -> None:
        self.game, self.why = game, why

    def told(self, language: str) -> str:
        words, key = spoken(self.game, language), f"why-{self.why}"
        return words.text(key) if words.has(key) else self.why
