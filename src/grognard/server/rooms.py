"""Everybody who listens to a table: each change is put into words once and goes to all who see it alike."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from grognard.kernel.battle import Battle
from grognard.page.picture import Picture, difference
from grognard.page.status import status
from grognard.server.game_log import logged
from grognard.server.listener import Listener, Message
from grognard.server.messages import ChatMessage, Ping, ProposalsMessage, SceneMessage, SeatsMessage, Update
from grognard.server.questions import Pace, Questions
from grognard.server.scene import proposals, rematch, scene, seats_shown
from grognard.server.viewer import sight
from grognard.table import Change, Lobby, Table

LOGGER = logging.getLogger("grognard.server")
PING = Message(Ping())


class Room:
    """The listeners of one table. They share one subscription, which stands for all seats they hold."""

    def __init__(self, lobby: Lobby, table: Table, questions: Questions) -> None:
        self.lobby, self._table, self._questions = lobby, table, questions
        self.listeners: list[Listener] = []
        self.pace = Pace()
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
            self._tell_update(change)
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

    def _tell_update(self, change: Change) -> None:
        news = News(self, change)
        for listener in self.listeners:
            if listener.seq is None or listener.seq >= change.seq:
                continue
            missed, listener.seq = listener.seq + 1 != change.seq, change.seq
            before, eyes = listener.viewer.eyes, listener.viewer.look(change.state.waiting)
            if missed or (self.secrets and eyes != before):
                # Other eyes know another log, so a difference would not do.
                listener.start_over()
                continue
            told = news.told(eyes, listener.viewer.language, listener.picture)
            if told is not None:
                message, listener.picture = told
                listener.put(message)
        self._tell_proposals()
        self._questions.want(self)


class News:
    """One action or undo, put into words once for all who see it alike."""

    def __init__(self, room: Room, change: Change) -> None:
        self._room, self._change = room, change
        self._table = room.table
        self._known: dict[int | None, Change | None] = {}
        self._seen: dict[int | None, tuple[Any, Picture, Battle | None]] = {}
        self._changes: dict[tuple[int, int], Picture] = {}
        self._made: dict[tuple[Any, ...], Message] = {}
        self._openly = all(not event.secrets and event.seats is None for event in change.events)

    def told(self, eyes: int | None, language: str, before: Picture) -> tuple[Message, Picture] | None:
        """The message for these eyes, after a picture that was sent before, and the picture it leads to; None
        for those who may not know that anything has happened."""
        sight = eyes if self._room.secrets else None
        if sight not in self._known:
            self._known[sight] = self._change.seen_by(sight)
        change = self._known[sight]
        if change is None:
            return None
        if sight not in self._seen:
            self._seen[sight] = self._look(sight, change.state)
        view, picture, fought = self._seen[sight]
        # Pictures are shared by all who were sent the same one, so that identity is enough.
        step = id(picture), id(before)
        if step not in self._changes:
            self._changes[step] = difference(before, picture)
        told = change.seq, change.ply, change.seat, change.line, view.waiting, id(fought), self._own(sight)
        key = *step, language, *told
        if key not in self._made:
            self._made[key] = Message(self._update(change, language, view, fought, self._changes[step]))
        return self._made[key], picture

    def _look(self, sight: int | None, state: Any) -> tuple[Any, Picture, Battle | None]:
        """A position as somebody sees it, and the battle there; what others see alike is neither copied nor
        drawn nor weighed again."""
        others, game = self._seen.values(), self._table.game
        view = state.view(sight, next((other for other, *_ in others), None))
        for other, picture, fought in others:
            if state.seen_alike(view, other):
                alike = state.seen_alike(view, other, whole=True)
                return view, picture, fought if alike else game.battle(view)
        return view, game.picture(view), game.battle(view)

    def _own(self, sight: int | None) -> int | None:
        """Whose message it is that nobody else gets: what happened, or the clocks, may be told otherwise."""
        return None if self._openly and self._table.clock is None else sight

    def _update(
        self, change: Change, language: str, view: Any, fought: Battle | None, changes: Picture
    ) -> Update:
        """A change as the seat of a view may know it."""
        room, table, undone = self._room, self._table, change.kind != "act"
        game = table.game
        update = Update(
            seq=change.seq,
            ply=change.ply,
            by=change.seat,
            line=change.line,
            undoes=change.ply + 1 if undone else None,
            changes=changes,
            lines=[] if undone else logged(game, change.ply, change.events, view.seat, language),
            status=status(game, view, language, fought),
            waiting=list(view.waiting),
            over=change.state.outcome is not None,
        )
        if table.clock is not None:
            update.seats = seats_shown(room.lobby, table, view.seat, language)
        return update


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
