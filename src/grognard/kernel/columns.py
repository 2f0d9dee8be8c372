"""What a state is made of, named once: its annotations say what is stored and what follows from that."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

from msgspec import Meta

T = TypeVar("T")

Column = Annotated[T, "column"]
"""Part of the position: stored, compared, copied. A number or a flat list of numbers."""
Derived = Annotated[T, "derived"]
"""Follows from the columns and is kept for speed: `derive` works it out. It may also be a flat dict, or
anything that never changes."""


class Columns(type):
    """Makes the slots of a state class, and its `columns` and `derived`, from its annotations."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Columns:
        hints: dict[str, str] = namespace.get("__annotations__", {})
        own = {
            kind: tuple(one for one, hint in hints.items() if str(hint).startswith(f"{word}["))
            for kind, word in (("columns", "Column"), ("derived", "Derived"))
        }
        if bases:
            namespace["__slots__"] = (*namespace.get("__slots__", ()), *own["columns"], *own["derived"])
            for kind, found in own.items():
                namespace[kind] = (*getattr(bases[0], kind), *found)
        return super().__new__(mcs, name, bases, namespace)


def bounded(columns: Iterable[tuple[str, Any]], largest: int) -> list[tuple[str, Any]]:
    """The types of columns as a file may fill them: every number fits, and no list is longer than that."""
    number = Annotated[int, Meta(ge=-largest, le=largest)]
    kinds = {int: number, list[int]: Annotated[list[number], Meta(max_length=largest)]}
    return [(name, next((new for old, new in kinds.items() if old == kind), kind)) for name, kind in columns]


def fits(value: Any, largest: int) -> bool:
    """Whether every number in a value is within what a column may hold."""
    if isinstance(value, dict):
        return all(fits(one, largest) for one in value.values())
    if isinstance(value, list | tuple):
        return all(fits(one, largest) for one in value)
    return not isinstance(value, int) or abs(value) <= largest
