"""A verb and its arguments, one readable line: "move su_4gt 2225-2125", "attack 1905 us_12+us_3"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise, repeat
from typing import Any, NamedTuple

from grognard.kernel.refusal import Illegal, Refusal, refuse
from grognard.kernel.saying import nearest


class Action(NamedTuple):
    """One decision. Spaces, units and the like are numbers here; the vocabulary gives them names."""

    verb: str
    args: tuple[Any, ...] = ()


_made: Any = partial(tuple.__new__, Action)


def actions(verb: str, arguments: Iterable[tuple[Any, ...]]) -> Iterator[Action]:
    """The actions of one verb with each of these arguments. Lists of thousands of them are made all the
    time, so nothing of it runs in Python.

    >>> list(actions("pass", [()]))
    [Action(verb='pass', args=())]
    """
    return map(_made, zip(repeat(verb), arguments))


LONGEST_LINE = 2000
LONGEST_TOLD = 60
"""Of a word that nobody knows no more is repeated."""
NONE = "none"
"""An empty set in a line."""


class Vocabulary:
    """Reads and writes the actions of one game.

    A verb's signature names the kind of each argument: a kind of things ("unit", "space"), its plural for
    a set of them ("units": joined by +, in the order of the counters), the same with a question mark for a
    set that may be empty ("units?": "none"), or "path" for spaces in order (joined by -).
    """

    def __init__(self, names: Mapping[str, Sequence[str]], signatures: Mapping[str, tuple[str, ...]]) -> None:
        self.names = {kind: list(words) for kind, words in names.items()}
        self.numbers = {kind: {word: i for i, word in enumerate(words)} for kind, words in self.names.items()}
        self.signatures = dict(signatures)
        self._shapes: dict[str, list[tuple[list[str], str]]] = {
            verb: [(self.names[base], joint) for base, joint in map(_shape, kinds)]
            for verb, kinds in self.signatures.items()
        }

    def write(self, action: Action) -> str:
        """The line of an action."""
        return " ".join([action.verb, *self.tokens(action)])

    def tokens(self, action: Action) -> list[str]:
        """The arguments of an action as its line writes them."""
        return [
            (joint.join([words[v] for v in value]) or NONE) if joint else words[value]
            for (words, joint), value in zip(self._shapes[action.verb], action.args, strict=True)
        ]

    def read(self, line: str) -> Action:
        """The action of a line; raises Illegal with the reason if it is none."""
        if len(line) > LONGEST_LINE:
            raise Illegal(refuse("", "line-too-long", most=LONGEST_LINE))
        verb, *tokens = line.split() or [""]
        kinds = self.signatures.get(verb)
        if kinds is None:
            raise Illegal(self._unknown_verb(verb))
        if len(tokens) != len(kinds):
            raise Illegal(refuse("", "wrong-arguments", verb=verb, usage=" ".join(kinds) or "-"))
        return Action(verb, tuple(map(self._value, kinds, tokens)))

    def _value(self, kind: str, token: str) -> Any:
        base, joint = _shape(kind)
        known, named = self.numbers[base], names_in(kind, token)
        words = [named] if isinstance(named, str) else named
        for word in words:
            if word not in known:
                raise Illegal(unknown_name(base, word, known))
        values = [known[word] for word in words]
        if joint == "+":
            if len(set(values)) < len(values):
                raise Illegal(refuse("", "named-twice", name=token[:60]))
            values.sort()
        return tuple(values) if joint else values[0]

    def check(self, action: Action) -> Refusal | None:
        """None if the action has the form its verb asks for: known numbers, sets in order, no repeats."""
        kinds = self.signatures.get(action.verb) if isinstance(action.verb, str) else None
        if kinds is None:
            return self._unknown_verb(str(action.verb))
        if len(action.args) != len(kinds) or not all(map(self._fits, kinds, action.args)):
            return refuse("", "wrong-arguments", verb=action.verb, usage=" ".join(kinds) or "-")
        return None

    def _unknown_verb(self, verb: str) -> Refusal:
        told = verb[:LONGEST_TOLD]
        return refuse("", "unknown-verb", verb=told, nearest=nearest(told, self.signatures))

    def _fits(self, kind: str, value: Any) -> bool:
        base, joint = _shape(kind)
        most = len(self.names[base])
        if not joint:
            return type(value) is int and 0 <= value < most
        if type(value) is not tuple or not all(type(v) is int and 0 <= v < most for v in value):
            return False
        if not value:
            return kind.endswith("?")
        return joint == "-" or all(a < b for a, b in pairwise(value))


def unknown_name(kind: str, word: str, known: Iterable[str]) -> Refusal:
    """There is no such thing; one with a name much like it may have been meant."""
    name = word[:LONGEST_TOLD]
    return refuse("", "unknown-name", kind=kind[:LONGEST_TOLD], name=name, nearest=nearest(name, known))


def base(kind: str) -> str:
    """The kind of thing that an argument names one or several of: "unit" of "units?", "space" of "path"."""
    return _shape(kind)[0]


def names_in(kind: str, token: str) -> str | list[str]:
    """The names in one argument of a line: one, or the members of a set or way.

    >>> names_in("unit", "us_12"), names_in("units?", "us_12+us_3"), names_in("path", "2225-2125")
    ('us_12', ['us_12', 'us_3'], ['2225', '2125'])
    """
    if kind.endswith("?") and token == NONE:
        return []
    _, joint = _shape(kind)
    return token.split(joint) if joint else token


def things(kind: str, value: Any) -> tuple[int, ...]:
    """What an argument holds: the thing, the members of the set; of a path only its end."""
    if kind == "path":
        return (value[-1],)
    return value if type(value) is tuple else (value,)


def acting(kinds: Sequence[str]) -> int | None:
    """The number of the argument that says who acts, the first of units; None if no unit does."""
    return next((n for n, kind in enumerate(kinds) if kind in ("unit", "units")), None)


def leading(kinds: Sequence[str]) -> list[int]:
    """The numbers of the arguments that an action can be begun with: the first one, and who acts."""
    return sorted({0, acting(kinds) or 0}) if kinds else []


def _shape(kind: str) -> tuple[str, str]:
    """The kind of thing an argument names, and what joins several of them ("" for a single one)."""
    if kind == "path":
        return "space", "-"
    kind = kind.removesuffix("?")
    return (kind[:-1], "+") if kind.endswith("s") else (kind, "")
