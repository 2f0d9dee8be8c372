"""Where games are kept: `open(url)`."""

from __future__ import annotations

from grognard.store.engine import connect, default_url
from grognard.store.migrate import upgrade
from grognard.store.rows import ChatRow, Entry, Outcome, Seat, Snapshot, Step, TableRow
from grognard.store.store import Store

__all__ = [
    "ChatRow", "Entry", "Outcome", "Seat", "Snapshot", "Step", "Store", "TableRow", "default_url", "open",
]  # fmt: skip


def open(url: str | None = None) -> Store:
    """The store of a database, made or brought up to date first; the default one if no URL is given."""
    engine = connect(url or default_url())
    upgrade(engine)
    return Store(engine)
