"""Kinds of value in a position file: each is read into numbers, and told in the words of the file again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.languages import key_of
from grognard.kernel.position import KeyedError
from grognard.kernel.saying import in_file, nearest

T = TypeVar("T")
Bound = int | Callable[[Any], int]
"""A number, or how to find it in a position: the last turn of its scenario."""
Words = list[str] | tuple[str, ...] | dict[str, int]
"""The names of things, the first of them number 0; or the number of each name."""
MOST_LISTED = 24
"""Of more names than these a message says only the one most like the wrong one."""
UNKNOWN_WORD = "unknown"
"""What a seat sees of what it may not know."""
NONE = -1
"""The number of no thing at all: nobody's turn, in no space."""


class Thing:
    """What a game's files call a kind of things: `thing-<name>` of its catalogue, or the name itself."""

    def __init__(self, game: Any, name: str) -> None:
        self.game, self.name = game, name

    def told(self, language: str) -> str:
        return self.game.say(f"thing-{key_of(self.name)}", language) or self.name


class Kind(ABC, Generic[T]):
    """What a value may be. `s` is the position that is laid out: its game and setup say what there is."""

    @abstractmethod
    def read(self, s: Any, value: Any, *keys: Any) -> T:
        """The value as the game uses it; KeyedError says what is wrong with the one at these keys."""

    @abstractmethod
    def example(self, s: Any) -> str:
        """A right one, as a file writes it."""

    def in_words(self, s: Any, found: Any) -> Any:
        """What a position holds, in the words of a file."""
        return found

    def shown(self, s: Any, found: Any) -> Any:
        """The same as far as a seat knows it: what it does not know is UNKNOWN_WORD."""
        return UNKNOWN_WORD if found is UNKNOWN else self.in_words(s, found)

    def must_be(self, s: Any, kind: str, value: Any, keys: tuple[Any, ...]) -> KeyedError:
        told = {"key": keys[-1], "kind": kind, "example": self.example(s), "value": in_file(value)}
        return KeyedError("file-must-be", *keys, **told)


class YesNo(Kind[bool]):
    """`true` or `false`."""

    def read(self, s: Any, value: Any, *keys: Any) -> bool:
        if type(value) is not bool:
            raise KeyedError("file-yes-no", *keys, key=keys[-1], value=in_file(value))
        return value

    def example(self, s: Any) -> str:
        return "true"

    def in_words(self, s: Any, found: Any) -> bool:
        return bool(found)


class Text(Kind[str]):
    """Words that only the game understands."""

    def __init__(self, example: str) -> None:
        self._example = example

    def read(self, s: Any, value: Any, *keys: Any) -> str:
        if not isinstance(value, str):
            raise self.must_be(s, "text", value, keys)
        return value

    def example(self, s: Any) -> str:
        return f'"{self._example}"'


class Number(Kind[int]):
    """A whole number from `least` to `most`; without `most` any from there on."""

    def __init__(self, least: Bound = 0, most: Bound | None = None) -> None:
        self._least, self._most = least, most

    def read(self, s: Any, value: Any, *keys: Any) -> int:
        least = _bound(s, self._least)
        most = None if self._most is None else _bound(s, self._most)
        if type(value) is not int or value < least or (most is not None and value > most):
            told = {"key": keys[-1], "least": least, "value": in_file(value)}
            if most is None:
                raise KeyedError("file-number", *keys, **told)
            raise KeyedError("file-number-between", *keys, most=most, **told)
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

    def read(self, s: Any, value: Any, *keys: Any) -> int:
        if self._none and value == self._none:
            return NONE
        return self.read_one(s, value, *keys)

    def read_one(self, s: Any, value: Any, *keys: Any) -> int:
        """The number of a thing that there is: NONE will not do."""
        known = self._known(s)
        if not isinstance(value, str):
            example = f'"{nearest(str(value), known, 0)}"'
            raise KeyedError(
                "file-must-be", *keys, key=keys[-1], kind="text", example=example, value=in_file(value)
            )
        if value not in known:
            raise self._unknown(s, value, known, keys)
        return known[value] if isinstance(known, dict) else known.index(value)

    def _unknown(self, s: Any, value: str, known: Words, keys: tuple[Any, ...]) -> KeyedError:
        """What to say instead: all there is, or what is most like it."""
        told = {"what": Thing(s.game, self.what), "name": value}
        if len(known) <= MOST_LISTED:
            return KeyedError("file-unknown-of-few", *keys, known=tuple(known), **told)
        return KeyedError("file-unknown-of-many", *keys, nearest=nearest(value, known, 0), **told)

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
