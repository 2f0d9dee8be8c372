"""Copies a whole database, at one moment of it, while it may be in use: as a back-up, or to another kind."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from grognard.kernel.refusal import GrognardError
from grognard.store.engine import writing
from grognard.store.schema import chat, metadata, tables
from grognard.store.store import Store

AT_ONCE = 500


class NotCopied(GrognardError):
    """A database that can't be copied to where it should go."""


def copy(source: Store, target: Store) -> dict[str, int]:
    """Copies everything into a database without games, or nothing; tells how many rows of what."""
    snapshot = {"isolation_level": "REPEATABLE READ"} if source.shared else {}
    whole = source.engine.connect().execution_options(**snapshot)
    with whole as reading, writing(target.engine) as connection:
        if connection.execute(sa.select(tables.c.id).limit(1)).first() is not None:
            raise NotCopied("there are games in the database to copy to; name an empty one")
        counts = {table.name: _copy(reading, connection, table) for table in metadata.sorted_tables}
        if target.shared:
            # Numbers that are drawn from now on come after those that were brought.
            sequence = sa.func.pg_get_serial_sequence(chat.name, chat.c.id.name)
            last = sa.select(sa.func.coalesce(sa.func.max(chat.c.id), 0) + 1).scalar_subquery()
            connection.execute(sa.select(sa.func.setval(sequence, last, False)))
    return counts


def _copy(source: sa.Connection, target: sa.Connection, table: sa.Table) -> int:
    target.execute(sa.delete(table))
    rows, count = source.execution_options(yield_per=AT_ONCE).execute(sa.select(table)), 0
    for some in _parts(rows):
        target.execute(sa.insert(table), some)
        count += len(some)
    return count


def _parts(rows: sa.CursorResult[Any]) -> Iterator[list[dict[str, Any]]]:
    for part in rows.mappings().partitions(AT_ONCE):
        yield [dict(row) for row in part]


def back_up(source: Store, file: Path) -> None:
    """A copy in a new file of SQLite, whatever the source is: the file is there when all of it is."""
    from grognard.store import open as open_store

    if file.exists():
        raise NotCopied(f"{file} is there already; name another file, or remove it first")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    if source.shared:
        target = open_store(f"sqlite:///{part}")
        try:
            copy(source, target)
        finally:
            target.close()
    else:
        _copy_file(source, part)
    os.replace(part, file)


def _copy_file(source: Store, part: Path) -> None:
    raw = source.engine.raw_connection()
    target = sqlite3.connect(part)
    try:
        driver: Any = raw.driver_connection
        driver.backup(target)
        # One file, which can be copied as it is.
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        target.close()
        raw.close()
