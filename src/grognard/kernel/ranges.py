"""What the numbers of a position are, as columns and questions say it in their types: `game.load` asks.

A position comes from a file as well as from the rules. So every number says what it is (`SpaceId`, `UnitId`,
`Flag`, `Count`, or what a game names itself with `OneOf` and `Within`), and every column how many entries it
has (`EachUnit[SpaceId]`). How many things of a kind there are the game knows: `game.counts`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin

import msgspec

T = TypeVar("T")
Counts = Mapping[str, int]
"""How many things of each kind a game has."""


class Within(NamedTuple):
    """Any number between two, both included."""

    least: int
    most: int


class OneOf(NamedTuple):
    """One of the things of a kind, by its number; from `least`, where numbers below 0 mean something else,
    and with as many more as `beyond` says."""

    kind: str
    least: int = 0
    beyond: int = 0


class Each(NamedTuple):
    """A list with one entry for each thing of a kind, or with so many."""

    kind: str | int


class UpTo(NamedTuple):
    """A list with at most as many entries as there are things of a kind, or so many."""

    kind: str | int


SpaceId = Annotated[int, OneOf("space")]
UnitId = Annotated[int, OneOf("unit")]
Flag = Annotated[int, Within(0, 1)]
"""1 if it is so."""
Count = Annotated[int, Within(0, 1000)]
"""How many there are, of what no rule bounds closely."""
Balance = Annotated[int, Within(-1000, 1000)]
"""A count that may fall below nothing."""
EachUnit = Annotated[list[T], Each("unit")]
EachSpace = Annotated[list[T], Each("space")]


def declared(kind: Any) -> bool:
    """Whether the type of a column, a question or a field of one says what its numbers are."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return all(declared(field) for _, field in _fields(kind))
    if isinstance(kind, type):
        return kind is not int
    said = [one for one in getattr(kind, "__metadata__", ()) if isinstance(one, Within | OneOf)]
    parts = [one for one in get_args(_bare(kind)) if one is not Ellipsis]
    return bool(said) or all(map(declared, parts or (_bare(kind),)))


def stored(kind: Any, counts: Counts, largest: int) -> Any:
    """The type as which a file is read: every number fits what it is, every list is as long as it should be.

    What says nothing has numbers up to `largest`, and no more entries than that.
    """
    said, bare = getattr(kind, "__metadata__", ()), _bare(kind)
    if bare is int:
        least, most = _span(said, counts, largest)
        return Annotated[int, msgspec.Meta(ge=least, le=most)]
    if get_origin(bare) in (list, tuple):
        entry, *more = get_args(bare)
        shortest, longest = _length(said, entry, counts, largest)
        several: Any = get_origin(bare)[(stored(entry, counts, largest), *more)]
        return Annotated[several, msgspec.Meta(min_length=shortest, max_length=longest)]
    return kind


def misfit(thing: msgspec.Struct, counts: Counts, largest: int) -> str | None:
    """The first field of a question with a number that is not what the field says it is; None if all are."""
    fits = ((name, _fits(getattr(thing, name), kind, counts, largest)) for name, kind in _fields(type(thing)))
    return next((name for name, fit in fits if not fit), None)


@cache
def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    return [(field.name, field.type) for field in msgspec.structs.fields(kind)]


def _fits(value: Any, kind: Any, counts: Counts, largest: int) -> bool:
    if isinstance(value, list | tuple):
        kinds = _entries(kind, len(value))
        pairs = zip(value, kinds, strict=True)
        return len(value) <= largest and all(_fits(one, entry, counts, largest) for one, entry in pairs)
    if isinstance(value, dict):
        return len(value) <= largest and _fits([*value, *value.values()], list[int], counts, largest)
    if isinstance(value, msgspec.Struct):
        return misfit(value, counts, largest) is None
    if not isinstance(value, int):
        return True
    least, most = _span(getattr(kind, "__metadata__", ()), counts, largest)
    return least <= value <= most


def _entries(kind: Any, number: int) -> Sequence[Any]:
    """What each of so many entries of a list or tuple is; a tuple may say it of each for itself."""
    if isinstance(kind, UnionType):
        kind = next(one for one in get_args(kind) if one is not NoneType)
    kinds = get_args(_bare(kind))
    if len(kinds) == number and Ellipsis not in kinds:
        return kinds
    return [kinds[0] if kinds else int] * number


def _bare(kind: Any) -> Any:
    return kind.__origin__ if hasattr(kind, "__metadata__") else kind


def _span(said: Sequence[Any], counts: Counts, largest: int) -> tuple[int, int]:
    for one in said:
        if isinstance(one, Within):
            return one
        if isinstance(one, OneOf):
            return one.least, counts[one.kind] - 1 + one.beyond
    return -largest, largest


def _length(said: Sequence[Any], entry: Any, counts: Counts, largest: int) -> tuple[int, int]:
    """A list of things without a length of its own is a set of them: no longer than there are things."""
    for one in said:
        if isinstance(one, Each | UpTo):
            length = one.kind if isinstance(one.kind, int) else counts[one.kind]
            return (length if isinstance(one, Each) else 0), length
    least, most = _span(getattr(entry, "__metadata__", ()), counts, largest)
    return 0, min(most - least + 1, largest)
