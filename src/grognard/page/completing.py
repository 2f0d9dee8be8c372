"""What a person means by a line: of a way the end is enough, or the points to go by."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, islice, pairwise
from typing import Any

from grognard.kernel.action import Action
from grognard.kernel.board import Board
from grognard.kernel.state import State

Way = tuple[int, ...]
MOST_TRIED = 200
"""So many ways through the same points are tried; those that persons name have far fewer."""
MOST_STEPS = 100
"""A longer way is nobody's meaning: it is left as it is."""


def complete(state: State, seat: int | None, line: str) -> Action:
    """The action of a line; raises Illegal if it is none.

    A path of one space that may not be gone as it is becomes the cheapest way there that is offered; if none
    is, the way that the game says one would try, or a shortest way over adjacent spaces: so that a refusal is
    about the place and not about a gap. Of a longer path the gaps are filled, first as the game says.
    """
    game = state.game
    action = game.parse(line)
    kinds = game.vocabulary.signatures[action.verb]
    if kinds[-1:] != ("path",) or state.why_not(seat, action) is None:
        return action
    *others, path = action.args
    if len(path) == 1:
        offered = _offered(state, seat, action, path[0]) or game.tried_way(state.view(seat), action)
        if offered is not None:
            return Action(action.verb, (*others, offered))
    else:
        tried = game.tried_way(state.view(seat), action)
        if tried is not None and _goes_by(tried, path):
            through = Action(action.verb, (*others, tried))
            if tried == path or state.why_not(seat, through) is None:
                return through
    start = starts_from(state, seat, action)
    return action if start is None else _going(state, seat, action, start)


def _offered(state: State, seat: int | None, action: Action, end: int) -> Way | None:
    """The way to a space that is offered for an action otherwise the same."""
    first, last = action.args[0], len(action.args) - 1
    number, thing = (0, first) if type(first) is int else (last, end)
    for offered in state.prompt(seat).offered_with(action.verb, number, thing):
        way: Way = offered.args[last]
        if way[-1] == end and offered.args[:last] == action.args[:last]:
            return way
    return None


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
    """The action with its way filled in from point to point: one that may be gone, or else gone far.

    The offered way is taken if it goes by the points, else a shortest one over adjacent spaces, else one
    round what bars that. A way without gaps stays as it is.
    """
    board, rooted, (*others, path) = state.game.board, action.verb in state.game.rooted, action.args
    points = [point for point, _ in groupby(path)]
    if len(points) > MOST_STEPS:
        return action
    legs, steps = list[dict[int, int]](), 0
    for here, point in pairwise((start, *points)):
        legs.append(distances(board, point))
        steps += legs[-1].get(here, 0)
        if steps > MOST_STEPS:
            return action

    def along(way: Way) -> Action:
        return Action(action.verb, (*others, way if rooted else way[1:]))

    def may_go(way: Way) -> bool:
        return state.why_not(seat, along(way)) is None

    tried = list(islice(_ways(board, (start,), legs, may_go), MOST_TRIED))
    if not tried or tried == [(start,)]:
        return action
    gaps = steps > len(points) - (points[0] == start)
    if gaps and len(points) > 1:
        offered = _offered(state, seat, action, points[-1])
        if offered is not None and _goes_by(offered, path):
            return Action(action.verb, (*others, offered))
        tried += filter(None, [_round(board, (start,), points, may_go)])
    return along(next(filter(may_go, tried), tried[0]))


def _goes_by(way: Way, points: Way) -> bool:
    """Whether a way has these points, in this order."""
    ahead = iter(way)
    return all(point in ahead for point in points)


def _ways(
    board: Board, way: Way, legs: Sequence[dict[int, int]], may_go: Callable[[Way], bool]
) -> Iterator[Way]:
    """Every shortest way on through points, given by the distances to them; what may be gone comes first."""
    if not legs:
        yield way
        return
    here, left = way[-1], legs[0]
    if left.get(here) == 0:
        yield from _ways(board, way, legs[1:], may_go)
        return
    nearer = [(*way, to) for to in board.beside[here] if here in left and left[to] < left[here]]
    for longer in sorted(nearer, key=may_go, reverse=True) if len(nearer) > 1 else nearer:
        yield from _ways(board, longer, legs, may_go)


def _round(board: Board, way: Way, points: Sequence[int], may_go: Callable[[Way], bool]) -> Way | None:
    """A way on through points every step of which may be gone, from point to point as short as can be."""
    for point in points:
        found, fringe = {way[-1]: way}, deque([way])
        while fringe and point not in found:
            way = fringe.popleft()
            for to in board.beside[way[-1]]:
                if to not in found and may_go((*way, to)):
                    found[to] = (*way, to)
                    fringe.append(found[to])
        if point not in found:
            return None
        way = found[point]
    return way


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
