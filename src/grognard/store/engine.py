"""Databases: SQLite in a file or PostgreSQL, set so that what was committed survives a power cut."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from grognard.kernel.refusal import GrognardError

BUSY_SECONDS = 10.0
WRITES = {"writes": True}


class NoDatabase(GrognardError):
    """A database that can't be opened: its address, without its password, and why."""

    def __init__(self, url: str, why: Exception | str) -> None:
        try:
            shown = unquote(sa.make_url(url).render_as_string(hide_password=True))
        except sa.exc.ArgumentError:
            shown, why = (
                url.rpartition("@")[2],
                "not an address; such are sqlite:///FILE and postgresql://HOST/NAME",
            )
        super().__init__(f"the database {shown} can't be opened: {reason(why)}")


_REASONS = {
    sqlite3.SQLITE_FULL: "its disk is full",
    sqlite3.SQLITE_IOERR: "its disk can't be written to; is it full?",
    sqlite3.SQLITE_READONLY: "it may only be read; look at who may write to the file and its folder",
    sqlite3.SQLITE_CANTOPEN: "look whether it is a file, and who may write to it and to its folder",
    sqlite3.SQLITE_NOTADB: "the file is no database of SQLite",
    sqlite3.SQLITE_CORRUPT: "the file is damaged; put a back-up in its place",
    sqlite3.SQLITE_BUSY: "another program keeps it locked; end that one first",
    sqlite3.SQLITE_LOCKED: "another program keeps it locked; end that one first",
}
"""What SQLite says in other words than those of whoever has to mend it."""
_KIND = 0xFF
"""The part of SQLite's codes that says what went wrong; the rest says where."""


def reason(why: BaseException | str) -> str:
    """Why a database failed, in one line."""
    cause = getattr(why, "orig", None) or why
    if isinstance(cause, OSError) and cause.strerror:
        return f"{cause.strerror.lower()}: {cause.filename}" if cause.filename else cause.strerror.lower()
    known = _REASONS.get(getattr(cause, "sqlite_errorcode", -1) & _KIND)
    return known or (str(cause).strip().splitlines() or [type(cause).__name__])[0]


def default_url() -> str:
    """Where games are kept if nothing is said: GROGNARD_DATABASE, else a file in the user's data folder."""
    return os.environ.get("GROGNARD_DATABASE") or f"sqlite:///{_data_folder() / 'grognard.db'}"


def _data_folder() -> Path:
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "grognard"


def connect(url: str) -> sa.Engine:
    """An engine for a URL, without touching the schema."""
    made = sa.make_url(url)
    if made.get_backend_name() == "sqlite":
        return _sqlite(made)
    if made.get_backend_name() != "postgresql":
        raise NoDatabase(url, "games are kept by SQLite or PostgreSQL")
    if made.drivername == "postgresql":
        made = made.set(drivername="postgresql+psycopg")
    return sa.create_engine(made, pool_size=5, max_overflow=10, pool_pre_ping=True)


def _sqlite(url: sa.URL) -> sa.Engine:
    if not url.database or url.database == ":memory:":
        raise NoDatabase(str(url), "games are kept in a file: sqlite:///FILE")
    file = Path(url.database).expanduser()
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        # The seeds of running games will be in it: it is for its own user, as the logs beside it then are.
        file.touch(mode=0o600)
    engine = sa.create_engine(url, connect_args={"timeout": BUSY_SECONDS}, pool_size=5, max_overflow=10)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    # The driver's own idea of transactions begins them too late for us: we begin them ourselves.
    connection.isolation_level = None
    cursor = connection.cursor()
    _use_log(cursor)
    for setting in ("synchronous = FULL", "foreign_keys = ON", "wal_autocheckpoint = 4000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _use_log(cursor: Any) -> None:
    """Turns the write-ahead log on. Two that do so at once get "locked" without waiting: ask again."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except Exception as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def writing(engine: sa.Engine) -> AbstractContextManager[sa.Connection]:
    """A transaction that writes."""
    return engine.execution_options(**WRITES).begin()


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


__all__ = ["WRITES", "OperationalError", "connect", "default_url", "writing"]
