"""Two worlds that a seat can't tell apart: they differ in what it may not know; the same is done in both.

They are made without `imagine`: what the game declares as hidden is scrambled. A game that hides nothing has
its dice to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from grognard.kernel.columns import write_entry
from grognard.kernel.game import Game
from grognard.kernel.hidden import Hidden
from grognard.soak.journals import drawn

TRIES = 20
MOST_DRAWN = 2000
"""How many games are begun to find twins: in some there is seldom anything hidden."""
SWAPS = 3
Witness = int | None
Deed = tuple[int, str]
"""A seat and the line of its action."""


class Twins(NamedTuple):
    """Two positions that look the same to a witness (None: a spectator), and what can be done in both."""

    witness: Witness
    one: Any
    other: Any
    deeds: list[Deed]


def twins(game: Game, rng: Random, before: int, most: int) -> Twins:
    """Twins after up to `before` actions of a game at random, with up to `most` deeds; without any where what
    is hidden comes to light with the next action."""
    for tried in range(MOST_DRAWN):
        found = _twins(game, rng, before, most)
        if found is not None and (found.deeds or tried >= TRIES):
            return found
    raise LookupError(f"nothing is hidden in the first {before} actions of {game.name}")


def _twins(game: Game, rng: Random, before: int, most: int) -> Twins | None:
    state = drawn(game, rng)
    for _ in range(rng.randrange(before + 1)):
        if state.waiting:
            _act(state, rng)
    witness = rng.choice((None, *range(len(state.setup.seats))))
    other = scrambled(state, witness, rng) if state.hidden else state.clone(seed=rng.randbytes(8).hex())
    if other is None or not state.waiting:
        return None
    return Twins(
        witness, state.clone(), other, _done_in_both(state.clone(), other.clone(), witness, rng, most)
    )


def _act(state: Any, rng: Random) -> None:
    seat = rng.choice(state.waiting)
    state.do(seat, state.prompt(seat).sample(rng))


def _done_in_both(one: Any, other: Any, witness: Witness, rng: Random, most: int) -> list[Deed]:
    """Actions at random, as long as they are the same to the witness in both worlds and bring the same to
    light: what another seat may do can depend on what only it knows, and dice that fell are no secret."""
    deeds: list[Deed] = []
    while one.waiting and len(deeds) < most:
        seat = rng.choice(one.waiting)
        action = one.prompt(seat).sample(rng)
        if other.why_not(seat, action) is not None:
            break
        if seat != witness and _openly(one, seat, action) != _openly(other, seat, action):
            break
        one.do(seat, action)
        other.do(seat, action)
        if (one.rolls, one.revealed) != (other.rolls, other.revealed) or one.outcome is not None:
            break  # when the game is over everything may be read
        deeds.append((seat, one.game.write(action)))
    return deeds


def _openly(state: Any, seat: int, action: Any) -> str:
    return str(state.stack[-1].openly(state, seat, action))


def scrambled(state: Any, witness: Witness, rng: Random) -> Any | None:
    """The same position with other things in all that this seat may not know; None if there is nothing."""
    for _ in range(TRIES):
        twin = state.clone()
        for group in state.hidden:
            unknown = [i for i in range(group.size(state)) if not group.knows(state, witness, i)]
            if group.exchanged:
                _exchange(twin, group, unknown, rng)
            else:
                _replace(twin, group, unknown, rng)
        twin.derive()
        # A secret question to which all answers were made up would not be open any more.
        if _differ(state, twin) and (twin.waiting or twin.outcome is not None):
            return twin
    return None


def _exchange(twin: Any, group: Hidden, unknown: Sequence[int], rng: Random) -> None:
    """What the things are goes round among those with the same back, as far as it fits; a notebook knows
    which of them can't be what others are."""
    for back in dict.fromkeys(group.back(twin, i) for i in unknown):
        alike = [i for i in unknown if group.back(twin, i) == back]
        lots = _lots(twin, group, alike)
        for lot in lots:
            _mix(twin, group, lot, rng)
        if len(lots) > 1:
            _swap(twin, group, alike, rng)


def _lots(twin: Any, group: Hidden, alike: Sequence[int]) -> list[list[int]]:
    """Those of which the same has been noted."""
    notes, found = getattr(twin, group.notes) if group.notes else {}, dict[str, list[int]]()
    for i in alike:
        found.setdefault(notes[i] if notes else "", []).append(i)
    return list(found.values())


def _mix(twin: Any, group: Hidden, lot: Sequence[int], rng: Random) -> None:
    rows = [group.row(twin, i) for i in lot]
    for _ in range(TRIES):
        _write(twin, lot, rng.sample(rows, len(rows)))
        if _all_fit(twin, group, lot):
            return
    _write(twin, lot, rows)
    _swap(twin, group, lot, rng)


def _swap(twin: Any, group: Hidden, alike: Sequence[int], rng: Random) -> None:
    """Of many things, most of which fit in few places, a mixing of all hardly ever fits: two by two it does.

    What they are, with or without the other columns: a strong block on the map may be one of the pool.
    """
    for _ in range(SWAPS * len(alike)) if len(alike) > 1 else ():
        pair = rng.sample(alike, 2)
        rows = [group.row(twin, i) for i in pair]
        first = group.columns[0]
        for swapped in (rows[::-1], [{first: row[first]} for row in rows[::-1]]):
            _write(twin, pair, swapped)
            if _all_fit(twin, group, pair):
                break
            _write(twin, pair, rows)


def _all_fit(twin: Any, group: Hidden, things: Sequence[int]) -> bool:
    return all(getattr(twin, c)[i] in group.might_be(twin, c, i) for i in things for c in group.columns)


def _write(twin: Any, things: Sequence[int], rows: Sequence[dict[str, int]]) -> None:
    for thing, row in zip(things, rows, strict=True):
        for column, value in row.items():
            write_entry(twin, column, thing, value)


def _replace(twin: Any, group: Hidden, unknown: Sequence[int], rng: Random) -> None:
    for i in unknown:
        for column in group.columns:
            write_entry(twin, column, i, rng.choice(group.might_be(twin, column, i)))


def _differ(one: Any, other: Any) -> bool:
    return any(
        getattr(one, column) != getattr(other, column) for group in one.hidden for column in group.columns
    )
