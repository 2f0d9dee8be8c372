"""What the players of a table propose to each other: each thing that is said is kept, also when several are
said at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from grognard.store.engine import writing
from grognard.store.schema import seats
from grognard.store.store import Store

REQUESTS_KEPT = 8
"""So many requests of a seat are remembered: one that comes again, late, does not undo a newer one."""
Wish = dict[str, Any]


def keep(store: Store, id: str, seat: int, kind: str, wish: Wish) -> None:
    """Keeps what a seat says of a kind of proposal; nothing changes if its request was kept before."""

    def said(last: Wish) -> Wish:
        requests = [*last.get("earlier", ()), last["request"]] if last else []
        return last if wish["request"] in requests else {**wish, "earlier": requests[-REQUESTS_KEPT:]}

    _change(store, id, seat, kind, said)


def turn_down(store: Store, id: str, seat: int, kind: str) -> None:
    """What a seat has proposed is off the table."""
    _change(store, id, seat, kind, lambda last: {**last, "stands": False} if last else {})


def _change(store: Store, id: str, seat: int, kind: str, change: Callable[[Wish], Wish]) -> None:
    """Whatever else the seat says, or is answered, in that moment stays."""
    mine = sa.and_(seats.c.table_id == id, seats.c.seat == seat)
    with writing(store.engine) as connection:
        wishes = connection.execute(sa.select(seats.c.wishes).where(mine).with_for_update()).scalar_one()
        last = wishes.get(kind, {})
        wish = change(last)
        if wish != last:
            connection.execute(sa.update(seats).where(mine).values(wishes={**wishes, kind: wish}))
            store.announce(connection, "seats", [id])
