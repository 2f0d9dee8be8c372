"""Where the game stands, in words: turn, phase, who is asked, how it ended."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from grognard.kernel.battle import Battle
from grognard.kernel.game import Game
from grognard.kernel.view import View
from grognard.page.battle import BattleCard, card_of
from grognard.page.words import words


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """`whose` are the seats asked; `outcome` is empty while the game goes on; `text` says it in one line,
    `brief` in a shorter one where there is little room;
    `battle` is the one being fought."""

    turn: str
    phase: str
    whose: list[str]
    outcome: str
    text: str
    brief: str
    battle: BattleCard | None = None


def status(
    game: Game, view: View, language: str, fought: Battle | msgspec.UnsetType | None = msgspec.UNSET
) -> Status:
    """Where a game stands, as far as a view can tell. `fought` is the battle of this view, if it is known
    already: to weigh one takes long."""
    now = standing(game, view, language)
    found = game.battle(view) if fought is msgspec.UNSET else fought
    return now if found is None else msgspec.structs.replace(now, battle=card_of(game, found, language))


def standing(game: Game, view: View, language: str) -> Status:
    """The same without the battle that is being fought."""
    turn, phase = game.moment(view, language)
    outcome = words(game, language).outcome(view.outcome, view.seats) if view.outcome is not None else ""
    asked = tuple(view.seats[seat] for seat in view.waiting)
    brief = game.turn_in_brief(view, language)
    return _status(game, (turn, brief), phase, asked, outcome, language)


@lru_cache(maxsize=4096)
def _status(
    game: Game, turns: tuple[str, str], phase: str, asked: tuple[str, ...], outcome: str, language: str
) -> Status:
    """It stays the same for many actions."""
    told = words(game, language)
    text, brief = (
        outcome or (told.say("status", turn=turn, phase=phase) if turn and phase else turn or phase)
        for turn in turns
    )
    whose = [told.seat(name) for name in asked]
    return Status(turn=turns[0], phase=phase, whose=whose, outcome=outcome, text=text, brief=brief)
