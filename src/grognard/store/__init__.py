"""Where games are kept: `open(url)`."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from grognard.store.engine import NoDatabase, connect, default_url
from grognard.store.migrate import upgrade
from grognard.store.rows import ChatRow, Clocks, Entry, Outcome, Seat, Snapshot, Step, TableRow
from grognard.store.store import Store

__all__ = [
    "ChatRow", "Clocks", "Entry", "NoDatabase", "Outcome", "Seat", "Snapshot", "Step", "Store", "TableRow",
    "default_url", "open",
]  # fmt: skip


def open(url: str | None = None) -> Store:
    """The store of a database, made or brought up to date first; the default one if no URL is given."""
    wanted = url or default_url()
    try:
        engine = connect(wanted)
        upgrade(engine)
    except (SQLAlchemyError, OSError) as error:
        raise NoDatabase(wanted, error) from error
    return Store(engine)
