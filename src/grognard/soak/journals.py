"""Tables whose dice are known here: players keep the position beside the server, and both must agree."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from grognard.kernel.game import Game
from grognard.soak.players import Acknowledged, Players, expect
from grognard.store import Entry, Store
from grognard.table import Lobby, SeatSpec, TableSpec
from grognard.table.new_tables import laid_out
from grognard.table.record_reading import Find


class Prepared(NamedTuple):
    """A table, the tokens of its seats, the position it begins with."""

    table: str
    tokens: list[str]
    state: Any


def drawn(game: Game, rng: Random, options: dict[str, Any] | None = None) -> Any:
    """A new game of one of the scenarios."""
    scenario = rng.choice(list(game.scenarios))
    return game.new(scenario, options=options, seed=rng.randbytes(8).hex())


def lay_out(store: Store, state: Any) -> Prepared:
    """Stores a table that begins with a position, all of whose seats are ours."""
    setup = state.setup
    seats = [SeatSpec(kind="me") for _ in setup.seats]
    spec = TableSpec(game=state.game.name, scenario=setup.scenario, options=setup.options, seats=seats)
    opened = laid_out(state.game, state, spec, time.time())
    store.add(opened.row, opened.seats, opened.start, opened.entries, opened.traces)
    return Prepared(opened.created.table, [str(seat.token) for seat in opened.created.seats], state.clone())


def check_journal(one: Players, entries: Sequence[Entry]) -> None:
    """The journal has what was acknowledged, all of it, in order, each once, and nothing else."""
    found = list(_as_told(entries))
    lost, unasked = set(one.acknowledged) - set(found), set(found) - set(one.acknowledged)
    expect(not lost, f"acknowledged, but lost: {sorted(lost)[:3]}")
    expect(not unasked, f"stored, but never acknowledged: {sorted(unasked)[:3]}")
    expect(found == one.acknowledged, "the entries are in another order than they were acknowledged")
    expect(len({entry.request for entry in entries}) == len(entries), "a request is in the journal twice")


def _as_told(entries: Sequence[Entry]) -> Iterator[Acknowledged]:
    """The entries as their seats were told of them: what others did in secret does not count."""
    seats, seq, ply = {e.seat for e in entries}, Counter[int](), Counter[int]()
    for e in entries:
        for seat in {e.seat} if e.hushed else seats:
            seq[seat] += 1
            ply[seat] += 1 if e.kind == "act" else -1
        request = (e.request or "").partition(":")[2]
        yield Acknowledged(seq[e.seat], ply[e.seat], e.kind, e.seat, e.line, e.dice, e.hushed, request)


async def check_positions(store: Store, find: Find, players: Sequence[Players]) -> None:
    """Read anew, every table has the position that its players have."""
    lobby = Lobby(store, find=find)
    for one in players:
        table = await lobby.table(one.table)
        expect(table.state.digest() == one.state.digest(), "the position is not the one that was played")
        expect(table.seq == len(one.acknowledged), "the table counts other entries than were acknowledged")
        expect(table.over == (not one.state.waiting), "the table does not know whether its game is over")
    await lobby.stop()


async def check(store: Store, find: Find, players: Sequence[Players]) -> None:
    """What is stored is what was acknowledged."""
    for one in players:
        check_journal(one, store.entries(one.table))
    await check_positions(store, find, players)
