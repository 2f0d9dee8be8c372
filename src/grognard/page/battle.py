"""A battle in words: what the page and the terminal show of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grognard.kernel.battle import Battle, Line, Rank, Reckoning, Stage, Term
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.view import View
from grognard.page.answer import Chance
from grognard.page.charts import said
from grognard.page.words import PageWords, words


class RankCard(msgspec.Struct, frozen=True, kw_only=True):
    """Units of a line that do the same."""

    title: str
    units: list[str]


class TermCard(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that counts: what it adds, its paragraph, and the units that it is about."""

    text: str
    rule: str
    adds: str
    units: list[str]


class ReckoningCard(msgspec.Struct, frozen=True, kw_only=True):
    """What a line would do now. `expected` are the least and the most on average: equal if all is known."""

    text: str
    rule: str
    terms: list[TermCard]
    chances: list[Chance]
    expected: tuple[float, float] | None


class LineCard(msgspec.Struct, frozen=True, kw_only=True):
    """A side of a battle; `tone` is the key of its flag."""

    title: str
    tone: str
    ranks: list[RankCard]
    reckonings: list[ReckoningCard]


class StageCard(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a battle, and its paragraph."""

    title: str
    rule: str


class BattleCard(msgspec.Struct, frozen=True, kw_only=True):
    """A battle being fought; `now` is the number of its stage, from 0. What has happened in it is what the
    log has told since a line of one of the kinds `since`."""

    title: str
    rule: str
    space: str
    stages: list[StageCard]
    now: int
    lines: list[LineCard]
    since: list[str]


def battle_card(game: Game, view: View, language: str) -> BattleCard | None:
    """The battle of a position as far as a view knows it, if one is being fought."""
    fought = game.battle(view)
    return None if fought is None else card_of(game, fought, language)


def card_of(game: Game, fought: Battle, language: str) -> BattleCard:
    """A battle in words."""
    told = words(game, language)
    return BattleCard(
        title=said(fought.said, told),
        rule=fought.rule,
        space=fought.space,
        stages=[_stage(stage, told) for stage in fought.stages],
        now=fought.now,
        lines=[_line(line, told) for line in fought.lines],
        since=[*fought.since],
    )


class FoughtLine(msgspec.Struct, frozen=True, kw_only=True):
    """A side of a battle that is shown again: who was in its line."""

    title: str
    tone: str
    units: list[str]


class Fought(msgspec.Struct, frozen=True, kw_only=True):
    """The battle that an action was about: it began it, went on with it, or ended it (`over`)."""

    title: str
    rule: str
    space: str
    lines: list[FoughtLine]
    over: bool


def fought_in(game: Game, before: View, after: View, told: Sequence[Event], language: str) -> Fought | None:
    """The battle of an action, from what a viewer knew before and after it and was told of it."""
    begun, now = game.battle_begun(before, told), game.battle(after)
    first = begun or game.battle(before) or now
    if first is None:
        return None
    goes_on = now is not None and now.space == first.space
    spoken = words(game, language)
    return Fought(
        title=said(first.said, spoken),
        rule=first.rule,
        space=first.space,
        lines=[_fought_line(line, now.lines if now and goes_on else (), spoken) for line in first.lines],
        over=not goes_on,
    )


def _fought_line(line: Line, later: Sequence[Line], told: PageWords) -> FoughtLine:
    """Those who were in a line, and those who have joined it."""
    joined = [one for one in later if one.tone == line.tone]
    units = [unit for one in (line, *joined) for rank in one.ranks for unit in rank.units]
    return FoughtLine(title=said(line.said, told), tone=line.tone, units=[*dict.fromkeys(units)])


def _stage(stage: Stage, told: PageWords) -> StageCard:
    return StageCard(title=said(stage.said, told), rule=stage.rule)


def _line(line: Line, told: PageWords) -> LineCard:
    return LineCard(
        title=said(line.said, told),
        tone=line.tone,
        ranks=[_rank(rank, told) for rank in line.ranks],
        reckonings=[_reckoning(one, told) for one in line.reckonings],
    )


def _rank(rank: Rank, told: PageWords) -> RankCard:
    return RankCard(title=said(rank.said, told), units=[*rank.units])


def _reckoning(one: Reckoning, told: PageWords) -> ReckoningCard:
    return ReckoningCard(
        text=said(one.said, told),
        rule=one.rule,
        terms=[_term(term, told) for term in one.terms],
        chances=[
            Chance(result=r, title=told.label("result", r), chance=round(float(c), 6), fraction=str(c))
            for r, c in one.chances.items()
        ],
        expected=None if one.expected is None else (round(one.expected[0], 2), round(one.expected[1], 2)),
    )


def _term(term: Term, told: PageWords) -> TermCard:
    return TermCard(text=said(term.said, told), rule=term.rule, adds=term.adds, units=[*term.units])
