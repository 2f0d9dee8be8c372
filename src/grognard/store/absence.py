"""Players who are away: when they were last seen, and a seat that is to be given to somebody else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import sqlalchemy as sa

from grognard.store.engine import writing
from grognard.store.rows import Clocks
from grognard.store.schema import seats, tables
from grognard.store.store import Store

_SEEN = (
    sa.update(seats)
    .where(seats.c.table_id == sa.bindparam("of"), seats.c.seat == sa.bindparam("at_seat"))
    .values(seen_at=sa.bindparam("at"))
)


def note_seen(store: Store, seen: Mapping[tuple[str, int], float]) -> None:
    """These players were there at these times."""
    rows = [{"of": id, "at_seat": seat, "at": at} for (id, seat), at in sorted(seen.items())]
    if rows:
        with writing(store.engine) as connection:
            connection.execute(_SEEN, rows)


def reopen(
    store: Store, id: str, seat: int, token_hash: str, invite_hash: str, clocks: Iterable[Clocks], now: float
) -> bool:
    """Opens the seat of whoever has this token, for an invitation: nothing of the player stays, and clocks
    stand until it is taken up. False if the token is no longer the seat's."""
    gone: dict[str, Any] = {
        "kind": "open", "token_hash": "", "invite_hash": invite_hash, "recovery_hash": "", "name": "",
        "notify": {}, "agrees": "", "releases": "", "orders": {},
    }  # fmt: skip
    mine = seats.c.table_id == id
    with writing(store.engine) as connection:
        change = sa.update(seats).where(mine, seats.c.seat == seat, seats.c.token_hash == token_hash)
        if connection.execute(change.values(gone)).rowcount != 1:
            return False
        connection.execute(sa.update(seats).where(mine).values(releases=""))
        for number, left, told in clocks:
            of_one = sa.update(seats).where(mine, seats.c.seat == number)
            connection.execute(of_one.values(clock_left=left, clock_told=told))
        connection.execute(sa.update(tables).where(tables.c.id == id).values(asked_at=now, told_at=now))
        store.announce(connection, "seats", [id])
    return True
