"""Brings a database to the present schema; several processes may start at once."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from grognard.store.engine import WRITES

LOCK = 0x67726F676E617264 >> 1


def upgrade(engine: sa.Engine) -> None:
    """All in one transaction that only one process at a time can be in; the next finds nothing to do."""
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config = configured(connection)
        head = ScriptDirectory.from_config(config).get_current_head()
        if MigrationContext.configure(connection).get_current_revision() != head:
            command.upgrade(config, "head")


def configured(connection: sa.Connection) -> Config:
    """The migrations, to be done on this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
