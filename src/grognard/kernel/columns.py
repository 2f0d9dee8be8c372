"""What a state is made of, named once: its annotations say what is stored and what follows from that."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, TypeVar, get_args, get_origin

T = TypeVar("T")

Column = Annotated[T, "column"]
"""Part of the position: stored, compared, copied. A number or a flat list of numbers; `kernel/ranges.py` has
the words for what they are."""
Derived = Annotated[T, "derived"]
"""Follows from the columns and is kept for speed: `derive` works it out. It may also be a flat dict, or
anything that never changes."""

COPIED = (list, dict)
"""What every copy has for itself."""
SHARED = (int, str, float, tuple)
"""What copies share. What an annotation does not tell is looked at in each copy."""


def with_entry(column: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """A column with one entry changed. What seldom changes is best a tuple under a name of its own
    (`Forts = Annotated[tuple[Fort, ...], Each("space")]`): all copies share it until one changes it."""
    entries = list(column)  # twice as fast as unpacking what lies before and behind
    entries[index] = value
    return tuple(entries)


def write_entry(s: Any, name: str, index: int, value: Any) -> None:
    """Writes an entry of a column, be it a list or a tuple that copies share."""
    entries = getattr(s, name)
    if type(entries) is tuple:
        setattr(s, name, with_entry(entries, index, value))
    else:
        entries[index] = value


def write_entries(s: Any, name: str, indexes: Iterable[int], values: Iterable[Any]) -> None:
    """The same of several entries."""
    entries = getattr(s, name)
    if type(entries) is tuple:
        setattr(s, name, with_entries(entries, indexes, values))
        return
    for index, value in zip(indexes, values, strict=True):
        entries[index] = value


def with_entries(column: tuple[T, ...], indexes: Iterable[int], values: Iterable[T]) -> tuple[T, ...]:
    """A column with some entries changed; the same one if none is."""
    changed = [(index, value) for index, value in zip(indexes, values, strict=True) if column[index] != value]
    if not changed:
        return column
    entries = list(column)
    for index, value in changed:
        entries[index] = value
    return tuple(entries)


class Columns(type):
    """Makes the slots of a state class, its `columns` and `derived`, and what copies and reads them, from its
    annotations."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Columns:
        hints: dict[str, Any] = namespace.get("__annotations__", {})
        own = {
            kind: tuple(one for one, hint in hints.items() if _is(hint, word))
            for kind, word in (("columns", "Column"), ("derived", "Derived"))
        }
        known = vars(sys.modules[namespace["__module__"]])
        own_hints = {one: _resolved(hints[one], known) for found in own.values() for one in found}
        if bases:
            parent: Any = bases[0]
            namespace["__slots__"] = (*namespace.get("__slots__", ()), *own["columns"], *own["derived"])
            for kind, found in own.items():
                namespace[kind] = (*getattr(parent, kind), *found)
            namespace["column_hints"] = {**parent.column_hints, **own_hints}
            namespace["shared_columns"] = frozenset(
                one for one in namespace["columns"] if _kind(namespace["column_hints"][one]) is tuple
            )
            namespace["copy_columns"] = copier(namespace["column_hints"])
            namespace["read_columns"] = reader(namespace["columns"])
        return super().__new__(mcs, name, bases, namespace)


def _is(hint: Any, word: str) -> bool:
    """Annotations are texts where a module says `from __future__ import annotations`, else what they mean."""
    if isinstance(hint, str):
        return hint.startswith(f"{word}[")
    return word.lower() in getattr(hint, "__metadata__", ())


def _resolved(hint: Any, known: Mapping[str, Any]) -> Any:
    """What an annotation means in its module; None if it names what only a type checker sees."""
    if not isinstance(hint, str):
        return hint
    try:
        return eval(hint, dict(known))
    except NameError:
        return None


def copier(hints: dict[str, Any]) -> Callable[[Any, Any], None]:
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


def _kind(hint: Any) -> Any:
    """Of what kind a value is: a list, a tuple, a number."""
    bare = get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
    return get_origin(bare) or bare


def _copied(name: str, hint: Any) -> str:
    kind = _kind(hint)
    if isinstance(kind, type) and issubclass(kind, COPIED):
        return f"old.{name}.copy()"
    if isinstance(kind, type) and issubclass(kind, SHARED):
        return f"old.{name}"
    return f"old.{name}.copy() if type(old.{name}) in COPIED else old.{name}"
