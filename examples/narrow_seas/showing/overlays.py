"""What can be laid over the map: where a block may go, who holds the areas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from examples.narrow_seas.components import NOBODY, NOWHERE, SEATS
from examples.narrow_seas.rules.sequence import Orders
from grognard.kernel.looking import Mark, Shape

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position

TAKES = {"reach": "unit", "control": ""}


def marks(s: Position, name: str, unit: str | None) -> list[Mark]:
    """The spaces that an overlay points out; the position is an outline of a view, and may be changed."""
    if name == "control":
        return [
            Mark(space=s.c.name(space), tone="nobody" if holder == NOBODY else SEATS[holder], shape="fill")
            for space, holder in enumerate(s.holder)
            if not s.c.sea[space]
        ]
    return list(_reach(s, s.c.handles.index(unit))) if unit else []


def _reach(s: Position, block: int) -> Iterator[Mark]:
    """4.1 to 4.3, 6.1: as if its realm's turn began now. None of it depends on what is hidden."""
    if s.at[block] == NOWHERE:
        return
    if s.active != s.c.owner[block]:
        s.active, s.orders, s.moved = s.c.owner[block], s.c.tables["turns"]["orders"], [0] * len(s.moved)
    orders, seen = Orders(), set[int]()
    for action in orders.legal(s, s.active):
        if action.verb == "end" or block not in (action.args[0], *_several(action.args[-1])):
            continue
        shape, tone, space = _mark(action.verb, action.args)
        if space not in seen:
            seen.add(space)
            yield Mark(space=s.c.name(space), tone=tone, shape=shape)


def _several(value: int | tuple[int, ...]) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else ()


def _mark(verb: str, args: tuple[int | tuple[int, ...], ...]) -> tuple[Shape, str, int]:
    if verb == "attack":
        return "ring", "enemy", int(args[0])  # type: ignore[arg-type]
    end = args[1][-1] if isinstance(args[1], tuple) else args[1]
    return ("badge", "contested", end) if verb == "ship" else ("fill", "own", end)
