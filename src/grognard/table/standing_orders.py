"""Standing orders: a seat says in advance how questions of a kind are to be answered, and the table does so.

The answer is an action of the seat like any other, in the journal and in the record. Nobody else is to notice
that it came from an order: an order is told to its seat alone, and the answer to it comes after a while, as
one does from a person who looks and decides. Against bots there is nobody to hide it from, and no while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.orders import ASK, answerable, choices_of, ordered
from grognard.kernel.refusal import GrognardError, UnknownChoice
from grognard.store import orders as kept
from grognard.table.errors import NotStored, NotYourSeat, OldRules, Over, Stale
from grognard.table.table import Table

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby

log = logging.getLogger(__name__)

PAUSE = (1.5, 5.0)
"""Between how many seconds a person would answer who has only to say no."""
AGAIN_AFTER = 2.0


class Due(NamedTuple):
    """An answer that a seat's orders give."""

    seat: int
    line: str


def given(table: Table, seat: int) -> dict[str, str]:
    """The orders of a seat, by kind; a bot in it has none."""
    there = table.seats[seat]
    orders: dict[str, str] = there.orders.get("choices", {}) if there.kind == "person" else {}
    return orders


def may_be_due(table: Table, state: Any) -> bool:
    """Whether an order may answer the question of a position, told at a glance: whoever acts waits for this,
    and must not notice by the time it takes that somebody has given orders."""
    if not table.playable:
        return False
    return any(given(table, seat) and answerable(state, seat) for seat in state.waiting)


def due(table: Table) -> Due | None:
    """What an order of this table answers to the question of now, if one does."""
    state = table.state
    if not table.playable or state.outcome is not None:
        return None
    for seat in state.waiting:
        action = ordered(state, seat, given(table, seat))
        if action is not None:
            return Due(seat, table.game.write(action))
    return None


class StandingOrders:
    """For each table where an order answers, one task that does so until somebody has to be asked."""

    def __init__(self, lobby: Lobby, pause: tuple[float, float] = PAUSE) -> None:
        self._lobby, self._pause = lobby, pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hurry: dict[str, asyncio.Event] = {}

    def wake(self, table: Table, giver: int | None = None) -> None:
        """If an order answers what is asked at this table it is going to; at once if it is that of its giver,
        who has just spoken. Anybody else who gives an order must not hear from that who has one, too."""
        if table.id not in self._tasks and may_be_due(table, table.state):
            self._begin(table.id)
        if giver is not None and table.id in self._hurry:
            answer = due(table)
            if answer is not None and answer.seat == giver:
                self._hurry[table.id].set()

    def resume(self, ids: list[str]) -> None:
        """At these tables an order may have been about to answer when the last process ended."""
        for id in ids:
            if id not in self._tasks:
                self._begin(id)

    def _begin(self, id: str) -> None:
        self._hurry[id] = asyncio.Event()
        self._tasks[id] = asyncio.create_task(self._play(id))

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def give(self, id: str, seat: int, kind: str, choice: str, request: str) -> Table:
        """A seat orders how its questions of a kind are answered, the one that it is asked now too."""
        table = await self._lobby.at_table(id, seat)
        if table.over:
            raise Over()
        if table.old_rules:
            raise OldRules()
        choices = choices_of(table.game)
        if kind not in choices:
            raise UnknownChoice("order", kind, list(choices) or ["none"])
        if choice not in choices[kind]:
            raise UnknownChoice(f"order for {kind}", choice, list(choices[kind]))
        answers = ordered(table.state, seat, {**given(table, seat), kind: choice}) is not None
        order = choice if choice != ASK else None
        store, writer = self._lobby.store, self._lobby.writer
        await writer.call(kept.give, store, id, seat, kind, order, request, answers)
        table = await self._lobby.workers.read_seats(id, [seat])
        self.wake(table, giver=seat)
        return table

    async def _play(self, id: str) -> None:
        try:
            while await self._answer(id):
                pass
        except GrognardError as error:
            log.warning("a standing order was not carried out: %s", error)
        except Exception:
            log.exception("a standing order was not carried out")
        finally:
            del self._tasks[id], self._hurry[id]

    async def _answer(self, id: str) -> bool:
        """One answer. False if none is due, or none any more: a question may end while it is thought about,
        and an order may be withdrawn. The next question is thought about from its own beginning."""
        table = await self._lobby.table(id)
        if not may_be_due(table, table.state):
            return False
        begun = table.numbers(None).seq
        await self._think(table)
        table = await self._lobby.open_tables.quiet(id)
        if table.numbers(None).seq != begun:
            return True
        answer = due(table)
        if answer is None:
            return False
        seat, line = answer
        after = table.numbers(seat).seq
        try:
            # No client's request has a space in it, so that none can be taken for this one.
            await self._lobby.act(id, seat, line, after, f"order {after}")
        except (Stale, Over, NotYourSeat):
            return True
        except NotStored:
            await asyncio.sleep(AGAIN_AFTER)
        return True

    async def _think(self, table: Table) -> None:
        """As long as a person would, if there is anybody who could tell the difference."""
        people = [seat for seat in table.seats if seat.kind != "bot"]
        if len(people) > 1:
            hurry, seconds = self._hurry[table.id], secrets.SystemRandom().uniform(*self._pause)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(hurry.wait(), seconds)
            hurry.clear()
