"""The access log: one short line a request, written out a few times a second; never a query or a token."""

from __future__ import annotations

import asyncio
import logging

LOGGER = logging.getLogger("grognard.access")
EVERY = 0.25
LONGEST = 200
"""Characters of a path that are written: a head may have thousands."""


class AccessLog:
    """Gathers lines and hands them to the log together: one write for many requests."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def note(self, method: str, path: str, status: int, seconds: float) -> None:
        """A request was answered."""
        if not self._lines:
            asyncio.get_running_loop().call_later(EVERY, self.write)
        self._lines.append(f"{method} {_plain(path)} {status} {seconds * 1000:.1f} ms")

    def write(self) -> None:
        """Writes out what has come since."""
        lines, self._lines = self._lines, []
        if lines:
            LOGGER.info("\n".join(lines))


def _plain(path: str) -> str:
    """The path without anything that could forge a line of the log, or fill it."""
    shown = path if len(path) <= LONGEST else path[:LONGEST] + "..."
    return shown if shown.isprintable() else ascii(shown)
