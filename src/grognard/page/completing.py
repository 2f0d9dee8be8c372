"""What a person means by a line: of a way the end is enough."""

from __future__ import annotations

from collections import deque
from typing import Any

from grognard.kernel.action import Action
from grognard.kernel.board import Board
from grognard.kernel.state import State


def complete(state: State, seat: int | None, line: str) -> Action:
    """The action of a line; raises Illegal if it is none.

    A path of one space that may not be gone as it is becomes the cheapest way there that is offered; if none
    is, the way that the game says one would try, or a shortest way over adjacent spaces: so that a refusal is
    about the place and not about a gap.
    """
    game = state.game
    action = game.parse(line)
    kinds = game.vocabulary.signatures[action.verb]
    if kinds[-1:] != ("path",) or len(action.args[-1]) > 1 or state.why_not(seat, action) is None:
        return action
    *others, path = action.args
    for offered in state.prompt(seat).offered():
        if offered.verb == action.verb and [*offered.args[:-1]] == others and offered.args[-1][-1] == path[0]:
            return offered
    tried = game.tried_way(state.view(seat), action)
    if tried is not None:
        return Action(action.verb, (*others, tried))
    start = starts_from(state, seat, action)
    return action if start is None else _going(state, seat, action, start)


def starts_from(state: State, seat: int | None, action: Action) -> int | None:
    """The space from which the piece of an action goes, as far as this seat can see."""
    game = state.game
    place = standing(game.picture(state.view(seat)), game.vocabulary.tokens(action)[0])
    return game.board.index.get(place) if place else None


def standing(picture: dict[str, Any], unit: str) -> str | None:
    """The place of a unit in a picture."""
    shown = picture.get(f"unit:{unit}")
    return str(shown[0]) if shown else None


def _going(state: State, seat: int | None, action: Action, start: int) -> Action:
    """The action with a shortest way to its end, of several one that may be gone as far as possible."""
    beside, (*others, path) = state.game.board.beside, action.args
    left = distances(state.game.board, path[0])
    here, way = start, [start] if action.verb in state.game.rooted else []
    while here != path[0] and here in left:
        nearer = [Action(action.verb, (*others, (*way, to))) for to in beside[here] if left[to] < left[here]]
        open_ways = (one for one in nearer if state.why_not(seat, one) is None)
        way = list(next(open_ways, nearer[0]).args[-1])
        here = way[-1]
    return Action(action.verb, (*others, tuple(way))) if way and here == path[0] else action


def distances(board: Board, end: int) -> dict[int, int]:
    """How many steps over adjacent spaces each space is from another; left out where no way leads."""
    found, fringe = {end: 0}, deque([end])
    while fringe:
        here = fringe.popleft()
        for there in board.beside[here]:
            if there not in found:
                found[there] = found[here] + 1
                fringe.append(there)
    return found
