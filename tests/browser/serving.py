"""A real `grognard serve` in a process of its own, which a test may kill and start again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 120.0
ROOT = Path(__file__).parents[2]
GROGNARD = Path(sys.executable).with_name("grognard")


class Server:
    """A server on a free port of this computer, with its database in `folder`; it restarts with both.

    With `foxes` it has the tests' own small games too, which hide things; `environment` says what else it is
    told.
    """

    def __init__(
        self, folder: Path, *, foxes: bool = False, environment: Mapping[str, str] | None = None
    ) -> None:
        self._command = [sys.executable, "-m", "tests.browser.foxes"] if foxes else [str(GROGNARD)]
        self._environment = {**os.environ, **(environment or {})}
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'grognard.db'}"
        self._log = folder / "server.log"
        self._groups: list[int] = []
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        command = [*self._command, "serve", *where]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=ROOT, start_new_session=True, env=self._environment
            )
        self._groups.append(self._process.pid)
        self._wait()

    def kill(self) -> None:
        """Ends it as a power cut would: no goodbye, nothing written that was not yet."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks it to end, as Ctrl-C does, and waits for it."""
        self._end(signal.SIGINT)

    def restart(self) -> None:
        """Kills it if it runs, and starts it again: same port, same database."""
        self.kill()
        self.start()

    def close(self) -> None:
        """Ends it and whatever processes it left behind."""
        self.stop()
        for group in self._groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)

    def _end(self, by: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(by)
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            self._process = None

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process is not None
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended at once; it said:\n{self.log}")
            if time.monotonic() > end:
                raise RuntimeError(f"the server did not answer for {PATIENCE:.0f} s; it said:\n{self.log}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, ConnectionError, TimeoutError):
            return False


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port
