"""A battle in words: what the page and the terminal show of it."""

from __future__ import annotations

import msgspec

from grognard.kernel.battle import Line, Rank, Reckoning, Stage, Term
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
    if fought is None:
        return None
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
