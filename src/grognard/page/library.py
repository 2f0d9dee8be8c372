"""What can be played: games, scenarios, options, opponents, and the rules."""

from __future__ import annotations

from typing import Any

import msgspec

import grognard
from grognard import bots
from grognard.kernel.game import Game
from grognard.kernel.rules import RuleIndex
from grognard.page.sheet import SeatCard, table_of
from grognard.page.words import PageWords, scenario_title, title, words


class OptionCard(msgspec.Struct, frozen=True, kw_only=True):
    """An optional rule and what it is if nothing is said."""

    name: str
    summary: str
    default: Any


class ScenarioCard(msgspec.Struct, frozen=True, kw_only=True):
    """A way to play a game."""

    name: str
    title: str
    summary: str
    seats: list[SeatCard]
    options: list[OptionCard]


class BotCard(msgspec.Struct, frozen=True, kw_only=True):
    """An opponent."""

    name: str
    summary: str


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game and everything that can be chosen of it."""

    name: str
    short: str
    title: str
    summary: str
    scenarios: list[ScenarioCard]
    bots: list[BotCard]


class RuleCard(msgspec.Struct, frozen=True, kw_only=True):
    """A paragraph of the rules in our own words."""

    number: str
    title: str
    summary: str


def games(language: str) -> list[GameCard]:
    """Every game there is."""
    return [card(grognard.game(name), language) for name in grognard.games()]


def game_title(game: Game, language: str) -> str:
    """How a game is called."""
    first = next(iter(game.scenarios))
    return table_of(game, game.setup(first, game.options(first)), language).title


def card(game: Game, language: str) -> GameCard:
    told = words(game, language)
    return GameCard(
        name=game.name,
        short=game.short,
        title=game_title(game, language),
        summary=told.say("about-game"),
        scenarios=[_scenario(game, name, told) for name in game.scenarios],
        bots=[BotCard(name=name, summary=told.say(f"bot-{name}")) for name in bots.names(game)],
    )


def _scenario(game: Game, name: str, told: PageWords) -> ScenarioCard:
    defaults = game.options(name)
    return ScenarioCard(
        name=name,
        title=scenario_title(game, name, told.language),
        summary=told.say(f"scenario-{name}"),
        seats=[
            SeatCard(name=seat, label=title(told.seat(seat))) for seat in game.setup(name, defaults).seats
        ],
        options=[
            OptionCard(name=option, summary=told.say(f"option-{option}"), default=default)
            for option, default in defaults.items()
        ],
    )


def rules(game: Game, language: str) -> list[RuleCard]:
    """The rules of a game, in the rulebook's order."""
    return [
        RuleCard(
            number=rule.number,
            title=getattr(rule.title, language),
            summary=getattr(rule.summary, language),
        )
        for rule in RuleIndex.of(game).values()
    ]
