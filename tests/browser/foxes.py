"""`grognard` with known dice and the tests' own small games: Three Foxes with secrets, and The Sound."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import grognard
from grognard.cli import main
from tests.browser import known_dice  # noqa: F401  (every game has its seed)
from tests.sound import TheSound
from tests.tiny import ThreeFoxes


class ServedFoxes(ThreeFoxes):
    """Three Foxes made as the library makes its games: with an overlay, which it has no use for."""

    def __init__(self, overlay: Mapping[str, Any]) -> None:
        super().__init__()


grognard.GAMES = (*grognard.GAMES, ServedFoxes, TheSound)

if __name__ == "__main__":
    main()
