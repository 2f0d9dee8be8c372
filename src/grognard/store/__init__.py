"""Where games are kept: `open(url)`."""

from __future__ import annotations

from alembic.util.exc import CommandError
from sqlalchemy.exc import SQLAlchemyError

from grognard.store.engine import NoDatabase, connect, default_url, reason
from grognard.store.migrate import upgrade
from grognard.store.rows import ChatRow, Clocks, Entry, Outcome, Seat, Snapshot, Step, TableRow
from grognard.store.store import Store

__all__ = [
    "ChatRow", "Clocks", "Entry", "NoDatabase", "Outcome", "Seat", "Snapshot", "Step", "Store", "TableRow",
    "begin", "default_url", "open", "reason",
]  # fmt: skip

NEWER = "a newer version of Grognard has brought it up to date; start that one, or put a back-up in its place"


def open(url: str | None = None) -> Store:
    """The store of a database, made or brought up to date first; the default one if no URL is given."""
    wanted = url or default_url()
    try:
        engine = connect(wanted)
        upgrade(engine)
    except (SQLAlchemyError, OSError) as error:
        raise NoDatabase(wanted, error) from error
    except CommandError as error:
        # There is a migration in it that this version does not know.
        raise NoDatabase(wanted, NEWER) from error
    return Store(engine)


def begin(url: str | None, now: float) -> None:
    """Writes what every start of a server writes first: NoDatabase if it can't be written."""
    store = open(url)
    try:
        store.resume_time(now)
    except SQLAlchemyError as error:
        raise NoDatabase(url or default_url(), error) from error
    finally:
        store.close()
