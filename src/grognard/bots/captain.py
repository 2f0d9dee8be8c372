"""What captains of all games share: opinions, a pace, and a mind that is empty at the start of each phase."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from grognard.bots.opinions import Opinions
from grognard.kernel.action import Action
from grognard.kernel.game import Game
from grognard.kernel.prompt import Prompt
from grognard.kernel.refusal import UnknownChoice
from grognard.kernel.state import State

G = TypeVar("G")
Held = TypeVar("Held", bound=Opinions)
P = TypeVar("P")
S = TypeVar("S", bound=State)
T = TypeVar("T")

FULL, QUICK = "full", "quick"


class Mind(Generic[G, Held, P]):
    """What a captain brings to a question: the map, its opinions, how much it tries; and its notes.

    Notes are what has been worked out in this phase. Each is kept under everything that it depends on, so it
    is as good in another world as in the one where it was made, and none outlives the phase.
    """

    def __init__(self, ground: G, opinions: Held, pace: P) -> None:
        self.ground, self.opinions, self.pace = ground, opinions, pace
        self._moment: Hashable = None
        self._notes: dict[Hashable, Any] = {}

    def turn_to(self, moment: Hashable) -> None:
        """A question of this phase is looked at; notes of any other are thrown away."""
        if moment != self._moment:
            self._moment, self._notes = moment, {}

    def noted(self, key: Hashable, work_out: Callable[[], T]) -> T:
        """What is noted under a key, worked out when it is first asked for."""
        if key not in self._notes:
            self._notes[key] = work_out()
        found: T = self._notes[key]
        return found

    def note(self, key: Hashable, thing: Any) -> None:
        """Notes something for the rest of the phase."""
        self._notes[key] = thing

    def recall(self, key: Hashable, otherwise: T) -> T:
        """What is noted under a key, if anything is."""
        found: T = self._notes.get(key, otherwise)
        return found


class Captain(ABC, Generic[S]):
    """A bot that thinks. It answers from the view alone; imagined dice and guesses never decide anything.

    `answer` asks it about any position, such as one imagined by whoever searches: it does as it would do
    there, without a prompt or a view made for it, and leaves the position alone.
    """

    game: Game
    seed: int
    mind: Mind[Any, Any, Any]
    doctrines: ClassVar[dict[str, Opinions]]
    paces: ClassVar[dict[str, Any]]
    """How much it tries, by the name of the pace: "full", and "quick" for playing imagined positions out."""
    least: ClassVar[tuple[str, ...]]
    """The least that can be done, by verbs, when a plan meets something that it did not foresee."""

    def __init__(self, game: Game, seed: int, opinions: Opinions | None = None, pace: str = FULL) -> None:
        if pace not in self.paces:
            raise UnknownChoice("pace", pace, list(self.paces))
        self.game, self.seed = game, seed
        opinions = self.doctrines[""] if opinions is None else opinions
        self.mind = Mind(self.ground(), opinions, self.paces[pace])

    @abstractmethod
    def ground(self) -> Any:
        """What never changes of the map; shared by all captains of a game."""

    @abstractmethod
    def decide(self, s: S, prompt: Prompt) -> Action | None:
        """The captain's will in a position; None, or something illegal: the least that can be done."""

    def blindfold(self, s: S, seat: int) -> S:
        """A position as a seat's captain takes it: what this seat can't know must not decide."""
        return s

    def choose(self, prompt: Prompt, view: Callable[[], Any]) -> Action:
        """The answer to a prompt."""
        assert prompt.seat is not None
        imagined = self.game.imagine(view(), Random(self.seed))
        return self._answer(self.blindfold(imagined, prompt.seat), prompt)

    def answer(self, state: S, seat: int | None = None) -> Action:
        """The answer in an imagined position, of a seat that is asked there."""
        seat = state.waiting[0] if seat is None else seat
        return self._answer(self.blindfold(state, seat), state.prompt(seat))

    def _answer(self, s: S, prompt: Prompt) -> Action:
        self.mind.turn_to((s.setup, s.phase_key, prompt.seat))
        action = self.decide(s, prompt)
        if action is None or prompt.why_not(action) is not None:
            action = self._least(prompt)
        return action

    def _least(self, prompt: Prompt) -> Action:
        for verb in self.least:
            if prompt.why_not(Action(verb)) is None:
                return Action(verb)
        return next(prompt.offered())
