"""4.5, 6.24, the notebook: what everybody can have seen of blocks that stand with their backs to him.

Which block is which the kernel notes; here is what it takes from the rules, and how strong blocks may be.
Only what all players see may be used: the notebook is the same whatever the hidden blocks are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import NOWHERE, Piece
from grognard.kernel.columns import with_entries
from grognard.kernel.notebook import ANYTHING, noted

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Told = Callable[[Piece], bool]
"""Which pieces a block may be by what is announced of it."""


def begin(s: Position) -> None:
    """An empty notebook: any block with its colour, of any strength."""
    s.notes = (ANYTHING,) * len(s.c.handles)
    s.least, s.most = (1,) * len(s.c.pieces), s.c.full_steps


def see(s: Position, units: Iterable[int]) -> None:
    """Everybody sees, or knows from the set-up, what these blocks are and how strong."""
    blocks = [unit for unit in units if not s.c.is_aircraft[unit] and s.at[unit] != NOWHERE]
    if blocks:
        s.pin("what", blocks)
        strength = {s.what[unit]: s.steps[unit] for unit in blocks}
        s.least, s.most = _with(s.least, strength), _with(s.most, strength)


def set_up(s: Position, units: Iterable[int]) -> None:
    """16.0, 19.0: the lists of the set-up say which blocks these are and how strong.

    Which of those that are all the same they are would only tell how they were chosen: so the first ones.
    """
    blocks = sorted((unit for unit in units if not s.c.is_aircraft[unit]), key=lambda unit: -s.steps[unit])
    for kind in dict.fromkeys(s.c.same[s.what[unit]] for unit in blocks):
        _number(s, kind, [unit for unit in blocks if s.c.same[s.what[unit]] == kind])
    see(s, blocks)


def _number(s: Position, kind: tuple[int, str], blocks: list[int]) -> None:
    """These blocks of a kind become the first of it, in their order, and those in the pool the others."""
    pool = [unit for unit in s.c.units_with[s.c.back[blocks[0]]] if s.at[unit] == NOWHERE]
    holder = {s.what[unit]: unit for unit in (*blocks, *pool) if s.c.same[s.what[unit]] == kind}
    for unit, first in zip(blocks, sorted(holder), strict=False):
        other, old = holder[first], s.what[unit]
        s.what[unit], s.what[other] = first, old
        holder[first], holder[old] = unit, other


def came(s: Position, unit: int, told: Told, steps: int) -> None:
    """4.41: a block has come out of its pool with so many steps, and others can tell what it may be."""
    deck = s.c.deck[s.c.back[unit]]
    s.narrow("unit", unit, (piece for piece in deck if told(s.c.pieces[piece])))
    maybe = possible(s, unit)
    around = _elsewhere(s, unit)
    s.least = _with(s.least, {p: min(steps, s.least[p]) if p in around else steps for p in maybe})
    s.most = _with(s.most, {p: max(steps, s.most[p]) if p in around else steps for p in maybe})


def came_unseen(s: Position, unit: int, power: int) -> None:
    """16.0: a block of a power has been set up, and nobody else can tell which or how strong."""
    own = (piece for piece in s.c.deck[s.c.back[unit]] if s.c.pieces[piece].power == power)
    s.narrow("unit", unit, own)


def gained(s: Position, told: Told) -> None:
    """4.5: some block of those that it may be has got a step."""
    more = {
        number: steps + 1
        for number, steps in enumerate(s.most)
        if steps < s.c.full_steps[number] and told(s.c.pieces[number])
    }
    s.most = _with(s.most, more)


def weakened(s: Position, units: Iterable[int], by: int) -> None:
    """7.9, 8.21, 9.13: these blocks, whatever they are, may have lost so many steps."""
    maybe = {piece for unit in units for piece in possible(s, unit)}
    s.least = _with(s.least, {piece: max(1, s.least[piece] - by) for piece in maybe})


def possible(s: Position, unit: int) -> list[int]:
    """The pieces that a block may be to a notebook."""
    found = noted(s, s.blocks, unit)
    return s.c.deck[s.c.back[unit]] if found is None else found


def _elsewhere(s: Position, unit: int) -> set[int]:
    """The pieces of its colour that may stand on the map as another block."""
    others = [u for u in s.c.units_with[s.c.back[unit]] if u != unit and s.at[u] != NOWHERE]
    return {piece for line in {s.notes[u]: u for u in others}.values() for piece in possible(s, line)}


def _with(entries: tuple[int, ...], changed: dict[int, int]) -> tuple[int, ...]:
    return with_entries(entries, changed, changed.values())
