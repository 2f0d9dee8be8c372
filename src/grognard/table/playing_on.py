"""A new game from a moment of another one: of one that is over, of a record, or of one's own."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from grognard.kernel.refusal import UnknownChoice
from grognard.table import new_tables
from grognard.table.errors import GoesOn, Over
from grognard.table.interface import Created, TableSpec
from grognard.table.table import Table

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby


async def play_on(lobby: Lobby, id: str, moment: int, held: Collection[int], spec: TableSpec) -> Created:
    """A new table that begins after the first `moment` actions everybody knows of, with dice of its own.

    While a game goes on it may be left like this only by somebody who holds the seats of all its people:
    else it would tell what others hide.
    """
    table = await lobby.table(id)
    people = {seat.seat for seat in table.seats if seat.kind != "bot"}
    if not table.over and table.kind == "game" and not people <= set(held):
        raise GoesOn()
    position = await lobby.position(id, _ply(table, moment))
    if position.outcome is not None:
        raise Over()
    state = new_tables.afresh(position)
    return await lobby.add(await asyncio.to_thread(new_tables.laid_out, table.game, state, spec, lobby.now()))


def _ply(table: Table, moment: int) -> int:
    """How many actions stand when everybody knows of so many."""
    known = 0
    for number, move in enumerate(table.moves):
        if known == moment:
            return number
        known += not move.hushed
    if known != moment:
        raise UnknownChoice("moment", moment, [f"0 to {known}"])
    return table.ply
