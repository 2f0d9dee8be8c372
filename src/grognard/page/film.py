"""A game played again, as the pictures and lines that the page runs through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from grognard.kernel.ending import acted
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.openly import Openly, openly
from grognard.kernel.state import State
from grognard.kernel.view import View
from grognard.page.battle import Fought, fought_in
from grognard.page.lines import HEADINGS, Line, lines
from grognard.page.picture import Picture, difference
from grognard.page.status import standing


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One action: who did what, what changed and what was told. `mark` says that a phase or turn began,
    `battle` in which battle it happened.

    `ply` is its number as the viewer may count, `moment` how many actions up to it everybody knows of: links
    use it, for it is the same for all. `seat` is None and `line` empty where the viewer may not know them.
    """

    ply: int
    moment: int
    seat: int | None
    line: str
    mark: str
    changes: Picture
    lines: list[Line]
    status: str
    battle: Fought | None = None


class Film(msgspec.Struct, frozen=True, kw_only=True):
    """A picture after `first` actions, and what each action after it changed."""

    first: int
    picture: Picture
    status: str
    frames: list[Frame]


class Moment(NamedTuple):
    """An action that was done: what the others may know of it, what it told, and the position after it."""

    seat: int
    line: str
    openly: Openly
    hushed: bool
    events: Sequence[Event]
    position: Callable[[], State]


def film(
    game: Game,
    start_state: State,
    moves: Iterable[tuple[int, str]],
    seat: int | None,
    language: str,
    first: int = 0,
    last: int | None = None,
) -> Film:
    """The actions after number `first` up to number `last`, as a seat saw them. They are played on a copy."""
    return film_of(game, start_state, played(start_state.clone(), moves), seat, language, first, last)


def played(state: State, moves: Iterable[tuple[int, str]]) -> Iterator[Moment]:
    """The moments of actions that are done now, one after the other, in a position that they change."""
    for seat, line in moves:
        shown = openly(state, seat, line)
        events = acted(state, seat, line)
        yield Moment(seat, line, shown, state.hushed, events, partial(_itself, state))


def film_of(
    game: Game,
    start: State,
    moments: Iterable[Moment],
    seat: int | None,
    language: str,
    first: int = 0,
    last: int | None = None,
) -> Film:
    """The moments after number `first` up to number `last`, as a seat saw them.

    Numbers are as the seat may count: what others answered in secret gives no frame.
    """
    frames = list[Frame]()
    position: Callable[[], State] = partial(_itself, start)
    ply = moment = 0
    view = start.view(seat)
    begin = seen = _seen(game, view, language)
    for mover, line, shown, hushed, events, position in moments:
        if ply == last:
            break
        if hushed and mover != seat:
            continue
        ply, moment = ply + 1, moment + (not hushed)
        if ply < first:
            continue
        earlier, view = view, position().view(seat)
        before, seen = seen, _seen(game, view, language)
        if ply == first:
            begin = seen
            continue
        by, told = (mover, line) if mover == seat else shown
        told_lines = lines(game, events, seat, language)
        frames.append(
            Frame(
                ply=ply,
                moment=moment,
                seat=by,
                line=told or "",
                mark=_mark(told_lines),
                changes=difference(before[0], seen[0]),
                lines=told_lines,
                status=seen[1],
                battle=fought_in(game, earlier, view, _heard(events, seat), language),
            )
        )
    if ply < first:
        begin = _seen(game, position().view(seat), language)
    picture, text = begin
    return Film(first=first, picture=picture, status=text, frames=frames)


def _itself(state: State) -> State:
    return state


def _seen(game: Game, view: View, language: str) -> tuple[Picture, str]:
    return game.picture(view), standing(game, view, language).text


def _heard(events: Iterable[Event], seat: int | None) -> list[Event]:
    return [event for event in (one.seen_by(seat) for one in events) if event is not None]


def _mark(told: Iterable[Line]) -> str:
    kinds = {line.kind for line in told}
    return next((kind for kind in HEADINGS if kind in kinds), "")
