"""Tables: a new one, one in short, and one that its host deletes."""

from __future__ import annotations

import msgspec
from litestar import delete, get, post

from grognard.server.messages import TableCard
from grognard.server.request_body import read
from grognard.server.requests import OPEN, SEATED, Asking, Beginning, NewTable, TableId, refusals
from grognard.server.scene import card
from grognard.server.service import client_of, seated, service_of, table_of
from grognard.server.viewer import held, viewer_of
from grognard.table import Clock, Created, Lobby, SeatSpec, TableSpec, closing
from grognard.table.playing_on import play_on


@post(
    "/api/tables",
    summary="A new table",
    tags=["tables"],
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    body=NewTable,
)
async def create(request: Asking) -> Created:
    """Puts a game on the table. The answer has the tokens of one's own seats and the friends' invitations.

    They are shown this once: the server keeps only their fingerprints.
    """
    data = await read(request, NewTable)
    clock = Clock(**msgspec.structs.asdict(data.clock)) if data.clock else None
    spec = TableSpec(
        game=data.game,
        scenario=data.scenario or None,
        options=dict(data.options),
        seats=[SeatSpec(**msgspec.structs.asdict(seat)) for seat in data.seats],
        clock=clock,
        spectators=data.spectators,
        title=data.title,
    )
    service, client = service_of(request), client_of(request.scope)
    if service.quotas is None:
        return await _created(service.lobby, data.start, spec)
    async with service.quotas.bot_tables.one_more(client, spec) as told:
        created = await _created(service.lobby, data.start, spec)
        told(created.table)
        return created


async def _created(lobby: Lobby, start: Beginning | None, spec: TableSpec) -> Created:
    if start is None:
        return await lobby.create(spec)
    there = await lobby.table(start.table)
    seats = held(lobby, there, start.tokens)
    return await play_on(lobby, start.table, start.moment, seats, spec)


@get(
    "/api/tables/{table_id:str}",
    summary="A table in short",
    tags=["tables"],
    security=OPEN,
    responses=refusals(401, 403, 404),
)
async def table(request: Asking, table_id: TableId) -> TableCard:
    """What is played, who plays, and how it stands."""
    found, lobby = await table_of(request, table_id), service_of(request).lobby
    return card(lobby, found, viewer_of(lobby, found, request.scope))


@delete(
    "/api/tables/{table_id:str}",
    summary="Delete a table",
    tags=["tables"],
    security=SEATED,
    responses=refusals(401, 403, 404, 503),
)
async def remove(request: Asking, table_id: TableId) -> None:
    """Deletes a table for good, with all that was played and said there. Only its host may, which is who has
    set it up and sits there. Live connections are closed; whoever comes back is told that it was deleted."""
    lobby, _, seat = await seated(request, table_id)
    await closing.delete(lobby, table_id, seat)
