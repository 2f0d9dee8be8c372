"""A whole game through the hall, with restarts and second thoughts, is the game the kernel knows."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.kernel.record import Record, Recorder
from grognard.kernel.replay import verify
from tests.table.helpers import BFG, TINY, begin, find, hall_on, play, run


def test_a_random_game_is_the_one_the_kernel_plays(url: str) -> None:
    async def check() -> None:
        lines = []
        async with hall_on(url) as hall:
            id = await begin(hall, BFG, seed="whole")
        for _ in range(8):
            async with hall_on(url) as hall:
                lines += await play(hall, id, 150, Random(len(lines)))
        async with hall_on(url) as hall:
            lines += await play(hall, id, 10_000, Random(5))
            text = await hall.record_text(id)
        state = grognard.game(BFG).new(seed="whole")
        recorder = Recorder(state, private=False)
        for seat, line in lines:
            state.act(seat, line)
            recorder.append(seat, line, state)
        assert text == recorder.text()
        assert verify(grognard.game(BFG), Record.read(text)).ok

    run(check())


@pytest.mark.parametrize("game", [TINY, BFG])
def test_second_thoughts_leave_a_true_record(sqlite: str, game: str) -> None:
    async def check() -> None:
        rng = Random(3)
        async with hall_on(sqlite) as hall:
            id = await begin(hall, game)
        for round in range(4):
            async with hall_on(sqlite) as hall:
                for _ in range(100):
                    await play(hall, id, 1, rng)
                    table = await hall.table(id)
                    able = [seat for seat in table.waiting if table.may_undo(seat)]
                    while able and rng.random() < 0.4:
                        await hall.undo(id, able[0], table.seq, f"u{table.seq}")
                        able = [seat for seat in table.waiting if table.may_undo(seat)]
                text = await hall.record_text(id)
                assert verify(find(game), Record.read(text)).ok, round
                assert ("seed" in text) == table.over
                digest, able = table.state.digest(), [table.may_undo(seat) for seat in table.waiting]
            async with hall_on(sqlite) as hall:
                table = await hall.table(id)
                assert table.state.digest() == digest
                assert [table.may_undo(seat) for seat in table.waiting] == able

    run(check())
