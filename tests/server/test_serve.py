"""`grognard serve` and `grognard page`, and how they are set up."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from grognard.cli import app
from grognard.kernel.refusal import GrognardError
from grognard.server import run
from grognard.server.app import open_lobby
from grognard.server.settings import DAY, Limits, Rate, Settings, from_environment
from grognard.store import NoDatabase


def test_settings_come_from_the_environment() -> None:
    settings = from_environment(
        {
            "GROGNARD_HOST": "0.0.0.0",
            "GROGNARD_PORT": "80",
            "GROGNARD_PROXY": "yes",
            "GROGNARD_ACTIONS_PER_SECOND": "5",
            "GROGNARD_TABLES_PER_MINUTE": "1.5",
            "OTHER_PORT": "81",
        }
    )
    assert (settings.host, settings.port, settings.proxy) == ("0.0.0.0", 80, True)
    assert settings.limits == Limits(actions=Rate(5, 1), tables=Rate(1.5, 60))
    assert settings.changed(port=None, host="::1") == Settings(**{**_fields(settings), "host": "::1"})
    assert from_environment({"GROGNARD_LIMITS": "off"}).limits is None
    assert from_environment({}) == Settings()
    with pytest.raises(GrognardError, match="port"):
        from_environment({"GROGNARD_PORT": "eighty"})


def _fields(settings: Settings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


def test_several_workers_need_postgresql() -> None:
    told = CliRunner().invoke(app, ["serve", "--workers", "2", "--database", "sqlite:///x.db"])
    assert told.exit_code == 2
    assert "PostgreSQL" in told.output
    several = Settings(workers=2, port=run.free_port("127.0.0.1", 0), database="postgresql://127.0.0.1:1/x")
    with pytest.raises(NoDatabase):  # that is: several workers are not what is wrong here
        run.check(several)


def test_a_port_that_is_taken() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert run.free_port("127.0.0.1", port) != port
        told = CliRunner().invoke(app, ["serve", "--port", str(port)])
        assert told.exit_code == 2
        assert "--port" in told.output


def test_settings_reach_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("GROGNARD_")]:
        monkeypatch.delenv(name)
    chosen = Settings(
        host="0.0.0.0",
        port=1,
        database="postgresql://x/y",
        workers=3,
        proxy=True,
        bots=0,
        log=False,
        limits=None,
    )
    monkeypatch.setattr(os, "environ", dict(os.environ))
    run.tell_environment(chosen)
    found = from_environment(os.environ)
    assert msgspec.structs.replace(found, clock_begun=None) == chosen
    assert found.clock_begun is not None


def test_workers_agree_about_the_time_whenever_they_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that has ended is started again, and the system's clock may have been set since."""
    monkeypatch.setattr(os, "environ", dict(os.environ))
    run.tell_environment(Settings(database=f"sqlite:///{tmp_path / 'games.db'}", bots=0))

    def worker() -> float:
        lobby = open_lobby(from_environment(os.environ))
        lobby.store.close()
        return lobby.now()

    first = worker()
    monkeypatch.setattr("time.time", lambda: first + 5 * DAY)
    assert 0 <= worker() - first < 60


def test_the_page_opens_and_ends_when_told(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        command = [sys.executable, "-c", "import grognard.cli; grognard.cli.main()", "page", "--no-browser"]
        command += ["--port", str(other.getsockname()[1]), "--database", f"sqlite:///{tmp_path / 'games.db'}"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert process.stdout is not None
        address = process.stdout.readline().split()[1]
    try:
        assert httpx.get(f"{address}health").json() == {"status": "ok"}
        assert len(httpx.get(f"{address}api/games").json()) >= 1
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=180)
    assert process.returncode == 0
    assert errors == ""
    assert (tmp_path / "games.db").exists()


def test_workers_end_with_a_parent_that_was_killed(postgresql: str) -> None:
    port = run.free_port("127.0.0.1", 0)
    command = [sys.executable, "-c", "import grognard.cli; grognard.cli.main()", "serve", "--workers", "2"]
    command += ["--bots", "0", "--port", str(port), "--database", postgresql]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not _answers(port):
            assert process.poll() is None
            time.sleep(0.1)
    finally:
        process.kill()
        process.wait()
    # The workers share the parent's socket: as long as one of them is left, somebody answers there.
    while _answers(port):
        time.sleep(0.1)


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/ready", timeout=60).status_code == 200
    except httpx.TransportError:
        return False
