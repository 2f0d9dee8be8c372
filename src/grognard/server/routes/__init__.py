"""The addresses of the API."""

from typing import Any

from litestar import Response, route
from litestar.enums import HttpMethod

from grognard.server.live import live
from grognard.server.routes import actions, games, looking, mail, orders, records, seats, tables


def _allowed(path: str, *methods: str) -> Any:
    """Tells what a path that several handlers share can be asked. The framework would tell of the first."""
    told = ", ".join(sorted((*methods, "OPTIONS")))

    @route(path, http_method=[HttpMethod.OPTIONS], include_in_schema=False, sync_to_thread=False)
    def options() -> Response[None]:
        return Response(None, status_code=204, headers={"Allow": told})

    return options


HANDLERS = [
    _allowed("/api/tables/{table_id:str}", "GET", "DELETE"), _allowed("/mail/{word:str}", "GET", "POST"),
    _allowed("/api/tables/{table_id:str}/orders", "GET", "POST"),
    games.health, games.ready, games.games, games.rules,
    tables.create, tables.table, tables.remove,
    looking.sheet, looking.scene, looking.question, looking.offers, looking.answer,
    looking.reasons, looking.detail, looking.overlay, looking.charts, looking.basket,
    actions.act, actions.undo, actions.take_out, actions.resign, actions.propose, actions.chat,
    seats.claim, seats.recovery, seats.change, seats.rules, seats.stand_in, seats.reinvite,
    orders.orders, orders.give,
    mail.page, mail.answer,
    records.film, records.download, records.upload,
    live,
]  # fmt: skip
