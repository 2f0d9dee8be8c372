"""What players do: act, take back, settle things among themselves, talk. Every answer comes after the thing
is on disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from litestar import post

from grognard.server.acting import acted
from grognard.server.messages import TableCard
from grognard.server.request_body import body_of, read
from grognard.server.requests import (
    SEATED,
    Act,
    Asking,
    Propose,
    Resign,
    Say,
    TableId,
    TakeBack,
    TakeOut,
    refusals,
)
from grognard.server.scene import card
from grognard.server.service import client_of, seated, service_of
from grognard.server.viewer import viewer_of
from grognard.table import ChatLine, Done
from grognard.table.basket import take_out as taken_out

T = TypeVar("T")
_REFUSALS = refusals(401, 403, 404, 409, 413, 422, 503)


@post(
    "/api/tables/{table_id:str}/actions",
    summary="Do an action",
    tags=["play"],
    status_code=200,
    security=SEATED,
    responses=_REFUSALS,
    body=Act,
)
async def act(request: Asking, table_id: TableId) -> Done:
    """Does an action of the token's seat. `after` must be the present seq, else nothing is done (409).

    A seat's seq leaves out what others answer in secret, so that they can't make it stale.
    """
    return await acted(service_of(request), request.scope, table_id, await body_of(request))


@post(
    "/api/tables/{table_id:str}/undo",
    summary="Take the last action back",
    tags=["play"],
    status_code=200,
    security=SEATED,
    responses=_REFUSALS,
    body=TakeBack,
)
async def undo(request: Asking, table_id: TableId) -> Done:
    """Takes back the seat's last action, if no die was rolled, nothing revealed and nobody else asked.

    A secret answer can be taken back as long as some other seat has still to give its own.
    """
    data = await read(request, TakeBack)
    lobby, _, seat = await seated(request, table_id)
    return await lobby.undo(table_id, seat, data.after, data.request)


@post(
    "/api/tables/{table_id:str}/take-out",
    summary="Take something out of the basket",
    tags=["play"],
    status_code=200,
    security=SEATED,
    responses=_REFUSALS,
    body=TakeOut,
)
async def take_out(request: Asking, table_id: TableId) -> Done:
    """Takes back one action of those that the seat may take back, with what depends on it; the others stand.

    In the journal these are undos and actions. If one of the others could not be done without it, nothing is
    done, and the answer says why.
    """
    data = await read(request, TakeOut)
    lobby, _, seat = await seated(request, table_id)
    service = service_of(request)

    async def aside(entries: int, work: Callable[..., T], *args: Any) -> T:
        if service.quotas is not None:
            service.quotas.entries(client_of(request.scope), entries)
        return await service.aside(request, work, *args)

    return await taken_out(lobby, table_id, seat, data.ply, data.after, data.request, aside)


@post(
    "/api/tables/{table_id:str}/resign",
    summary="Give the game up",
    tags=["play"],
    status_code=200,
    security=SEATED,
    responses=_REFUSALS,
    body=Resign,
)
async def resign(request: Asking, table_id: TableId) -> Done:
    """The other player of a game for two has won. It can't be taken back."""
    data = await read(request, Resign)
    lobby, _, seat = await seated(request, table_id)
    return await lobby.agreements.resign(table_id, seat, data.request)


@post(
    "/api/tables/{table_id:str}/proposals",
    summary="Propose something, or agree to it",
    tags=["play"],
    status_code=200,
    security=SEATED,
    responses=_REFUSALS,
    body=Propose,
)
async def propose(request: Asking, table_id: TableId) -> TableCard:
    """A draw, a takeback after dice, a rematch with sides changed: done when all players want it.

    A takeback spends the dice that fell: the next are ones that nobody has seen.
    """
    data = await read(request, Propose)
    lobby, _, seat = await seated(request, table_id)
    wish = data.kind, data.agree, data.after, data.request
    # What all have agreed to is done, also when the last of them has gone.
    aside = partial(service_of(request).aside, request, long=True, anyway=True)
    table = await lobby.agreements.propose(table_id, seat, *wish, aside=aside)
    return card(lobby, table, viewer_of(lobby, table, request.scope))


@post(
    "/api/tables/{table_id:str}/chat",
    summary="Say something",
    tags=["play"],
    status_code=200,
    security=SEATED,
    responses=_REFUSALS,
    body=Say,
)
async def chat(request: Asking, table_id: TableId) -> ChatLine:
    """Says something to everybody at the table."""
    data = await read(request, Say)
    lobby, table, seat = await seated(request, table_id)
    name = table.seats[seat].name
    return await lobby.say(table_id, seat, name, data.text, data.request)
