"""Kinds of value in a position file: each is read into numbers, and told in the words of the file again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Generic, TypeVar

from grognard.kernel.position import KeyedError

T = TypeVar("T")
Bound = int | Callable[[Any], int]
"""A number, or how to find it in a position: the last turn of its scenario."""
Words = list[str] | tuple[str, ...] | dict[str, int]
"""The names of things, the first of them number 0; or the number of each name."""
MOST_LISTED = 24
"""Of more names than these a message says only the one most like the wrong one."""
NONE = -1
"""The number of no thing at all: nobody's turn, in no space."""


class Kind(ABC, Generic[T]):
    """What a value may be. `s` is the position that is laid out: its game and setup say what there is."""

    @abstractmethod
    def read(self, s: Any, value: Any, *keys: str) -> T:
        """The value as the game uses it; KeyedError says what is wrong with the one at these keys."""

    @abstractmethod
    def example(self, s: Any) -> str:
        """A right one, as a file writes it."""

    def in_words(self, s: Any, found: Any) -> Any:
        """What a position holds, in the words of a file."""
        return found

    def must_be(self, s: Any, what: str, value: Any, keys: tuple[str, ...]) -> KeyedError:
        return KeyedError(f"{keys[-1]} must be {what} such as {self.example(s)}, not {value!r}", *keys)


class YesNo(Kind[bool]):
    """`true` or `false`."""

    def read(self, s: Any, value: Any, *keys: str) -> bool:
        if type(value) is not bool:
            raise KeyedError(f"{keys[-1]} must be true or false, not {value!r}", *keys)
        return value

    def example(self, s: Any) -> str:
        return "true"

    def in_words(self, s: Any, found: Any) -> bool:
        return bool(found)


class Text(Kind[str]):
    """Words that only the game understands."""

    def __init__(self, example: str) -> None:
        self._example = example

    def read(self, s: Any, value: Any, *keys: str) -> str:
        if not isinstance(value, str):
            raise self.must_be(s, "a text", value, keys)
        return value

    def example(self, s: Any) -> str:
        return f'"{self._example}"'


class Number(Kind[int]):
    """A whole number from `least` to `most`; without `most` any from there on."""

    def __init__(self, least: Bound = 0, most: Bound | None = None) -> None:
        self._least, self._most = least, most

    def read(self, s: Any, value: Any, *keys: str) -> int:
        least = _bound(s, self._least)
        most = None if self._most is None else _bound(s, self._most)
        if type(value) is not int or value < least or (most is not None and value > most):
            limits = f", {least} or more" if most is None else f" from {least} to {most}"
            raise KeyedError(f"{keys[-1]} must be a number{limits}, not {value!r}", *keys)
        return value

    def example(self, s: Any) -> str:
        return str(max(1, _bound(s, self._least)))


def _bound(s: Any, bound: Bound) -> int:
    return bound if isinstance(bound, int) else bound(s)


class Name(Kind[int]):
    """The number of a thing by its name.

    `what` is what such things are called in a message. Their `words` are those of a kind of the vocabulary
    ("unit"; if not said, `what`), or a list of their own. `none` is the word for NONE.
    """

    def __init__(self, what: str, words: str | Words | Callable[[Any], Words] = "", none: str = "") -> None:
        self.what, self._words, self._none = what, words or what, none

    def read(self, s: Any, value: Any, *keys: str) -> int:
        if self._none and value == self._none:
            return NONE
        return self.read_one(s, value, *keys)

    def read_one(self, s: Any, value: Any, *keys: str) -> int:
        """The number of a thing that there is: NONE will not do."""
        known = self._known(s)
        if not isinstance(value, str):
            like = _most_like(known, str(value))
            raise KeyedError(f'{keys[-1]} must be a text such as "{like}", not {value!r}', *keys)
        if value not in known:
            raise KeyedError(f"no {self.what} {value!r}; {_hint(known, value)}", *keys)
        return known[value] if isinstance(known, dict) else known.index(value)

    def names(self, s: Any) -> list[str]:
        return list(self._known(s))

    def _known(self, s: Any) -> Words:
        words = self._words
        if isinstance(words, str):
            numbers: dict[str, int] = s.game.vocabulary.numbers[words]
            return numbers
        return words(s) if callable(words) else words

    def example(self, s: Any) -> str:
        return f'"{next(iter(self._known(s)), self._none)}"'

    def in_words(self, s: Any, found: Any) -> str:
        if found == NONE:
            return self._none
        if isinstance(self._words, str):
            return str(s.game.vocabulary.names[self._words][found])
        known = self._known(s)
        if isinstance(known, dict):
            return next(name for name, number in known.items() if number == found)
        return str(known[found])


def _hint(known: Words, wrong: str) -> str:
    """What to say instead: all there is, or what is most like it."""
    if len(known) <= MOST_LISTED:
        return f"there are: {', '.join(known)}"
    return f"one is called {_most_like(known, wrong)}"


def _most_like(known: Words, wrong: str) -> str:
    return next(iter(get_close_matches(wrong, known, n=1, cutoff=0)), "")
