"""Reads and writes games. Every method is one transaction, made for a thread; nothing is ever taken away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from types import MappingProxyType
from typing import Any
from uuid import uuid4

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from grognard.store.engine import WRITES
from grognard.store.rows import ChatRow, Entry, Outcome, Seat, Snapshot, Step, TableRow
from grognard.store.schema import alive, chat, journal, seats, snapshots, tables

CHANNEL = "grognard"
PRESENCE = 0x67726F67
"""The lock that every worker on a PostgreSQL shares while it runs: who gets it alone is alone."""
CHANGING = ("seq", "ply", "over", "asked_at", "told_at", "bot_asked")
"""What an entry changes of its table."""

_ENTRY = sa.insert(journal)
_ENTRY_COLUMNS = [column for column in journal.c if column.name != "trace"]
_SNAPSHOT = sa.insert(snapshots)
_TABLE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(f"new_{name}") for name in CHANGING})
)
_CLOCK = (
    sa.update(seats)
    .where(seats.c.table_id == sa.bindparam("of"), seats.c.seat == sa.bindparam("at_seat"))
    .values(clock_left=sa.bindparam("left"), clock_told=sa.bindparam("told"))
)
_TRACE = (
    sa.update(journal)
    .where(journal.c.table_id == sa.bindparam("of"), journal.c.seq == sa.bindparam("at_seq"))
    .values(trace=sa.bindparam("told"))
)
_NOTIFY = sa.text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


class Store:
    """The games of one database. `worker` marks what this process tells the others (PostgreSQL only)."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine, self.worker = engine, uuid4().hex[:8]
        self.shared = engine.dialect.name == "postgresql"
        self._writer = engine.execution_options(**WRITES)

    def close(self) -> None:
        self.engine.dispose()

    def check(self) -> None:
        """Raises if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(sa.select(sa.literal(1)))
            connection.execute(sa.select(alive.c.id).limit(1))

    def _writing(self) -> AbstractContextManager[sa.Connection]:
        return self._writer.begin()

    # ---------------------------------------------------------------- the journal

    def commit(self, steps: Sequence[Step]) -> list[Outcome]:
        """Writes steps of many tables in one transaction. One that can't be written leaves the others be.

        At most one step a table, with those before it. When this comes back, what is "written" is on disk.
        """
        # Two workers that write the same tables in the same order cannot lock each other out.
        order = sorted(range(len(steps)), key=lambda i: steps[i].entry.table)
        try:
            with self._writing() as connection:
                self._write(connection, [steps[i] for i in order])
            return [Outcome("written", step.entry) for step in steps]
        except IntegrityError:
            return self._commit_each([steps[i] for i in order], order)

    def _commit_each(self, steps: Sequence[Step], order: Sequence[int]) -> list[Outcome]:
        found: dict[int, Outcome] = {}
        with self._writing() as connection:
            for number, step in zip(order, steps, strict=True):
                try:
                    with connection.begin_nested():
                        self._write(connection, [step])
                    found[number] = Outcome("written", step.entry)
                except IntegrityError:
                    found[number] = self._why(connection, step.entry)
        return [found[number] for number in range(len(steps))]

    def _why(self, connection: sa.Connection, entry: Entry) -> Outcome:
        known = self._request(connection, entry.table, entry.request)
        return Outcome("known", known) if known else Outcome("taken", entry)

    def _write(self, connection: sa.Connection, last: Sequence[Step]) -> None:
        steps = [one for step in last for one in (*step.earlier, step)]
        connection.execute(_ENTRY, [_entry_row(step.entry, step.trace) for step in steps])
        connection.execute(_TABLE, [_table_row(step) for step in steps])
        positions = [
            {
                "table_id": step.entry.table,
                "ply": step.entry.ply,
                "seq": step.entry.seq,
                "position": step.snapshot,
            }
            for step in steps
            if step.snapshot is not None
        ]
        if positions:
            connection.execute(_SNAPSHOT, positions)
        clocks = [
            {"of": step.entry.table, "at_seat": seat, "left": left, "told": told}
            for step in steps
            for seat, left, told in step.clocks
        ]
        if clocks:
            connection.execute(_CLOCK, clocks)
        self.announce(connection, "journal", [step.entry.table for step in last])

    def announce(self, connection: sa.Connection, what: str, ids: Iterable[str]) -> None:
        """Tells the other workers, when the transaction is through, that something of these tables is new."""
        if self.shared:
            told = [f"{self.worker} {what} {id}" for id in ids]
            connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})

    def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The journal of a table from an entry on, in order."""
        query = sa.select(*_ENTRY_COLUMNS).where(journal.c.table_id == id, journal.c.seq > after)
        with self.engine.connect() as connection:
            return [_entry(row) for row in connection.execute(query.order_by(journal.c.seq))]

    def request(self, id: str, request: str) -> Entry | None:
        """The entry that a request made."""
        with self.engine.connect() as connection:
            return self._request(connection, id, request)

    def _request(self, connection: sa.Connection, id: str, request: str | None) -> Entry | None:
        query = sa.select(*_ENTRY_COLUMNS).where(journal.c.table_id == id, journal.c.request == request)
        row = connection.execute(query).one_or_none()
        return _entry(row) if row is not None else None

    def snapshot(self, id: str) -> Snapshot | None:
        """The latest snapshot of a table."""
        with self.engine.connect() as connection:
            row = connection.execute(_snapshots(id).order_by(snapshots.c.seq.desc()).limit(1)).one_or_none()
        return Snapshot(*row) if row is not None else None

    def snapshots(self, id: str) -> list[Snapshot]:
        """All snapshots of a table, the first one being the position that it began with."""
        with self.engine.connect() as connection:
            return [Snapshot(*row) for row in connection.execute(_snapshots(id).order_by(snapshots.c.seq))]

    # ---------------------------------------------------------------- traces

    def traces(self, id: str) -> dict[int, str]:
        """What the entries of a journal told and changed, by their numbers."""
        query = sa.select(journal.c.seq, journal.c.trace).where(journal.c.table_id == id)
        with self.engine.connect() as connection:
            return {seq: trace for seq, trace in connection.execute(query) if trace}

    def untraced(self) -> list[str]:
        """The tables that were stored before traces were kept."""
        with self.engine.connect() as connection:
            query = sa.select(tables.c.id).where(tables.c.opening == "").order_by(tables.c.created)
            return list(connection.execute(query).scalars())

    def keep(self, id: str, opening: str, start: bytes, traces: Mapping[int, str]) -> None:
        """Adds the traces of a table that was stored without them, and the position that it began with."""
        rows = [{"of": id, "at_seq": seq, "told": trace} for seq, trace in traces.items()]
        with self._writing() as connection:
            if rows:
                connection.execute(_TRACE, rows)
            connection.execute(sa.update(tables).where(tables.c.id == id).values(opening=opening))
            self._put(connection, id, Snapshot(0, 0, start))

    def move_over(self, id: str, header: dict[str, Any], position: Snapshot, now: float) -> None:
        """From this position on a table is played by the rules that the header names; clocks go on now."""
        with self._writing() as connection:
            values = {"header": header, "version": header["version"], "asked_at": now, "told_at": now}
            connection.execute(sa.update(tables).where(tables.c.id == id).values(values))
            connection.execute(sa.update(seats).where(seats.c.table_id == id).values(agrees=""))
            self._put(connection, id, position)
            self.announce(connection, "anew", [id])

    def _put(self, connection: sa.Connection, id: str, new: Snapshot) -> None:
        old = sa.delete(snapshots).where(snapshots.c.table_id == id, snapshots.c.seq == new.seq)
        connection.execute(old)
        connection.execute(_SNAPSHOT, [{"table_id": id, **new._asdict()}])

    # ---------------------------------------------------------------- tables and seats

    def add(
        self,
        table: TableRow,
        seated: Sequence[Seat],
        start: bytes,
        entries: Sequence[Entry] = (),
        traces: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """A new table and the position it begins with; with all its entries and their traces if it is a
        record."""
        with self._writing() as connection:
            self._add(connection, table, seated, start)
            if entries:
                rows = [_entry_row(entry, traces.get(entry.seq, "")) for entry in entries]
                connection.execute(_ENTRY, rows)

    def _add(self, connection: sa.Connection, table: TableRow, seated: Sequence[Seat], start: bytes) -> None:
        connection.execute(sa.insert(tables), [msgspec.structs.asdict(table)])
        rows = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seated]
        connection.execute(sa.insert(seats), rows)
        self._put(connection, table.id, Snapshot(0, 0, start))

    def add_rematch(self, id: str, table: TableRow, seated: Sequence[Seat], start: bytes) -> bool:
        """A new table for the players of one whose game is over; False if they have one already."""
        first = sa.update(tables).where(tables.c.id == id, tables.c.rematch == "")
        with self._writing() as connection:
            if connection.execute(first.values(rematch=table.id)).rowcount != 1:
                return False
            self._add(connection, table, seated, start)
            self.announce(connection, "seats", [id])
        return True

    def table(self, id: str) -> TableRow | None:
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == id)).mappings().one_or_none()
        return TableRow(**row) if row is not None else None

    def seats(self, id: str) -> list[Seat]:
        query = sa.select(*[column for column in seats.c if column.name != "table_id"])
        query = query.where(seats.c.table_id == id).order_by(seats.c.seat)
        with self.engine.connect() as connection:
            return [Seat(**row) for row in connection.execute(query).mappings()]

    def claim(self, id: str, seat: int, invite_hash: str, token_hash: str, name: str, now: float) -> bool:
        """Gives an open seat to whoever has its invitation, which is void then; False if it is gone."""
        change = sa.update(seats).where(
            seats.c.table_id == id, seats.c.seat == seat, seats.c.kind == "open",
            seats.c.invite_hash == invite_hash,
        )  # fmt: skip
        values = {
            "kind": "person", "token_hash": token_hash, "invite_hash": "", "name": name, "seen_at": now
        }  # fmt: skip
        with self._writing() as connection:
            if connection.execute(change.values(values)).rowcount != 1:
                return False
            # No clock runs while a seat is open: they begin now at the earliest.
            begin = sa.update(tables).where(tables.c.id == id).values(asked_at=now, told_at=now)
            connection.execute(begin)
            self.announce(connection, "seats", [id])
        return True

    def recover(self, id: str, seat: int, recovery_hash: str, token_hash: str) -> bool:
        """Gives a seat a new token for its word of recovery, which is void then; False if it is another."""
        change = sa.update(seats).where(
            seats.c.table_id == id, seats.c.seat == seat, seats.c.recovery_hash == recovery_hash
        )
        with self._writing() as connection:
            if connection.execute(change.values(token_hash=token_hash, recovery_hash="")).rowcount != 1:
                return False
            self.announce(connection, "seats", [id])
        return True

    def set_seat(self, id: str, seat: int, values: dict[str, Any]) -> None:
        change = sa.update(seats).where(seats.c.table_id == id, seats.c.seat == seat)
        with self._writing() as connection:
            connection.execute(change.values(values))
            self.announce(connection, "seats", [id])

    def stand_in(self, id: str, seat: int, bot: str) -> None:
        """Puts a bot in the seat of a player who is asked."""
        with self._writing() as connection:
            change = sa.update(seats).where(seats.c.table_id == id, seats.c.seat == seat)
            connection.execute(change.values(kind="bot", bot=bot))
            connection.execute(sa.update(tables).where(tables.c.id == id).values(bot_asked=True))
            self.announce(connection, "seats", [id])

    def running(self, ids: Sequence[str]) -> list[str]:
        """Those of these tables whose games are not over."""
        query = sa.select(tables.c.id).where(tables.c.id.in_(ids), sa.not_(tables.c.over))
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def waiting_for_bots(self) -> list[str]:
        """The games in which a bot is asked."""
        with self.engine.connect() as connection:
            query = sa.select(tables.c.id).where(tables.c.bot_asked).order_by(tables.c.id)
            return list(connection.execute(query).scalars())

    # ---------------------------------------------------------------- time

    def note_time(self, now: float) -> None:
        """The server is there now."""
        with self._writing() as connection:
            self._note_time(connection, now)

    def _note_time(self, connection: sa.Connection, now: float) -> None:
        if not connection.execute(sa.update(alive).values(at=now)).rowcount:
            connection.execute(sa.insert(alive).values(id=1, at=now))

    def resume_time(self, now: float) -> None:
        """A server starts: the time since one was last there has not passed for the clocks of the tables and
        for who was to come to them, nor has what the system's clock was set forward or back. If other workers
        are running, one always was."""
        with self._writing() as connection:
            if not self._alone(connection):
                return
            last = connection.execute(sa.select(alive.c.at)).scalar_one_or_none()
            if last is not None:
                away, running = now - last, sa.not_(tables.c.over)
                later = {name: tables.c[name] + away for name in ("asked_at", "told_at")}
                connection.execute(sa.update(tables).where(running).values(later))
                there = seats.c.table_id.in_(sa.select(tables.c.id).where(running))
                connection.execute(sa.update(seats).where(there).values(seen_at=seats.c.seen_at + away))
            self._note_time(connection, now)

    def _alone(self, connection: sa.Connection) -> bool:
        """True if no other worker runs. PostgreSQL frees a worker's lock when its connection ends, however
        it ended; a file of SQLite has one server."""
        if not self.shared:
            return True
        alone = connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(PRESENCE))).scalar_one()
        return bool(alone)

    # ---------------------------------------------------------------- chat

    def say(
        self, id: str, at: float, seat: int | None, name: str, text: str, request: str
    ) -> tuple[ChatRow, bool]:
        """Keeps a line of chat, True; or, if the request was kept before, the line of then, False."""
        values = {"table_id": id, "at": at, "seat": seat, "name": name, "text": text, "request": request}
        try:
            with self._writing() as connection:
                kept = sa.insert(chat).values(values).returning(chat.c.id)
                number: int = connection.execute(kept).scalar_one()
                self.announce(connection, f"chat:{number}", [id])
            return ChatRow(number, at, seat, name, text), True
        except IntegrityError:
            return self._chat(chat.c.table_id == id, chat.c.request == request)[0], False

    def chat(self, id: str, after: int = 0, last: int = 200, upto: int | None = None) -> list[ChatRow]:
        """The last lines of a table between two numbers, oldest first."""
        until = chat.c.id <= upto if upto is not None else sa.true()
        return self._chat(chat.c.table_id == id, chat.c.id > after, until, last=last)

    def _chat(self, *where: sa.ColumnElement[bool], last: int = 1) -> list[ChatRow]:
        query = sa.select(chat.c.id, chat.c.at, chat.c.seat, chat.c.name, chat.c.text).where(*where)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(chat.c.id.desc()).limit(last)).all()
        return [ChatRow(*row) for row in reversed(rows)]

    def tell(self, what: str, id: str) -> None:
        """Tells the other workers something that is not stored."""
        with self._writing() as connection:
            self.announce(connection, what, [id])


def _snapshots(id: str) -> sa.Select[Any]:
    columns = snapshots.c.ply, snapshots.c.seq, snapshots.c.position
    return sa.select(*columns).where(snapshots.c.table_id == id)


def _entry_row(e: Entry, trace: str) -> dict[str, Any]:
    return {
        "table_id": e.table, "seq": e.seq, "ply": e.ply, "kind": e.kind, "seat": e.seat, "line": e.line,
        "dice": _written(e.dice), "request": e.request, "at": e.at, "draws": _written(e.draws),
        "hushed": e.hushed, "trace": trace,
    }  # fmt: skip


def _entry(row: Any) -> Entry:
    return Entry(
        row.table_id, row.seq, row.ply, row.kind, row.seat, row.line, _numbers(row.dice), row.request, row.at,
        _numbers(row.draws), row.hushed,
    )  # fmt: skip


def _written(numbers: tuple[int, ...]) -> str:
    """Dice, or secret draws, which may be numbers of hundreds of digits, as a column holds them."""
    return " ".join(map(str, numbers))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _table_row(step: Step) -> dict[str, Any]:
    e = step.entry
    return {
        "of": e.table, "new_seq": e.seq, "new_ply": e.ply, "new_over": step.over, "new_asked_at": e.at,
        "new_told_at": e.at if step.told_at is None else step.told_at, "new_bot_asked": step.bot_asked,
    }  # fmt: skip
