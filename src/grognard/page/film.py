"""A game played again, as the pictures and lines that the page runs through."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.page.lines import HEADINGS, Line, lines
from grognard.page.openly import openly
from grognard.page.picture import Picture, difference
from grognard.page.status import status


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One action: who did what, what changed and what was told. `mark` says that a phase or turn began.

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


class Film(msgspec.Struct, frozen=True, kw_only=True):
    """A picture after `first` actions, and what each action after it changed."""

    first: int
    picture: Picture
    status: str
    frames: list[Frame]


def film(
    game: Game,
    start_state: State,
    moves: Iterable[tuple[int, str]],
    seat: int | None,
    language: str,
    first: int = 0,
    last: int | None = None,
) -> Film:
    """The actions after number `first` up to number `last`, as a seat saw them. They are played on a copy.

    Numbers are as the seat may count: what others answered in secret gives no frame.
    """
    state, frames = start_state.clone(), list[Frame]()
    ply = moment = 0
    begin = seen = _seen(game, state, seat, language)
    for mover, line in moves:
        if ply == last:
            break
        shown = openly(state, mover, line)
        events = state.act(mover, line)
        if state.hushed and mover != seat:
            continue
        ply, moment = ply + 1, moment + (not state.hushed)
        if ply < first:
            continue
        before, seen = seen, _seen(game, state, seat, language)
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
            )
        )
    if ply < first:
        begin = _seen(game, state, seat, language)
    picture, text = begin
    return Film(first=first, picture=picture, status=text, frames=frames)


def _seen(game: Game, state: State, seat: int | None, language: str) -> tuple[Picture, str]:
    view = state.view(seat)
    return game.picture(view), status(game, view, language).text


def _mark(told: Iterable[Line]) -> str:
    kinds = {line.kind for line in told}
    return next((kind for kind in HEADINGS if kind in kinds), "")
