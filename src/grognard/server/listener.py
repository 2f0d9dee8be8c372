"""One live connection: what was sent to it last, and what is still to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from grognard.page.picture import Picture
from grognard.server.sockets import COMPRESSED_FROM, frame_of
from grognard.server.viewer import Viewer

Push = Callable[[bytes], bool]
_encode = msgspec.json.Encoder().encode


class Message:
    """One message, or some that follow each other, encoded once for all who get them; if each is too short to
    be compressed, framed once, too."""

    __slots__ = ("_bytes", "frame")

    def __init__(self, *contents: msgspec.Struct) -> None:
        self._bytes = [_encode(content) for content in contents]
        short = all(len(text) < COMPRESSED_FROM for text in self._bytes)
        self.frame = b"".join(map(frame_of, self._bytes)) if short else None

    @property
    def texts(self) -> list[str]:
        return [text.decode() for text in self._bytes]


class Listener:
    """A client that listens.

    `seq` is the last entry of the journal that it was told of, or that it may not know of; None: it needs a
    whole scene before anything else. `asked` is the seq, as its viewer may count, of the question sent last.
    Whoever takes messages too slowly loses them and gets a scene instead.
    """

    __slots__ = (
        "_most",
        "_push",
        "asked",
        "busy",
        "outbox",
        "picture",
        "questions",
        "seq",
        "viewer",
        "woken",
    )

    def __init__(self, viewer: Viewer, questions: bool, most: int, push: Push | None = None) -> None:
        self.viewer, self.questions, self._most, self._push = viewer, questions, most, push
        self.outbox: deque[Message] = deque()
        self.woken = asyncio.Event()
        self.seq: int | None = None
        self.asked: int | None = None
        self.picture: Picture = {}
        self.busy = True
        self.woken.set()

    def put(self, message: Message) -> None:
        """To be sent after all that waits; at once if nothing does."""
        if not self.busy and self._push is not None and message.frame and self._push(message.frame):
            return
        if len(self.outbox) >= self._most:
            self.start_over()
            return
        self.outbox.append(message)
        self._wake()

    def start_over(self) -> None:
        """Forgets what waits: the next thing sent is a whole scene."""
        self.outbox.clear()
        self.seq = self.asked = None
        self._wake()

    def _wake(self) -> None:
        self.busy = True
        self.woken.set()
