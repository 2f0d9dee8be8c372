"""Grognard: one engine for four strategic games of the Second World War in Europe."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games import GAMES as OWN_GAMES
from grognard.games import Listed
from grognard.kernel.failing import failing
from grognard.kernel.game import Game
from grognard.kernel.refusal import GrognardError, UnknownChoice

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

Known = Listed | type[Game]
"""A game by its name and short name, imported or not."""

GAMES: tuple[Known, ...] = OWN_GAMES
ADDED = "GROGNARD_GAMES"
"""The environment variable that names games of other packages: "my.package:MyGame, another:Game"."""
PROVIDED = ("name", "short", "version", "folder", "state_type", "step_types")
"""What the class of a game has to say, besides the methods that it has to have."""
GROUP = "grognard.games"
"""The entry points by which an installed package brings games of its own."""


def games() -> list[str]:
    """The names of the games, as `game` takes them."""
    return [known.name for known in _every()]


def game(name: str, overlay: Mapping[str, Any] | None = None) -> Game:
    """A game by its name or short name, with the corrections of an overlay laid over its data."""
    found = _called(name, GAMES) or _called(name, _every())
    if found is None:
        raise UnknownChoice("game", name, [f"{known.name} ({known.short})" for known in _every()])
    return _made(_imported(found), msgspec.json.encode(overlay or {}, order="sorted"))


def _called(name: str, among: Iterable[Known]) -> Known | None:
    return next((known for known in among if name in (known.name, known.short)), None)


def _every() -> tuple[Known, ...]:
    """Our own games, those of installed packages, and those that the environment names."""
    return (*GAMES, *_added(os.environ.get(ADDED, "")))


@lru_cache(maxsize=16)
def _added(named: str) -> tuple[type[Game], ...]:
    """These have to be imported to know what they are called."""
    found = [_class_of(entry.value, f"the package {_package(entry)}") for entry in entry_points(GROUP)]
    found += [_class_of(word, ADDED) for word in named.replace(",", " ").split()]
    for kind in (added := list(dict.fromkeys(found))):
        others = {word for other in (*GAMES, *added) if other is not kind for word in _names(other)}
        if taken := others & _names(kind):
            raise GrognardError(
                f"{kind.__module__}:{kind.__name__} is called {min(taken)}, as another game is"
            )
    return tuple(added)


def entry_points(group: str) -> Iterable[EntryPoint]:
    """What installed packages bring. Python's own module for it takes a while to import."""
    from importlib import metadata

    return metadata.entry_points(group=group)


def _names(known: Known) -> set[str]:
    return {known.name, known.short}


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.name


def _imported(known: Known) -> type[Game]:
    if not isinstance(known, Listed):
        return known
    module, _, name = known.where.partition(":")
    kind: type[Game] = getattr(import_module(module), name)
    return kind


def _class_of(where: str, whose: str) -> type[Game]:
    """The class that "module:Class" names; modules of the folder one works in are found, too."""
    module, _, name = where.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        kind = getattr(import_module(module), name)
    except Exception as error:  # whoever makes a game can break it in any way
        told = f"{whose} names the game {where!r}, which can't be imported: {_why(error)}"
        raise GrognardError(told) from error
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise GrognardError(f"{whose} names {where!r}, which is no Game; it should read module:Class")
    if lacking := [
        *(word for word in PROVIDED if not hasattr(kind, word)),
        *sorted(kind.__abstractmethods__),
    ]:
        raise GrognardError(f"{whose} names the game {where!r}, which lacks: {', '.join(lacking)}")
    return kind


def _why(error: Exception) -> str:
    """What broke, and where: that a name is not there says it all; of anything else the last line counts."""
    if isinstance(error, ImportError | AttributeError):
        return str(error)
    return failing(error)


@lru_cache(maxsize=16)
def _made(kind: type[Game], overlay: bytes) -> Game:
    corrections = msgspec.json.decode(overlay)
    try:
        return kind(corrections)  # type: ignore[call-arg]
    except GrognardError:
        raise
    except Exception as error:
        if not corrections:
            raise GrognardError(f"the game {kind.name} can't be made: {failing(error)}") from error
        # Whoever corrects data can break them in any way.
        told = f"the overlay does not fit the other data of {kind.name}: {type(error).__name__}: {error}"
        raise GrognardError(told) from error
