"""The way of actions, past the framework, which does as much for a request as the action itself takes.

Its address is also a route like any other (`routes/actions.py`), which documents it and takes what is
unusual: both do the same and answer alike.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from grognard.kernel.refusal import GrognardError
from grognard.server.errors import fault, refusal
from grognard.server.request_body import decoded
from grognard.server.requests import Act
from grognard.server.service import Service, seated_at
from grognard.server.settings import BODY_LIMIT
from grognard.table import Done

ADDRESS = re.compile(r"/api/tables/([A-Za-z0-9_-]{12})/actions")
_encode = msgspec.json.Encoder().encode


async def acted(service: Service, scope: Any, table_id: str, body: bytes) -> Done:
    """An action that is on disk."""
    data = decoded(body, Act)
    lobby, _, seat = await seated_at(service, scope, table_id)
    return await lobby.act(table_id, seat, data.line, data.after, data.request)


class Acting:
    """Does the action of a request to this address, or leaves the request to the framework."""

    def __init__(self, api: Any) -> None:
        self._api = api

    async def __call__(self, table_id: str, scope: Any, receive: Any, send: Any) -> None:
        message = await receive()
        body = message.get("body", b"")
        if message["type"] != "http.request" or message.get("more_body") or len(body) > BODY_LIMIT:
            await self._api(scope, _beginning_with(message, receive), send)
            return
        try:
            answer = await self._answer(table_id, scope, body)
        except Exception as error:
            answer = fault(scope, error)
        await send_told(send, *answer)

    async def _answer(self, table_id: str, scope: Any, body: bytes) -> tuple[int, Any, Mapping[str, str]]:
        try:
            return 200, await acted(self._api.state.service, scope, table_id, body), {}
        except GrognardError as error:
            return refusal(scope, error)


async def send_told(send: Any, status: int, told: Any, more: Mapping[str, str]) -> None:
    """Sends an answer without the framework."""
    body = _encode(told)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.lower().encode(), value.encode()) for name, value in more.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _beginning_with(message: Any, receive: Any) -> Any:
    """Receives what was received already, then the rest."""
    first = [message]

    async def again() -> Any:
        return first.pop() if first else await receive()

    return again
