"""Grognard: one engine for four strategic games of the Second World War in Europe."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.downfall_third_reich.game import DownfallThirdReich
from grognard.kernel.game import Game, UnknownChoice

GAMES: tuple[type[Game], ...] = (BattleForGermany, DownfallThirdReich)


def games() -> list[str]:
    """The names of the games, as `game` takes them."""
    return [kind.name for kind in GAMES]


def game(name: str, overlay: Mapping[str, Any] | None = None) -> Game:
    """A game by its name or short name, with the corrections of an overlay laid over its data."""
    for kind in GAMES:
        if name in (kind.name, kind.short):
            return _made(kind, msgspec.json.encode(overlay or {}, order="sorted"))
    raise UnknownChoice("game", name, [f"{kind.name} ({kind.short})" for kind in GAMES])


@lru_cache(maxsize=16)
def _made(kind: type[Game], overlay: bytes) -> Game:
    return kind(msgspec.json.decode(overlay))  # type: ignore[call-arg]
