"""Tables: a new one, and one in short."""

from __future__ import annotations

import msgspec
from litestar import get, post

from grognard.server.messages import TableCard
from grognard.server.request_body import read
from grognard.server.requests import OPEN, Asking, Beginning, NewTable, TableId, refusals
from grognard.server.scene import card
from grognard.server.service import client_of, service_of, table_of
from grognard.server.viewer import held, viewer_of
from grognard.table import Clock, Created, Lobby, SeatSpec, TableSpec
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
    if service.bot_tables is not None:
        await service.bot_tables.check(client, spec)
    created = await _created(service.lobby, data.start, spec)
    if service.bot_tables is not None:
        service.bot_tables.add(client, spec, created.table)
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
