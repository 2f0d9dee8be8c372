"""Tables: a new one, and one in short."""

from __future__ import annotations

import msgspec
from litestar import get, post

from grognard.server.reading import read
from grognard.server.scene import card
from grognard.server.service import service_of, table_of
from grognard.server.shown import TableCard
from grognard.server.viewer import viewer_of
from grognard.server.wanted import OPEN, Asking, NewTable, TableId, refusals
from grognard.table import Clock, Created, SeatWish, Wish


@post("/api/tables", summary="A new table", tags=["tables"], responses=refusals(413, 422, 503), body=NewTable)
async def create(request: Asking) -> Created:
    """Puts a game on the table. The answer has the tokens of one's own seats and the friends' invitations.

    They are shown this once: the server keeps only their fingerprints.
    """
    data = await read(request, NewTable)
    clock = Clock(**msgspec.structs.asdict(data.clock)) if data.clock else None
    wish = Wish(
        game=data.game,
        scenario=data.scenario or None,
        options=dict(data.options),
        seats=[SeatWish(**msgspec.structs.asdict(seat)) for seat in data.seats],
        clock=clock,
        spectators=data.spectators,
        title=data.title,
    )
    return await service_of(request).hall.create(wish)


@get(
    "/api/tables/{table_id:str}",
    summary="A table in short",
    tags=["tables"],
    security=OPEN,
    responses=refusals(401, 403, 404),
)
async def table(request: Asking, table_id: TableId) -> TableCard:
    """What is played, who plays, and how it stands."""
    found, hall = await table_of(request, table_id), service_of(request).hall
    return card(hall, found, viewer_of(hall, found, request.scope))
