"""uvicorn's WebSocket with compression for long messages only.

A scene or a question of many kilobytes shrinks to a fifth. An update of a few hundred bytes gains little, and
left as it is it can be the same bytes for everybody. A message's compression needs nothing of the one before,
so that a quiet socket keeps no memory for it.
"""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

COMPRESSED_FROM = 2048
LARGEST_MESSAGE = 16 * 1024
WHOLE_TEXT, ONE_BYTE = 0x81, 125
"""How a frame with a whole text begins, and the longest length that its next byte can tell."""
MOST_FRAMES, IN_SECONDS = 500, 40.0
"""How many frames a client may send in so many seconds, pings and pieces of messages among them. It has
little to say: more is cut off before it is read, since reading them all would stop everybody's play."""
PIECE = 1024
"""Bytes that are read at once."""
PUSH = "grognard.push"
"""The extension of a socket's scope by which frames that are ready can be written at once."""


class LongOnly(PerMessageDeflate):
    """Leaves short messages as they are, which the extension allows for every message (RFC 7692, 6)."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < COMPRESSED_FROM else super().encode(frame)


class LongOnlyFactory(ServerPerMessageDeflateFactory):
    """Agrees on compression with a client, then compresses long messages only."""

    def process_request_params(self, params: Any, accepted_extensions: Any) -> Any:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, LongOnly(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )


def frame_of(text: bytes) -> bytes:
    """A short message as it goes over the wire (RFC 6455, 5.2): the same bytes for every client."""
    length = len(text)
    if length <= ONE_BYTE:
        return bytes((WHOLE_TEXT, length)) + text
    return bytes((WHOLE_TEXT, ONE_BYTE + 1, length >> 8, length & 0xFF)) + text


class Sockets(WebSocketsSansIOProtocol):
    """What uvicorn speaks WebSocket with. One update goes to many clients, so it is framed only once."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        compression = LongOnlyFactory(
            server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 4}
        )
        self.conn = ServerProtocol(
            extensions=[compression],
            max_size=LARGEST_MESSAGE,
            logger=logging.getLogger("uvicorn.error"),
        )
        self._frames, self._since = 0, self.loop.time()

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + PIECE])

    def handle_events(self) -> None:
        now = self.loop.time()
        if now - self._since > IN_SECONDS:
            self._frames, self._since = 0, now
        self._frames += len(self.conn.events)
        if self._frames > MOST_FRAMES:
            self.transport.abort()
            return
        super().handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][PUSH] = {"push": self.push}

    def push(self, frame: bytes) -> bool:
        """Writes a frame at once; False if the client takes them too slowly, or is gone."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(frame)
        return True
