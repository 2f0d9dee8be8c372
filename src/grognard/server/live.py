"""The live connection of a viewer: it says who it is, gets a scene, and from then on what changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from grognard.kernel.languages import known
from grognard.server.errors import Refused
from grognard.server.listener import Listener
from grognard.server.messages import Hello
from grognard.server.rooms import Room
from grognard.server.service import Service, service_of
from grognard.server.sockets import PUSH
from grognard.server.viewer import Viewer, held
from grognard.table.errors import NoSuchTable, TableError

LOGGER = logging.getLogger("grognard.server")
BAD_HELLO, REFUSED, NO_TABLE, SILENT, TALKATIVE = 4400, 4403, 4404, 4408, 4429
FAILED = 1011
MOST_WORDS = 100
"""How many messages a client may send after its first one in the time of two pings: it has nothing to say."""


class Closed(Exception):
    """The connection has to be closed: the code and the key tell the page why."""

    def __init__(self, code: int, key: str) -> None:
        super().__init__(key)
        self.code, self.key = code, key


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, State], table_id: FromPath[str]) -> None:
    """What happens at a table, as it happens."""
    await socket.accept()
    service = service_of(socket)
    try:
        listener, table = await _greet(socket, service, table_id)
        room = service.rooms.enter(table, listener)
        try:
            await _converse(socket, room, listener, service)
        finally:
            service.rooms.leave(room, listener)
    except Closed as reason:
        with contextlib.suppress(Exception):
            await socket.close(code=reason.code, reason=reason.key)
    except NoSuchTable as error:
        # It was deleted while somebody listened.
        with contextlib.suppress(Exception):
            await socket.close(code=NO_TABLE, reason=error.key)
    except WebSocketDisconnect:
        pass
    except Exception:
        LOGGER.exception("a live connection of table %s failed", table_id)
        with contextlib.suppress(Exception):
            await socket.close(code=FAILED, reason="failed")


async def _greet(socket: Any, service: Service, table_id: str) -> tuple[Listener, Any]:
    """Who it is; a client that stays silent, or may not look, is turned away."""
    try:
        async with asyncio.timeout(service.settings.hello_seconds):
            hello = msgspec.json.decode(await socket.receive_text(), type=Hello)
    except TimeoutError:
        raise Closed(SILENT, "silent") from None
    except msgspec.DecodeError:
        raise Closed(BAD_HELLO, "unreadable") from None
    try:
        table = await service.lobby.table(table_id)
        seats = held(service.lobby, table, hello.tokens)
    except NoSuchTable as error:
        raise Closed(NO_TABLE, error.key) from None
    except (TableError, Refused) as error:
        raise Closed(REFUSED, error.key) from None
    language = known(hello.language)
    push = socket.scope.get("extensions", {}).get(PUSH, {}).get("push")
    return Listener(Viewer(seats, language), hello.questions, service.settings.queue, push), table


async def _converse(socket: Any, room: Room, listener: Listener, service: Service) -> None:
    """Sends what there is to send until the client goes, or is told to."""
    sending = asyncio.create_task(_send(socket, room, listener))
    hearing = asyncio.create_task(_hear(socket, service.settings.ping_seconds))
    await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
    sending.cancel()
    hearing.cancel()
    ends = await asyncio.gather(sending, hearing, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
            raise end


async def _send(socket: Any, room: Room, listener: Listener) -> None:
    send, outbox, woken = socket.send, listener.outbox, listener.woken
    while True:
        await woken.wait()
        woken.clear()
        if listener.seq is None:
            await room.begin(listener)
        while outbox:
            for text in outbox.popleft().texts:
                await send({"type": "websocket.send", "text": text, "bytes": None})
        listener.busy = woken.is_set()


async def _hear(socket: Any, seconds: float) -> None:
    """Listens for the end; a client that talks without end is cut off."""
    loop = asyncio.get_running_loop()
    words, since = 0, loop.time()
    while True:
        await socket.receive_text()
        if loop.time() - since > 2 * seconds:
            words, since = 0, loop.time()
        words += 1
        if words > MOST_WORDS:
            raise Closed(TALKATIVE, "too-many")
