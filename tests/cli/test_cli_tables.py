"""`grognard tables`: what whoever runs a server can do with what is stored."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.table.helpers import play
from typer.testing import CliRunner

from grognard import store as stores
from grognard.cli import app
from grognard.kernel.record import Record
from grognard.table import Lobby, SeatSpec, TableSpec


def tables(*words: str, code: int = 0, input: str | None = None) -> str:
    told = CliRunner().invoke(app, ["tables", *words], input=input, env={"COLUMNS": "200"})
    assert told.exit_code == code, told.output
    return told.output


@pytest.fixture
def database(tmp_path: Path) -> tuple[str, list[str]]:
    """A running game, one that waits for a friend, and one that is not begun."""
    url = f"sqlite:///{tmp_path / 'games.db'}"

    async def fill() -> list[str]:
        store = stores.open(url)
        lobby = Lobby(store)
        ids = []
        for other, title in (("me", "Tuesday"), ("friend", ""), ("me", "")):
            seats: list[Any] = [SeatSpec(kind="me", name="Ada"), SeatSpec(kind=other)]
            ids.append(
                (await lobby.create(TableSpec(game="battle-for-germany", seats=seats, title=title))).table
            )
        await play(lobby, ids[0], 3)
        await lobby.writer.stop()
        store.close()
        return ids

    return url, asyncio.run(fill())


def test_tables_are_listed(database: tuple[str, list[str]]) -> None:
    url, ids = database
    found = json.loads(tables("list", "--json", "--database", url))["tables"]
    assert {one["id"]: (one["stage"], one["actions"]) for one in found} == dict(
        zip(ids, [("running", 3), ("open", 0), ("unstarted", 0)], strict=True)
    )
    assert found[-1]["players"] == ["Ada", ""]
    told = tables("list", "--database", url, "--language", "fr")
    assert all(word in told for word in (*ids, "Tuesday", "en cours", "place libre", "3 tables"))
    only = tables("list", "--stage", "open", "--database", url)
    assert ids[1] in only
    assert ids[0] not in only
    assert "No tables" in tables("list", "--unused", "1", "--database", url)
    tables("list", "--stage", "gone", "--database", url, code=2)


def test_an_id_is_never_cut_off(database: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    url, ids = database
    monkeypatch.setenv("COLUMNS", "50")
    assert all(id in tables("list", "--database", url) for id in ids)


def test_tables_are_exported(database: tuple[str, list[str]], tmp_path: Path) -> None:
    url, ids = database
    folder = tmp_path / "records"
    told = tables("export", ids[0], "--folder", str(folder), "--database", url)
    assert f"{ids[0]}.record" in told
    assert len(Record.read(folder / f"{ids[0]}.record").moves) == 3
    assert "no table" in tables("export", "nothing", "--database", url, code=2)


def test_tables_are_deleted(database: tuple[str, list[str]]) -> None:
    url, ids = database
    tables("delete", ids[0], "--database", url, input="n\n", code=1)
    assert "One table" in tables("delete", ids[0], "--database", url, input="y\n")
    told = json.loads(tables("delete", *ids[:2], "--json", "--database", url, code=1))
    assert told == {"deleted": [ids[1]], "unknown": [ids[0]]}
    assert "no table -5wFiWc3NDSr" in tables("delete", "-5wFiWc3NDSr", "--yes", "--database", url, code=1)
    assert ids[2] in tables("list", "--database", url)


def test_they_are_backed_up_and_moved(database: tuple[str, list[str]], tmp_path: Path) -> None:
    url, ids = database
    file = tmp_path / "copy.db"
    assert str(file) in tables("backup", str(file), "--database", url)
    tables("backup", str(file), "--database", url, code=2)
    there = f"sqlite:///{tmp_path / 'there.db'}"
    assert "3 tables, 3 actions" in tables("move", there, "--database", f"sqlite:///{file}")
    assert all(id in tables("list", "--database", there) for id in ids)
    tables("move", there, "--database", url, code=2)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    told = tables("list", "--database", f"sqlite:///{tmp_path / 'slip.db'}", code=2)
    assert "slip.db" in told
    assert not (tmp_path / "slip.db").exists()
