"""What a position file of a game may hold, declared once: it is read, laid out and, for cases, looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from grognard.kernel.position import only_known_keys
from grognard.kernel.position_values import Kind, Thing
from grognard.kernel.saying import NOTHING, Said, in_file, nearest

T = TypeVar("T")
Look = Callable[[Any], Any]
"""Something of a position in the words of a file."""


def _nothing(s: Any, value: Any) -> None:
    """For what only the game's `arrange` asks about."""


class Key(Generic[T]):
    """A key of a position file: the kind of its value, and how a position is changed by it."""

    def __init__(self, kind: Kind[T], put: Callable[[Any, T], None] = _nothing) -> None:
        self.kind, self.put = kind, put


class ColumnKey(Key[Any]):
    """A key that says what a column of the state holds: all of it, or the entries that a table names."""

    def __init__(self, kind: Kind[Any], name: str) -> None:
        super().__init__(kind, self._put)
        self.name = name

    def _put(self, s: Any, value: Any) -> None:
        before = getattr(s, self.name)
        if isinstance(value, dict):
            entries = list(before)
            for number, one in value.items():
                entries[number] = int(one)
            value = entries
        setattr(s, self.name, type(before)(value) if isinstance(value, list) else int(value))

    def look(self, s: Any) -> Any:
        return self.kind.shown(s, getattr(s, self.name))


class PositionFile:
    """The keys of a game's position files, in the order in which they take effect, and what cases look at.

    Of the `keys` one that has just a kind of value is the column of that name. Cases can look at all columns,
    and besides at `looks`: each gives a number, a word, a list or a table of the position. `things` are units
    or other things of the vocabulary that a case names by themselves, with what it can say of one. `checks`
    are for what can't be looked at without knowing what is expected: they answer None, or what differs.
    """

    def __init__(
        self,
        keys: Mapping[str, Key[Any] | Kind[Any]],
        looks: Mapping[str, Look] | None = None,
        things: tuple[str, Callable[[Any, int], Any]] = ("", _nothing),
        checks: Mapping[str, Callable[[Any, Any], Said | None]] | None = None,
    ) -> None:
        self.keys = {
            name: key if isinstance(key, Key) else ColumnKey(key, name) for name, key in keys.items()
        }
        columns = {name: key.look for name, key in self.keys.items() if isinstance(key, ColumnKey)}
        self.looks: dict[str, Look] = {**columns, **(looks or {})}
        self.things, self.checks = things, dict(checks or {})

    def read(self, s: Any, position: Mapping[str, Any]) -> dict[str, Any]:
        """What a file says, in the game's own numbers, by key; KeyedError tells what is wrong in it."""
        only_known_keys(position, list(self.keys))
        return {
            name: key.kind.read(s, position[name], name)
            for name, key in self.keys.items()
            if name in position
        }

    def put(self, s: Any, given: Mapping[str, Any]) -> None:
        """Changes a position to what has been read."""
        for name, key in self.keys.items():
            if name in given:
                key.put(s, given[name])

    def expect(self, s: Any, key: str, value: Any) -> Said | None:
        """For cases: None if the position is as `key = value` says, else what differs."""
        if key in self.checks:
            return self.checks[key](s, value)
        if key in self.looks:
            return differs(self.looks[key](s), value)
        kind, look = self.things
        number = s.game.vocabulary.numbers[kind].get(key) if kind else None
        if number is not None:
            return None if _same_words(look(s, number), value) else differs(look(s, number), value)
        known = (*self.looks, *self.checks)
        things = s.game.vocabulary.names[kind] if kind else ()
        told = {"key": key, "known": known or ("-",), "nearest": nearest(key, (*known, *things))}
        return Said("file-nothing-called", kind=Thing(s.game, kind) if kind else NOTHING, **told)


def _same_words(found: Any, wanted: Any) -> bool:
    """What a row says of a thing: as a text or as a list, its marks in any order."""
    if not isinstance(found, str) or not isinstance(wanted, str | list):
        return False
    words = wanted.split() if isinstance(wanted, str) else [str(word) for word in wanted]
    return sorted(found.split()) == sorted(words)


def differs(found: Any, wanted: Any, where: str = "") -> Said | None:
    """None if they agree: a table in what is wanted of it, a list in any order, all else as it is."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        for name, one in wanted.items():
            inside = f"{where}.{name}" if where else name
            if name not in found:
                return Said("file-not-there", name=inside, nearest=nearest(name, found))
            told = differs(found[name], one, inside)
            if told is not None:
                return told
        return None
    lists = isinstance(found, list) and isinstance(wanted, list)
    same = sorted(found, key=repr) == sorted(wanted, key=repr) if lists else found == wanted
    figures = {"where": where or NOTHING, "found": in_file(found), "wanted": in_file(wanted)}
    return None if same else Said("file-differs", **figures)
