"""The web application put together: routes, errors, documentation, and admission in front of them."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from functools import cache

from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

import grognard
import grognard.store
from grognard.kernel.memory import spare_the_collector
from grognard.server import documentation, requests
from grognard.server.admission import Admission
from grognard.server.errors import HANDLERS as ERRORS
from grognard.server.request_body import decoder
from grognard.server.routes import HANDLERS
from grognard.server.service import Service
from grognard.server.settings import BODY_LIMIT, DAY, Settings, from_environment
from grognard.store import NoDatabase, default_url
from grognard.table import BotPool, Lobby, Notices, RecordPool
from grognard.table.clocks import steady_time
from grognard.table.process_pool import when_parent_ends

LAST_GRACE = 20.0
"""Seconds that a worker without a parent has to end by itself."""


def create(settings: Settings, lobby: Lobby | None = None) -> Admission:
    """The application. Without a lobby of its own it opens the store that the settings name."""

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        make_ready()
        opened = lobby or open_lobby(settings)
        app.state.service = service = Service(opened, settings)
        try:
            async with service.running():
                yield
        except SQLAlchemyError as error:
            raise NoDatabase(settings.database or default_url(), error) from error
        finally:
            if lobby is None:
                # Closing brings the log of SQLite into its file, which then can be copied as it is.
                opened.store.close()

    api = Litestar(
        route_handlers=HANDLERS,
        exception_handlers=ERRORS,
        lifespan=[life],
        openapi_config=documentation.config(HANDLERS),
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    return Admission(api, settings)


def open_lobby(settings: Settings) -> Lobby:
    """The lobby over the store of the settings."""
    bots = BotPool(settings.bots) if settings.bots else None
    store, notices = grognard.store.open(settings.database or None), Notices.from_environment()
    unstarted, clock = settings.unstarted_days * DAY, steady_time(settings.clock_begun)
    return Lobby(store, bots, notices, clock, records=RecordPool(), unstarted=unstarted)


def from_settings() -> Admission:
    """What uvicorn calls in each process."""
    settings = from_environment()
    logging.basicConfig(
        level=logging.INFO if settings.log else logging.WARNING, format="%(message)s", stream=sys.stderr
    )
    when_parent_ends(_end)
    app = create(settings)
    make_ready()
    gc.collect()
    spare_the_collector()
    return app


def _end() -> None:
    """A worker whose parent was killed ends as if it were told to, and in any case."""
    signal.raise_signal(signal.SIGTERM)
    time.sleep(LAST_GRACE)
    os._exit(1)


@cache
def make_ready() -> None:
    """Loads every game and builds the types by which files and requests are read. Two threads that build one
    at once can end the process, so it is done before there are any."""
    for name in grognard.games():
        game = grognard.game(name)
        state = game.load(game.new(seed="ready").dump())
        state.view(None).encode()
        state.prompt(state.waiting[0]).encode()
    for kind in vars(requests).values():
        if isinstance(kind, type) and issubclass(kind, requests.Body):
            decoder(kind)
