"""Seats: taking one up, changing one's own; a bot, or somebody else, for a player who is gone."""

from __future__ import annotations

import msgspec
from litestar import patch, post

from grognard.server.errors import Refused
from grognard.server.language import language_of
from grognard.server.messages import TableCard
from grognard.server.request_body import read
from grognard.server.requests import (
    SEATED,
    Asking,
    Claim,
    NewRules,
    Recover,
    Reinvite,
    SeatChange,
    StandIn,
    TableId,
    refusals,
)
from grognard.server.scene import card
from grognard.server.service import client_of, seated, service_of
from grognard.server.viewer import bearer, viewer_of
from grognard.table import Claimed, Notify, Recovery, Reinvited, Table, reinviting
from grognard.table.moving_over import go_on


@post(
    "/api/tables/{table_id:str}/claim",
    summary="Take up an invitation",
    tags=["seats"],
    status_code=200,
    responses=refusals(404, 409, 413, 422, 503),
    body=Claim,
)
async def claim(request: Asking, table_id: TableId) -> Claimed:
    """Gives a token for the invitation's seat. The invitation is void from then on."""
    data = await read(request, Claim)
    return await service_of(request).lobby.claim(table_id, data.invite, data.name, data.request)


@post(
    "/api/tables/{table_id:str}/recovery",
    summary="A word to come back by",
    tags=["seats"],
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    body=Recover,
)
async def recovery(request: Asking, table_id: TableId) -> Recovery:
    """A secret for the token's seat, shown this once: who has lost the token claims the seat with it, as with
    an invitation, once. It voids the one before it."""
    await read(request, Recover)
    lobby, _, seat = await seated(request, table_id)
    return await lobby.recovery(table_id, seat)


@patch(
    "/api/tables/{table_id:str}/seat",
    summary="Change one's seat",
    tags=["seats"],
    security=SEATED,
    responses=refusals(401, 403, 404, 413, 422, 503),
    body=SeatChange,
)
async def change(request: Asking, table_id: TableId) -> TableCard:
    """One's name, and where to be told that it is one's turn. A mail address that is new here gets one mail,
    which asks whether it wants more; nothing else is sent there before its link was used."""
    data = await read(request, SeatChange)
    lobby, _, seat = await seated(request, table_id)
    quotas = service_of(request).quotas
    if quotas is not None and data.notify:
        quotas.address(client_of(request.scope))
    table = await lobby.set_seat(table_id, seat, data.name, _notify(data, language_of(request.scope)))
    return card(lobby, table, viewer_of(lobby, table, request.scope))


def _notify(data: SeatChange, language: str) -> Notify | None:
    """None: as it was. Notices come in the language in which they were asked for."""
    if data.notify is msgspec.UNSET:
        return None
    wanted = {**msgspec.structs.asdict(data.notify), "language": language} if data.notify else {}
    return msgspec.convert(wanted, Notify)


@post(
    "/api/tables/{table_id:str}/rules",
    summary="Go on by the rules of today",
    tags=["seats"],
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    body=NewRules,
)
async def rules(request: Asking, table_id: TableId) -> TableCard:
    """A game that was begun by older rules can be looked at; it goes on when all its players have asked for
    that, from where it stands. A line of the chat tells them."""
    data = await read(request, NewRules)
    lobby, _, seat = await seated(request, table_id)
    table = await go_on(lobby, table_id, seat, data.version)
    return card(lobby, table, viewer_of(lobby, table, request.scope))


@post(
    "/api/tables/{table_id:str}/stand-in",
    summary="A bot stands in",
    tags=["seats"],
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    body=StandIn,
)
async def stand_in(request: Asking, table_id: TableId) -> TableCard:
    """A bot plays on for a seat whose clock has run out; any other player may ask for it."""
    data = await read(request, StandIn)
    lobby, table, _ = await seated(request, table_id)
    _check_seat(table, data.seat)
    table = await lobby.stand_in(table_id, data.seat, data.bot)
    return card(lobby, table, viewer_of(lobby, table, request.scope))


@post(
    "/api/tables/{table_id:str}/reinvite",
    summary="Give a seat to somebody else",
    tags=["seats"],
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    body=Reinvite,
)
async def reinvite(request: Asking, table_id: TableId) -> Reinvited:
    """The player of a seat has been away for long: the others ask for this, each once. When all of them have,
    the host asks again, with the same request as at first, and gets an invitation to the seat; its old token
    is void then. If it is the host who is away, any of the others gets it."""
    data = await read(request, Reinvite)
    lobby, table, by = await seated(request, table_id)
    _check_seat(table, data.seat)
    return await reinviting.reinvite(lobby, table_id, data.seat, by, bearer(request.scope), data.request)


def _check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refused("no-such-seat", 422, seat=seat)
