"""`grognard games`: what can be played, how, and against whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import grognard
from grognard import bots
from grognard.cli.common import Json, Language, check_language, console, print_json
from grognard.kernel.game import Game
from grognard.kernel.languages import DEFAULT
from grognard.page.words import scenario_title


def games(json: Json = False, language: Language = DEFAULT) -> None:
    """Lists the games with their scenarios, options, seats and bots.

    Example: grognard games
    """
    check_language(language)
    every = [grognard.game(name) for name in grognard.games()]
    if json:
        print_json({"games": [_described(game, language) for game in every]})
        return
    for game in every:
        console().print("\n".join(_lines(game, language)), markup=False, soft_wrap=True)


def _described(game: Game, language: str) -> dict[str, Any]:
    scenarios = {
        name: {
            "title": scenario_title(game, name, language),
            "options": dict(game.options(name)),
            "seats": list(game.setup(name, game.options(name)).seats),
        }
        for name in game.scenarios
    }
    return {"name": game.name, "short": game.short, "bots": bots.names(game), "scenarios": scenarios}


def _lines(game: Game, language: str) -> Iterator[str]:
    yield f"{game.name} ({game.short}); bots: {', '.join(bots.names(game))}"
    for name, scenario in _described(game, language)["scenarios"].items():
        told = [f"{option}={str(value).lower()}" for option, value in scenario["options"].items()]
        yield f"  {name:<22} {scenario['title']}"
        yield f"{'':24} seats: {', '.join(scenario['seats'])}" + f"; options: {', '.join(told)}" * bool(told)
