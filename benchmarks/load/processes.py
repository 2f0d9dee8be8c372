"""Servers in processes of their own on this computer, and how much memory they hold."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from benchmarks.load.generator import DRAINED_WITHIN, Plan, Seen
from grognard.soak.serving import free_port as free_port

PATIENCE = 180.0


def grognard_command(port: int, database: Path) -> list[str]:
    program = str(Path(sys.executable).with_name("grognard"))
    command = [program, "serve", "--host", "127.0.0.1", "--port", str(port)]
    return [*command, "--bots", "0", "--database", f"sqlite:///{database}"]


def bare_command(port: int, database: Path, how: str) -> list[str]:
    return [sys.executable, "-m", "benchmarks.load.bare", str(port), str(database), how]


@contextmanager
def running(command: list[str], port: int, log: Path) -> Iterator[int]:
    """The id of the server's process, from when it answers until it is no longer needed."""
    environment = {**os.environ, "GROGNARD_LIMITS": "off"}
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
    try:
        _wait(process, port, log)
        yield process.pid
    finally:
        process.kill()
        process.wait()


def _wait(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        try:
            with urlopen(f"http://127.0.0.1:{port}/health", timeout=2):
                return
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.05)
    ended = f"ended with {process.returncode}" if process.returncode is not None else "does not answer"
    raise RuntimeError(f"the server {ended}; it said:\n{log.read_text()[-4000:]}")


def load(plan: Plan) -> Seen:
    """Carries out a plan in a process of its own."""
    most = plan.warm + plan.seconds + 4 * DRAINED_WITHIN + PATIENCE
    made = subprocess.run(
        [sys.executable, "-m", "benchmarks.load.generator"],
        input=msgspec.json.encode(plan), capture_output=True, timeout=most, check=False,
    )  # fmt: skip
    if made.returncode:
        raise RuntimeError(made.stderr.decode()[-2000:])
    return msgspec.json.decode(made.stdout, type=Seen)


def memory(pid: int) -> int:
    """The bytes that a process holds in memory (Linux)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
