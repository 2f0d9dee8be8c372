"""`grognard` with Three Foxes among its games: the tests' own small game, in which seats have secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import grognard
from grognard.cli import main
from tests.tiny import ThreeFoxes


class ServedFoxes(ThreeFoxes):
    """Three Foxes made as the library makes its games: with an overlay, which it has no use for."""

    def __init__(self, overlay: Mapping[str, Any]) -> None:
        super().__init__()


grognard.GAMES = (*grognard.GAMES, ServedFoxes)

if __name__ == "__main__":
    main()
