"""The types of what a position is written as: whole in a dump, or as far as a seat may know it in a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Annotated, Any, get_type_hints

import msgspec

from grognard.kernel.outcome import Outcome
from grognard.kernel.ranges import stored
from grognard.kernel.state import State
from grognard.kernel.step import Step
from grognard.kernel.view import View

MOST_ROLLS = 1_000_000


def snapshot_type(
    state_type: type[State], step_types: Sequence[type[Step]], counts: Mapping[str, int]
) -> Any:
    """What a dump is read as: every number fits its column."""
    kinds = [
        (name, stored(kind, counts, state_type.largest)) for name, kind in column_types(state_type, True)
    ]
    fields: list[Any] = [
        (name, kind | msgspec.UnsetType, msgspec.UNSET) if name in state_type.added else (name, kind)
        for name, kind in kinds
    ]
    columns = msgspec.defstruct("Columns", fields, forbid_unknown_fields=True, kw_only=True)
    count = Annotated[int, msgspec.Meta(ge=0, le=MOST_ROLLS)]
    steps: Any = reduce(or_, step_types)
    return msgspec.defstruct(
        "Snapshot",
        [
            ("game", str),
            ("version", int),
            ("overlay", dict[str, Any]),
            ("scenario", str),
            ("options", dict[str, Any]),
            ("stack", list[steps]),
            ("commitment", str),
            ("rolled", count),
            ("takeback", Annotated[int, msgspec.Meta(ge=0, le=state_type.largest)]),
            ("outcome", Outcome | None),
            ("columns", columns),
            ("seed", str, ""),
            ("scripted", list[int], []),
            ("drawn", count, 0),
            ("dealt", list[int], []),
            ("undoable", list[int] | None, None),
        ],
    )


def view_type(state_type: type[State], step_types: Sequence[type[Step]]) -> type[View]:
    """What a view is: the columns, with UNKNOWN where they are hidden, and the remarks."""
    unknown = {column for group in state_type.hidden for column in group.columns}
    columns = [
        (name, list[int | None] if name in unknown else kind) for name, kind in column_types(state_type)
    ]
    steps: Any = reduce(or_, step_types)
    made: Any = msgspec.defstruct(
        f"{state_type.__name__}View",
        [("stack", list[steps]), *columns, *state_type.remarks.items()],
        bases=(View,),
        frozen=True,
        kw_only=True,
    )
    return made  # type: ignore[no-any-return]


def column_types(state_type: type[State], ranges: bool = False) -> list[tuple[str, Any]]:
    """The columns with their types, and with what their numbers are if `ranges` are asked for. The state's
    other annotations may name what only a checker sees."""
    kinds: dict[str, Any] = {}
    for base in reversed(state_type.__mro__):
        named = {n: t for n, t in vars(base).get("__annotations__", {}).items() if n in state_type.columns}
        hints = type("Hints", (), {"__annotations__": named, "__module__": base.__module__})
        kinds |= get_type_hints(hints, include_extras=ranges)
    return [(name, kinds[name]) for name in state_type.columns]
