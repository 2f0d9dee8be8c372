"""Grognard: one engine for four strategic games of the Second World War in Europe."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.downfall_third_reich.game import DownfallThirdReich
from grognard.kernel.game import Game, UnknownChoice
from grognard.kernel.refusal import GrognardError

GAMES: tuple[type[Game], ...] = (BattleForGermany, DownfallThirdReich)
ADDED = "GROGNARD_GAMES"
"""The environment variable that names games of other packages: "my.package:MyGame, another:Game"."""
GROUP = "grognard.games"
"""The entry points by which an installed package brings games of its own."""


def games() -> list[str]:
    """The names of the games, as `game` takes them."""
    return [kind.name for kind in kinds()]


def game(name: str, overlay: Mapping[str, Any] | None = None) -> Game:
    """A game by its name or short name, with the corrections of an overlay laid over its data."""
    for kind in kinds():
        if name in (kind.name, kind.short):
            return _made(kind, msgspec.json.encode(overlay or {}, order="sorted"))
    raise UnknownChoice("game", name, [f"{kind.name} ({kind.short})" for kind in kinds()])


def kinds() -> tuple[type[Game], ...]:
    """Our own games, those of installed packages, and those that the environment names."""
    return (*GAMES, *_added(os.environ.get(ADDED, "")))


@lru_cache(maxsize=16)
def _added(named: str) -> tuple[type[Game], ...]:
    found = [_class_of(entry.value, f"the package {_package(entry)}") for entry in entry_points(group=GROUP)]
    found += [_class_of(word, ADDED) for word in named.replace(",", " ").split()]
    for kind in (added := list(dict.fromkeys(found))):
        others = {word for other in (*GAMES, *added) if other is not kind for word in _names(other)}
        if others & _names(kind):
            raise GrognardError(
                f"{kind.__module__}:{kind.__name__} is called {kind.name}, as another game is"
            )
    return tuple(added)


def _names(kind: type[Game]) -> set[str]:
    return {kind.name, kind.short}


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.name


def _class_of(where: str, whose: str) -> type[Game]:
    """The class that "module:Class" names; modules of the folder one works in are found, too."""
    module, _, name = where.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        kind = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise GrognardError(f"{whose} names the game {where!r}, which can't be imported: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise GrognardError(f"{whose} names {where!r}, which is no Game; it should read module:Class")
    return kind


@lru_cache(maxsize=16)
def _made(kind: type[Game], overlay: bytes) -> Game:
    return kind(msgspec.json.decode(overlay))  # type: ignore[call-arg]
