"""Bots think in processes of their own, so that nobody waits for them, and one that breaks breaks alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import grognard
from grognard.kernel.game import Game
from grognard.kernel.refusal import GrognardError
from grognard.table.bot_process import made_ready, think

log = logging.getLogger(__name__)

MOST_ACTIONS = 200


class BotFailed(GrognardError):
    """A bot broke, took too long or went away."""


class BotPool:
    """`workers` processes at most; `pause` seconds between two actions, so that people can follow;
    a bot that thinks longer than `patience` seconds is given up; `find` finds a game by its name."""

    def __init__(
        self,
        workers: int = 1,
        pause: float = 0.4,
        patience: float = 120.0,
        find: Callable[..., Game] = grognard.game,
    ) -> None:
        self.pause, self._workers, self._patience, self._find = pause, workers, patience, find
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, position: bytes, seat: int, bot: str, seed: int) -> list[str]:
        """The actions that a bot takes from here until another seat is asked."""
        pool = self._pool = self._pool or self._made()
        try:
            future = pool.submit(think, self._find, position, seat, bot, seed, MOST_ACTIONS)
            return await asyncio.wait_for(asyncio.wrap_future(future), self._patience)
        except asyncio.CancelledError:
            raise
        except TimeoutError as error:
            self._give_up(pool)
            raise BotFailed("took too long") from error
        except (BrokenProcessPool, RuntimeError) as error:
            self._give_up(pool)
            raise BotFailed("its process ended") from error
        except Exception as error:
            raise BotFailed(str(error)) from error

    def processes(self) -> list[int]:
        """The ids of the processes that there are now."""
        return [process.pid for process in _processes(self._pool)] if self._pool is not None else []

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), made_ready)

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Ends a pool and its processes at once; the next thought makes a new one."""
        if self._pool is pool:
            self._pool = None
        _kill(pool)
        pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        """No more thoughts; comes back when the processes are gone."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _kill(pool)
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    for process in _processes(pool):
        process.kill()


def _processes(pool: ProcessPoolExecutor) -> list[Any]:
    # The executor has no public way to reach a process that is busy.
    return list((getattr(pool, "_processes", None) or {}).values())
