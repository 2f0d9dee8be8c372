"""Why not: a rule number and a message."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Self

import msgspec

MOST_LISTED = 40
"""Of more choices than these a message names no more than the few most LIKE the wrong one."""
LIKE = 5


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the paragraph that forbids it, a message key and its figures.

    An empty rule means that no paragraph is involved: the game is over, it is not your turn, the line
    names a unit that does not exist.
    """

    rule: str
    message: str
    figures: dict[str, Any] = {}

    def __str__(self) -> str:
        figures = ", ".join(f"{name} {value}" for name, value in self.figures.items())
        told = f"{self.message} ({figures})" if figures else self.message
        return f"{self.rule}: {told}" if self.rule else told


def refuse(rule: str, message: str, **figures: Any) -> Refusal:
    """A refusal, written as the rules read: `refuse("6-21", "enemy-zone", unit="e_28")`."""
    return Refusal(rule, message, figures)


class GrognardError(Exception):
    """An error a person can meet; its text says what is wrong and what would help."""

    def __new__(cls, *args: Any, **more: Any) -> Self:
        error = super().__new__(cls, *args)
        error._made_of = (args, more)
        return error

    def __reduce__(self) -> tuple[Any, ...]:
        # An exception is pickled by its text alone; these are made of other things and cross processes.
        return _made_again, (type(self), *self._made_of)

    _made_of: tuple[tuple[Any, ...], dict[str, Any]]


class NoOdds(GrognardError):
    """A game does not tell odds of what was asked: of two strengths, where dice depend on more than these."""


def _made_again(kind: type[GrognardError], args: tuple[Any, ...], more: dict[str, Any]) -> GrognardError:
    return kind(*args, **more)


class Illegal(GrognardError):
    """An action that may not be done; the position is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadFile(GrognardError):
    """A file that cannot be used: its name, the line where known, and the reason.

    A reason that is itself an error with words in several languages keeps them: see `because`.
    """

    def __init__(self, name: str, reason: str | GrognardError, line: int | None = None) -> None:
        place = f"{name}, line {line}" if line else name
        super().__init__(f"{place}: {reason}")
        self.name, self.reason, self.line = name, str(reason), line
        self.because = reason


class UnknownChoice(GrognardError):
    """A game, scenario, option or seat number that does not exist; the text lists those that do, or of very
    many those most like it."""

    def __init__(self, what: str, given: object, known: Sequence[object]) -> None:
        words = [str(one) for one in known]
        there = f"there are: {', '.join(words) or 'none'}"
        if len(words) > MOST_LISTED:
            such = get_close_matches(str(given), words, n=LIKE, cutoff=0.3) or words[:LIKE]
            there = f"there are {len(words)}, such as: {', '.join(such)}"
        super().__init__(f"no {what} {given!r}; {there}")
        self.what, self.given, self.known = what, given, list(known)
