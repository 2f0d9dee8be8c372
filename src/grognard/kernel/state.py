"""What a position is made of: clone, hash, serialise; ask, refuse, act."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import factorial
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.columns import Columns, write_entries
from grognard.kernel.dice import DiceError, commitment, die, permutation, secret_number
from grognard.kernel.event import Event
from grognard.kernel.figures import KNOWN
from grognard.kernel.hidden import Hidden, named_in, told_of
from grognard.kernel.notebook import mingle, narrow, pin
from grognard.kernel.outcome import Outcome
from grognard.kernel.prompt import Prompt
from grognard.kernel.refusal import Illegal, Refusal, refuse
from grognard.kernel.step import Step
from grognard.kernel.view import View

if TYPE_CHECKING:
    from grognard.kernel.game import Game, Setup

S = TypeVar("S", bound="State")
T = TypeVar("T")


class PhaseKey(NamedTuple):
    """A phase of a game: equal keys are the same phase; of a player-turn, turn and `whose` are the same."""

    turn: int
    phase: str
    whose: str


class Fact(msgspec.Struct, frozen=True):
    """Something hidden that came to light: an entry of a column, and to whom (None: to everybody)."""

    column: str
    index: int
    value: Any
    to: tuple[int, ...] | None


class State(metaclass=Columns):
    """A position: small columns of numbers, the stack of open questions, and where the dice stand.

    A game's state names its columns (`turn: Column[int]`: what is stored) and what follows from them and is
    kept for speed (`occupied: Derived[int]`), once and with their types. So a clone is a handful of slices.
    `hidden` says which columns not every seat may know; the view, what `imagine` fills in and the words for
    what is known follow from it.
    """

    __slots__ = (
        "commitment",
        "dealt",
        "drawn",
        "draws",
        "events",
        "game",
        "hushed",
        "outcome",
        "recalled",
        "revealed",
        "rolled",
        "rolls",
        "scripted",
        "seed",
        "setup",
        "stack",
        "undoable",
    )
    columns: ClassVar[tuple[str, ...]] = ()
    derived: ClassVar[tuple[str, ...]] = ()
    column_hints: ClassVar[dict[str, Any]] = {}
    shared_columns: ClassVar[frozenset[str]] = frozenset()
    """The columns that are tuples, which all copies share until one writes its own anew."""
    copy_columns: ClassVar[Callable[[Any, Any], None]]
    read_columns: ClassVar[Callable[[Any], dict[str, Any]]]
    hidden: ClassVar[tuple[Hidden, ...]] = ()
    worded_groups: ClassVar[tuple[Hidden, ...]] = ()  # those of `hidden` that figures can name
    added: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}
    """Columns that positions of older versions of the rules lack, and what they hold there."""
    largest: ClassVar[int] = 10_000
    """No number is larger in a column or question that does not say what its numbers are (`ranges.py`)."""
    remarks: ClassVar[Mapping[str, Any]] = {}
    """What a view says besides its columns, by name with its type: see `remark`."""

    game: Game
    setup: Setup
    stack: list[Step]
    seed: str
    commitment: str
    rolled: int
    scripted: list[int]
    drawn: int
    dealt: list[int]  # the secret draws to come, where a script says them
    undoable: list[int]  # the seats whose last actions can be taken back, in the order of the actions
    outcome: Outcome | None
    # What the last action brought.
    events: list[Event]
    rolls: list[int]
    draws: list[int]
    revealed: list[Fact]
    hushed: bool  # only the seat that acted may know that anything has happened
    recalled: dict[Any, Any] | None  # what is remembered of it (`recall.py`); None while it is being changed

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for column in (one for group in cls.hidden for one in (*group.columns, group.notes) if one):
            if column not in cls.columns:
                raise TypeError(f"{cls.__name__}.hidden names {column!r}, which is no Column of it")
        cls.worded_groups = tuple(group for group in cls.hidden if group.name)

    def __init__(self, game: Game, setup: Setup, seed: str, scripted: list[int]) -> None:
        self.game, self.setup, self.seed, self.scripted = game, setup, seed, scripted
        self.commitment = commitment(seed)
        self.stack, self.rolled, self.drawn, self.outcome = [], 0, 0, None
        self.undoable, self.dealt = [], []
        self.begin_action()

    def begin_action(self) -> None:
        """Nothing has come of the next action yet."""
        self.events, self.rolls, self.draws, self.revealed, self.hushed = [], [], [], [], False
        self.recalled = None

    def rest(self) -> None:
        """Nothing changes from here until the next action."""
        self.recalled = {}

    # ---------------------------------------------------------------- asking

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now: none when the game is over, several when choices are simultaneous."""
        return () if self.outcome is not None else self.stack[-1].seats(self)

    def seems_waiting(self, seat: int | None) -> tuple[int, ...]:
        """The seats that may act now as far as a seat can know: who answered in secret still seems asked."""
        waiting = self.waiting
        if not waiting or not self.stack[-1].secret:
            return waiting
        return tuple(one for one in self.stack[-1].put_to(self) if one != seat or one in waiting)

    @property
    def takeback(self) -> int:
        """How many of the last actions can be taken back."""
        return len(self.undoable)

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat may take its last action back."""
        return seat in self.undoable

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
        refusal = step.why_not(self, seat, action)
        if refusal is None or not self.worded_groups:
            return refusal
        return Refusal(refusal.rule, refusal.message, self.worded(refusal.figures, seat))

    # ---------------------------------------------------------------- where the game stands

    @property
    def phase_key(self) -> PhaseKey:
        """The turn, the phase and whose it is. A game with turns says so; others are all one turn."""
        return PhaseKey(0, "", "")

    def player_turn_over(self, since: PhaseKey) -> bool:
        """Whether the player-turn of a phase that was played before is over: the next one has begun, or the
        game has ended."""
        now = self.phase_key
        return self.outcome is not None or (now.turn, now.whose) != (since.turn, since.whose)

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
        step, before = self.stack[-1], self.waiting
        self.begin_action()
        step.do(self, seat, action)
        self.settle()
        if self.rolls or self.revealed:
            self.undoable = []
        elif step.secret and self.outcome is None and self.stack[-1] is step:
            self.hushed = True
            self.undoable.append(seat)
        elif step.secret or self.waiting != before:
            self.undoable = []
        else:
            self.undoable.append(seat)
        return self.events

    def go_on_after(self, later: State) -> None:
        """What led from here to a later position was taken back: the dice and draws it took stay spent."""
        self.rolled, self.drawn, self.undoable = later.rolled, later.drawn, []

    def settle(self) -> None:
        """Goes on until somebody has to be asked or the game is over."""
        self.recalled = None
        while self.outcome is None and self.stack[-1].proceed(self):
            self.recalled = None
        if self.recalled is None:
            self.rest()

    def finds(self, anything: Callable[[], bool]) -> bool:
        """What a `proceed` looks for before it lets its question stand: nothing changes while it looks.

        If it is there the position rests from here on, and what was worked out is remembered for the answer.
        """
        self.rest()
        found = anything()
        if not found:
            self.recalled = None
        return found

    def tell(self, kind: str, rule: str, **figures: Any) -> None:
        """Something everybody may know has happened. Hidden things are named by their handles; whoever may
        know what they are now is told that too."""
        told = self._event(kind, rule, figures) if self.worded_groups else Event(kind, rule, figures)
        self.events.append(told)

    def tell_only(self, seats: Iterable[int], kind: str, rule: str, **figures: Any) -> None:
        """Something that only these seats may know of has happened."""
        told = self._event(kind, rule, figures)
        self.events.append(msgspec.structs.replace(told, seats=tuple(seats)))

    def keep_between(self, seats: tuple[int, ...]) -> None:
        """What the present action has told so far is for these seats only."""
        self.events = [msgspec.structs.replace(event, seats=event.seats or seats) for event in self.events]

    def _event(self, kind: str, rule: str, figures: dict[str, Any]) -> Event:
        named = named_in(self, figures)
        if not named:
            return Event(kind, rule, figures)
        known = told_of(self, None, named)
        secrets = {}
        for seat in range(len(self.setup.seats)):
            more = told_of(self, seat, named)
            if more != known:
                secrets[seat] = {KNOWN: more}
        return Event(kind, rule, {**figures, KNOWN: known} if known else figures, secrets)

    def reveal(self, column: str = "", *indexes: int, to: Sequence[int] | None = None) -> None:
        """Something hidden has come to light, to everybody or to some seats: it can't be taken back.

        A seat may learn what is revealed to it and nothing else: the battery sees to it.
        """
        entries = getattr(self, column) if column else ()
        seats = None if to is None else tuple(to)
        facts = [Fact(column, index, entries[index], seats) for index in indexes]
        self.revealed.extend(facts or [Fact(column, -1, None, seats)])
        if seats is None:
            self.pin(column, indexes)

    def pin(self, column: str, indexes: Iterable[int]) -> None:
        """Everybody can see, or knows from the set-up, what these things are: the notebook has it."""
        for group in self.hidden:
            if group.notes and group.columns[0] == column:
                pin(self, group, indexes)

    def narrow(self, name: str, handle: int, pieces: Iterable[int]) -> None:
        """Everybody can work out that a hidden thing is one of these pieces: the notebook has it."""
        group = self._group(name)
        if group.notes:
            narrow(self, group, handle, pieces)

    def mingle(self, name: str, handles: Sequence[int]) -> None:
        """Somebody has chosen among these hidden things in secret: to a notebook each may be any of them."""
        group = self._group(name)
        if group.notes:
            mingle(self, group, handles)

    def _group(self, name: str) -> Hidden:
        found = next((group for group in self.hidden if group.name == name), None)
        if found is None:
            there = ", ".join(group.name for group in self.hidden if group.name) or "none"
            raise TypeError(f"{type(self).__name__}.hidden has nothing named {name!r}; there are: {there}")
        return found

    def roll(self, why: str, rule: str, sides: int = 6) -> int:
        """The next die: from the script if there is one, else what the committed seed says."""
        value = self._die(why, sides)
        self.events.append(Event("die", rule, {"why": why, "die": value, "sides": sides}))
        return value

    def roll_together(self, number: int, why: str, rule: str, sides: int = 6) -> list[int]:
        """Several dice at once, told as one thing."""
        dice = [self._die(why, sides) for _ in range(number)]
        if dice:
            self.events.append(Event("dice", rule, {"why": why, "dice": dice, "sides": sides}))
        return dice

    def _die(self, why: str, sides: int) -> int:
        if self.scripted:
            value = self.scripted.pop(0)
            if not 1 <= value <= sides:
                raise DiceError(f"the script says {value}, but a die for {why} has {sides} sides", why)
        elif self.seed:
            value = die(self.seed, self.rolled, sides)
        else:
            raise DiceError(f"a die for {why} is needed, but this position came without its seed", why)
        self.rolled += 1
        self.rolls.append(value)
        return value

    def draw(self, among: int) -> int:
        """A number from 0 to `among` less 1 that is recorded and can be checked after the game, but that
        nobody is told. What a seat learns of it is to be revealed."""
        if self.dealt:
            value = self.dealt.pop(0)
            if not 0 <= value < among:
                raise DiceError(f"the script says {value}, but there are {among} things to draw from")
        elif self.seed:
            value = secret_number(self.seed, self.drawn, among)
        else:
            raise DiceError("something is to be drawn, but this position came without its seed")
        self.drawn += 1
        self.draws.append(value)
        return value

    def shuffle(self, things: Sequence[T]) -> list[T]:
        """The things in an order that nobody knows: a deck, a cup of markers."""
        return permutation(things, self.draw(factorial(len(things)))) if len(things) > 1 else list(things)

    def deal(self, name: str, handles: Sequence[int]) -> None:
        """Deals what these hidden things are among them anew: from now on nobody can tell which is which.

        For things that the rules lose track of. What they show must be alike, or it tells them apart.
        """
        group, order = self._group(name), self.shuffle(handles)
        for column in group.columns:
            entries = getattr(self, column)
            write_entries(self, column, handles, [entries[old] for old in order])
        if group.notes:
            mingle(self, group, handles)

    def finish(self, winners: tuple[int, ...], how: str, rule: str, **figures: Any) -> None:
        """The game is over."""
        self.outcome = Outcome(winners, how, rule, figures)
        self.tell("end", rule, winners=[self.setup.seats[w] for w in winners], how=how, **figures)

    # ---------------------------------------------------------------- looking

    def view(self, seat: int | None, like: View | None = None) -> View:
        """What this seat may know (None: a spectator): all columns, less what is `hidden` from it. `like` is
        how another seat sees this very position: what both see alike is shared, not copied again."""
        if like is not None:
            return self._view_like(like, seat)
        columns = {
            name: value[:] if type(value) is list else value for name, value in self.read_columns().items()
        }
        for group in self.hidden:
            columns |= group.seen(self, seat)
        kind: Any = self.game.view_type
        seen: View = kind(**self.common_view(seat), stack=self.stack[:], **columns, **self.remark(seat))
        return seen

    def _view_like(self, like: View, seat: int | None) -> View:
        hidden: dict[str, Any] = {}
        for group in self.hidden:
            hidden |= group.seen(self, seat)
        return msgspec.structs.replace(like, **self.common_view(seat), **hidden, **self.remark(seat))

    def seen_alike(self, one: View, other: View, whole: bool = False) -> bool:
        """Whether two seats see this position alike, so that they see the same picture: nothing that is shown
        there is hidden from one of them alone; if `whole`, nothing at all."""
        groups = (group for group in self.hidden if whole or group.pictured)
        columns = (column for group in groups for column in group.columns)
        return all(getattr(one, name) == getattr(other, name) for name in (*columns, *self.remarks))

    def remark(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know of what is hidden all the same: how many there are, say."""
        return {}

    def known(self, seat: int | None, figures: Mapping[str, Any]) -> dict[str, dict[str, int]]:
        """What a seat may know of the hidden things that figures name: by their names, what they are."""
        return told_of(self, seat, named_in(self, figures))

    def worded(self, figures: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """Figures with what this seat may know of the hidden things that they name."""
        known = self.known(seat, figures) if self.worded_groups else None
        return {**figures, KNOWN: known} if known else figures

    def common_view(self, seat: int | None) -> dict[str, Any]:
        """The fields that every game's view has."""
        return {
            "game": self.game.name,
            "scenario": self.setup.scenario,
            "options": self.setup.options,
            "seats": self.setup.seats,
            "seat": seat,
            "waiting": self.seems_waiting(seat),
            "commitment": self.commitment,
            "outcome": self.outcome,
            "undo": self.may_undo(seat),
        }

    # ---------------------------------------------------------------- copying and storing

    def pieces(self) -> list[str]:
        """The identity of every piece, wherever it is: the battery checks that none is lost or made twice.

        Where hidden pieces are dealt out, these; a game with others adds them.
        """
        return [
            f"{group.back(self, index)} {getattr(self, group.columns[0])[index]}"
            for group in self.hidden
            if group.deck is not None
            for index in range(group.size(self))
        ]

    def derive(self) -> None:
        """Computes the derived values from the columns."""

    def clone(self: S, seed: int | str | None = None) -> S:
        """An independent copy; with a `seed`, one whose dice and draws from here on are other ones.

        Copies with the same seed get the same dice: what was done differs then, not the luck.
        """
        twin = object.__new__(type(self))
        twin.game, twin.setup, twin.seed = self.game, self.setup, self.seed
        twin.commitment, twin.rolled, twin.drawn = self.commitment, self.rolled, self.drawn
        twin.outcome, twin.undoable = self.outcome, self.undoable[:]
        twin.stack, twin.scripted, twin.dealt = self.stack[:], self.scripted[:], self.dealt[:]
        twin.events, twin.rolls, twin.draws, twin.revealed, twin.hushed = [], [], [], [], False
        twin.recalled = None if self.recalled is None else {}
        self.copy_columns(twin)
        if seed is not None:
            twin.seed, twin.scripted, twin.dealt = str(seed), [], []
            twin.commitment = commitment(twin.seed)
        return twin

    def dump(self, secret: bool = True) -> bytes:
        """The whole position as bytes; `game.load` reads them back.

        If not `secret`, what tells the dice to come is left out: the seed and the scripts.
        """
        contents = self.contents()
        if secret:
            contents |= {"seed": self.seed, "scripted": self.scripted}
        if secret and self.dealt:
            contents["dealt"] = self.dealt
        return msgspec.json.encode(contents, order="deterministic")

    def contents(self) -> dict[str, Any]:
        """What a position holds but for the dice to come, as a dump names it. Not a copy: only look at it."""
        contents = {
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
            "columns": self.read_columns(),
        }
        if self.drawn:
            contents["drawn"] = self.drawn
        if any((seat,) != self.waiting[:1] for seat in self.undoable):
            contents["undoable"] = self.undoable
        return contents

    def digest(self) -> str:
        """A fingerprint of the position. It needs no seed and tells nothing of it: anybody can check it."""
        return hashlib.blake2b(self.dump(secret=False), digest_size=16).hexdigest()
