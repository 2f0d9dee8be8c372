"""Lets the bots of the tables play: they think elsewhere, and act as people do."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import TYPE_CHECKING

from grognard.kernel.refusal import GrognardError, Illegal
from grognard.table.bot_pool import AGAINST_PEOPLE, AMONG_BOTS, BotFailed, BotPool
from grognard.table.errors import NotStored, NotYourSeat, Over, Stale
from grognard.table.table import Table

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby

log = logging.getLogger(__name__)

RANDOM = "random"
AGAIN_AFTER = 2.0


class BotPlayers:
    """For each table where a bot is asked, one task that plays on until a person is."""

    def __init__(self, lobby: Lobby, pool: BotPool) -> None:
        self.lobby, self.pool = lobby, pool
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """If a bot is asked at this table it sets out to answer."""
        if table.bot_to_act is not None and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._play(table.id))

    def resume(self, ids: list[str]) -> None:
        """At these tables a bot was asked when the last process ended."""
        for id in ids:
            self._tasks.setdefault(id, asyncio.create_task(self._play(id)))

    def busy(self, id: str) -> bool:
        return id in self._tasks

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.stop()

    async def _play(self, id: str) -> None:
        try:
            while await self._turn(await self.lobby.table(id)):
                pass
        except GrognardError as error:
            log.warning("the bot of a table stopped: %s", error)
        except Exception:
            log.exception("the bot of a table stopped")
        finally:
            del self._tasks[id]

    async def _turn(self, table: Table) -> bool:
        """A bot's run of actions, up to where another seat is asked or somebody comes between.

        False if no bot is asked any more, or if another worker lets this one play.
        """
        seat = table.bot_to_act
        if seat is None:
            return False
        after = table.numbers(seat).seq
        for line in await self._thought(table, seat):
            try:
                done = await self.lobby.act(table.id, seat, line, after, f"{after}", by_bot=True)
            except (Stale, Over, NotYourSeat, Illegal):
                # Illegal: another seat has taken back the answer that would have let this one go on.
                return True
            except NotStored:
                await asyncio.sleep(AGAIN_AFTER)
                return True
            if done.again:
                return False
            after = done.seq
            if not _people(table):
                await asyncio.sleep(self.pool.pause)
        return True

    async def _thought(self, table: Table, seat: int) -> list[str]:
        """What the bot wants to do: asked twice if it fails, then the random bot is asked instead."""
        rank = AGAINST_PEOPLE if _people(table) else AMONG_BOTS
        for bot in (table.seats[seat].bot, table.seats[seat].bot, RANDOM):
            luck = Random(f"{table.state.seed}:{seat}:{table.numbers(seat).ply}").getrandbits(63)
            try:
                return await self.pool.think(table.state.dump(), seat, bot, luck, rank)
            except BotFailed as error:
                log.warning("bot %s failed: %s", bot, error)
        raise BotFailed("even the random bot failed")


def _people(table: Table) -> bool:
    """Whether anybody plays against the bots, and waits for them."""
    return any(seat.kind == "person" for seat in table.seats)
