"""A real `grognard serve` in a process of its own, to be killed and started again."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 300.0
PORTS = 20_000, 32_000
"""Below those that systems hand out."""
GROGNARD = (str(Path(sys.executable).with_name("grognard")),)


class DidNotStart(RuntimeError):
    """The server ended, or did not answer: what it said."""


class Server:
    """A server on a free port of this computer, with its games in `database`; it restarts with both.

    `command` is what is started, in `folder`; `environment` is what it is told besides, `log` the file
    that it writes to.
    """

    def __init__(
        self,
        database: str,
        log: Path,
        *,
        command: Sequence[str] = GROGNARD,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self._command, self._log, self._folder = command, log, folder
        self._environment = {**os.environ, **(environment or {})}
        self._groups: list[int] = []
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""

    @property
    def written(self) -> int:
        """Bytes in SQLite's log: what was written since the server was started."""
        file = Path(f"{self.database.removeprefix('sqlite:///')}-wal")
        return file.stat().st_size if file.exists() else 0

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self, largest_file: int | None = None) -> None:
        """Starts it and waits until it answers. With `largest_file` it can't write beyond so many bytes of
        any file, as if the disk were full."""
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        command = [*self._command, "serve", *where]
        if largest_file is not None:
            command = [sys.executable, "-c", SMALL_DISK, str(largest_file), *command]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self._folder, start_new_session=True,
                env=self._environment,
            )  # fmt: skip
        self._groups.append(self._process.pid)
        self._wait()

    def kill(self) -> None:
        """Ends it as a power cut would: no goodbye, nothing written that was not yet."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks it to end, as Ctrl-C does, and waits for it."""
        self._end(signal.SIGINT)

    def restart(self, largest_file: int | None = None) -> None:
        """Kills it if it runs, and starts it again: same port, same database."""
        self.kill()
        self.start(largest_file)

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
            if self._process is None or self._process.poll() is not None:
                raise DidNotStart(f"the server ended at once; it said:\n{self.log}")
            if time.monotonic() > end:
                raise DidNotStart(f"the server did not answer for {PATIENCE:.0f} s; it said:\n{self.log}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, ConnectionError, TimeoutError):
            return False


# Python ignores the signal of a file that grows too large, and so does what it starts: a write fails.
SMALL_DISK = """
import os, resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
os.execv(sys.argv[2], sys.argv[2:])
"""


def free_port() -> int:
    """A port that no client is given by chance: one that waits for the server might reach itself."""
    while True:
        port = random.randrange(*PORTS)
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port
