"""A set-up without end: a table takes so many actions and undos, then no more, and can still be ended."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.table import SeatSpec, TableSpec
from grognard.table import table as tables
from grognard.table.basket import take_out
from grognard.table.errors import TableFull
from tests.table.helpers import begin, lobby_on, play, run

MOST = 8


def test_a_table_takes_no_more_than_so_much(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_ENTRIES", MOST)
    spec = TableSpec(game="battle-for-germany", seats=[SeatSpec(kind="me") for _ in range(2)])

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = (await lobby.create(spec, seed="1")).table
            await play(lobby, id, MOST)
            table = await lobby.table(id)
            seat, now = table.waiting[0], table.numbers(table.waiting[0])
            assert now.seq == MOST
            for again in (play(lobby, id, 1), lobby.undo(id, seat, now.seq, "u")):
                with pytest.raises(TableFull):
                    await again
            if table.may_undo(seat):
                with pytest.raises(TableFull):
                    await take_out(lobby, id, seat, now.ply, now.seq, "t")
            last = table.moves[-1]
            done: Any = await lobby.act(id, last.seat, last.line, MOST - 1, f"r{MOST - 1}")
            assert done.again  # what was done is told again
            await lobby.agreements.resign(id, seat, "give up")
            assert (await lobby.table(id)).over

    run(check())


def test_what_others_answer_in_secret_fills_no_table(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does it tell a seat that somebody has answered."""
    monkeypatch.setattr(tables, "MOST_ENTRIES", 3)

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            await lobby.act(id, 1, "bid two", 0, "a")
            await lobby.undo(id, 1, 1, "b")
            await lobby.act(id, 1, "bid two", 2, "c")
            with pytest.raises(TableFull):
                await lobby.undo(id, 1, 3, "d")
            await lobby.act(id, 0, "bid one", 0, "e")
            await lobby.undo(id, 0, 1, "f")

    run(check())
