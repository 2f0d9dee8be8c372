"""What can be played: the games and their rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get

import grognard
from grognard.kernel.game import UnknownChoice
from grognard.page import library
from grognard.page.library import GameCard, RuleCard
from grognard.server.errors import Refused
from grognard.server.language import language_of
from grognard.server.requests import Asking, Word, refusals
from grognard.server.responses import packed
from grognard.server.service import service_of


@get("/health", summary="Whether the server can serve", tags=["games"], responses=refusals(503))
async def health(request: Asking) -> dict[str, str]:
    """For whoever watches over the server: it is up, and its store answers."""
    await service_of(request).lobby.check()
    return {"status": "ok"}


@get("/ready", summary="Whether the server is up", tags=["games"], responses=refusals())
async def ready() -> dict[str, str]:
    """For whoever starts the server: it answers, whatever its store does."""
    return {"status": "ok"}


@get("/api/games", summary="The games", tags=["games"], responses=refusals())
async def games(request: Asking) -> Response[list[GameCard]]:
    """Every game with its scenarios, options and bots, in the language of the request."""
    return packed(request, _games(language_of(request.scope), grognard.GAMES))


@get("/api/games/{game:str}/rules", summary="The rules of a game", tags=["games"], responses=refusals(404))
async def rules(request: Asking, game: Word) -> Response[list[RuleCard]]:
    """Every paragraph of the rules with its title and what it says in short."""
    return packed(request, _rules(game, language_of(request.scope)))


@lru_cache(maxsize=8)
def _games(language: str, _: tuple[Any, ...]) -> bytes:
    return msgspec.json.encode(library.games(language))


@lru_cache(maxsize=32)
def _rules(name: str, language: str) -> bytes:
    try:
        game = grognard.game(name)
    except UnknownChoice:
        raise Refused("no-such-game", name=name) from None
    return msgspec.json.encode(library.rules(game, language))
