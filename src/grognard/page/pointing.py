"""Which units and spaces a sentence is about: what the page points out on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.messages import kind_of

EITHER = "target"
"""The kind of a figure that may hold a unit or a space."""


def pointed_out(game: Game, figures: Mapping[str, Any], kind: str) -> list[str]:
    """The units or spaces that the figures name, each once."""
    found: dict[str, None] = {}
    for name, value in figures.items():
        if kind_of(name) == kind:
            found |= dict.fromkeys(_strings(value))
        elif kind_of(name) == EITHER:
            known = game.vocabulary.numbers.get(kind, {})
            found |= dict.fromkeys(one for one in _strings(value) if one in known)
    return list(found)


def _strings(value: Any) -> list[str]:
    several = value if isinstance(value, list | tuple) else [value]
    return [one for one in several if isinstance(one, str)]
