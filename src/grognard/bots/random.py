"""The bot that draws one of the legal actions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt
from grognard.kernel.view import View


class RandomBot:
    """Draws one of the legal actions; every one has a chance."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, prompt: Prompt, view: Callable[[], View]) -> Action:
        """A legal action drawn by chance."""
        return prompt.sample(self.rng)
