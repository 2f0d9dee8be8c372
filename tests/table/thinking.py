"""Lets a bot think, tells the number of its process, and waits to be killed. Run as a program."""

from __future__ import annotations

import asyncio

from grognard.table import BotPool
from tests.table.helpers import BFG, find


async def main() -> None:
    bots, position = BotPool(find=find), find(BFG).new(seed="1").dump()
    await bots.think(position, 0, "random", 1)
    print(*bots.processes(), flush=True)
    await asyncio.sleep(600)


if __name__ == "__main__":
    asyncio.run(main())
