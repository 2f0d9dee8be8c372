"""Standing orders: what a seat has said in advance, and changes at any time."""

from __future__ import annotations

from litestar import get, post

from grognard.page import orders as pages
from grognard.page.orders import Orders
from grognard.server.language import language_of
from grognard.server.request_body import read
from grognard.server.requests import SEATED, Asking, GiveOrder, TableId, refusals
from grognard.server.service import seated
from grognard.table.standing_orders import given


@get(
    "/api/tables/{table_id:str}/orders",
    summary="One's standing orders",
    tags=["seats"],
    security=SEATED,
    responses=refusals(401, 403, 404),
)
async def orders(request: Asking, table_id: TableId) -> Orders:
    """The kinds of questions that the token's seat may answer in advance, and what it has ordered. An empty
    list in a game without such questions. Nobody else is told of a seat's orders."""
    _, table, seat = await seated(request, table_id)
    return pages.orders(table.game, given(table, seat), language_of(request.scope))


@post(
    "/api/tables/{table_id:str}/orders",
    summary="Give a standing order",
    tags=["seats"],
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    body=GiveOrder,
)
async def give(request: Asking, table_id: TableId) -> Orders:
    """From now on, and for the question that is open, those of a kind are answered so; "ask": they are put.

    The answer is an action of the seat as if it had been sent, some seconds after the question.
    """
    data = await read(request, GiveOrder)
    lobby, _, seat = await seated(request, table_id)
    table = await lobby.orders.give(table_id, seat, data.kind, data.choice, data.request)
    return pages.orders(table.game, given(table, seat), language_of(request.scope))
