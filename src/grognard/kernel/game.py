"""A game: its board, counters, scenarios, words and rules; it makes, reads and imagines positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from grognard.kernel.action import Action, Vocabulary
from grognard.kernel.board import Board
from grognard.kernel.datafiles import fingerprint
from grognard.kernel.dice import new_seed
from grognard.kernel.languages import Names, key_of
from grognard.kernel.orders import Reaction
from grognard.kernel.position_file import PositionFile
from grognard.kernel.ranges import misfit
from grognard.kernel.refusal import GrognardError, NoOdds, UnknownChoice
from grognard.kernel.saying import Said
from grognard.kernel.shown import Shown
from grognard.kernel.snapshots import snapshot_type, view_type
from grognard.kernel.state import State
from grognard.kernel.step import Draw, Step
from grognard.kernel.view import View

__all__ = ["Game", "Setup", "UnknownChoice"]

MOST_GUESSES = 50
"""So many positions are tried before a view is said to fit none."""


class Setup(msgspec.Struct, frozen=True):
    """What is played: scenario, options, names of the seats. A game adds what follows from them."""

    scenario: str
    options: dict[str, Any]
    seats: tuple[str, ...]


class _Versioned(msgspec.Struct):
    version: int


class Game(Shown, ABC):
    """One of the games. It is made once from its data files and shared by all positions."""

    name: ClassVar[str]
    short: ClassVar[str]
    version: ClassVar[int]
    folder: ClassVar[Path]
    state_type: ClassVar[type[State]]
    step_types: ClassVar[tuple[type[Step], ...]]
    seats: ClassVar[tuple[str, ...]] = ()
    """The names of the seats, where they are always the same."""

    overlay: dict[str, Any]
    board: Board

    # ---------------------------------------------------------------- what a game provides

    @property
    @abstractmethod
    def scenarios(self) -> Mapping[str, Any]:
        """The scenarios by name, in the order they are shown."""

    @abstractmethod
    def names(self) -> Mapping[str, Sequence[str]]:
        """The words of actions by kind: at least "space"."""

    @abstractmethod
    def start(self, state: Any) -> None:
        """Lays out the pieces of a new game and opens the first question."""

    @abstractmethod
    def arrange(self, state: Any, position: Mapping[str, Any]) -> None:
        """Lays out the position of a file and opens its question; KeyedError says what is wrong in it."""

    # ---------------------------------------------------------------- what a game may add

    def more_counts(self) -> dict[str, int]:
        """How many things there are of kinds that no action names: places beyond the map, turns, phases."""
        return {}

    def options(self, scenario: str) -> Mapping[str, Any]:
        """The options of a scenario with their values when nothing is said."""
        return {}

    def option_values(self, scenario: str) -> Mapping[str, Sequence[int | str]]:
        """What the options of a scenario can be that are no yes or no."""
        return {}

    def setup(self, scenario: str, options: Mapping[str, Any]) -> Setup:
        """What follows from a choice of scenario and options."""
        return Setup(scenario, dict(options), self.seats)

    def for_seats(self, scenario: str, seats: int) -> Mapping[str, Any]:
        """The options that make a scenario one for so many seats, where an option decides that."""
        return {}

    def imagine(self, view: Any, rng: Random) -> Any:
        """A full position consistent with a view: how a bot searches without cheating.

        What the state declares as `hidden` is filled in by something that fits.
        """
        for _ in range(MOST_GUESSES):
            state = self.outline(view, f"{rng.getrandbits(64):x}")
            for group in state.hidden:
                group.fill(state, rng)
            if state.hidden:  # what was filled in may decide what follows from it
                state.derive()
            if state.outcome is not None or state.waiting:
                state.rest()
                return state  # else a secret question would have all its answers
        raise GrognardError(f"{self.name}: no position fits this view")

    prefers: ClassVar[Mapping[type[Step], Draw]] = {}
    """How random play draws an answer to a question, where not every legal action is as good to study as any
    other, or the list of them all is long: one of the legal actions, each of which has a chance."""

    reactions: ClassVar[Mapping[type[Step], Reaction]] = {}
    """The questions that a seat may answer in advance, by kind: see `kernel/orders.py`."""

    bots: ClassVar[tuple[str, ...]] = ()

    def bot(self, name: str, seed: int, opinions: Any = None, pace: str = "full") -> Any:
        """The game's own bot of this name: an object with `choose(prompt, view)`."""
        if name in self.bots:
            raise GrognardError(f"{self.name} names the bot {name!r} in `bots`, but its `bot` makes none")
        raise UnknownChoice("bot", name, self.bots or ["none"])

    def doctrines(self, name: str) -> Mapping[str, Any]:
        """The opinions that a bot of this game may have, by the doctrine's name; "": when nothing is said."""
        return {}

    def say(self, key: str, language: str, **figures: Any) -> str:
        """A sentence of the game's catalogue; nothing if it has none of this key."""
        from grognard.kernel.messages import spoken

        words = spoken(self, language)
        return words.text(key, figures) if words.has(key) else ""

    @property
    def named(self) -> Mapping[str, Mapping[str, Names]]:
        """What the game's data call things, by kind and name: {"space": {"berlin": Names(...)}}."""
        return {}

    alike: ClassVar[Mapping[str, str]] = {}
    """Kinds of things that are called like those of another kind: {"target": "unit"}."""

    def label(self, kind: str, name: str, language: str) -> str:
        """How a thing is called in a language ("unit", "us_12", "fr"): as the data have `named` it, or by the
        catalogue's `unit-us_12`, or else the name itself."""
        kind = self.alike.get(kind, kind)
        if kind == "usage":  # what an action takes: "unit path"
            return " ".join(self.label("kind", part, language) for part in name.split())
        if kind == "kind" and name.endswith("?"):
            return self.say("or-none", language, kind=name[:-1])
        names = self.named.get(kind, {}).get(name)
        return names.told(language) if names else self.say(f"{kind}-{key_of(name)}", language) or name

    def known_label(self, kind: str, name: str, row: Mapping[str, int], language: str) -> str:
        """How a hidden thing is called by those who may know what it is: its `row` in the hidden columns.

        The catalogue's `known-<kind>`, which may use the thing, the piece that it is and the other columns;
        without such a sentence the piece alone.
        """
        group = next(group for group in self.state_type.hidden if group.name == kind)
        if not group.piece:
            return self.say(f"known-{kind}", language, **row) or self.label(kind, name, language)
        piece = self.vocabulary.names[group.piece][row[group.columns[0]]]
        told = self.say(f"known-{kind}", language, **{**row, kind: name, group.piece: piece})
        return told or self.label(group.piece, piece, language)

    @property
    def backdrop(self) -> Mapping[str, Any]:
        """The geography under the board: its size, coasts and waters; none: the outlines of its spaces."""
        return {}

    # ---------------------------------------------------------------- what the page needs of a game

    @cached_property
    def secrets(self) -> bool:
        """True if a seat may know what another may not: at one screen a curtain then falls between turns."""
        return bool(self.state_type.hidden)

    def now(self, view: Any) -> Mapping[str, Any]:
        """The figures of the sentences `moment-turn` and `moment-phase`."""
        return {}

    def moment(self, view: Any, language: str) -> tuple[str, str]:
        """The turn and the phase being played, in words: the catalogue's `moment-turn` and `moment-phase`."""
        from grognard.kernel.messages import moment

        return moment(self, tuple(self.now(view).items()), view.outcome is not None, language)

    def turn_in_brief(self, view: Any, language: str) -> str:
        """The turn where there is little room: the catalogue's `moment-brief`, if it has one."""
        from grognard.kernel.messages import turn_in_brief

        return turn_in_brief(self, tuple(self.now(view).items()), language)

    # ---------------------------------------------------------------- what a study asks of a game

    measured: ClassVar[str] = ""
    """The scenario that `grognard bench` plays; the first if none is named."""

    weighed: ClassVar[tuple[str, ...]] = ()
    """The verbs whose arguments `odds` can weigh before the dice."""

    def odds(self, words: Sequence[str], view: Any | None) -> Mapping[str, Any]:
        """What the dice may bring, exactly: at least "chances", a Fraction for each result.

        `words` are two strengths, or, in the position of a view, the arguments of a weighed action. As a rule
        it is what `preview` says of the first weighed verb; "unknown" names what that leaves out.
        """
        if view is None or not self.weighed:
            raise NoOdds(f"{self.name} has no odds to tell of that")
        found = self.preview(view, self.parse(" ".join([self.weighed[0], *words])))
        return {**found.figures, "chances": found.chances, "unknown": found.unknown}

    def features(self, state: Any) -> Mapping[str, float]:
        """What can be counted in a position, by name: the same names in every position of a setting."""
        return {}

    def evaluate(self, state: Any, seat: int) -> float:
        """How well a seat stands, from 0 (lost) to 1 (won); a draw is a half. For whoever searches: it looks
        at the position as it is, so make it an imagined one."""
        if state.outcome is None:
            return self.prospect(state, seat)
        winners = state.outcome.winners
        return float(seat in winners) if winners else 0.5

    def prospect(self, state: Any, seat: int) -> float:
        """The same while the game goes on: what a game knows of it; as a rule nobody can tell."""
        return 0.5

    def margin(self, state: Any, seat: int) -> float:
        """By how much a seat is ahead when a game is over, in the game's own measure: to a fit it says more
        than the victory alone."""
        return 2 * self.evaluate(state, seat) - 1

    def facts(self, state: Any) -> Mapping[str, str | int]:
        """What a study counts of a finished game: words are counted, numbers averaged."""
        return {}

    position_file: ClassVar[PositionFile] = PositionFile({})
    """What position files may hold besides the keys of every game, and what cases may look at."""

    def expect(self, state: Any, key: str, value: Any) -> Said | None:
        """For cases: None if the position is as `key = value` says, else a sentence about what differs."""
        return self.position_file.expect(state, key, value)

    # ---------------------------------------------------------------- games of older rules

    @cached_property
    def data_fingerprint(self) -> str:
        """Of the data that the rules work with, corrections included: a game goes on only by its own."""
        return fingerprint(self.folder / "data", self.overlay)

    @property
    def rules_name(self) -> str:
        """These rules and no others."""
        return f"{self.version} {self.data_fingerprint}"

    def plays_as(self, version: int, data: str) -> bool:
        """Whether a game of this version of the rules, with data of this fingerprint ("": nobody noted it),
        would be played on by the same rules."""
        return version == self.version and data in ("", self.data_fingerprint)

    def older(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        """A position of an older version of the rules in the shape that these store: to be looked at, and to
        go on from if its players want to. A version that gives columns or questions another shape says how.
        """
        return {**position, "version": self.version}

    # ---------------------------------------------------------------- what every game has

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """How many things there are of each kind that numbers of positions name: see `kernel/ranges.py`."""
        return {kind: len(words) for kind, words in self.names().items()} | self.more_counts()

    @cached_property
    def vocabulary(self) -> Vocabulary:
        signatures: dict[str, tuple[str, ...]] = {}
        for step in self.step_types:
            for verb, kinds in step.verbs.items():
                if signatures.setdefault(verb, kinds) != kinds:
                    raise TypeError(
                        f"{step.__name__} asks {verb!r} with other arguments than another step does"
                    )
        return Vocabulary(self.names(), signatures)

    def parse(self, line: str) -> Action:
        """The action of a line."""
        return self.vocabulary.read(line)

    def write(self, action: Action) -> str:
        """The line of an action; it parses back to itself."""
        return self.vocabulary.write(action)

    def new(
        self,
        scenario: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        dice: Sequence[int] = (),
        draws: Sequence[int] = (),
    ) -> Any:
        """A new game. Without a seed the dice can't be foreseen; `dice` scripts the first rolls, `draws` the
        first secret draws."""
        state = self._empty(scenario, seats, options, seed, dice)
        state.dealt = list(draws)
        self.start(state)
        state.settle()
        return state

    def from_position(self, path: Path | str, dice: Sequence[int] = ()) -> Any:
        """The position that a file describes."""
        from grognard.kernel.position import read_position

        return read_position(self, Path(path), dice)

    def _empty(
        self,
        scenario: str | None,
        seats: int | None,
        options: Mapping[str, Any] | None,
        seed: int | str | None,
        dice: Sequence[int],
    ) -> Any:
        scenario = scenario or next(iter(self.scenarios))
        if scenario not in self.scenarios:
            raise UnknownChoice("scenario", scenario, list(self.scenarios))
        known = self.options(scenario)
        if seats is not None:
            options = {**self.for_seats(scenario, seats), **(options or {})}
        for name, value in (options or {}).items():
            if name not in known:
                raise UnknownChoice(f"option of {scenario}", name, list(known) or ["none"])
            if type(value) is not type(known[name]):
                raise UnknownChoice(f"value of option {name}", value, [type(known[name]).__name__])
        setup = self.setup(scenario, {**known, **(options or {})})
        if seats is not None and seats != len(setup.seats):
            raise UnknownChoice(f"number of seats for {scenario}", seats, [len(setup.seats)])
        if not all(type(die) is int and 1 <= die <= 6 for die in dice):
            raise UnknownChoice("die", list(dice), [1, 2, 3, 4, 5, 6])
        return self.state_type(self, setup, new_seed() if seed is None else str(seed), list(dice))

    def load(self, data: bytes) -> Any:
        """The position of a dump; of an older version of the rules too, in the shape `older` gives it."""
        try:
            version = msgspec.json.decode(data, type=_Versioned).version
            if version < self.version:
                data = msgspec.json.encode(self.older(msgspec.json.decode(data), version))
            snapshot = msgspec.json.decode(data, type=self._snapshot)
        except (msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
            raise GrognardError(f"not a position of {self.name}: {error}") from error
        if snapshot.game != self.name or snapshot.version > self.version or snapshot.overlay != self.overlay:
            raise GrognardError(
                f"a position of {snapshot.game} version {snapshot.version}, "
                f"not of {self.name} version {self.version} with these data"
            )
        state = self._empty(snapshot.scenario, None, snapshot.options, snapshot.seed, ())
        state.stack, state.rolled, state.scripted = snapshot.stack, snapshot.rolled, snapshot.scripted
        state.outcome, state.commitment = snapshot.outcome, snapshot.commitment
        state.drawn, state.dealt = snapshot.drawn, snapshot.dealt
        for step in state.stack:
            field = misfit(step, self.counts, state.largest)
            if field is not None:
                question = type(step).__name__
                raise GrognardError(
                    f"not a position of {self.name}: {field!r} of the question {question} is out of range"
                )
        if not state.stack and state.outcome is None:
            raise GrognardError(
                f"not a position of {self.name}: no question is open and the game is not over"
            )
        for column in state.columns:
            setattr(state, column, getattr(snapshot.columns, column))
        try:
            for column, filled in state.added.items():
                if getattr(state, column) is msgspec.UNSET:
                    setattr(state, column, filled(state))
            state.derive()
            if any(group.contradiction(state) for group in state.hidden):
                raise ValueError("its notebook")
            takers, asked = snapshot.undoable, state.waiting
            state.undoable = list(asked[:1]) * snapshot.takeback if takers is None else takers
        except (LookupError, TypeError, ValueError, ArithmeticError) as error:
            raise GrognardError(f"not a position of {self.name}: its numbers do not fit the board") from error
        except NotImplementedError as error:
            raise GrognardError(f"not a position of {self.name}: its open question asks nobody") from error
        state.rest()
        return state

    def blank(self, view: View, rng: Random) -> Any:
        """An empty state with the setting of a view and dice of its own: what `imagine` fills."""
        return self._setting(view, f"{rng.getrandbits(64):x}")

    def _setting(self, view: View, seed: str) -> Any:
        state = self._empty(view.scenario, None, view.options, seed, ())
        state.commitment, state.outcome = view.commitment, view.outcome
        state.undoable = [view.seat] if view.undo else []
        return state

    def outline(self, view: Any, seed: str = "") -> Any:
        """A position as far as a view can tell: what it does not know is UNKNOWN there, and it has no dice.

        For what is shown before an action is done: rules can be asked about it, and what must not be reckoned
        with can't be. A game's `derive` has to get by with it.
        """
        state = self._setting(view, seed)
        for name in state.columns:
            value = getattr(view, name)
            setattr(state, name, list(value) if isinstance(value, list) else value)
        state.stack = list(view.stack)
        state.derive()
        return state

    @cached_property
    def _snapshot(self) -> Any:
        return snapshot_type(self.state_type, self.step_types, self.counts)

    @cached_property
    def view_type(self) -> type[View]:
        """What `view` gives: the columns, with UNKNOWN where they are hidden, and the remarks."""
        return view_type(self.state_type, self.step_types)
