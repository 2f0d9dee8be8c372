"""Work elsewhere: by rank, with patience for the work alone; records that ask for too much end alone."""

from __future__ import annotations

import asyncio
import os
import re
import time
from pathlib import Path

import pytest

import grognard
from grognard.kernel.record import Record, Recorder
from grognard.kernel.refusal import BadFile
from grognard.table.bot_pool import AGAINST_PEOPLE, AMONG_BOTS
from grognard.table.process_pool import GaveUp, ProcessPool
from grognard.table.record_pool import RecordPool
from tests.table.helpers import run

BILLION = '{"scenarios":{"turns":{"4":{"replacements":{"west_german":1000000000}}}}}'
PLENTY = 60.0
GOLDEN = Path(__file__).parents[1] / "golden" / "battle-for-germany-red_star_white_star.record"


def nothing() -> None:
    pass


def work_once(permitted: str) -> None:
    """A piece of work that lasts until it is permitted, and a little longer."""
    while not os.path.exists(permitted):
        time.sleep(0.01)
    time.sleep(0.4)


def test_a_persons_opponent_comes_first_and_waiting_is_no_thinking(tmp_path: Path) -> None:
    async def check() -> None:
        pool, order, permitted = ProcessPool(1, PLENTY, nothing), list[str](), tmp_path / "go"

        async def work(name: str, rank: int) -> None:
            await pool.do(work_once, str(permitted), rank=rank)
            order.append(name)

        await pool.do(time.sleep, 0.0)
        bots = [asyncio.create_task(work(f"bot {n}", AMONG_BOTS)) for n in range(9)]
        await asyncio.sleep(0.1)
        pool.patience = 3.0  # enough for a piece of work in a process that is there, not for all of them
        gone = asyncio.create_task(work("gone", AGAINST_PEOPLE))
        person = asyncio.create_task(work("person", AGAINST_PEOPLE))
        await asyncio.sleep(0)
        gone.cancel()
        permitted.touch()
        # All of it takes longer than the patience for one thought.
        await asyncio.gather(person, *bots)
        assert order == ["bot 0", "person", *(f"bot {n}" for n in range(1, 9))]
        with pytest.raises(GaveUp, match="too long"):
            await pool.do(time.sleep, 30.0)
        pool.patience = PLENTY
        await pool.do(time.sleep, 0.0)
        await pool.stop()

    run(check())


@pytest.mark.parametrize("name", grognard.games())
def test_a_record_with_long_secret_draws_comes_back_whole(name: str) -> None:
    """One draw says in which order a whole cup of blocks lies: a number of hundreds of digits."""

    async def check() -> None:
        game = grognard.game(name)
        record = Recorder(game.new(next(iter(game.scenarios)), seed="not-told")).text()
        pool = RecordPool()
        read = await pool.read(record)
        assert read.header == Record.read(record).header
        assert (max(read.header.draws, default=0) > 1 << 200) == (name == "europe-engulfed")
        await pool.stop()

    run(check())


def test_a_forged_record_costs_no_more_than_its_process() -> None:
    async def check() -> None:
        text = GOLDEN.read_text(encoding="utf-8")
        pool = RecordPool()
        read = await pool.read(text)
        assert (read.over, len(read.traces)) == (True, len(read.moves))
        forged = {
            "armies": text.replace('"seats"', f'"overlay":{BILLION},"seats"', 1),
            "numbers": re.sub(r'"where":\[-?\d+', '"where":[' + "9" * 4000, text, count=1),
            "takebacks": re.sub(r'"takeback":\d+', '"takeback":1000000000', text, count=1),
        }
        for what, one in forged.items():
            assert one != text, what
            with pytest.raises(BadFile):
                await pool.read(one)
        await pool.stop()
        short = RecordPool(seconds=0.01)
        with pytest.raises(BadFile, match="more work"):
            await short.read(text)
        await short.stop()

    run(check())
