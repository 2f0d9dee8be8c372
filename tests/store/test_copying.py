"""A whole database is copied, to either kind and back, and to a file while it is in use."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from grognard import store as stores
from grognard.store import Store, copying, mail_addresses
from grognard.store.schema import metadata
from tests.store.test_store import add, step


def contents(store: Store) -> dict[str, list[tuple[object, ...]]]:
    with store.engine.connect() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=str)
            for table in metadata.sorted_tables
        }


def filled(url: str) -> Store:
    store = stores.open(url)
    add(store, "one", "two")
    store.commit([step("one", 1, "r1", snapshot=b"\0\xff", trace="été")])
    for n in range(3):
        store.say("one", 1.0, None, "", f"line {n}", f"c{n}")
    store.note_time(7.5)
    mail_addresses.mail_address(store, "ann@example.org")
    return store


def test_there_and_back(url: str, sqlite: str, postgresql: str, tmp_path: Path) -> None:
    source = filled(url)
    other = stores.open(postgresql if not source.shared else f"sqlite:///{tmp_path / 'other.db'}")
    back = stores.open(f"sqlite:///{tmp_path / 'back.db'}")
    counts = copying.copy(source, other)
    assert (counts["tables"], counts["journal"], counts["chat"]) == (2, 1, 3)
    copying.copy(other, back)
    assert contents(source) == contents(other) == contents(back)
    line, new = other.say("one", 2.0, None, "", "another", "c9")
    assert (line.id, new) == (4, True)
    with pytest.raises(copying.NotCopied):
        copying.copy(source, other)
    for store in (source, other, back):
        store.close()


def test_a_back_up_of_what_is_in_use(url: str, tmp_path: Path) -> None:
    source, file = filled(url), tmp_path / "backup.db"
    with source.engine.execution_options(writes=True).begin() as connection:
        # Somebody is writing: what is not committed is not in it.
        connection.execute(sa.text("UPDATE tables SET title = 'half'"))
        copying.back_up(source, file)
    copy = stores.open(f"sqlite:///{file}")
    assert [copy.table("one").title] == ["été"]  # type: ignore[union-attr]
    assert contents(copy)["journal"] == contents(source)["journal"]
    copy.close()
    assert file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(copying.NotCopied):
        copying.back_up(source, file)
    source.close()
