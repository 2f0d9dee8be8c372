"""Questions for those who listen, worked out beside the play: never before an action is acknowledged.

A question takes milliseconds, an action a fraction of one. So a table must have been quiet for a moment, and
for longer where actions come one upon the other, as they do from programs: what is asked between two of them
would be answered before anybody could read it. One question at a time is worked out in a thread, between two
of them there is a rest, and one that is no longer asked is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.kernel.messages import Messages
from grognard.page.question import asked as asked_of
from grognard.server.listener import Message
from grognard.server.messages import Asked, Waiting
from grognard.server.viewer import asked, sight
from grognard.table.standing_orders import given

if TYPE_CHECKING:
    from grognard.server.rooms import Room

LOGGER = logging.getLogger("grognard.server")
QUIET, FAST = 0.015, 0.05
"""Seconds that a table has to be quiet before anybody is asked, and between two actions of no person."""
REST = 3.0
"""How many times as long as a question took the next one waits, so that play keeps its time."""


class Pace:
    """How fast the actions of a table come."""

    __slots__ = ("_between", "changed")

    def __init__(self) -> None:
        self.changed, self._between = 0.0, 0.0

    def step(self, now: float) -> None:
        """Another one has come."""
        self.changed, self._between = now, now - self.changed

    @property
    def quiet(self) -> float:
        """How long the table has to be quiet before anybody is asked: twice as long as the last action took
        to come if no person is as fast as that, else a moment."""
        return QUIET if self._between > FAST else max(QUIET, 2 * self._between)


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
        loop = asyncio.get_running_loop()
        room.pace.step(loop.time())
        if room not in self._timers:
            self._timers[room] = loop.call_later(QUIET, self._look, room)

    def _look(self, room: Room) -> None:
        """Whether a room has been quiet for long enough. While many actions come this is cheaper than to set
        the timer anew with each of them."""
        loop = asyncio.get_running_loop()
        quiet_at = room.pace.changed + room.pace.quiet
        if quiet_at > loop.time():
            self._timers[room] = loop.call_at(quiet_at, self._look, room)
        else:
            self.forget(room)
            self._rooms.put_nowait(room)

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
        table, now, state = room.table, room.table.seq, room.table.state
        if table.old_rules:
            return
        counted = {seat: table.numbers(seat).seq for seat in (None, *range(len(table.seats)))}
        made: dict[tuple[int | None, int, str], Message] = {}
        # Who is told only that somebody is waited for does not wait for the question of that one: how long it
        # takes would tell how much there is to choose from, or that a standing order answers it.
        for listener in sorted(room.listeners, key=lambda one: asked(table, one.viewer.eyes) is not None):
            eyes = listener.viewer.eyes
            seq = counted[sight(table, eyes)]
            if not listener.questions or listener.seq != now or listener.asked == seq:
                continue
            key = asked(table, eyes), seq, listener.viewer.language
            if listener not in room.listeners:
                continue  # gone while the others' questions were made
            if key not in made:
                orders = given(table, key[0]) if key[0] is not None else {}
                made[key] = await self._made(state, orders, *key)
            if listener.seq == now:
                listener.asked = seq
                listener.put(made[key])

    async def _made(
        self, state: Any, orders: dict[str, str], seat: int | None, seq: int, language: str
    ) -> Message:
        if seat is None:
            words = Messages(state.game, language).question(state.prompt(None))
            return Message(Waiting(seq=seq, text=words))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _asked, state, orders, seat, seq, language)


def _asked(state: Any, orders: dict[str, str], seat: int, seq: int, language: str) -> Message:
    made = asked_of(state, seat, orders, language)
    return Message(Asked(**msgspec.structs.asdict(made), seq=seq))
