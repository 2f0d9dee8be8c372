"""A question the rules put to a seat; the stack of open questions lives in the state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grognard.kernel.action import Action, actions, leading, things
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.kernel.state import State

NOTHING_FITS = "nothing-fits"
"""What is refused with where no unit and no place fits a verb, and nothing more can be said."""

Draw = Callable[[Any, Any, int, Random], Action]
"""Draws one legal action by chance: of a step, in a position, for a seat."""


class Step(msgspec.Struct, frozen=True, tag=True):
    """One question. For each verb it has three methods side by side:

    `candidates_<verb>(s)`: arguments worth asking about, as tuples;
    `may_<verb>(s, *arguments)`: None, or the Refusal that says why not;
    `do_<verb>(s, *arguments)`: changes the state, pushes and pops steps.

    A verb without arguments needs no candidates, and one that always may be done no `may_`. A step that lacks
    a method is found out when its class is made, not in play.

    Legal actions are the candidates that may. Where that is too slow a step also has `legal_<verb>(s)`, which
    gives the legal arguments at once. Where there are many of them it may have, for whoever asks for a part:

    `begins_<verb>(s)`: what the legal actions can be begun with, as pairs of an argument's number and a
    thing: those of the first argument and of the first one of units;
    `legal_<verb>_with(s, number, thing)`: the legal arguments that hold a thing there (of a path: its end).

    Without them both are taken from the whole list. The battery shows that all ways agree. A step never
    changes: what is remembered between two answers lives in the state's columns or in a new step.
    """

    rule: ClassVar[str] = ""
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {}
    secret: ClassVar[bool] = False

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        for verb, kinds in cls.verbs.items():
            wanted = ["do", *(["may"] if kinds else [])]
            missing = [f"{kind}_{verb}" for kind in wanted if not hasattr(cls, f"{kind}_{verb}")]
            if kinds and not hasattr(cls, f"candidates_{verb}") and not hasattr(cls, f"legal_{verb}"):
                missing.append(f"candidates_{verb}")
            if missing:
                raise TypeError(f"{cls.__name__} asks for {verb!r} but has no {', '.join(missing)}")

    def seats(self, s: Any) -> tuple[int, ...]:
        """Who is asked."""
        raise NotImplementedError

    def put_to(self, s: Any) -> tuple[int, ...]:
        """Everybody the question is put to: who seems to be asked, where one can't know who has answered."""
        return self.seats(s)

    def openly(self, s: Any, seat: int, action: Action) -> Any:
        """What the other seats see of an answer. Answers with the same look can't be told apart by them,
        until something is revealed. As a rule they see all of it."""
        return action

    def asks(self, s: Any, seat: int) -> dict[str, Any]:
        """The figures of the question as this seat is asked it: it may be told what only it may know, such as
        what it has left. As a rule they are the same for all."""
        return self.question(s)

    def question(self, s: Any) -> dict[str, Any]:
        """The figures of the question; its message key is `ask-` and the step's name in the catalogue."""
        return {}

    def proceed(self, s: Any) -> bool:
        """Settles what needs no answer. True if it changed the stack and the new top is to be looked at."""
        return False

    def legal(self, s: State, seat: int) -> Iterator[Action]:
        """Every legal action, in a fixed order."""
        return chain.from_iterable(self.legal_by(s, seat, verb) for verb in self.verbs)

    def legal_by(self, s: State, seat: int, verb: str) -> Iterator[Action]:
        """The legal actions of one verb."""
        quick = getattr(self, f"legal_{verb}", None)
        if quick is None:
            return self.legal_by_asking(s, seat, verb)
        return actions(verb, self._call(quick, s, seat))

    def legal_by_asking(self, s: State, seat: int, verb: str) -> Iterator[Action]:
        """The candidates of one verb that may: the plain way, that any quicker one must agree with."""
        may, candidates = getattr(self, f"may_{verb}", None), getattr(self, f"candidates_{verb}", None)
        for args in self._call(candidates, s, seat) if candidates is not None else ((),):
            if may is None or self._call(may, s, seat, *args) is None:
                yield Action(verb, args)

    def beginnings(self, s: State, seat: int, verb: str) -> list[tuple[int, int]]:
        """What the legal actions of a verb can be begun with, each once: number of an argument, and thing."""
        quick = getattr(self, f"begins_{verb}", None)
        if quick is not None:
            return list(dict.fromkeys(self._call(quick, s, seat)))
        kinds = self.verbs[verb]
        return list(
            dict.fromkeys(
                (number, thing)
                for action in self.legal_by(s, seat, verb)
                for number in leading(kinds)
                for thing in things(kinds[number], action.args[number])
            )
        )

    def legal_with(self, s: State, seat: int, verb: str, number: int, thing: int) -> Iterator[Action]:
        """The legal actions of a verb that hold a thing in one of its arguments."""
        quick = getattr(self, f"legal_{verb}_with", None)
        if quick is not None:
            return actions(verb, self._call(quick, s, seat, number, thing))
        kind, legal = self.verbs[verb][number], self.legal_by(s, seat, verb)
        return (action for action in legal if thing in things(kind, action.args[number]))

    def sample(self, s: State, seat: int, rng: Random) -> Action:
        """One legal action, drawn by chance, all alike; what a game prefers is in its `prefers`."""
        legal = list(self.legal(s, seat))
        return legal[int(rng.random() * len(legal))]

    def why_not(self, s: State, seat: int, action: Action) -> Refusal | None:
        """None if the action is legal here, else the reason."""
        if action.verb not in self.verbs:
            return refuse(self.rule, "not-now", verb=action.verb)
        may = getattr(self, f"may_{action.verb}", None)
        result: Refusal | None = self._call(may, s, seat, *action.args) if may is not None else None
        return result

    def told_verbs(self, s: Any) -> tuple[str, ...]:
        """The verbs that belong to the question as it stands: those without a legal action are told with the
        reason. As a rule all; left out is what the one asked could never do."""
        return tuple(self.verbs)

    takes: ClassVar[Mapping[str, str]] = {}
    """Verbs with arguments of which it is told what they take (`no-takes-<verb>`), with the paragraph, where
    nothing more can be said against them as a whole."""

    def closed(self, s: Any, verb: str) -> Refusal | None:
        """What stands against a verb with arguments as a whole, whichever they are: no points left, say."""
        return None

    def why_idle(self, s: Any, unit: int) -> Refusal | None:
        """What keeps a unit from every answer, whatever else is named: whose it is, what it has done, or that
        there is nothing for it where it stands. Asked of units that no legal action sets to work."""
        return None

    def under_way(self, s: Any) -> int | None:
        """The unit that has begun to act and goes on, if the question is about it alone."""
        return None

    def why_closed(self, s: State, seat: int, verb: str) -> Refusal:
        """Why a verb without a legal action has none."""
        if self.verbs[verb]:
            barred = self.closed(s, verb)
        else:
            barred = self.why_not(s, seat, Action(verb))
        if barred is None and verb in self.takes:
            return refuse(self.takes[verb], f"takes-{verb}")
        return barred or refuse(self.rule, NOTHING_FITS, verb=verb)

    def do(self, s: State, seat: int, action: Action) -> None:
        """Carries out an action known to be legal."""
        getattr(self, f"do_{action.verb}")(s, *action.args)

    def _call(self, method: Any, s: State, seat: int, *args: Any) -> Any:
        return method(s, *args)


class SecretStep(Step, frozen=True):
    """A question to several seats at once, none seeing the others' answers: methods get the seat too.

    An answer goes into hidden columns. As long as some seat has still to answer, nobody else sees that
    anything has happened: what `do_<verb>` tells is for the seat that answered, and it may take its answer
    back. When nobody is asked any more, `close` goes on: the answers come to light, the game moves on.
    """

    secret: ClassVar[bool] = True

    def put_to(self, s: Any) -> tuple[int, ...]:
        return tuple(range(len(s.setup.seats)))

    def openly(self, s: Any, seat: int, action: Action) -> Any:
        return None

    def close(self, s: Any) -> None:
        """Everybody has answered."""
        raise NotImplementedError

    def do(self, s: State, seat: int, action: Action) -> None:
        getattr(self, f"do_{action.verb}")(s, seat, *action.args)
        s.keep_between((seat,))
        if not self.seats(s):
            self.close(s)

    def _call(self, method: Any, s: State, seat: int, *args: Any) -> Any:
        return method(s, seat, *args)
