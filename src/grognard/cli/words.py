"""The terminal's own sentences, in French and English."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grognard.kernel.languages import title
from grognard.kernel.messages import Messages, sentence

FOLDER = Path(__file__).parent / "locale"


class Words(Messages):
    """The sentences of a game, and besides what the terminal itself has to say (`say`)."""

    def figure(self, name: str) -> str:
        """What a figure of the odds is called."""
        return self.text(f"figure-{name}") if self.has(f"figure-{name}") else name

    def unit(self, name: str, known: Mapping[str, Mapping[str, int]]) -> str:
        """How a unit is called; one that is hidden by what it is, for those who may know."""
        return self._shown("unit", name, known)

    def asked(self, state: Any, seat: int) -> str:
        """Whom a question is put to: "Soviet player:"."""
        return self.say("asked", seat=title(self.label("seat", state.setup.seats[seat])))

    def say(self, key: str, **figures: Any) -> str:
        """A sentence of the terminal."""
        return say(key, self.language, **figures)


def say(key: str, language: str, **figures: Any) -> str:
    """A sentence of the terminal, where no game is concerned."""
    return sentence(FOLDER, language, key, figures)
