"""Opponents: they get a prompt and a view, never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from grognard.bots.random import RandomBot
from grognard.kernel.action import Action
from grognard.kernel.game import Game, UnknownChoice
from grognard.kernel.prompt import Prompt
from grognard.kernel.view import View


class Bot(Protocol):
    """Something that answers questions. The view is made only if the bot looks at it."""

    def choose(self, prompt: Prompt, view: Callable[[], View]) -> Action:
        """One of the actions that the prompt allows."""
        ...


def names(game: Game) -> list[str]:
    """The bots that can play a game."""
    return ["random", *game.bots]


def bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name; with the same seed, prompts and views it always chooses the same."""
    if name not in names(game):
        raise UnknownChoice(f"bot for {game.name}", name, names(game))
    if name == "random":
        return RandomBot(seed)
    chosen: Bot = game.bot(name, seed)
    return chosen
