"""Standing orders of the seats: what each will answer to questions of a kind."""

from __future__ import annotations

import sqlalchemy as sa

from grognard.store.engine import writing
from grognard.store.schema import seats, tables
from grognard.store.store import Store

REQUESTS_KEPT = 8
"""So many requests of a seat are remembered: one that comes again, late, does not undo a newer one."""


def give(store: Store, id: str, seat: int, kind: str, choice: str | None, request: str, asked: bool) -> bool:
    """Keeps an order (None: it is withdrawn); False if this request was kept before. `asked`: it answers
    what the seat is asked now, which is to be done although the server should end.

    Only workers are told, and they tell nobody but the seat.
    """
    mine = sa.and_(seats.c.table_id == id, seats.c.seat == seat)
    with writing(store.engine) as connection:
        kept = connection.execute(sa.select(seats.c.orders).where(mine).with_for_update()).scalar_one()
        requests = kept.get("requests", [])
        if request in requests:
            return False
        choices = {**kept.get("choices", {}), kind: choice}
        orders = {
            "choices": {name: order for name, order in choices.items() if order is not None},
            "requests": [*requests, request][-REQUESTS_KEPT:],
        }
        connection.execute(sa.update(seats).where(mine).values(orders=orders))
        if asked:
            connection.execute(sa.update(tables).where(tables.c.id == id).values(bot_asked=True))
        store.announce(connection, f"orders:{seat}", [id])
    return True


def waiting(store: Store) -> list[str]:
    """The games in which a bot or an order is to answer, and somebody has given orders."""
    given = sa.exists().where(seats.c.table_id == tables.c.id, sa.cast(seats.c.orders, sa.Text) != "{}")
    query = sa.select(tables.c.id).where(tables.c.bot_asked, given).order_by(tables.c.id)
    with store.engine.connect() as connection:
        return list(connection.execute(query).scalars())
