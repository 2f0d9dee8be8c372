"""A real `grognard serve` for tests, with its database in a folder and the tests' own games if wanted."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from grognard.soak import serving

ROOT = Path(__file__).parents[2]
PLAIN = (sys.executable, "-m", "tests.browser.known_dice")
FOXES = (sys.executable, "-m", "tests.browser.foxes")


class Server(serving.Server):
    """Every game has the same dice. With `foxes` it has the tests' own small games too, which hide things;
    `environment` says what else it is told."""

    def __init__(
        self, folder: Path, *, foxes: bool = False, environment: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(
            f"sqlite:///{folder / 'grognard.db'}",
            folder / "server.log",
            command=FOXES if foxes else PLAIN,
            environment=environment,
            folder=ROOT,
        )
