"""What a state is made of, named once: its annotations say what is stored and what follows from that."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

T = TypeVar("T")

Column = Annotated[T, "column"]
"""Part of the position: stored, compared, copied. A number or a flat list of numbers; `kernel/ranges.py` has
the words for what they are."""
Derived = Annotated[T, "derived"]
"""Follows from the columns and is kept for speed: `derive` works it out. It may also be a flat dict, or
anything that never changes."""

COPIED = (list, dict)
PLAIN = re.compile(r"\w+\[(int|str|bool|float)\]|Column\[\w+\]")
"""Annotations of what copies share. What is neither this nor the next is looked at in each copy."""
CHANGING = re.compile(r"\w+\[(list|dict)\[[^|]*\]\]|Column\[\w+\[[^|]*\]\]")
"""Annotations of what every copy has for itself."""


class Columns(type):
    """Makes the slots of a state class, its `columns` and `derived`, and what copies and reads them, from its
    annotations."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Columns:
        hints: dict[str, str] = namespace.get("__annotations__", {})
        own = {
            kind: tuple(one for one, hint in hints.items() if str(hint).startswith(f"{word}["))
            for kind, word in (("columns", "Column"), ("derived", "Derived"))
        }
        own_hints = {one: str(hints[one]) for found in own.values() for one in found}
        if bases:
            parent: Any = bases[0]
            namespace["__slots__"] = (*namespace.get("__slots__", ()), *own["columns"], *own["derived"])
            for kind, found in own.items():
                namespace[kind] = (*getattr(parent, kind), *found)
            namespace["column_hints"] = {**parent.column_hints, **own_hints}
            namespace["copy_columns"] = copier(namespace["column_hints"])
            namespace["read_columns"] = reader(namespace["columns"])
        return super().__new__(mcs, name, bases, namespace)


def copier(hints: dict[str, str]) -> Callable[[Any, Any], None]:
    """A function that gives one state the columns of another, written out line by line from annotations.

    A loop that asks every value what it is takes twice as long, and bots clone all the time.
    """
    lines = [f"    twin.{name} = {_copied(name, hint)}" for name, hint in hints.items()]
    made: dict[str, Any] = {"COPIED": COPIED}
    exec("\n".join(["def copy_columns(old, twin):", *lines, "    return"]), made)
    copy: Callable[[Any, Any], None] = made["copy_columns"]
    return copy


def reader(columns: tuple[str, ...]) -> Callable[[Any], dict[str, Any]]:
    """A function that tells the columns of a state by name, written out for the same reason: every action
    that is stored and every view begins with it."""
    made: dict[str, Any] = {}
    entries = ", ".join(f"{name!r}: state.{name}" for name in columns)
    exec(f"def read_columns(state): return {{{entries}}}", made)
    read: Callable[[Any], dict[str, Any]] = made["read_columns"]
    return read


def _copied(name: str, hint: str) -> str:
    if PLAIN.fullmatch(hint):
        return f"old.{name}"
    if CHANGING.fullmatch(hint):
        return f"old.{name}.copy()"
    return f"old.{name}.copy() if type(old.{name}) in COPIED else old.{name}"
