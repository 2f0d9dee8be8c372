"""Lists, tables and rows in a position file, made of the kinds of single values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from grognard.kernel.position import KeyedError, only_known_keys
from grognard.kernel.position_values import NONE, Kind, Name, Number, Thing
from grognard.kernel.saying import Said, in_file

T = TypeVar("T")


def _entry(read: Callable[..., T], s: Any, value: Any, number: int, keys: tuple[Any, ...]) -> T:
    """An entry of a list, which has no key of its own to be named by."""
    try:
        return read(s, value, Said("file-entry", number=number, key=keys[-1]))
    except KeyedError as error:
        raise KeyedError(error.key, *keys, number - 1, *error.keys[1:], **error.figures) from error


class ListOf(Kind[list[T]]):
    """A list of values of one kind."""

    def __init__(self, kind: Kind[T]) -> None:
        self.kind = kind

    def read(self, s: Any, value: Any, *keys: Any) -> list[T]:
        if not isinstance(value, list):
            raise self.must_be(s, "list", value, keys)
        return [_entry(self.kind.read, s, one, n, keys) for n, one in enumerate(value, start=1)]

    def example(self, s: Any) -> str:
        return f"[{self.kind.example(s)}]"

    def in_words(self, s: Any, found: Any) -> list[Any]:
        return [self.kind.shown(s, one) for one in found]


class Names(Kind[list[int]]):
    """A list of things by their names, none of them twice."""

    def __init__(self, name: Name) -> None:
        self.name = name

    def read(self, s: Any, value: Any, *keys: Any) -> list[int]:
        if not isinstance(value, list):
            raise self.must_be(s, "list", value, keys)
        found = [_entry(self.name.read_one, s, one, n, keys) for n, one in enumerate(value, start=1)]
        if len(set(found)) < len(found):
            twice = next(name for n, name in enumerate(value) if name in value[:n])
            raise KeyedError("file-twice", *keys, key=keys[-1], name=twice)
        return found

    def example(self, s: Any) -> str:
        return f"[{self.name.example(s)}]"

    def in_words(self, s: Any, found: Any) -> list[str]:
        return [self.name.shown(s, one) for one in found]


class Table(Kind[dict[int, T]]):
    """A table with a value for each thing that it names. It puts a column in words, or entries of one."""

    def __init__(self, name: Name, kind: Kind[T]) -> None:
        self.name, self.kind = name, kind

    def read(self, s: Any, value: Any, *keys: Any) -> dict[int, T]:
        if not isinstance(value, dict):
            raise self.must_be(s, "table", value, keys)
        return {
            self.name.read_one(s, key, *keys, key): self.kind.read(s, one, *keys, key)
            for key, one in value.items()
        }

    def example(self, s: Any) -> str:
        return f"{{ {self.name.example(s).strip(chr(34))} = {self.kind.example(s)} }}"

    def in_words(self, s: Any, found: Any) -> dict[str, Any]:
        entries = found.items() if isinstance(found, dict) else enumerate(found)
        return {self.name.in_words(s, number): self.kind.shown(s, one) for number, one in entries}


class Grouped(Kind[dict[int, int]]):
    """Things in lists by what they belong to, `axis = ["riga", "minsk"]`: read as the group of each thing.

    It puts a column in words that has the group of each thing.
    """

    def __init__(self, group: Name, thing: Name) -> None:
        self.group, self.things = group, Names(thing)

    def read(self, s: Any, value: Any, *keys: Any) -> dict[int, int]:
        if not isinstance(value, dict):
            raise self.must_be(s, "table", value, keys)
        found: dict[int, int] = {}
        for name, things in value.items():
            group = self.group.read(s, name, *keys, name)
            for thing, word in zip(self.things.read(s, things, *keys, name), things, strict=True):
                if found.setdefault(thing, group) != group:
                    other = self.group.in_words(s, found[thing])
                    raise KeyedError("file-had", *keys, name, key=name, name=word, other=other)
        return found

    def example(self, s: Any) -> str:
        return Table(self.group, self.things).example(s)

    def in_words(self, s: Any, found: Any) -> dict[str, list[str]]:
        names = [*self.group.names(s), self.group.in_words(s, NONE)]
        told: dict[str, list[str]] = {name: [] for name in names}
        for thing, group in enumerate(found):
            told.setdefault(self.group.shown(s, group), []).append(self.things.name.in_words(s, thing))
        return told


class Record(Kind[dict[str, Any]]):
    """A table of known keys, as many as are given; a bare value stands for the key `bare`."""

    def __init__(self, bare: str = "", /, **kinds: Kind[Any]) -> None:
        self._bare, self.kinds = bare, kinds

    def read(self, s: Any, value: Any, *keys: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            if not self._bare:
                raise self.must_be(s, "table", value, keys)
            return {self._bare: self.kinds[self._bare].read(s, value, *keys)}
        only_known_keys(value, list(self.kinds), *keys)
        return {key: self.kinds[key].read(s, one, *keys, key) for key, one in value.items()}

    def example(self, s: Any) -> str:
        if self._bare:
            return self.kinds[self._bare].example(s)
        entries = (f"{key} = {kind.example(s)}" for key, kind in self.kinds.items())
        return f"{{ {', '.join(entries)} }}"


class Row(Kind[tuple[Any, ...]]):
    """Values in order, `["de_inf", 2, "full"]` or `"de_inf 2 full"`, and then any of the `marks`.

    It is read as a tuple that has true or false for each mark at its end, and told as a text.
    """

    def __init__(self, what: str, *kinds: Kind[Any], marks: Sequence[str] = ()) -> None:
        self.what, self.kinds, self.marks = what, kinds, marks

    def read(self, s: Any, value: Any, *keys: Any) -> tuple[Any, ...]:
        words = value.split() if isinstance(value, str) else value
        if not isinstance(words, list) or len(words) < len(self.kinds):
            raise self._wrong(s, value, keys)
        marks = words[len(self.kinds) :]
        if not all(mark in self.marks for mark in marks):
            raise self._wrong(s, value, keys, "marks" if self.marks else "", tuple(self.marks))
        try:
            values = [
                kind.read(s, _bare(kind, word) if words is not value else word, Said("file-value", number=n))
                for n, (kind, word) in enumerate(zip(self.kinds, words, strict=False), start=1)
            ]
        except KeyedError as error:
            raise self._wrong(s, value, keys, "why", error) from error
        return (*values, *(mark in marks for mark in self.marks))

    def _wrong(self, s: Any, value: Any, keys: tuple[Any, ...], more: str = "", why: Any = "") -> KeyedError:
        what, told = Thing(s.game, self.what), {"example": self.example(s), "value": in_file(value)}
        return KeyedError(f"file-row{more and '-'}{more}", *keys, key=keys[-1], what=what, why=why, **told)

    def example(self, s: Any) -> str:
        return f"[{', '.join(kind.example(s) for kind in self.kinds)}]"

    def in_words(self, s: Any, found: Any) -> str:
        values = [str(kind.shown(s, one)) for kind, one in zip(self.kinds, found, strict=False)]
        marked = zip(self.marks, found[len(self.kinds) :], strict=True)
        return " ".join([*values, *(mark for mark, given in marked if given)])


def _bare(kind: Kind[Any], word: str) -> Any:
    """A word of a text as a file writes it alone: a number without quotes."""
    return int(word) if isinstance(kind, Number) and word.isdecimal() else word
