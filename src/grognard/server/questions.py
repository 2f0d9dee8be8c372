"""Questions for those who listen, worked out beside the play: never before an action is acknowledged.

A question takes milliseconds, an action a fraction of one. So a table must have been quiet for a moment, one
question at a time is worked out in a thread, between two of them there is a rest, and one that is no longer
asked is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.kernel.messages import Messages
from grognard.page.question import question
from grognard.server.listener import Message
from grognard.server.shown import Asked, Waiting

if TYPE_CHECKING:
    from grognard.server.rooms import Room

LOGGER = logging.getLogger("grognard.server")
QUIET = 0.015
REST = 3.0
"""How many times as long as a question took the next one waits, so that play keeps its time."""


class Questions:
    """One worker for the rooms of this process."""

    def __init__(self) -> None:
        self._timers: dict[Room, asyncio.TimerHandle] = {}
        self._rooms: asyncio.Queue[Room] = asyncio.Queue()
        self._thread = ThreadPoolExecutor(1, "question")

    def want(self, room: Room) -> None:
        """Something has changed in a room; when it stays so for a moment, its listeners are asked."""
        if not any(listener.questions for listener in room.listeners):
            return
        self.forget(room)
        loop = asyncio.get_running_loop()
        self._timers[room] = loop.call_later(QUIET, self._rooms.put_nowait, room)

    def forget(self, room: Room) -> None:
        timer = self._timers.pop(room, None)
        if timer is not None:
            timer.cancel()

    async def run(self) -> None:
        """Works until it is cancelled."""
        while True:
            room = await self._rooms.get()
            begun = time.perf_counter()
            try:
                await self._ask(room)
            except Exception:
                LOGGER.exception("a question of table %s could not be made", room.table.id)
            await asyncio.sleep(REST * (time.perf_counter() - begun))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, room: Room) -> None:
        seq, state = room.table.seq, room.table.state
        made: dict[tuple[int | None, str], Message] = {}
        for listener in list(room.listeners):
            if not listener.questions or listener.seq != seq or listener.asked == seq:
                continue
            eyes = listener.viewer.eyes
            key = eyes if eyes in state.waiting else None, listener.viewer.language
            if key not in made:
                made[key] = await self._made(state, seq, *key)
            if listener.seq == seq:
                listener.asked = seq
                listener.put(made[key])

    async def _made(self, state: Any, seq: int, seat: int | None, language: str) -> Message:
        if seat is None:
            words = Messages(state.game, language).question(state.prompt(None))
            return Message(Waiting(seq=seq, text=words))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _asked, state, seq, seat, language)


def _asked(state: Any, seq: int, seat: int, language: str) -> Message:
    made = question(state.game, state.prompt(seat), language)
    return Message(Asked(**msgspec.structs.asdict(made), seq=seq))
