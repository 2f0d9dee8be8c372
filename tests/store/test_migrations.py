"""The schema that migrations make is the one the program uses, however many start at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from grognard import store as stores
from grognard.store import engine
from grognard.store.migrate import configured
from grognard.store.schema import metadata

OLD_GAME = (
    "INSERT INTO tables VALUES ('old', 'game', 'g', 1, 's', '{}', '{}', 'seed', '', true, NULL, 1.5, 2.5, 1,"
    " 1, false, false)",
    "INSERT INTO seats VALUES ('old', 0, 'person', '', '', '', '', '{}', 60.0)",
    "INSERT INTO journal VALUES ('old', 1, 1, 'act', 0, 'attack', '6 1', 'r', 2.5)",
)
OPEN = "import sys, grognard.store as s; s.open(sys.argv[1]).close()"


def test_migrated_schema_equals_metadata(url: str) -> None:
    store = stores.open(url)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    store.close()


def test_games_of_the_first_schema_are_read_as_they_were(url: str) -> None:
    made = engine.connect(url)
    with made.connect().execution_options(**engine.WRITES) as connection, connection.begin():
        config = configured(connection)
        command.upgrade(config, "0001")
        for line in OLD_GAME:
            connection.exec_driver_sql(line)
    made.dispose()
    store = stores.open(url)
    table, [seat], [entry] = store.table("old"), store.seats("old"), store.entries("old")
    assert table is not None
    assert (table.asked_at, table.told_at) == (2.5, 2.5)
    assert (seat.clock_left, seat.clock_told) == (60.0, 60.0)
    assert (entry.line, entry.dice, entry.draws, entry.hushed) == ("attack", (6, 1), (), False)
    store.close()


def test_opening_again_changes_nothing(url: str) -> None:
    stores.open(url).close()
    store = stores.open(url)
    assert "journal" in sa.inspect(store.engine).get_table_names()
    store.close()


def test_several_processes_open_a_fresh_database_at_once(url: str) -> None:
    running = [
        subprocess.Popen([sys.executable, "-c", OPEN, url], stderr=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    assert [(process.communicate()[1], process.returncode) for process in running] == [("", 0)] * 3


def test_sqlite_survives_a_power_cut_and_checks_references(sqlite: str) -> None:
    store = stores.open(sqlite)
    with store.engine.connect() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]
    store.close()


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("GROGNARD_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert engine.default_url() == f"sqlite:///{tmp_path}/grognard/grognard.db"
    monkeypatch.setenv("GROGNARD_DATABASE", "sqlite:////elsewhere.db")
    assert engine.default_url() == "sqlite:////elsewhere.db"
