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
from grognard.server.listener import Listener, Message
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
        self._queued: set[Room] = set()
        self._thread = ThreadPoolExecutor(1, "question")

    def want(self, room: Room) -> None:
        """Something has changed in a room; when it stays so for a moment, its listeners are asked."""
        if not any(listener.questions for listener in room.listeners):
            return
        if room not in self._timers:
            self._timers[room] = asyncio.get_running_loop().call_later(QUIET, self._look, room)

    def _look(self, room: Room) -> None:
        """Whether a room has been quiet for long enough. While many actions come this is cheaper than to set
        the timer anew with each of them."""
        loop = asyncio.get_running_loop()
        quiet_at = room.pace.changed + room.pace.quiet
        if quiet_at > loop.time():
            self._timers[room] = loop.call_at(quiet_at, self._look, room)
            return
        self.forget(room)
        if room not in self._queued:  # who always has something new has no more places than others
            self._queued.add(room)
            self._rooms.put_nowait(room)

    def forget(self, room: Room) -> None:
        timer = self._timers.pop(room, None)
        if timer is not None:
            timer.cancel()

    async def run(self) -> None:
        """Works until it is cancelled."""
        while True:
            room = await self._rooms.get()
            self._queued.discard(room)
            begun = time.perf_counter()
            try:
                await self._ask(room)
            except Exception:
                LOGGER.exception("a question of table %s could not be made", room.table.id)
            await asyncio.sleep(REST * (time.perf_counter() - begun))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, room: Room) -> None:
        table, state = room.table, room.table.state
        if table.old_rules:
            return
        counted = {seat: table.numbers(seat).seq for seat in (None, *range(len(table.seats)))}
        made: dict[tuple[int | None, int, str], Message] = {}
        # Who is told only that somebody is waited for does not wait for the question of that one: how long it
        # takes would tell how much there is to choose from, or that a standing order answers it.
        for listener in sorted(room.listeners, key=lambda one: asked(table, one.viewer.eyes) is not None):
            key = _place(room, listener)
            if not listener.questions or key is None or listener.asked == key[1]:
                continue
            if key[1] != counted[sight(table, listener.viewer.eyes)] or listener not in room.listeners:
                continue  # the table, or the listener, has gone while the others' questions were made
            if key not in made:
                orders = given(table, key[0]) if key[0] is not None else {}
                made[key] = await self._made(state, orders, *key)
            if _place(room, listener) == key:
                listener.asked = key[1]
                listener.put(made[key])

    async def _made(
        self, state: Any, orders: dict[str, str], seat: int | None, seq: int, language: str
    ) -> Message:
        if seat is None:
            words = Messages(state.game, language).question(state.prompt(None))
            return Message(Waiting(seq=seq, text=words))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _asked, state, orders, seat, seq, language)


def _place(room: Room, listener: Listener) -> tuple[int | None, int, str] | None:
    """Which seat's question a listener is to get, after which entry as it may count, in which language. What
    others answer in secret meanwhile changes nothing of it."""
    if listener.seq is None:
        return None
    table, viewer = room.table, listener.viewer
    seq, _ = table.counting.known(sight(table, viewer.eyes), listener.seq, 0)
    return asked(table, viewer.eyes), seq, viewer.language


def _asked(state: Any, orders: dict[str, str], seat: int, seq: int, language: str) -> Message:
    made = asked_of(state, seat, orders, language)
    return Message(Asked(**msgspec.structs.asdict(made), seq=seq))
