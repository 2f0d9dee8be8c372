"""A whole game through the lobby, with restarts and second thoughts, is the game the kernel knows."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.kernel.record import Record, Recorder
from grognard.kernel.replay import verify
from grognard.table import Table
from tests.table.helpers import BFG, TINY, begin, find, lobby_on, play, run


def test_a_random_game_is_the_one_the_kernel_plays(url: str) -> None:
    async def check() -> None:
        lines = []
        async with lobby_on(url) as lobby:
            id = await begin(lobby, BFG, seed="whole")
        for _ in range(8):
            async with lobby_on(url) as lobby:
                lines += await play(lobby, id, 150, Random(len(lines)))
        async with lobby_on(url) as lobby:
            lines += await play(lobby, id, 10_000, Random(5))
            text = await lobby.record_text(id)
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
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby, game)
        for round in range(4):
            async with lobby_on(sqlite) as lobby:
                for _ in range(100):
                    await play(lobby, id, 1, rng)
                    table = await lobby.table(id)
                    while able_to_undo(table) and rng.random() < 0.4:
                        seat = rng.choice(able_to_undo(table))
                        await lobby.undo(id, seat, table.numbers(seat).seq, f"u{table.seq}")
                text = await lobby.record_text(id)
                assert verify(find(game), Record.read(text)).ok, round
                assert ("seed" in text) == table.over
                digest, able = table.state.digest(), able_to_undo(table)
            async with lobby_on(sqlite) as lobby:
                table = await lobby.table(id)
                assert table.state.digest() == digest
                assert able_to_undo(table) == able

    run(check())


def able_to_undo(table: Table) -> list[int]:
    return [seat for seat in range(len(table.seats)) if table.may_undo(seat)]
