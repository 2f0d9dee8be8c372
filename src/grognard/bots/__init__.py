"""Opponents: they get a prompt and a view, never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from grognard.bots.opinions import spoken
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
    """The bots that can play a game, those with a doctrine ("captain:bold") too; the plain one comes last."""
    return ["random", *(one for name in game.bots for one in [*_with_doctrines(game, name), name])]


def _with_doctrines(game: Game, name: str) -> list[str]:
    return [f"{name}:{doctrine}" for doctrine in game.doctrines(name) if doctrine]


def opinions_of(name: str, game: Game) -> Any:
    """The opinions of a bot: a doctrine or single numbers may stand behind its name and a colon."""
    kind, _, said = name.partition(":")
    doctrines = game.doctrines(kind)
    if not doctrines:
        raise UnknownChoice("bot with opinions", name, [bot for bot in game.bots if game.doctrines(bot)])
    return spoken(doctrines, said)


def bot(name: str, game: Game, seed: int, pace: str = "full") -> Bot:
    """The bot of this name; with the same seed, prompts and views it always chooses the same.

    "captain", a doctrine of it such as "captain:bold", or with opinions of its own:
    "captain:attack.push=0.12", "captain:bold+march.turn=3". `pace="quick"` thinks less, to play out what is
    imagined.
    """
    kind, colon, _ = name.partition(":")
    if kind not in ("random", *game.bots) or (colon and kind == "random"):
        raise UnknownChoice(f"bot for {game.name}", name, names(game))
    if name == "random":
        return RandomBot(seed)
    if not colon and not game.doctrines(kind):
        plain: Bot = game.bot(kind, seed)
        return plain
    chosen: Bot = game.bot(kind, seed, opinions_of(name, game), pace)
    return chosen
