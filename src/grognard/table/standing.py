"""The actions of a journal that stand, and what becomes of those that were taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from grognard.kernel.ending import acted
from grognard.kernel.event import Event
from grognard.kernel.record import Move, Struck
from grognard.kernel.refusal import GrognardError
from grognard.kernel.takeback import TakenBack, struck
from grognard.store import Entry
from grognard.table.counting import Counting
from grognard.table.errors import OldRules


class Standing(NamedTuple):
    """An action that stands: who, what, the dice it rolled, what it drew in secret, whether only its seat may
    know of it, and its number in the journal."""

    seat: int
    line: str
    dice: tuple[int, ...] = ()
    draws: tuple[int, ...] = ()
    hushed: bool = False
    seq: int = 0

    @classmethod
    def of(cls, entry: Entry) -> Standing:
        return cls(entry.seat, entry.line, entry.dice, entry.draws, entry.hushed, entry.seq)

    def known_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know that it was done."""
        return not self.hushed or self.seat == seat


class Journal:
    """What stands after the entries of a journal, and what was taken back after dice: `spent` is by the
    number of actions that stood then, as a record has it."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.moves: list[Standing] = []
        self.spent: dict[int, list[Standing | TakenBack]] = {}
        self.counting = Counting()
        for entry in entries:
            self._add(entry)

    def _add(self, entry: Entry) -> None:
        gone: list[Standing] = []
        if entry.kind == "act":
            self.moves.append(Standing.of(entry))
        elif entry.kind == "undo":
            del self.moves[last_of(self.moves, entry.seat)]
        else:
            again = struck(self.moves, self.spent, entry.ply)
            self.spent.setdefault(entry.ply, []).extend(again)
            gone = self.moves[entry.ply :]
            del self.moves[entry.ply :]
        self.counting.add(entry, gone)


def recorded(items: Iterable[Standing | TakenBack]) -> list[Struck]:
    """What was taken back, as a record tells it."""
    return [
        item if isinstance(item, TakenBack) else Move(item.seat, item.line, item.dice, item.draws)
        for item in items
    ]


def again(state: Any, move: Standing) -> list[Event]:
    """Does a stored action again with the dice and the secret draws of then."""
    state.scripted, state.dealt = list(move.dice), list(move.draws)
    try:
        events = acted(state, move.seat, move.line)
    except GrognardError as error:
        raise OldRules() from error
    if state.scripted or state.dealt:
        raise OldRules()
    return events


def last_of(moves: Sequence[Standing], seat: int) -> int:
    """The place of a seat's last action."""
    return next(number for number in reversed(range(len(moves))) if moves[number].seat == seat)
