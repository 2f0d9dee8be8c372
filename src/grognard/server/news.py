"""What happened at a table, put into words once for all who see it alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from grognard.kernel.battle import Battle
from grognard.page.picture import Picture, difference
from grognard.page.status import status
from grognard.server.game_log import logged
from grognard.server.listener import Message
from grognard.server.messages import Update
from grognard.server.scene import seats_shown
from grognard.server.viewer import Viewer
from grognard.table import Change

if TYPE_CHECKING:
    from grognard.server.rooms import Room


class News:
    """One action or undo, or some that are told together. Then each has its own update, with its number, its
    lines and who was asked after it; what they changed in the picture comes with the last one, and where the
    game stands is told as it is after that."""

    def __init__(self, room: Room, changes: Sequence[Change]) -> None:
        self._room, self._changes = room, changes
        self._table, self._state = room.table, changes[-1].state
        self.first, self.last = changes[0].seq, changes[-1].seq
        self._known: dict[int | None, tuple[list[Change], tuple[Any, ...]]] = {}
        self._seen: dict[int | None, tuple[Any, Picture, Battle | None]] = {}
        self._steps: dict[tuple[int, int], Picture] = {}
        self._made: dict[tuple[Any, ...], Message] = {}
        self._openly = all(
            not event.secrets and event.seats is None for change in changes for event in change.events
        )

    def eyes(self, viewer: Viewer) -> int | None:
        """With whose eyes it is seen by somebody who has seen what was before."""
        if len(viewer.seats) > 1:
            for change in self._changes:
                viewer.look(change.state.waiting)
        return viewer.eyes

    def missed_by(self, eyes: int | None, heard: int | None) -> bool:
        """Whether somebody with these eyes, who has heard of the journal up to an entry, lacks some before
        these that they may know of. What they may not know of can't be missed, nor told by that."""
        counting = self._changes[0].counting
        if heard is None or counting is None:
            return True
        return counting.known(eyes, heard, 0).seq != counting.known(eyes, self.first - 1, 0).seq

    def told(self, eyes: int | None, language: str, before: Picture) -> tuple[Message, Picture] | None:
        """The message for these eyes, after a picture that was sent before, and the picture it leads to; None
        for those who may not know that anything has happened."""
        sight = eyes if self._room.secrets else None
        if sight not in self._known:
            self._known[sight] = self._known_to(sight)
        changes, numbers = self._known[sight]
        if not changes:
            return None
        if sight not in self._seen:
            self._seen[sight] = self._look(sight)
        view, picture, fought = self._seen[sight]
        # Pictures are shared by all who were sent the same one, so that identity is enough.
        step = id(picture), id(before)
        if step not in self._steps:
            self._steps[step] = difference(before, picture)
        asked = [list(change.state.seems_waiting(sight)) for change in changes]
        key = *step, language, numbers, str(asked), id(fought), self._own(sight)
        if key not in self._made:
            self._made[key] = Message(
                *self._updates(changes, asked, language, view, fought, self._steps[step])
            )
        return self._made[key], picture

    def _known_to(self, sight: int | None) -> tuple[list[Change], tuple[Any, ...]]:
        """What somebody may know of it, and what tells that apart from what others may."""
        known = [told for change in self._changes if (told := change.seen_by(sight)) is not None]
        return known, tuple((one.seq, one.ply, one.seat, one.line) for one in known)

    def _look(self, sight: int | None) -> tuple[Any, Picture, Battle | None]:
        """A position as somebody sees it, and the battle there; what others see alike is neither copied nor
        drawn nor weighed again."""
        others, game, state = self._seen.values(), self._table.game, self._state
        view = state.view(sight, next((other for other, *_ in others), None))
        for other, picture, fought in others:
            if state.seen_alike(view, other):
                alike = state.seen_alike(view, other, whole=True)
                return view, picture, fought if alike else game.battle(view)
        return view, game.picture(view), game.battle(view)

    def _own(self, sight: int | None) -> int | None:
        """Whose message it is that nobody else gets: what happened, or the clocks, may be told otherwise."""
        return None if self._openly and self._table.clock is None else sight

    def _updates(
        self,
        changes: Sequence[Change],
        asked: Sequence[list[int]],
        language: str,
        view: Any,
        fought: Battle | None,
        step: Picture,
    ) -> list[Update]:
        """Changes as the seat of a view may know them."""
        room, table = self._room, self._table
        game = table.game
        now = status(game, view, language, fought)
        updates = [
            Update(
                seq=change.seq,
                ply=change.ply,
                by=change.seat,
                line=change.line,
                undoes=None if change.kind == "act" else change.ply + 1,
                changes={},
                lines=logged(game, change.ply, change.events, view.seat, language),
                status=now,
                waiting=waiting,
                over=change.state.outcome is not None,
            )
            for change, waiting in zip(changes, asked, strict=True)
        ]
        updates[-1].changes = step
        if table.clock is not None:
            seats = seats_shown(room.lobby, table, view.seat, language)
            for update in updates:
                update.seats = seats
        return updates
