"""Standing orders: what a seat will answer to questions of a kind, said before they are put.

An order is a wish of a seat about its own questions. No rule knows of it: whoever keeps a game asks here what
the order says, and gives that answer as the seat itself would.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.kernel.game import Game

ASK = "ask"
"""The choice of who has ordered nothing: the question is put."""

Answer = Callable[[Any, Any, int], Action | None]
"""What a step is answered with, in a position as a seat knows it; None: the seat is asked all the same."""


class Reaction(NamedTuple):
    """A question, as a rule in the middle of somebody else's move, that can be answered in advance. `kind`
    says of which of the `kinds` it is now (None: of none, it has to be put), `choices` what may be ordered.
    """

    kinds: tuple[str, ...]
    kind: Callable[[Any, Any, int], str | None]
    choices: Mapping[str, Answer]


def choices_of(game: Game) -> dict[str, tuple[str, ...]]:
    """What may be ordered in a game: the choices for each kind of question, to be asked being the first."""
    reactions = game.reactions.values()
    return {kind: (ASK, *reaction.choices) for reaction in reactions for kind in reaction.kinds}


def answerable(state: Any, seat: int) -> bool:
    """Whether what a seat is asked may be of a kind that can be answered in advance: told at a glance."""
    return _reaction(state, seat) is not None


def kind_asked(state: Any, seat: int) -> str | None:
    """The kind of the question that a seat is asked, if it could have been answered in advance."""
    reaction = _reaction(state, seat)
    if reaction is None:
        return None
    known = _known(state, seat)
    return reaction.kind(known.stack[-1], known, seat)


def ordered(state: Any, seat: int, orders: Mapping[str, str]) -> Action | None:
    """The answer that a seat's orders, choices by kind, give to what it is asked now. None: ask the seat.

    They are read with the eyes of the seat, so that the answer tells of nothing that its giver can't know.
    """
    reaction = _reaction(state, seat) if orders else None
    if reaction is None:
        return None
    known = _known(state, seat)
    kind = reaction.kind(known.stack[-1], known, seat)
    answer = reaction.choices.get(orders.get(kind, ASK)) if kind is not None else None
    action = answer(known.stack[-1], known, seat) if answer is not None else None
    return action if action is not None and state.why_not(seat, action) is None else None


def _reaction(state: Any, seat: int) -> Reaction | None:
    if state.outcome is not None or seat not in state.waiting:
        return None
    found: Reaction | None = state.game.reactions.get(type(state.stack[-1]))
    return found


def _known(state: Any, seat: int) -> Any:
    return state.game.outline(state.view(seat))
