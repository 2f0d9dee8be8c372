"""Where the game stands, in words: turn, phase, who is asked, how it ended."""

from __future__ import annotations

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.view import View
from grognard.page.words import words


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """`whose` are the seats asked; `outcome` is empty while the game goes on; `text` says it in one line."""

    turn: str
    phase: str
    whose: list[str]
    outcome: str
    text: str


def status(game: Game, view: View, language: str) -> Status:
    """Where a game stands, as far as a view can tell."""
    told = words(game, language)
    turn, phase = game.moment(view, language)
    outcome = told.outcome(view.outcome, view.seats) if view.outcome is not None else ""
    text = told.say("status", turn=turn, phase=phase) if turn and phase else turn or phase
    return Status(
        turn=turn,
        phase=phase,
        whose=[told.seat(view.seats[seat]) for seat in view.waiting],
        outcome=outcome,
        text=outcome or text,
    )
