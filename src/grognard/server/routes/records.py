"""Games as they were played: films of them, and records to take away or bring."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.enums import MediaType

from grognard.kernel.refusal import BadFile
from grognard.page.film import Film
from grognard.server.errors import Refused
from grognard.server.request_body import body_of
from grognard.server.requests import OPEN, Asking, Moment, OptionalMoment, TableId, refusals
from grognard.server.responses import encoded
from grognard.server.service import client_of, service_of, table_of
from grognard.server.settings import RECORD_LIMIT
from grognard.server.viewer import sight, viewer_of
from grognard.table import Created


@get(
    "/api/tables/{table_id:str}/film",
    summary="The game as it was played",
    tags=["records"],
    security=OPEN,
    responses=refusals(401, 403, 404, 422),
)
async def film(
    request: Asking, table_id: TableId, first: Moment = 0, last: OptionalMoment = None
) -> Response[Film]:
    """The picture after `first` actions and what each action up to `last` changed, as the viewer saw it.

    What others answered in secret neither shows nor counts.
    """
    table, service = await table_of(request, table_id), service_of(request)
    viewer = viewer_of(service.lobby, table, request.scope)
    eyes = sight(table, viewer.eyes)
    known = table.numbers(eyes).ply
    end = known if last is None else last
    if not first <= end <= known:
        raise Refused("no-such-moment", 422, first=first, asked=end, last=known)
    make = service.lobby.open_tables.film
    wanted = table, table.moves[:], eyes, viewer.language, first, end
    # The film of a long game is megabytes.
    return await service.aside(request, lambda: encoded(request, make(*wanted)), long=True)


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a game",
    tags=["records"],
    security=OPEN,
    media_type=MediaType.TEXT,
    responses=refusals(401, 403, 404, 409),
)
async def download(request: Asking, table_id: TableId) -> Response[str]:
    """A text file that any copy of the program can replay and check; with secrets in it, when it is over."""
    table, service = await table_of(request, table_id), service_of(request)
    viewer_of(service.lobby, table, request.scope)
    if table.game.secrets and not table.over:
        raise Refused("secret-record", 409)
    name = f'attachment; filename="{table_id}.record"'
    text = await service.aside(request, service.lobby.open_tables.record_text, table, long=True)
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@post(
    "/api/records",
    summary="Open a record",
    tags=["records"],
    request_max_body_size=RECORD_LIMIT,
    body=str,
    responses=refusals(413, 422, 503),
)
async def upload(request: Asking) -> Created:
    """A record becomes a table that can be looked at from its first moment to its last, but not played."""
    body, service = await body_of(request), service_of(request)
    if service.quotas is not None:
        service.quotas.record(client_of(request.scope), len(body))
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile("record", "is not text in UTF-8") from None
    return await service.open_record(request, text)
