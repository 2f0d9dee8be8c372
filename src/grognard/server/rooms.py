"""Everybody who listens to a table: each change is put into words once and goes to all who see it alike."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from grognard.server.listener import Listener, Message
from grognard.server.messages import ChatMessage, Ping, ProposalsMessage, SceneMessage, SeatsMessage
from grognard.server.news import News
from grognard.server.questions import Pace, Questions
from grognard.server.scene import proposals, rematch, scene, seats_shown
from grognard.server.viewer import sight
from grognard.table import Change, Lobby, Table

LOGGER = logging.getLogger("grognard.server")
PING = Message(Ping())
TOGETHER = 0.1
"""Seconds within which nobody acts twice: what comes faster, as from programs, is told together."""


class Room:
    """The listeners of one table. They share one subscription, which stands for all seats they hold."""

    def __init__(self, lobby: Lobby, table: Table, questions: Questions) -> None:
        self.lobby, self._table, self._questions = lobby, table, questions
        self.listeners: list[Listener] = []
        self.pace = Pace()
        self._held: list[Change] = []
        self._told = 0.0
        self._timer: asyncio.Handle | None = None
        self._proposed = ProposalsMessage(proposals=proposals(table), rematch=rematch(table))
        self.secrets = table.game.secrets
        self._subscription = lobby.watch(table.id)
        self._task = asyncio.create_task(self._follow())

    @property
    def table(self) -> Table:
        return self.lobby.latest(self._table)

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self._sit()

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self._sit()

    def close(self) -> None:
        self._questions.forget(self)
        self._stop_timer()
        self._subscription.close()
        self._task.cancel()

    def _sit(self) -> None:
        """Says which players are there now. The new subscription begins where the old one ends."""
        seats = {seat for one in self.listeners for seat in one.viewer.seats}
        if seats != self._subscription.seats:
            old, self._subscription = self._subscription, self.lobby.watch(self.table.id, seats)
            old.close()

    async def begin(self, listener: Listener) -> None:
        """Puts a whole scene before everything else that a listener is to get."""
        while True:
            table = self._table = await self.lobby.table(self._table.id)
            whole: SceneMessage = await scene(self.lobby, table, listener.viewer, SceneMessage)
            if self.lobby.is_latest(table):
                break  # else it was read again meanwhile, and what was drawn is of the past
        listener.seq, listener.picture = table.seq, whole.picture
        listener.outbox.appendleft(Message(whole))
        if listener.questions:
            self._questions.want(self)

    async def _follow(self) -> None:
        subscription = None
        while subscription is not self._subscription:
            subscription = self._subscription
            async for change in subscription:
                self._try_to_tell(change)

    def _try_to_tell(self, change: Change) -> None:
        try:
            self._tell(change)
        except Exception:
            # A listener must not be left behind with a picture that is wrong from here on.
            LOGGER.exception("a change of table %s could not be told", self.table.id)
            self._start_over(change)

    def _tell(self, change: Change) -> None:
        if change.kind in ("act", "undo", "back"):
            self._hold(change)
        elif change.kind == "chat" and change.chat is not None:
            self._to_all(Message(ChatMessage(**msgspec.structs.asdict(change.chat))))
        elif change.kind == "seats":
            self._tell_seats(change)
            self._tell_proposals()
        else:
            self._start_over(change)

    def _start_over(self, change: Change) -> None:
        for listener in self.listeners:
            if change.seen_by(listener.viewer.eyes) is not None:
                listener.start_over()

    def _to_all(self, message: Message) -> None:
        for listener in self.listeners:
            listener.put(message)

    def ping(self) -> None:
        self._to_all(PING)

    def _tell_seats(self, change: Change) -> None:
        made: dict[tuple[int | None, str], Message] = {}
        for listener in self.listeners:
            key = eyes, language = sight(self.table, listener.viewer.eyes), listener.viewer.language
            if change.seen_by(eyes) is None:
                continue
            if key not in made:
                made[key] = Message(SeatsMessage(seats=seats_shown(self.lobby, self.table, eyes, language)))
            listener.put(made[key])

    def _tell_proposals(self) -> None:
        """To players only, and only if there is something new."""
        now = ProposalsMessage(proposals=proposals(self.table), rematch=rematch(self.table))
        if now == self._proposed:
            return
        self._proposed = now
        message = Message(now)
        for listener in self.listeners:
            if listener.viewer.seats:
                listener.put(message)

    # ---------------------------------------------------------------- actions

    def _hold(self, change: Change) -> None:
        """An action or undo is told when all is here that happened in this moment; where the last one was
        told only just before, a little later, with what comes until then."""
        if change.hushed:
            self._hold_secret(change)
            return
        loop = asyncio.get_running_loop()
        now, due = loop.time(), self._told + TOGETHER
        self.pace.step(now)
        if self._shown_alone(change):
            self._tell_held()
        self._held.append(change)
        if self._shown_alone(change):
            self._tell_held()
        elif self._timer is None:
            later = now < due
            self._timer = loop.call_at(due, self._tell_held) if later else loop.call_soon(self._tell_held)

    def _hold_secret(self, change: Change) -> None:
        """That somebody has answered in secret must not show in when others are told something: it neither
        hastens that nor holds it up."""
        self._held.append(change)
        if len(self._held) == 1:
            told = self._told
            self._tell_held()
            self._told = told

    def _shown_alone(self, change: Change) -> bool:
        """What a bot does comes in a rush, and is shown step by step."""
        seat = change.openly.seat
        return seat is not None and self.table.seats[seat].kind == "bot"

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tell_held(self) -> None:
        self._stop_timer()
        held, self._held = self._held, []
        if not held:
            return
        self._told = asyncio.get_running_loop().time()
        try:
            self._tell_updates(held)
        except Exception:
            LOGGER.exception("changes of table %s could not be told", self.table.id)
            for change in held:
                self._start_over(change)

    def _tell_updates(self, changes: list[Change]) -> None:
        """To each listener those that it was not told of, in a scene or before."""
        news: dict[int, News] = {}
        for listener in self.listeners:
            seq = listener.seq
            if seq is None or seq >= changes[-1].seq:
                continue
            if seq not in news:
                news[seq] = News(self, [change for change in changes if change.seq > seq])
            self._tell_news(listener, news[seq])
        self._tell_proposals()
        self._questions.want(self)

    def _tell_news(self, listener: Listener, news: News) -> None:
        before, heard = listener.viewer.eyes, listener.seq
        missed, listener.seq = news.missed_by(sight(self.table, before), heard), news.last
        eyes = news.eyes(listener.viewer)
        if missed or (self.secrets and eyes != before):
            # Other eyes know another log, so a difference would not do.
            listener.start_over()
            return
        told = news.told(eyes, listener.viewer.language, listener.picture)
        if told is not None:
            message, listener.picture = told
            listener.put(message)


class Rooms:
    """The rooms of this process, open as long as somebody listens."""

    def __init__(self, lobby: Lobby, questions: Questions) -> None:
        self._lobby, self._questions = lobby, questions
        self._rooms: dict[str, Room] = {}

    def enter(self, table: Table, listener: Listener) -> Room:
        room = self._rooms.get(table.id)
        if room is None:
            room = self._rooms[table.id] = Room(self._lobby, table, self._questions)
        room.join(listener)
        return room

    def leave(self, room: Room, listener: Listener) -> None:
        room.leave(listener)
        if not room.listeners:
            room.close()
            del self._rooms[room.table.id]

    async def ping(self, seconds: float) -> None:
        """Tells every listener now and then that the connection is alive."""
        while True:
            await asyncio.sleep(seconds)
            for room in list(self._rooms.values()):
                room.ping()
