"""How files write a unit: its place, then what is marked on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.unconditional_surrender.state import ACTIVATED, ATTACKED, LOW, NO, PLACES
from grognard.kernel.position_tables import Row
from grognard.kernel.position_values import Name

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def places(s: Any) -> dict[str, int]:
    return {**s.game.vocabulary.numbers["space"], **PLACES}


MARKS = (
    *("reduced", "in_fort", "low", "unsupplied", "activated", "attacked"),
    *(f"sorties{n}" for n in range(1, 7)),
)
UNIT = Row("a unit", Name("place", places, none="waiting"), marks=MARKS)


def stand(s: Position, unit: int, row: tuple[Any, ...]) -> None:
    place, *marks = row
    marked = dict(zip(MARKS, marks, strict=True))
    s.at[unit] = place
    s.reduced[unit] = int(marked["reduced"] or s.c.kind[unit] == "garrison")
    s.in_fort[unit] = int(marked["in_fort"])
    s.supply[unit] = NO if marked["unsupplied"] else LOW if marked["low"] else 0
    s.done[unit] = ACTIVATED * marked["activated"] | ATTACKED * marked["attacked"]
    s.sorties[unit] = next((n for n in range(1, 7) if marked[f"sorties{n}"]), 0)


def told(s: Position, unit: int) -> str:
    """What a case says of a unit: its place, then what is marked on it."""
    held = {
        "reduced": s.reduced[unit] and s.c.kind[unit] != "garrison",
        "in_fort": s.in_fort[unit],
        "low": s.supply[unit] == LOW,
        "unsupplied": s.supply[unit] == NO,
        "activated": s.done[unit] & ACTIVATED,
        "attacked": s.done[unit] & ATTACKED,
        f"sorties{s.sorties[unit]}": True,
    }
    return str(UNIT.in_words(s, (s.at[unit], *(bool(held.get(mark)) for mark in MARKS))))
