"""The step by which a game that was begun by older rules goes on by those of today."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grognard.kernel.languages import LANGUAGES
from grognard.store import Snapshot
from grognard.table.error_words import say
from grognard.table.errors import OldRules
from grognard.table.table import Table

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby


async def go_on(lobby: Lobby, id: str, seat: int, version: int) -> Table:
    """A player wants a game of older rules to go on by those of today: when all want it, it does."""
    table = await lobby.at_table(id, seat)
    if version != table.game.version:
        raise OldRules()
    if not table.old_rules or table.over:
        return table
    rules = table.game.rules_name
    await lobby.writer.call(lobby.store.set_seat, id, seat, {"agrees": rules})
    table = await lobby.workers.read_seats(id)
    if all(one.agrees == rules for one in table.seats if one.kind == "person"):
        await _move_over(lobby, table)
    return await lobby.table(id)


async def _move_over(lobby: Lobby, table: Table) -> None:
    """From here on the game is played by the rules of today, and everybody at the table is told so."""
    old, game, state = table.header, table.game, table.state.clone()
    state.undoable = []
    header = msgspec.structs.replace(
        old, version=game.version, data=game.data_fingerprint, overlay=game.overlay, moved_at=table.ply
    )
    position = Snapshot(table.ply, table.seq, state.dump(secret=False))
    stored = msgspec.to_builtins(header)
    await lobby.writer.call(lobby.store.move_over, table.id, stored, position, lobby.now())
    lobby.read_anew(table)
    told = [say("rules-moved", language, old=old.version, new=game.version) for language in LANGUAGES]
    await lobby.say(table.id, None, "", " / ".join(told), f"rules-{table.seq}")
    lobby.wake(await lobby.table(table.id))
