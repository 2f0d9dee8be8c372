"""Work in processes of their own: it begins by its rank, nobody waits for it, what breaks breaks alone."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from grognard.kernel.refusal import GrognardError

T = TypeVar("T")


class GaveUp(GrognardError):
    """The work took too long, or its process went away."""


class ProcessPool:
    """`workers` processes at most, each of which begins with `ready`. Work that has begun is given up, with
    its process, after `patience` seconds: waiting for a place does not count."""

    def __init__(self, workers: int, patience: float, ready: Callable[[], None]) -> None:
        self.patience, self._workers, self._ready = patience, workers, ready
        self._pool: ProcessPoolExecutor | None = None
        self._free, self._numbers = workers, count()
        self._queue: list[tuple[int, int, asyncio.Future[None]]] = []

    async def do(self, work: Callable[..., T], *args: Any, rank: int = 0) -> T:
        """Does it elsewhere; of those who wait the lowest rank begins first, then who came first."""
        await self._place(rank)
        pool = self._pool = self._pool or self._made()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *args)), self.patience)
        except TimeoutError as error:
            self._give_up(pool)
            raise GaveUp("took too long") from error
        except (BrokenProcessPool, RuntimeError) as error:
            self._give_up(pool)
            raise GaveUp("its process ended") from error
        finally:
            self._leave()

    async def _place(self, rank: int) -> None:
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (rank, next(self._numbers), mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        """Hands the place on to the next who still wants it."""
        while self._queue:
            *_, future = heapq.heappop(self._queue)
            if not future.done():
                future.set_result(None)
                return
        self._free += 1

    def processes(self) -> list[int]:
        """The ids of the processes that there are now."""
        return [process.pid for process in _processes(self._pool)] if self._pool is not None else []

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), self._ready)

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Ends a pool and its processes at once; the next piece of work makes a new one."""
        if self._pool is pool:
            self._pool = None
        _kill(pool)
        pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        """No more work; comes back when the processes are gone."""
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


def when_parent_ends(work: Callable[[], object]) -> None:
    """Has something done, in a thread of its own, when the process that started this one is gone, however it
    ended; nothing in a process that no other one of the program has started."""
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            work()

        Thread(target=watch, daemon=True).start()
