"""The game that all these tests share, and short ways to look at it."""

from __future__ import annotations

from typing import Any

from grognard.games.unconditional_surrender.game import UnconditionalSurrender
from grognard.kernel.position import build_position

GAME = UnconditionalSurrender()
C = GAME.components


def hex_of(name: str) -> int:
    return C.map.index[name]


def names(mask: int) -> set[str]:
    return {name for n, name in enumerate(C.board.names) if mask >> n & 1}


def position(**keys: Any) -> Any:
    """A position as a file would have it."""
    return build_position(GAME, keys)
