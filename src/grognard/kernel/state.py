"""What a position is made of: clone, hash, serialise; ask, refuse, act."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.dice import DiceError, commitment, die
from grognard.kernel.event import Event
from grognard.kernel.outcome import Outcome
from grognard.kernel.prompt import Prompt
from grognard.kernel.refusal import Illegal, Refusal, refuse
from grognard.kernel.step import Step
from grognard.kernel.view import View

if TYPE_CHECKING:
    from grognard.kernel.game import Game, Setup

S = TypeVar("S", bound="State")

COPIED = (list, dict)


class State:
    """A position: small columns of numbers, the stack of open questions, and where the dice stand.

    A game's state names its `columns` (what is stored) and its `derived` values (what follows from them and
    is kept for speed). Columns are numbers or flat lists of numbers; derived values may also be flat dicts or
    anything that never changes. So a clone is a handful of slices.
    """

    __slots__ = (
        "commitment",
        "events",
        "game",
        "outcome",
        "revealed",
        "rolled",
        "rolls",
        "scripted",
        "seed",
        "setup",
        "stack",
        "takeback",
    )
    columns: ClassVar[tuple[str, ...]] = ()
    derived: ClassVar[tuple[str, ...]] = ()

    game: Game
    setup: Setup
    stack: list[Step]
    seed: str
    commitment: str
    rolled: int
    scripted: list[int]
    takeback: int
    outcome: Outcome | None
    events: list[Event]
    rolls: list[int]

    def __init__(self, game: Game, setup: Setup, seed: str, scripted: list[int]) -> None:
        self.game, self.setup, self.seed, self.scripted = game, setup, seed, scripted
        self.commitment = commitment(seed)
        self.stack, self.rolled, self.takeback, self.outcome = [], 0, 0, None
        self._begin_action()

    def _begin_action(self) -> None:
        self.events, self.rolls, self.revealed = [], [], False

    # ---------------------------------------------------------------- asking

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now: none when the game is over, several when choices are simultaneous."""
        return () if self.outcome is not None else self.stack[-1].seats(self)

    def prompt(self, seat: int | None) -> Prompt:
        """The question put to a seat; one that is not asked, or a spectator, gets one with no answers."""
        return Prompt(self, seat)

    def why_not(self, seat: int | None, action: Action | str) -> Refusal | None:
        """None if this seat may do this now, else why not. Answers for any action, well formed or not."""
        if isinstance(action, str):
            try:
                action = self.game.vocabulary.read(action)
            except Illegal as illegal:
                return illegal.refusal
        else:
            malformed = self.game.vocabulary.check(action)
            if malformed is not None:
                return malformed
        if self.outcome is not None:
            return refuse("", "game-over")
        step = self.stack[-1]
        if seat is None or seat not in step.seats(self):
            return refuse("", "not-your-turn")
        return step.why_not(self, seat, action)

    # ---------------------------------------------------------------- acting

    def act(self, seat: int, action: Action | str) -> list[Event]:
        """Does it and tells what happened; or raises Illegal, and the position is unchanged."""
        if isinstance(action, str):
            action = self.game.vocabulary.read(action)
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        return self.do(seat, action)

    def do(self, seat: int, action: Action) -> list[Event]:
        """Does an action known to be legal, as one drawn from the prompt. Unchecked: others use `act`."""
        step = self.stack[-1]
        before = step.seats(self)
        self._begin_action()
        step.do(self, seat, action)
        self.settle()
        if self.rolls or self.revealed or self.waiting != before:
            self.takeback = 0
        else:
            self.takeback += 1
        return self.events

    def settle(self) -> None:
        """Goes on until somebody has to be asked or the game is over."""
        while self.outcome is None and self.stack[-1].proceed(self):
            pass

    def tell(self, kind: str, rule: str, **figures: Any) -> None:
        """Something everybody may know has happened."""
        self.events.append(Event(kind, rule, figures))

    def reveal(self) -> None:
        """Something hidden has come to light: this action can't be taken back."""
        self.revealed = True

    def roll(self, why: str, rule: str, sides: int = 6) -> int:
        """The next die: from the script if there is one, else what the committed seed says."""
        if self.scripted:
            value = self.scripted.pop(0)
            if not 1 <= value <= sides:
                raise DiceError(f"the script says {value}, but a die for {why} has {sides} sides")
        elif self.seed:
            value = die(self.seed, self.rolled, sides)
        else:
            raise DiceError(f"a die for {why} is needed, but this position came without its seed")
        self.rolled += 1
        self.rolls.append(value)
        self.events.append(Event("die", rule, {"why": why, "die": value, "sides": sides}))
        return value

    def finish(self, winners: tuple[int, ...], how: str, rule: str, **figures: Any) -> None:
        """The game is over."""
        self.outcome = Outcome(winners, how, rule, figures)
        self.tell("end", rule, winners=[self.setup.seats[w] for w in winners], how=how, **figures)

    # ---------------------------------------------------------------- looking

    def view(self, seat: int | None) -> View:
        """What this seat may know (None: a spectator)."""
        raise NotImplementedError

    def common_view(self, seat: int | None) -> dict[str, Any]:
        """The fields that every game's view has."""
        return {
            "game": self.game.name,
            "scenario": self.setup.scenario,
            "options": self.setup.options,
            "seats": self.setup.seats,
            "seat": seat,
            "waiting": self.waiting,
            "commitment": self.commitment,
            "outcome": self.outcome,
            "undo": self.takeback > 0 and seat in self.waiting,
        }

    # ---------------------------------------------------------------- copying and storing

    def pieces(self) -> list[str]:
        """The identity of every piece, wherever it is: the battery checks that none is lost or made twice."""
        return []

    def derive(self) -> None:
        """Computes the derived values from the columns."""

    def clone(self: S) -> S:
        """An independent copy."""
        twin = object.__new__(type(self))
        twin.game, twin.setup, twin.seed = self.game, self.setup, self.seed
        twin.commitment, twin.rolled = self.commitment, self.rolled
        twin.takeback, twin.outcome = self.takeback, self.outcome
        twin.stack, twin.scripted = self.stack[:], self.scripted[:]
        twin.events, twin.rolls, twin.revealed = [], [], False
        for name in self.columns + self.derived:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in COPIED else value)
        return twin

    def dump(self, secret: bool = True) -> bytes:
        """The whole position as bytes; `game.load` reads them back.

        If not `secret`, what tells the dice to come is left out: the seed and the script.
        """
        columns = {name: getattr(self, name) for name in self.columns}
        kernel = {
            "game": self.game.name,
            "version": self.game.version,
            "overlay": self.game.overlay,
            "scenario": self.setup.scenario,
            "options": self.setup.options,
            "stack": self.stack,
            "commitment": self.commitment,
            "rolled": self.rolled,
            "takeback": self.takeback,
            "outcome": self.outcome,
        }
        to_come = {"seed": self.seed, "scripted": self.scripted} if secret else {}
        return msgspec.json.encode({**kernel, **to_come, "columns": columns}, order="deterministic")

    def digest(self) -> str:
        """A fingerprint of the position. It needs no seed and tells nothing of it: anybody can check it."""
        return hashlib.blake2b(self.dump(secret=False), digest_size=16).hexdigest()
