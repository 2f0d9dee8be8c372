"""Runs the server: one process, or several over one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import uvicorn

import grognard.store
from grognard.kernel.refusal import GrognardError
from grognard.server.connections import Connection
from grognard.server.settings import PREFIX, Settings
from grognard.server.sockets import Sockets
from grognard.table.clocks import beginning

APP = "grognard.server.app:from_settings"
FAILED = 2
"""How a server ends that could not start: it has said why."""
GRACE = 3
"""Seconds that requests get to end when the server is told to."""


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to run an application."""
    return {
        "host": settings.host,
        "port": settings.port,
        "loop": "uvloop" if sys.platform != "win32" else "asyncio",
        "http": Connection,
        "ws": Sockets,
        "lifespan": "on",
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,
        "timeout_graceful_shutdown": GRACE,
        "timeout_keep_alive": 30,
    }


def check(settings: Settings) -> None:
    """Refuses what cannot work: several processes at one SQLite file, a port that somebody else has, a
    database that can't be opened and written. It is brought up to date here, before the workers come."""
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise GrognardError(
            "several workers need PostgreSQL, which tells them of each other's moves; "
            "with SQLite leave --workers at 1, or name a database: --database postgresql://…"
        )
    if free_port(settings.host, settings.port) != settings.port:
        raise GrognardError(f"port {settings.port} is taken; choose another one with --port")
    grognard.store.begin(settings.database or None, time.time())


def tell_environment(settings: Settings) -> None:
    """Writes the settings where workers read them."""
    told = {
        "host": settings.host,
        "port": str(settings.port),
        "database": settings.database,
        "workers": str(settings.workers),
        "proxy": str(settings.proxy).lower(),
        "bots": str(settings.bots),
        "log": str(settings.log).lower(),
        "clock_begun": repr(beginning()),
    }
    os.environ.update({PREFIX + name.upper(): value for name, value in told.items() if value})
    if settings.limits is None:
        os.environ[f"{PREFIX}LIMITS"] = "off"


class Announced(uvicorn.Server):
    """Says when it is ready: that is when a browser may come."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready, self.failed = ready, False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.failed = self.lifespan.should_exit
        if self.started:
            await asyncio.to_thread(self._ready)


def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serves until it is told to end."""
    check(settings)
    tell_environment(settings)
    if settings.workers > 1:
        ready()
        uvicorn.run(APP, factory=True, workers=settings.workers, **options(settings))
        return
    server = Announced(uvicorn.Config(APP, factory=True, **options(settings)), ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if server.failed:
        raise SystemExit(FAILED)


def free_port(host: str, wanted: int) -> int:
    """The port that is wanted if nobody has it, else one that is free."""
    for port in (wanted, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            found: int = trial.getsockname()[1]
            return found
    raise GrognardError(f"no port is free at {host}")
