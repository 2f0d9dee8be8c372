"""The web application put together: routes, errors, documentation, and admission in front of them."""

from __future__ import annotations

import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator

from litestar import Litestar

import grognard
import grognard.store
from grognard.server import documentation
from grognard.server.admission import Admission
from grognard.server.errors import HANDLERS as ERRORS
from grognard.server.routes import HANDLERS
from grognard.server.service import Service
from grognard.server.settings import BODY_LIMIT, Settings, from_environment
from grognard.table import BotPool, Lobby, Notices

COLLECT_AFTER = (10_000, 20, 50)


def create(settings: Settings, lobby: Lobby | None = None) -> Admission:
    """The application. Without a lobby of its own it opens the store that the settings name."""

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        opened = lobby or open_lobby(settings)
        app.state.service = service = Service(opened, settings)
        try:
            async with service.running():
                yield
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
    return Lobby(grognard.store.open(settings.database or None), bots, Notices.from_environment())


def from_settings() -> Admission:
    """What uvicorn calls in each process."""
    settings = from_environment()
    logging.basicConfig(
        level=logging.INFO if settings.log else logging.WARNING, format="%(message)s", stream=sys.stderr
    )
    app = create(settings)
    spare_the_collector()
    return app


def spare_the_collector() -> None:
    """Looks for garbage less often, and not in what stays: looking through it all stopped play for 100 ms."""
    for name in grognard.games():
        grognard.game(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
