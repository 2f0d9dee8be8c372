"""The notebook of a careful player: for each hidden thing, the pieces that it may still be.

Everybody at the table could keep it, as only what everybody sees goes into it: a thing that comes to light is
one piece; things that are mixed may each be whatever any of them was; a purchase of a known price is one of
the pieces of that price. So it is no secret, and a part of the position (`Hidden.notes` names its column).

A page is a line for each thing. It never changes, but is written anew: copies of a position share it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.kernel.hidden import Hidden

ANYTHING = ""
"""The line of a thing of which nothing has been noted: any piece with its back."""
Line = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]*$", max_length=64)]
"""Pieces, by their places in the deck of a back, as a mask in hexadecimal digits: numbers would be large."""
Page = tuple[Line, ...]


def noted(s: Any, group: Hidden, thing: int) -> list[int] | None:
    """The pieces that a thing may be by what was noted; None: any."""
    line = getattr(s, group.notes)[thing] if group.notes else ANYTHING
    if line == ANYTHING:
        return None
    deck = _deck(s, group, thing)
    return [deck[place] for place in spaces_in(int(line, 16) & (1 << len(deck)) - 1)]


def pin(s: Any, group: Hidden, things: Iterable[int]) -> None:
    """Everybody has seen what these things are, and so what no other thing is."""
    by_back: dict[Hashable, list[int]] = {}
    for thing in things:
        by_back.setdefault(group.back(s, thing), []).append(thing)
    for back, seen in by_back.items():
        _pin(s, group, back, seen)


def _pin(s: Any, group: Hidden, back: Hashable, seen: Sequence[int]) -> None:
    page, deck = getattr(s, group.notes), _deck(s, group, seen[0])
    places = {thing: 1 << deck.index(getattr(s, group.columns[0])[thing]) for thing in seen}
    others = ~reduce(or_, places.values())
    if group.alike is not None:
        alike = list(group.alike(s, back))
    else:
        alike = [thing for thing in range(len(page)) if group.back(s, thing) == back]
    left = {line: f"{_mask(line, deck) & others:x}" for line in {page[thing] for thing in alike}}
    pinned = {thing: f"{mask:x}" for thing, mask in places.items()}
    _write(s, group, {thing: left[page[thing]] for thing in alike} | pinned)


def narrow(s: Any, group: Hidden, thing: int, pieces: Iterable[int]) -> None:
    """Everybody can work out that a thing is one of these pieces."""
    before = noted(s, group, thing)
    left = set(pieces) if before is None else set(pieces).intersection(before)
    _write(s, group, {thing: _line(_deck(s, group, thing), left)})


def mingle(s: Any, group: Hidden, things: Sequence[int]) -> None:
    """Nobody can tell these things apart any more: each may be what any of them was."""
    page = getattr(s, group.notes)
    lines = {page[thing] for thing in things}
    if len(lines) > 1:
        joined = ANYTHING if ANYTHING in lines else f"{reduce(or_, (int(line, 16) for line in lines)):x}"
        _write(s, group, dict.fromkeys(things, joined))


def _deck(s: Any, group: Hidden, thing: int) -> Sequence[int]:
    return list(group.deck(s, group.back(s, thing))) if group.deck is not None else []


def _mask(line: str, deck: Sequence[int]) -> int:
    return int(line, 16) if line != ANYTHING else (1 << len(deck)) - 1


def _line(deck: Sequence[int], pieces: Iterable[int]) -> str:
    return f"{mask_of(deck.index(piece) for piece in pieces if piece in deck):x}"


def _write(s: Any, group: Hidden, lines: Mapping[int, str]) -> None:
    page = list(getattr(s, group.notes))
    for thing, line in lines.items():
        page[thing] = line
    setattr(s, group.notes, tuple(page))
