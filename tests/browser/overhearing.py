"""Everything a browser is told: the answers to its requests and the messages of its live connection."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, WebSocket

STATIC = re.compile(
    r"^/api/games(/[\w-]+/rules)?$|^/api/tables/[\w-]+/sheet$|^/(assets|games)/|^/icon\.svg$"
    r"|^/(about|table/[\w-]+)?$"
)
"""Addresses whose answers are the same for everybody: the page itself, the games, their rules, the sheet."""


@dataclass
class Ears:
    """What came to one page since it was listened to, but for what is the same for everybody."""

    page: Page
    heard: list[tuple[str, str]] = field(default_factory=list)
    """Address and text."""

    def __post_init__(self) -> None:
        self.page.on("requestfinished", self._answered)
        self.page.on("websocket", self._listen)

    def until(self, words: str, patience: int = 200) -> None:
        """Waits until these words have come."""
        for _ in range(patience):
            if self.holding(words):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"never heard: {words}")

    def holding(self, *words: str) -> list[str]:
        """Where one of these words came, in whatever case, with what stands around it."""
        wanted = re.compile("|".join(map(re.escape, words)), re.IGNORECASE)
        return [
            f"{where}: …{text[max(0, hit.start() - 60) : hit.end() + 60]}…"
            for where, text in self.heard
            for hit in wanted.finditer(text)
        ]

    def _answered(self, request: Request) -> None:
        path = urlsplit(request.url).path
        response = request.response()
        if response is not None and not STATIC.search(path):
            self.heard.append((f"{request.method} {path}", response.text()))

    def _listen(self, socket: WebSocket) -> None:
        path = urlsplit(socket.url).path
        socket.on("framereceived", lambda message: self.heard.append((f"live {path}", _text(message))))


def _text(message: str | bytes) -> str:
    return message if isinstance(message, str) else message.decode()
