"""A disk without room, and other databases that can't be used: a start says so in a sentence; a server that
runs refuses what it can't keep, loses nothing, and goes on as soon as there is room again."""

from __future__ import annotations

import errno
import json
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner

from grognard import store as stores
from grognard.cli import app
from grognard.server.admission import Admission
from grognard.server.app import create
from grognard.server.run import free_port
from grognard.server.settings import Settings
from grognard.soak.serving import GROGNARD, SMALL_DISK
from grognard.store import NoDatabase, Store, engine
from grognard.table import Lobby
from grognard.table.errors import NotStored
from tests.databases import sqlite as sqlite
from tests.robust.asgi import application, ask, bearer
from tests.table.helpers import TINY, begin, find, lobby_on, play, run, spec

COMMANDS = {
    "serve": ["serve", "--bots", "0", "--port"],
    "page": ["page", "--no-browser", "--port"],
    "tables": ["tables", "list"],
}


def words(command: str, file: Path) -> list[str]:
    said = COMMANDS[command]
    port = [str(free_port("127.0.0.1", 0))] if said[-1] == "--port" else []
    return [*said, *port, "--database", f"sqlite:///{file}"]


def no_database(file: Path) -> None:
    file.write_text("This is a letter, and no database at all." * 100)


def damaged(file: Path) -> None:
    stores.open(f"sqlite:///{file}").close()
    whole = file.read_bytes()
    file.write_bytes(whole[:5000] + b"\xff" * (len(whole) - 5000))


def of_the_future(file: Path) -> None:
    stores.open(f"sqlite:///{file}").close()
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("UPDATE alembic_version SET version_num = '9999'")


def a_folder(file: Path) -> None:
    file.mkdir()


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (no_database, "is no database of SQLite"),
        (damaged, "put a back-up in its place"),
        (a_folder, "look whether it is a file"),
        (of_the_future, "a newer version of Grognard"),
    ],
)
def test_a_database_that_can_not_be_used_ends_a_start_with_a_sentence(
    tmp_path: Path, command: str, spoil: Callable[[Path], None], told: str
) -> None:
    file = tmp_path / "inside" / "games.db"
    file.parent.mkdir()
    spoil(file)
    ended = CliRunner().invoke(app, words(command, file))
    assert ended.exit_code == 2
    assert ended.output.count("\n") == 1
    assert ended.output.startswith(f"grognard: the database sqlite:///{file} can't be opened: ")
    assert told in ended.output


def test_a_database_that_somebody_keeps_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "BUSY_SECONDS", 0.1)
    file = tmp_path / "games.db"
    stores.open(f"sqlite:///{file}").close()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(NoDatabase, match="another program keeps it locked"):
            stores.open(f"sqlite:///{file}")


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    stores.open(f"sqlite:///{file}").close()
    readable = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    with closing(readable), pytest.raises(sqlite3.OperationalError) as error:
        readable.execute("CREATE TABLE more (id)")
    assert "look at who may write" in stores.reason(error.value)


@pytest.mark.skipif(sys.platform == "win32", reason="a process has no largest file there")
@pytest.mark.parametrize(
    ("command", "room"), [("serve", 1000), ("serve", 33_000), ("page", 33_000), ("tables", 1000)]
)
def test_a_start_on_a_full_disk_ends_with_a_sentence(tmp_path: Path, command: str, room: int) -> None:
    """With room for SQLite's notes about its log, but not for the log, only writing fails."""
    file = tmp_path / "games.db"
    with closing(stores.open(f"sqlite:///{file}")) as store:
        run(_some_tables(store))
    begun = [sys.executable, "-c", SMALL_DISK, str(room), *GROGNARD, *words(command, file)]
    ended = subprocess.run(begun, capture_output=True, text=True, timeout=180)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "its disk can't be written to; is it full?" in ended.stderr


async def _some_tables(store: Store) -> None:
    """So many that their clocks do not fit into little room when a server starts."""
    async with lobby_on(str(store.engine.url)) as lobby:
        for _ in range(40):
            await begin(lobby)


def test_a_disk_that_fills_up_while_a_server_starts(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_store: Store, _now: float) -> None:
        raise OperationalError("UPDATE", {}, OSError(errno.ENOSPC, "No space left on device"))

    monkeypatch.setattr(Store, "resume_time", full)
    sent: list[dict[str, Any]] = []

    async def start() -> None:
        async def receive() -> dict[str, str]:
            return {"type": "lifespan.startup"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        with pytest.raises(BaseExceptionGroup):
            await create(Settings(database=sqlite, bots=0))({"type": "lifespan"}, receive, send)

    run(start())
    told = f"grognard: the database {sqlite} can't be opened: no space left on device"
    assert sent == [{"type": "lifespan.startup.failed", "message": told}]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The most pages that a database may have: SQLite fails beyond them as it does where a disk is full."""
    most = {"pages": 1 << 30}
    connect = engine.connect

    def connected(url: str) -> Any:
        made = connect(url)
        event.listen(
            made, "checkout", lambda raw, *_: raw.execute(f"PRAGMA max_page_count = {most['pages']}")
        )
        return made

    monkeypatch.setattr(stores, "connect", connected)
    return most


def test_what_a_full_disk_can_not_take_is_refused_and_the_rest_is_kept(
    sqlite: str, disk: dict[str, int], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)

    async def work() -> None:
        lobby = Lobby(stores.open(sqlite), find=find)
        async with application(lobby) as server:
            created, rng = await lobby.create(spec(), seed="7"), Random(3)
            id, token = created.table, created.seats[0].token or ""
            disk["pages"] = 1  # no file shrinks: from now on it keeps the pages that it has
            done = await _played_until_refused(lobby, id, rng)
            assert done
            table = await lobby.table(id)
            assert table.ply == done
            seat = table.waiting[0]
            line = table.game.write(table.state.prompt(seat).sample(rng))
            after, digest = table.numbers(seat).seq, table.state.digest()
            with pytest.raises(NotStored):
                await lobby.act(id, seat, line, after, "again")
            assert (await lobby.table(id)).state.digest() == digest
            await _only_refused(server, id, token)
            disk["pages"] = 1 << 30
            assert (await lobby.act(id, seat, line, after, "again")).again is False
            assert (await lobby.act(id, seat, line, after, "again")).again is True
            assert (await lobby.table(id)).ply == done + 1
        lobby.store.close()
        async with lobby_on(sqlite) as lobby:
            assert (await lobby.table(id)).ply == done + 1

    run(work())
    told = [record for record in caplog.records if "its disk is full" in record.getMessage()]
    assert told
    assert not any(record.exc_info for record in told)


async def _played_until_refused(lobby: Lobby, id: str, rng: Random) -> int:
    for done in range(1000):
        try:
            await play(lobby, id, 1, rng)
        except NotStored:
            return done
    raise AssertionError("the disk was never full")


async def _only_refused(server: Admission, id: str, token: str) -> None:
    """Everything can be looked at; what would be kept is refused with a sentence."""
    path, mine = f"/api/tables/{id}", [bearer(token), (b"accept-language", b"fr")]
    for look in ("", "/scene", "/sheet", "/question", "/film", "/charts", "/basket"):
        assert (await ask(server, "GET", path + look, headers=mine)).status == 200
    new = {"game": TINY, "seats": [{"kind": "me"}] * 3}
    doors: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", new),
        (f"{path}/chat", {"text": "x" * 500, "request": "c"}),
        (f"{path}/recovery", {}),
        (f"{path}/proposals", {"kind": "draw", "after": 0, "request": "p"}),
    ]
    for door, body in doors:
        for number in range(100):  # what is small may still find room
            again = body | {"request": f"r{number}"} if "request" in body else body
            answer = await ask(server, "POST", door, json.dumps(again).encode(), mine)
            assert answer.status in (200, 201, 409, 503), answer
            if answer.status == 503:
                assert answer.json()["error"] == "not-stored"
                assert "enregistré" in answer.json()["message"]
                assert answer.headers["retry-after"]
                break
        else:
            assert door not in ("/api/tables", f"{path}/chat")
