"""The lobby: all tables of a process, and the one place where they are looked at and changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

import grognard
from grognard import bots as known_bots
from grognard.kernel.event import Event
from grognard.kernel.game import UnknownChoice
from grognard.kernel.trace import trace_text, traced
from grognard.store import Entry, Outcome, Step, Store, reason
from grognard.store import orders as kept_orders
from grognard.table import clocks, new_tables
from grognard.table.agreements import Agreements
from grognard.table.bot_players import BotPlayers
from grognard.table.bot_pool import BotPool
from grognard.table.errors import (
    CannotUndo,
    NotStored,
    NotYourSeat,
    OldRules,
    Over,
    SeatTaken,
    Stale,
    StillRunning,
    UndoneEnough,
)
from grognard.table.housekeeping import Housekeeping
from grognard.table.interface import (
    LONGEST_NAME,
    LONGEST_TEXT,
    ChatLine,
    Claimed,
    Created,
    Done,
    Notify,
    Recovery,
    TableSpec,
)
from grognard.table.last_seen import LastSeen
from grognard.table.listeners import Change, Listeners, Subscription
from grognard.table.notices import Notices, checked
from grognard.table.open_tables import OpenTables
from grognard.table.presence import Presence
from grognard.table.record_pool import RecordPool
from grognard.table.record_reading import Find, read_record
from grognard.table.seats import fingerprint, invited_to, new_token, opened_by, recovered_by, token_for
from grognard.table.standing import last_of
from grognard.table.standing_orders import PAUSE, StandingOrders, may_be_due
from grognard.table.table import MOST_UNDONE, Table, settled
from grognard.table.text import cleaned, needed, request_key
from grognard.table.workers import Workers
from grognard.table.writer import Pending, Writer

log = logging.getLogger(__name__)

LISTENS_WITHIN = 5.0
UNSTARTED = 30 * clocks.DAY


class Lobby:
    """One for each process. What it answers is on disk; what listeners hear is on disk before they hear it.

    `clock` tells the time (of clocks and of entries); `records` reads uploads in a process of its own;
    `find` finds a game by its name and overlay; of `pause` see `StandingOrders`, of the rest `Housekeeping`.
    """

    def __init__(
        self,
        store: Store,
        bots: BotPool | None = None,
        notices: Notices | None = None,
        clock: Callable[[], float] | None = None,
        *,
        records: RecordPool | None = None,
        idle: float = 600.0,
        tend_every: float = 15.0,
        unstarted: float = UNSTARTED,
        pause: tuple[float, float] = PAUSE,
        find: Find = grognard.game,
    ) -> None:
        clock = clock or clocks.steady_time()
        self.store, self.notices, self.now, self.find = store, notices, clock, find
        if notices is not None:
            notices.mailing.keep_in(store)
        self._records = records
        self.listeners = Listeners()
        self.presence = Presence(self.listeners, clock)
        self.open_tables = OpenTables(store, find)
        self.players = BotPlayers(self, bots) if bots is not None else None
        self.orders = StandingOrders(self, pause)
        self.writer = Writer(store, self._settle)
        self.workers, self.agreements = Workers(self), Agreements(self)
        self.last_seen = LastSeen()
        self.housekeeping = Housekeeping(self, tend_every, idle, unstarted)
        self._tending: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None

    # ---------------------------------------------------------------- opening and closing

    async def start(self) -> None:
        """Bots that were thinking when the last process ended go on."""
        # Before this worker counts as running: if it is the only one, nobody's time has passed.
        await asyncio.to_thread(self.store.resume_time, self.now())
        self.workers.start()
        # Before anything is read: what comes after it will be heard.
        await asyncio.to_thread(self.workers.listens, LISTENS_WITHIN)
        self._tending = asyncio.create_task(self.housekeeping.run())
        self._keeping = asyncio.create_task(asyncio.to_thread(self.open_tables.keep_all))
        if self.players is not None:
            self.players.resume(await asyncio.to_thread(self.store.waiting_for_bots))
        self.orders.resume(await asyncio.to_thread(kept_orders.waiting, self.store))

    async def stop(self) -> None:
        """Bots stop thinking, what is on its way to disk gets there, listeners hear no more."""
        if self._tending is not None:
            self._tending.cancel()
        if self._keeping is not None:
            await self._keeping
        if self.players is not None:
            await self.players.stop()
        await self.orders.stop()
        if self.notices is not None:
            await self.notices.stop()
        if self._records is not None:
            await self._records.stop()
        with contextlib.suppress(NotStored):
            await self.housekeeping.note_seen()
        await self.writer.stop()
        await self.workers.stop()
        try:
            await asyncio.to_thread(self.store.note_time, self.now())
        except SQLAlchemyError as error:
            # Clocks then go on from when it was last noted, a few seconds ago.
            log.warning("when the server ended could not be noted: %s", reason(error))
        self.listeners.close()

    def put_away(self, idle: float) -> list[str]:
        """Drops from memory the tables that were not used for so long and that nobody listens to."""
        return self.open_tables.put_away(idle, self._needed)

    def _needed(self, id: str) -> bool:
        return self.listeners.listened(id) or (self.players is not None and self.players.busy(id))

    def wake(self, table: Table) -> None:
        if self.players is not None:
            self.players.wake(table)
        self.orders.wake(table)

    async def check(self) -> None:
        """NotStored if the store does not answer."""
        try:
            await asyncio.to_thread(self.store.check)
        except Exception as error:
            raise NotStored() from error

    # ---------------------------------------------------------------- new tables

    async def create(self, spec: TableSpec, seed: str | None = None) -> Created:
        """A new game. Without a seed nobody can foresee its dice."""
        return await self.add(await asyncio.to_thread(new_tables.begin, self.find, spec, self.now(), seed))

    async def open_record(self, text: str) -> Created:
        """A table to look at a record: BadFile says where it is not true."""
        if self._records is not None:
            record = await self._records.read(text)
        else:
            record = await asyncio.to_thread(read_record, self.find, text)
        return await self.add(new_tables.from_record(record, self.now()))

    async def add(self, opened: new_tables.Opened) -> Created:
        """Stores a new table; its bots begin."""
        await self.writer.call(
            self.store.add, opened.row, opened.seats, opened.start, opened.entries, opened.traces
        )
        if self.players is not None and opened.row.bot_asked:
            self.wake(await self.table(opened.row.id))
        return opened.created

    # ---------------------------------------------------------------- looking

    async def table(self, id: str) -> Table:
        """The table of an id, or NoSuchTable. Look at it, but change it only through the lobby."""
        return await self.open_tables.table(id)

    def latest(self, table: Table) -> Table:
        """The same table as it is in memory now: it may have been read again."""
        return self.open_tables.tables.get(table.id, table)

    def is_latest(self, table: Table) -> bool:
        """False for one that is no longer in memory."""
        return self.open_tables.tables.get(table.id) is table

    def seat_of(self, table: Table, token: str) -> int | None:
        """The seat that a token opens at this table; its player is there."""
        seat = opened_by(table.seats, token)
        if seat is not None:
            self.last_seen.note(table, [seat], self.now())
        return seat

    def watch(self, id: str, seats: Iterable[int] = ()) -> Subscription:
        """Changes of a table from now on, until it is closed; `seats` are those of whoever watches."""
        subscription = self.listeners.add(id, seats, self._came_or_left)
        self._came_or_left(subscription)
        return subscription

    def _came_or_left(self, subscription: Subscription) -> None:
        if subscription.seats:
            self.publish_seats(subscription.table)
            self.workers.tell_presence([subscription.table])
            table = self.open_tables.tables.get(subscription.table)
            if table is not None:
                self.last_seen.note(table, subscription.seats, self.now())

    def online(self, id: str) -> frozenset[int]:
        """The seats whose players are there."""
        return self.presence.online(id)

    async def position(self, id: str, ply: int) -> Any:
        """The position after the first `ply` actions that stand; yours to play on."""
        table = await self.table(id)
        if not 0 <= ply <= table.ply:
            raise UnknownChoice("moment", ply, [f"0 to {table.ply}"])
        if ply == table.ply:
            return table.state.clone()
        return await asyncio.to_thread(self.open_tables.position, table, table.moves[:ply])

    async def events(self, id: str, first: int, last: int | None = None) -> list[tuple[int, list[Event]]]:
        """What the standing actions number `first` to `last` brought about, with their numbers."""
        table = await self.table(id)
        first, last = max(first, 1), table.ply if last is None else min(last, table.ply)
        wanted = range(first, last + 1)
        kept = [events for ply in wanted if (events := table.events_of(ply)) is not None]
        if len(kept) == len(wanted):
            return list(zip(wanted, kept, strict=True))
        return await asyncio.to_thread(self.open_tables.events, table, table.moves[:], first, last)

    async def record_text(self, id: str) -> str:
        """The game as a file, without its seed until it is over."""
        return await asyncio.to_thread(self.open_tables.record_text, await self.table(id))

    async def chat(self, id: str, last: int = 200) -> list[ChatLine]:
        """The last lines of chat, oldest first."""
        return [ChatLine.of(row) for row in await asyncio.to_thread(self.store.chat, id, 0, last)]

    # ---------------------------------------------------------------- acting

    async def act(
        self, id: str, seat: int, line: str, after: int, request: str, *, by_bot: bool = False
    ) -> Done:
        """Does an action. When this comes back it is on disk, once, however often it was asked for.

        `after` is the table's number as this seat may count it, and so are the numbers of the answer.
        """

        def made(table: Table, key: str) -> Pending:
            table.check_room(seat)
            action = table.game.parse(line)
            written = table.game.write(action)
            return self.acting(table, seat, written, key, lambda state: state.act(seat, action))

        return await self.enter(id, seat, after, request, made, by_bot=by_bot)

    def acting(
        self, table: Table, seat: int, line: str, key: str, do: Callable[[Any], list[Event]]
    ) -> Pending:
        """An action on its way to disk: `do` does it in a position."""
        state = table.state.clone()
        events = settled(state, do(state))
        entry = Entry(
            table.id, table.seq + 1, table.ply + 1, "act", seat, line, tuple(state.rolls),
            key, self.now(), tuple(state.draws), state.hushed,
        )  # fmt: skip
        snapshot = state.dump(secret=False) if table.snapshot_due(state, entry.ply) else None
        trace = traced(table.state, state, seat, line)
        pending = self.pending(table, entry, state, events, trace_text(trace), snapshot)
        pending.openly = trace.openly(seat, line)
        return pending

    async def undo(self, id: str, seat: int, after: int, request: str) -> Done:
        """Takes this seat's last action back, if no die was rolled and nobody else was asked since."""

        def made(table: Table, key: str) -> Pending:
            table.check_room(seat)
            if not table.may_undo(seat):
                raise CannotUndo()
            if table.undone_enough(seat):
                raise UndoneEnough(most=MOST_UNDONE)
            hushed = table.moves[last_of(table.moves, seat)].hushed
            entry = Entry(
                id, table.seq + 1, table.ply - 1, "undo", seat, "", (), key, self.now(), hushed=hushed
            )
            state = table.without(seat)
            return self.pending(table, entry, state, [], trace_text(traced(table.state, state)))

        return await self.enter(id, seat, after, request, made)

    async def enter(
        self,
        id: str,
        seat: int,
        after: int,
        request: str,
        made: Callable[[Table, str], Pending],
        *,
        by_bot: bool = False,
    ) -> Done:
        """Writes the entry that `made` makes, if the table is still as the seat knows it."""
        key = request_key(seat, request, by_bot)
        while True:
            table = await self.at_table(id, seat, by_bot)
            if after != table.numbers(seat).seq:
                return await self.done_before(table, seat, key)
            if table.over:
                raise Over()
            if table.old_rules:
                raise OldRules()
            pending = made(table, key)
            self.open_tables.busy[id] = pending.future
            outcome = await self.writer.write(pending)
            if outcome.how != "taken":
                return await self._done(table, seat, outcome.entry, outcome.how == "known")
            # Another worker was faster. If that was somebody's secret answer, this seat is not to notice.
            if (await self.workers.catch_up(id)).seq < pending.step.entry.seq:
                raise Stale(seq=after)

    async def at_table(self, id: str, seat: int, by_bot: bool = False) -> Table:
        """The table with nothing in flight: until something is awaited nothing else can come between."""
        table = await self.open_tables.quiet(id)
        if table.kind != "game":
            raise Over()
        if not 0 <= seat < len(table.seats) or (table.seats[seat].kind == "bot") != by_bot:
            raise NotYourSeat()
        return table

    async def done_before(self, table: Table, seat: int, key: str) -> Done:
        """The answer of then, if this request was done already; else somebody else was faster."""
        entry = await asyncio.to_thread(self.store.request, table.id, key)
        if entry is None:
            raise Stale(seq=table.numbers(seat).seq)
        return await self._done(table, seat, entry, again=True)

    async def _done(self, table: Table, seat: int, entry: Entry, again: bool) -> Done:
        """What a seat is told of an entry of its own."""
        if table.seq < entry.seq:
            table = await self.workers.catch_up(table.id)
        seq, ply = table.counting.known(seat, entry.seq, entry.ply)
        return Done(seq=seq, ply=ply, again=again)

    def pending(
        self,
        table: Table,
        entry: Entry,
        state: Any,
        events: list[Event],
        trace: str,
        snapshot: bytes | None = None,
    ) -> Pending:
        """An entry with all that is stored besides."""
        bot_asked = any(table.seats[number].kind == "bot" for number in state.waiting)
        bot_asked = bot_asked or may_be_due(table, state)
        left = clocks.after_entry(table, table.clock, entry, state) if table.clock is not None else ()
        told_at = table.told_at if entry.hushed else entry.at
        step = Step(entry, state.outcome is not None, snapshot, left, bot_asked, told_at, trace)
        return Pending(table, step, state, events)

    def _settle(self, pending: Pending, outcome: Outcome | None) -> None:
        """An entry is on disk, or is not: only now the table changes, and everybody is told."""
        table, entry = pending.table, pending.step.entry
        del self.open_tables.busy[table.id]
        if outcome is None:
            # Nobody knows whether it got there: what is in memory is worth nothing.
            self.open_tables.drop(table.id)
            self.publish(
                table,
                Change(kind="anew", seq=table.seq, ply=table.ply, seat=entry.seat, hushed=entry.hushed),
            )
        elif outcome.how == "written":
            self._written(pending)
        else:
            self.workers.behind(table.id)

    def _written(self, pending: Pending) -> None:
        table, before = pending.table, pending.table.waiting
        for one in (*pending.earlier, pending):
            change = table.entered(one.step.entry, one.state, one.events, one.openly)
            if one.step.snapshot is not None:
                table.snapshot_ply = one.step.entry.ply
            table.set_clocks(one.step.clocks)
            self.publish(table, change)
        self.wake(table)
        if self.notices is not None:
            self.notices.remind(self, table, before)

    # ---------------------------------------------------------------- telling

    def publish(self, table: Table, change: Change) -> None:
        self.listeners.publish(table.id, change)

    def publish_seats(self, id: str, only: Iterable[int] | None = None) -> None:
        """Who sits where, who is there or what a clock says has changed: for everybody, or for some seats."""
        table = self.open_tables.tables.get(id)
        if table is None:
            return
        change = Change(kind="seats", seq=table.seq, ply=table.ply)
        for seat in (None,) if only is None else only:
            self.publish(table, msgspec.structs.replace(change, seat=seat, hushed=seat is not None))

    def read_anew(self, table: Table) -> None:
        """What is in memory is worth nothing: who listens starts over."""
        self.open_tables.drop(table.id)
        self.publish(table, Change(kind="anew", seq=table.seq, ply=table.ply))

    # ---------------------------------------------------------------- seats and chat

    async def claim(self, id: str, invite: str, name: str = "", request: str = "") -> Claimed:
        """Takes the seat of an invitation, which is void then: only the new token opens the seat.

        The same request again gets the same answer: who did not hear the first one has not lost the seat.
        """
        table = await self.open_tables.quiet(id)
        seat, name = invited_to(table.seats, invite), cleaned(name, LONGEST_NAME)
        token = token_for(invite, request) if request else new_token()
        if seat is None:
            return await self._come_back(table, invite, token)
        if not await self.writer.call(
            self.store.claim, id, seat, fingerprint(invite), fingerprint(token), name, self.now()
        ):
            await self.workers.read_seats(id)
            raise SeatTaken()
        await self.workers.read_seats(id)
        return Claimed(seat=seat, token=token)

    async def _come_back(self, table: Table, word: str, token: str) -> Claimed:
        """A claim that was done before, or one by a word of recovery: then the old token is void."""
        seat = opened_by(table.seats, token)
        if seat is None:
            seat = recovered_by(table.seats, word)
            hashes = fingerprint(word), fingerprint(token)
            if seat is None or not await self.writer.call(self.store.recover, table.id, seat, *hashes):
                raise SeatTaken()
            await self.workers.read_seats(table.id)
        return Claimed(seat=seat, token=token)

    async def recovery(self, id: str, seat: int) -> Recovery:
        """A word to be kept apart from the token: it can be claimed with once. A new one voids the last."""
        await self.at_table(id, seat)
        word = new_token()
        await self.writer.call(self.store.set_seat, id, seat, {"recovery_hash": fingerprint(word)})
        await self.workers.read_seats(id)
        return Recovery(word=word)

    async def set_seat(
        self, id: str, seat: int, name: str | None = None, notify: Notify | None = None
    ) -> Table:
        """Changes what a player said of themselves; what is None stays. `Notify()`: no notices."""
        await self.at_table(id, seat)
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = cleaned(name, LONGEST_NAME)
        if notify is not None:
            values["notify"] = await checked(self.notices, notify)
        if values:
            await self.writer.call(self.store.set_seat, id, seat, values)
        return await self.workers.read_seats(id)

    async def stand_in(self, id: str, seat: int, bot: str) -> Table:
        """A bot plays on for somebody whose clock has run out."""
        table = await self.at_table(id, seat)
        left = table.clock_left(seat, self.now())
        if table.over or left is None or left > 0 or seat not in table.waiting:
            raise StillRunning()
        if bot not in known_bots.names(table.game):
            raise UnknownChoice(f"bot for {table.game.name}", bot, known_bots.names(table.game))
        await self.writer.call(self.store.stand_in, id, seat, bot)
        table = await self.workers.read_seats(id)
        self.wake(table)
        return table

    async def say(self, id: str, seat: int | None, name: str, text: str, request: str) -> ChatLine:
        """A line of chat; the same request again is the same line."""
        table = await self.table(id)
        key, text = request_key(seat, request), needed(text, "message", LONGEST_TEXT)
        name = cleaned(name, LONGEST_NAME)
        row, new = await self.writer.call(self.store.say, id, self.now(), seat, name, text, key)
        line = ChatLine.of(row)
        if new:
            self.publish(table, Change(kind="chat", seq=table.seq, ply=table.ply, chat=line))
        return line
