"""A battle being fought, as a viewer may know it: both lines, what each rolls with, how far it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

import msgspec

from grognard.kernel.charts import Phrase


class Rank(msgspec.Struct, frozen=True):
    """Units of a line that do the same: those of a class, those in the air, those that nobody has seen."""

    said: Phrase
    units: tuple[str, ...]


class Term(msgspec.Struct, frozen=True):
    """One thing that counts, with its paragraph: what it adds ("+1", "½") and the units that it is about."""

    said: Phrase
    rule: str
    adds: str = ""
    units: tuple[str, ...] = ()


class Reckoning(msgspec.Struct, frozen=True, kw_only=True):
    """What a line, or a part of it, would do now: its dice or its strength, term by term.

    `chances` are exact; they are shown where nothing is `expected`. Where the viewer does not know enough,
    `expected` is a range: the least and the most that can be hoped for on average, whatever the hidden units
    are. Where all is known both ends are equal.
    """

    said: Phrase
    rule: str
    terms: tuple[Term, ...] = ()
    chances: Mapping[str, Fraction] = {}
    expected: tuple[float, float] | None = None


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A side of the battle: the flag of its colours (`tone`), its ranks and its reckonings."""

    said: Phrase
    tone: str
    ranks: tuple[Rank, ...]
    reckonings: tuple[Reckoning, ...] = ()


class Stage(msgspec.Struct, frozen=True):
    """One of the parts that a battle is fought in, and its paragraph."""

    said: Phrase
    rule: str


class Battle(msgspec.Struct, frozen=True, kw_only=True):
    """What is fought, and where. `now` is the number of the stage being played, from 0.

    What has happened in it so far is what the log has told since an event of one of the kinds `since`.
    """

    said: Phrase
    rule: str
    space: str
    stages: tuple[Stage, ...]
    now: int
    lines: tuple[Line, ...]
    since: tuple[str, ...] = ()

    def phrases(self) -> Iterator[Phrase]:
        """All that is said of it."""
        yield self.said
        yield from (stage.said for stage in self.stages)
        for line in self.lines:
            yield line.said
            yield from (rank.said for rank in line.ranks)
            for reckoning in line.reckonings:
                yield reckoning.said
                yield from (term.said for term in reckoning.terms)
