"""What not every seat may know: declared once, by column. Views, guesses and the proof of secrecy follow."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from grognard.kernel.figures import kind_of, names_in
from grognard.kernel.notebook import noted

UNKNOWN = None
"""What stands in a view for an entry that may not be known. It is no number: one can't reckon with it."""


def no_back(s: Any, index: int) -> Hashable:
    """Things that all look alike."""
    return ""


class Hidden(msgspec.Struct, frozen=True, kw_only=True):
    """Things that have a side which not every seat may see: blocks, tiles, purses, orders.

    `columns` are the state's columns of what is hidden, one entry for each thing. A thing is named by its
    number, which tells nothing: the **handle**. `name` is the vocabulary's word for the things ("unit"), and
    `piece` that for what the first column holds ("block"), where there are such words.

    `knows(s, seat, index)`: whether a seat (None: a spectator) may know what this thing is.
    `back(s, index)`: what anybody can see of it; things with the same back can't be told apart.
    `deck(s, back)`: where the first column deals out pieces, all the pieces with this back, each once.
    `counted`: how many of each there are with a back can be known, not which is which; so it is with a deck.
    `alike(s, back)`: the things with a back, where that is known at once.
    `used`: such a thing may come to light by being used; that it does not, then tells that it is not there.
    `fits(s, column, index)`: what the column might hold for this thing, as far as anybody can tell; of the
    columns those before it are filled in already.
    `notes`: the column of the notebook (`kernel/notebook.py`), where there is one: so what was seen once is
    remembered as long as a thing can be followed with the eye.
    `recalls(s, column, index)`: as `fits`, of the columns after the first, by what else was noted.
    `known(s, seat)`: `knows` of all things at once, where that is much quicker: a view asks for nothing else.
    `pictured`: False for what no picture shows (answers to a secret question).
    """

    columns: tuple[str, ...]
    knows: Callable[[Any, int | None, int], bool]
    fits: Callable[[Any, str, int], Sequence[int]]
    back: Callable[[Any, int], Hashable] = no_back
    deck: Callable[[Any, Any], Iterable[int]] | None = None
    alike: Callable[[Any, Any], Iterable[int]] | None = None
    counted: bool = False
    used: bool = False
    notes: str = ""
    recalls: Callable[[Any, str, int], Sequence[int]] | None = None
    known: Callable[[Any, int | None], Sequence[Any]] | None = None
    pictured: bool = True
    name: str = ""
    piece: str = ""

    @property
    def exchanged(self) -> bool:
        """Whether what these things are goes round among those with the same back."""
        return self.counted or self.deck is not None

    def size(self, s: Any) -> int:
        """How many of these things there are."""
        return len(getattr(s, self.columns[0]))

    def row(self, s: Any, index: int) -> dict[str, int]:
        """What a thing is: its entry in each of the columns."""
        return {column: getattr(s, column)[index] for column in self.columns}

    def seen(self, s: Any, seat: int | None) -> dict[str, list[int | None]]:
        """The columns as a seat may know them."""
        known = self.known(s, seat) if self.known else [self.knows(s, seat, i) for i in range(self.size(s))]
        return {
            column: [
                value if told else UNKNOWN for value, told in zip(getattr(s, column), known, strict=True)
            ]
            for column in self.columns
        }

    def fill(self, s: Any, rng: Random) -> None:
        """Puts something that fits wherever an entry is unknown."""
        first = getattr(s, self.columns[0])
        unknown = [index for index, value in enumerate(first) if value is UNKNOWN]
        if self.deck is not None:
            self._deal(s, first, unknown, rng)
        for column in self.columns if self.deck is None else self.columns[1:]:
            entries = getattr(s, column)
            for index in unknown:
                entries[index] = rng.choice(self.might_be(s, column, index))
        for column in s.shared_columns.intersection(self.columns):
            setattr(s, column, tuple(getattr(s, column)))

    def might_be(self, s: Any, column: str, index: int) -> Sequence[int]:
        """What the column might hold for this thing by all that anybody can have seen and noted."""
        if column != self.columns[0]:
            return (self.recalls or self.fits)(s, column, index)
        found, lines = self.fits(s, column, index), noted(s, self, index)
        return found if lines is None else [value for value in found if value in lines]

    def contradiction(self, s: Any) -> str:
        """What the notebook says wrongly of a thing that not everybody sees, if anything."""
        for index in range(self.size(s)) if self.notes else ():
            row = {} if self.knows(s, None, index) else self.row(s, index)
            for column, value in row.items():
                told = self.might_be(s, column, index)
                if value not in told:
                    return f"{column} of {self.name} {index} is {value}, noted was {told}"
        return ""

    def _deal(self, s: Any, first: list[int | None], unknown: list[int], rng: Random) -> None:
        """Deals the pieces that nobody has seen among the things of their back, wherever they fit."""
        for back in dict.fromkeys(self.back(s, index) for index in unknown):
            wanting = [index for index in unknown if self.back(s, index) == back]
            seen = {first[index] for index in range(len(first)) if self.back(s, index) == back}
            left = set(self.deck(s, back) if self.deck else ()) - seen
            fitting = {index: self.might_be(s, self.columns[0], index) for index in wanting}
            options = {index: [piece for piece in fitting[index] if piece in left] for index in wanting}
            for index, piece in matched(options, rng).items():
                first[index] = piece


def matched(options: dict[int, list[int]], rng: Random) -> dict[int, int]:
    """One of its options for each, no two the same, drawn by chance; ValueError if there are too few."""
    taken: dict[int, int] = {}

    def place(index: int, tried: set[int]) -> bool:
        wishes = options[index][:]
        rng.shuffle(wishes)
        free_first = sorted(wishes, key=taken.__contains__)
        for piece in free_first:
            if piece in tried:
                continue
            tried.add(piece)
            if piece not in taken or place(taken[piece], tried):
                taken[piece] = index
                return True
        return False

    # The choosiest first: fewer have to be moved again.
    for index in sorted(options, key=lambda one: (len(options[one]), rng.random())):
        if not place(index, set()):
            raise ValueError(f"no piece fits thing {index}")
    return {index: piece for piece, index in taken.items()}


def named_in(s: Any, figures: Mapping[str, Any]) -> list[tuple[Hidden, str, int]]:
    """The hidden things that figures name: of which sort, by which name, and their numbers."""
    found = []
    for group in s.worded_groups:
        numbers = s.game.vocabulary.numbers.get(group.name, {})
        for figure, value in figures.items():
            if kind_of(figure) == group.name:
                names = (value,) if isinstance(value, str) else names_in(value)
                found += [(group, name, numbers[name]) for name in names if name in numbers]
    return found


def told_of(s: Any, seat: int | None, named: Iterable[tuple[Hidden, str, int]]) -> dict[str, dict[str, int]]:
    """What a seat may know of them: by their names, what they are."""
    known = (one for one in named if one[0].knows(s, seat, one[2]))
    return {name: group.row(s, index) for group, name, index in known}
