"""What can be played: games, scenarios, options, opponents, and the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Any

import msgspec

import grognard
from grognard import bots
from grognard.kernel.game import Game
from grognard.kernel.languages import key_of
from grognard.kernel.rules import RuleIndex
from grognard.page.sheet import SeatCard, table_of
from grognard.page.words import PageWords, scenario_title, title, words


class OptionValue(msgspec.Struct, frozen=True, kw_only=True):
    """What an option can be."""

    value: int | str
    label: str


class OptionCard(msgspec.Struct, frozen=True, kw_only=True):
    """An optional rule and what it is if nothing is said; `values` is empty for a yes or no."""

    name: str
    summary: str
    default: bool | int | str
    values: list[OptionValue]


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """The seats of a scenario where these options are set so."""

    options: dict[str, bool | int | str]
    seats: list[SeatCard]


class ScenarioCard(msgspec.Struct, frozen=True, kw_only=True):
    """A way to play a game. `seats` are those with the options as they are if nothing is said; `seatings` has
    an entry for each way to set the options that decide who sits there, and none if no option does."""

    name: str
    title: str
    summary: str
    seats: list[SeatCard]
    seatings: list[Seating]
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
    """A paragraph of the rules in our own words, and how we play what it leaves open; `chapter` is the title
    of the chapter that it begins, or nothing."""

    number: str
    title: str
    summary: str
    ruling: str
    chapter: str


def games(language: str) -> list[GameCard]:
    """Every game there is."""
    return [card(grognard.game(name), language) for name in grognard.games()]


@lru_cache(maxsize=32)
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
        bots=[BotCard(name=name, summary=told.say(f"bot-{key_of(name)}")) for name in bots.names(game)],
    )


def _scenario(game: Game, name: str, told: PageWords) -> ScenarioCard:
    defaults, values = game.options(name), game.option_values(name)
    return ScenarioCard(
        name=name,
        title=scenario_title(game, name, told.language),
        summary=told.say(f"scenario-{name}"),
        seats=_seats(game, name, {}, told),
        seatings=_seatings(game, name, told),
        options=[
            OptionCard(
                name=option,
                summary=told.say(f"option-{option}"),
                default=default,
                values=[
                    OptionValue(value=value, label=told.say(f"option-{option}-{value}", str(value)))
                    for value in values.get(option, ())
                ],
            )
            for option, default in defaults.items()
        ],
    )


def _seats(game: Game, scenario: str, options: Mapping[str, Any], told: PageWords) -> list[SeatCard]:
    setup = game.setup(scenario, {**game.options(scenario), **options})
    return [SeatCard(name=seat, label=title(told.seat(seat))) for seat in setup.seats]


def _seatings(game: Game, scenario: str, told: PageWords) -> list[Seating]:
    """An option decides about seats if another value of it alone changes them."""
    usual, values = _seats(game, scenario, {}, told), game.option_values(scenario)
    deciding = {
        option: of
        for option in game.options(scenario)
        for of in [values.get(option, (False, True))]
        if any(_seats(game, scenario, {option: value}, told) != usual for value in of)
    }
    if not deciding:
        return []
    ways = (dict(zip(deciding, way, strict=True)) for way in product(*deciding.values()))
    return [Seating(options=way, seats=_seats(game, scenario, way, told)) for way in ways]


def rules(game: Game, language: str) -> list[RuleCard]:
    """The rules of a game, in the rulebook's order."""
    return [
        RuleCard(
            number=rule.number,
            title=rule.title.told(language),
            summary=rule.summary.told(language),
            ruling=rule.ruling.told(language) if rule.ruling else "",
            chapter=rule.chapter.told(language) if rule.chapter else "",
        )
        for rule in RuleIndex.of(game).values()
    ]
