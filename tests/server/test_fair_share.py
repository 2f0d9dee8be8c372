"""One client's questions don't hold up another's."""

from __future__ import annotations

import asyncio

import pytest

from grognard.server.fair_share import MOST_WAITING, FairShare
from grognard.table.errors import TooMany
from tests.server.common import run


def test_clients_are_served_in_turn_and_nobody_has_all_places() -> None:
    async def check() -> None:
        share, order, most = FairShare(2), list[str](), 0
        working = dict.fromkeys(("flood", "one", "two"), 0)

        async def ask(client: str) -> None:
            nonlocal most
            async with share.place(client):
                working[client] += 1
                most = max(most, working["flood"])
                await asyncio.sleep(0.001)
                working[client] -= 1
                order.append(client)

        flood = [asyncio.create_task(ask("flood")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        await asyncio.gather(ask("one"), ask("two"))
        assert order.count("flood") <= 4
        assert most == 1
        await asyncio.gather(*flood)
        assert len(order) == MOST_WAITING + 2

    run(check())


def test_too_much_is_refused_and_who_goes_away_leaves_the_place_to_others() -> None:
    async def check() -> None:
        share = FairShare(1)
        async with share.place("one"):
            waiting = [asyncio.create_task(_held(share, "flood")) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(TooMany):
                await _held(share, "flood")
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.wait_for(_held(share, "two"), 60)

    run(check())


async def _held(share: FairShare, client: str) -> None:
    async with share.place(client):
        pass
