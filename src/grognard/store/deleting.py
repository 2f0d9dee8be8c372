"""Tables that are deleted, by their host or an operator, or because nobody ever began to play at them."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from grognard.store.engine import writing
from grognard.store.schema import deleted, seats, tables
from grognard.store.store import Store

REMEMBERED = 365 * 86400.0
"""Seconds for which it is known of a table that it was deleted."""


def delete(store: Store, ids: Collection[str], now: float) -> list[str]:
    """Deletes these tables with all that belongs to them; tells which of them there were."""
    with writing(store.engine) as connection:
        return _delete(store, connection, tables.c.id.in_(ids), now)


def expire(store: Store, before: float, now: float) -> list[str]:
    """Deletes games that were set up before a time, were not begun, and whose players have not been there
    since; tells which."""
    looked_in = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.seen_at >= before)
    unstarted = sa.and_(
        tables.c.kind == "game", tables.c.seq == 0, sa.not_(tables.c.over), tables.c.created < before,
        sa.not_(looked_in),
    )  # fmt: skip
    with writing(store.engine) as connection:
        connection.execute(sa.delete(deleted).where(deleted.c.at < now - REMEMBERED))
        return _delete(store, connection, unstarted, now)


def _delete(store: Store, connection: sa.Connection, which: sa.ColumnElement[bool], now: float) -> list[str]:
    gone = list(connection.execute(sa.delete(tables).where(which).returning(tables.c.id)).scalars())
    if gone:
        connection.execute(sa.insert(deleted), [{"id": id, "at": now} for id in gone])
        store.announce(connection, "anew", gone)
    return sorted(gone)


def was_deleted(store: Store, id: str) -> bool:
    """True if there was such a table."""
    with store.engine.connect() as connection:
        return connection.execute(sa.select(deleted.c.id).where(deleted.c.id == id)).first() is not None


def missing(store: Store, ids: Collection[str]) -> list[str]:
    """Those of these tables that are no longer there."""
    with store.engine.connect() as connection:
        there = set(connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(ids))).scalars())
    return [id for id in ids if id not in there]
