"""Ends of a game that no rule brings about: a player resigns, or all agree on a draw.

They stand in a record as actions do, each by the seat that spoke last, and every game has them. They are no
answers to a question: no step offers them and no bot takes them.
"""

from __future__ import annotations

from grognard.kernel.event import Event
from grognard.kernel.refusal import Illegal, refuse
from grognard.kernel.state import State

RESIGN, AGREE_DRAW = "resign", "agree-draw"
ENDINGS = (RESIGN, AGREE_DRAW)


def acted(state: State, seat: int, line: str) -> list[Event]:
    """Does what a line of a record says: an action of the rules, or such an end."""
    if line in ENDINGS:
        return ended(state, seat, line)
    return state.act(seat, state.game.parse(line))


def ended(state: State, seat: int, line: str) -> list[Event]:
    """The game ends here by the players' own will: whoever resigns loses to all the others."""
    if state.outcome is not None:
        raise Illegal(refuse("", "game-over"))
    seats = range(len(state.setup.seats))
    if seat not in seats:
        raise Illegal(refuse("", "not-your-turn"))
    state.begin_action()
    if line == RESIGN:
        winners = tuple(other for other in seats if other != seat)
        state.finish(winners, "resigned", "", seat=state.setup.seats[seat])
    else:
        state.finish((), "draw-agreed", "")
    state.undoable = []
    return state.events
