"""A game played again, as the pictures and lines that the page runs through."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.page.lines import HEADINGS, Line, lines
from grognard.page.picture import Picture, difference
from grognard.page.status import status


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One action: who did what, what changed and what was told. `mark` says that a phase or turn began."""

    ply: int
    seat: int
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
    """The actions after number `first` up to number `last`, as a seat saw them. They are played on a copy."""
    state, frames = start_state.clone(), list[Frame]()
    picture, told = Picture(), ""
    for ply, (mover, line) in enumerate(moves, start=1):
        if last is not None and ply > last:
            break
        if ply == first + 1:
            picture, told = _seen(game, state, seat, language)
            before = picture
        events = state.act(mover, line)
        if ply > first:
            now, text = _seen(game, state, seat, language)
            told_lines = lines(game, events, seat, language)
            frames.append(
                Frame(
                    ply=ply,
                    seat=mover,
                    line=line_for(game, line, mover, seat),
                    mark=_mark(told_lines),
                    changes=difference(before, now),
                    lines=told_lines,
                    status=text,
                )
            )
            before = now
    if not frames:
        picture, told = _seen(game, state, seat, language)
    return Film(first=first, picture=picture, status=told, frames=frames)


def _seen(game: Game, state: State, seat: int | None, language: str) -> tuple[Picture, str]:
    view = state.view(seat)
    return game.picture(view), status(game, view, language).text


def line_for(game: Game, line: str, mover: int, seat: int | None) -> str:
    """An action as another seat may read it: in a game with secrets it may tell more than what came of it."""
    return line if not game.secrets or mover == seat else ""


def _mark(told: Iterable[Line]) -> str:
    kinds = {line.kind for line in told}
    return next((kind for kind in HEADINGS if kind in kinds), "")
