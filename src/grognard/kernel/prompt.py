"""The question as a seat meets it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.orders import kind_asked
from grognard.kernel.refusal import Illegal, Refusal, refuse
from grognard.kernel.step import NOTHING_FITS, Step

if TYPE_CHECKING:
    from grognard.kernel.state import State


class Prompt:
    """What a seat is asked: a message with figures, the rule behind it, and what it may answer.

    Everything is worked out only when somebody looks: one action can be drawn, or asked about, without.
    A prompt is good until the next action is done. The position behind it is not for whoever answers.
    """

    __slots__ = ("_state", "_step", "seat")

    def __init__(self, state: State, seat: int | None) -> None:
        self._state, self.seat = state, seat
        self._step: Step | None = state.stack[-1] if seat in state.waiting else None

    @property
    def message(self) -> str:
        """The key of the question in the message catalogues."""
        if self._step is not None:
            return f"ask-{question_key(type(self._step).__name__)}"
        return "ask-nothing" if self._state.outcome is None else "ask-over"

    @property
    def figures(self) -> dict[str, Any]:
        """The figures of the question; for a seat that is not asked, who is."""
        state = self._state
        if self._step is not None and self.seat is not None:
            return state.worded(self._step.asks(state, self.seat), self.seat)
        return {"seats": [state.setup.seats[seat] for seat in state.seems_waiting(self.seat)]}

    @property
    def rule(self) -> str:
        """The paragraph behind the question."""
        return self._step.rule if self._step is not None else ""

    @property
    def order(self) -> str:
        """The kind of the question, if it can be answered in advance (`kernel/orders.py`); else nothing."""
        return (kind_asked(self._state, self.seat) if self.seat is not None else None) or ""

    @property
    def under_way(self) -> int | None:
        """The unit that the question goes on with, if it is about one alone."""
        return self._step.under_way(self._state) if self._step is not None else None

    @property
    def verbs(self) -> tuple[str, ...]:
        """What kinds of answer there are."""
        return tuple(self._step.verbs) if self._step is not None else ()

    @property
    def undo(self) -> bool:
        """True while this seat may take its last action back."""
        return self._state.may_undo(self.seat)

    @property
    def actions(self) -> list[Action]:
        """Every action offered, in a fixed order. An action with a path is offered with its cheapest way."""
        return list(self.offered())

    @property
    def lines(self) -> list[str]:
        """The actions offered, as lines."""
        return [self.write(action) for action in self.offered()]

    def offered(self) -> Iterator[Action]:
        """The actions offered, one at a time."""
        if self._step is None or self.seat is None:
            return iter(())
        return self._step.legal(self._state, self.seat)

    def offered_by(self, verb: str) -> Iterator[Action]:
        """Those of one verb."""
        if self._step is None or self.seat is None or verb not in self._step.verbs:
            return iter(())
        return self._step.legal_by(self._state, self.seat, verb)

    def offered_with(self, verb: str, number: int, thing: int) -> Iterator[Action]:
        """Those of one verb that hold a thing in one of its arguments: in a set, or at the end of a path."""
        if self._step is None or self.seat is None or verb not in self._step.verbs:
            return iter(())
        return self._step.legal_with(self._state, self.seat, verb, number, thing)

    def beginnings(self, verb: str) -> list[tuple[int, int]]:
        """What the actions of a verb can be begun with, as pairs of an argument's number and a thing: who
        acts, and what stands first. Found without the list of them all where the step knows how."""
        if self._step is None or self.seat is None or verb not in self._step.verbs:
            return []
        return self._step.beginnings(self._state, self.seat, verb)

    def why_closed(self, verb: str) -> Refusal | None:
        """Why a verb has no legal action; None for one that does not belong to the question as it stands."""
        if self._step is None or self.seat is None or verb not in self._step.told_verbs(self._state):
            return None
        refusal = self._step.why_closed(self._state, self.seat, verb)
        takes = self._state.game.takes
        if refusal.message == NOTHING_FITS and verb in takes:
            return refuse(takes[verb], f"takes-{verb}")
        return Refusal(refusal.rule, refusal.message, self._state.worded(refusal.figures, self.seat))

    def sample(self, rng: Random) -> Action:
        """One legal action drawn by chance."""
        if self._step is None or self.seat is None:
            raise Illegal(refuse("", "not-your-turn"))
        preferred = self._state.game.prefers.get(type(self._step))
        if preferred is not None:
            return preferred(self._step, self._state, self.seat, rng)
        return self._step.sample(self._state, self.seat, rng)

    def why_not(self, action: Action | str) -> Refusal | None:
        """None, or why this seat may not do this now."""
        return self._state.why_not(self.seat, action)

    def write(self, action: Action) -> str:
        """The line of an action."""
        return self._state.game.vocabulary.write(action)

    def encode(self) -> bytes:
        """The whole prompt as bytes, as a client would get it."""
        return msgspec.json.encode(
            {
                "seat": self.seat,
                "message": self.message,
                "figures": self.figures,
                "rule": self.rule,
                "undo": self.undo,
                "actions": self.lines,
            },
            order="deterministic",
        )


def question_key(name: str) -> str:
    """The name of a step class as the message catalogues write it: "CombatPhase" is "combat-phase"."""
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))
