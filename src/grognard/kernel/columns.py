"""What a state is made of, named once: its annotations say what is stored and what follows from that."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

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
