"""A host deletes a table: whoever sits there is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.store import deleting
from grognard.table.errors import NotHost

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby


async def delete(lobby: Lobby, id: str, seat: int) -> None:
    """Deletes a table for good, if this seat is its host's. Who listens is told at once, who is away by the
    way they chose, everybody else when they come back."""
    table = await lobby.open_tables.quiet(id)
    if not table.seats[seat].host:
        raise NotHost()
    await lobby.writer.call(deleting.delete, lobby.store, [id], lobby.now())
    lobby.read_anew(table)
    if lobby.notices is not None:
        away = [one for one in table.seats if not one.host and one.seat not in lobby.online(id)]
        for one in away:
            lobby.notices.at_once(table, one, "deleted")
