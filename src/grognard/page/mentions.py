"""Which units and spaces a sentence is about: what the page points out on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.kernel.figures import kind_of, names_in
from grognard.kernel.game import Game

EITHER = "target"
"""The kind of a figure that may hold a unit or a space."""


def pointed_out(game: Game, figures: Mapping[str, Any], kind: str) -> list[str]:
    """The units or spaces that the figures name, each once."""
    found: dict[str, None] = {}
    for name, value in figures.items():
        if kind_of(name) == kind:
            found |= dict.fromkeys(names_in(value))
        elif kind_of(name) == EITHER:
            known = game.vocabulary.numbers.get(kind, {})
            found |= dict.fromkeys(one for one in names_in(value) if one in known)
    return list(found)
