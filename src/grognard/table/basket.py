"""What a seat has in its basket at a table, and how one thing is taken out of it.

In the journal that is nothing new: the actions from there on are taken back and done again without it. It is
tried out first, in a thread, and written in one transaction: all of it is done or nothing.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Self

from grognard.kernel.basket import Bought, run_of, without
from grognard.kernel.event import Event
from grognard.kernel.refusal import GrognardError
from grognard.kernel.trace import trace_text, traced
from grognard.store import Entry
from grognard.table.errors import CannotUndo
from grognard.table.interface import Done
from grognard.table.table import Loose, Table
from grognard.table.text import request_key
from grognard.table.writer import Pending

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby

Aside = Callable[..., Awaitable[Any]]
"""Does some work, after the number of entries that will come of it, away from everybody's play."""


class Run(NamedTuple):
    """The last actions of a seat, all of which it may take back; `first` is the number of the first of them,
    as the seat may count."""

    seat: int
    first: int
    loose: Loose

    @classmethod
    def of(cls, table: Table, seat: int) -> Self:
        """The run of a seat as a table stands now."""
        loose = table.loose(seat)
        return cls(seat, table.numbers(seat).ply - len(loose.lines) + 1, loose)

    def bought(self) -> list[Bought]:
        """Plays it again, so call it in a thread."""
        return run_of(self.loose.start(), self.seat, self.loose.lines) if self.loose.lines else []


class Planned(NamedTuple):
    """An entry that will be made: the position after it, what it brings about, and its trace."""

    kind: Literal["act", "undo"]
    line: str
    after: Any
    events: list[Event]
    trace: str


class Moved(GrognardError):
    """Somebody has answered in secret while it was tried out: it has to be tried again."""


async def take_out(
    lobby: Lobby, id: str, seat: int, ply: int, after: int, request: str, aside: Aside | None = None
) -> Done:
    """Takes the action number `ply` of a seat's run back, with what depends on it, and leaves the others."""
    aside = aside or _in_a_thread
    while True:
        table = await lobby.at_table(id, seat)
        if after != table.numbers(seat).seq:
            return await lobby.done_before(table, seat, request_key(seat, request))
        run, seq = Run.of(table, seat), table.seq
        number = ply - run.first
        if not 0 <= number < len(run.loose.lines):
            raise CannotUndo()
        most = 2 * (len(run.loose.lines) - number) - 1
        planned = await aside(most, _planned, run, number)

        def made(table: Table, key: str, seq: int = seq, planned: list[Planned] = planned) -> Pending:
            if table.seq != seq:
                raise Moved()
            table.check_room(seat)
            return _pending(lobby, table, seat, planned, key)

        try:
            return await lobby.enter(id, seat, after, request, made)
        except Moved:
            continue


async def _in_a_thread(_entries: int, work: Callable[..., Any], *args: Any) -> Any:
    return await asyncio.to_thread(work, *args)


def _planned(run: Run, number: int) -> list[Planned]:
    """What is to be taken back and done again, in order."""
    bought = run.bought()
    now, planned = bought[-1].after, list[Planned]()
    for one in reversed(bought[number:]):
        planned.append(Planned("undo", "", one.before, [], trace_text(traced(now, one.before))))
        now = one.before
    for again in without(bought, run.seat, number):
        trace = trace_text(traced(now, again.after, run.seat, again.line))
        planned.append(Planned("act", again.line, again.after, again.events, trace))
        now = again.after
    return planned


def _pending(lobby: Lobby, table: Table, seat: int, planned: list[Planned], key: str) -> Pending:
    """All of it on its way to disk. Only the last entry has the name of the request: who asks once more is
    told of that."""
    at, ply, made = lobby.now(), table.ply, list[Pending]()
    then = copy.copy(table)
    then.seats = list(table.seats)
    for number, one in enumerate(planned, start=1):
        ply += 1 if one.kind == "act" else -1
        draws = tuple(one.after.draws) if one.kind == "act" else ()
        name = key if number == len(planned) else None
        entry = Entry(table.id, table.seq + number, ply, one.kind, seat, one.line, (), name, at, draws)
        pending = lobby.pending(then, entry, one.after, one.events, one.trace)
        then.state, then.asked_at = one.after, at
        then.set_clocks(pending.step.clocks)
        pending.table = table
        made.append(pending)
    return made[-1].after(tuple(made[:-1]))
