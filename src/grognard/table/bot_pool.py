"""Bots think in processes of their own, so that nobody waits for them, and one that breaks breaks alone."""

from __future__ import annotations

from collections.abc import Callable

import grognard
from grognard.kernel.game import Game
from grognard.kernel.refusal import GrognardError
from grognard.table.bot_process import made_ready, think
from grognard.table.process_pool import ProcessPool

MOST_ACTIONS = 200
AGAINST_PEOPLE, AMONG_BOTS = 0, 1
"""Who waits for a bot comes before bots that play among themselves."""


class BotFailed(GrognardError):
    """A bot broke, took too long or went away."""


class BotPool(ProcessPool):
    """`workers` processes at most; `pause` seconds between two actions where bots play among themselves, so
    that people can watch (who plays against them chooses the pace at the own page); a bot that thinks longer
    than `patience` seconds is given up; `find` finds a game by its name."""

    def __init__(
        self,
        workers: int = 1,
        pause: float = 0.4,
        patience: float = 120.0,
        find: Callable[..., Game] = grognard.game,
    ) -> None:
        super().__init__(workers, patience, made_ready)
        self.pause, self._find = pause, find

    async def think(
        self, position: bytes, seat: int, bot: str, seed: int, rank: int = AGAINST_PEOPLE
    ) -> list[str]:
        """The actions that a bot takes from here until another seat is asked."""
        try:
            return await self.do(think, self._find, position, seat, bot, seed, MOST_ACTIONS, rank=rank)
        except Exception as error:
            raise BotFailed(str(error)) from error
