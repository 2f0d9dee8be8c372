"""The tables of a database in short, for whoever looks after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from grognard.store.schema import journal, seats, tables
from grognard.store.store import Store

Stage = Literal["record", "open", "unstarted", "running", "over"]


class ListedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list. `stage`: somebody is still to come, nobody has acted yet, it is played, it is over;
    or it is a record. `seen`: when one of its players was last there, or somebody acted."""

    id: str
    game: str
    scenario: str
    title: str
    stage: Stage
    players: list[str]
    actions: int
    created: float
    seen: float


def listed(store: Store) -> list[ListedTable]:
    """All tables, the last set up first."""
    names = ("id", "kind", "game", "scenario", "title", "created", "seq", "ply", "over")
    query = sa.select(*(tables.c[name] for name in names)).order_by(tables.c.created.desc())
    with store.engine.connect() as connection:
        found = connection.execute(query).all()
        sitting = _by_table(connection.execute(sa.select(seats).order_by(seats.c.table_id, seats.c.seat)))
        last = sa.select(journal.c.table_id, sa.func.max(journal.c.at)).group_by(journal.c.table_id)
        acted = {row[0]: row[1] for row in connection.execute(last)}
    return [_listed(row, sitting.get(row.id, []), acted) for row in found]


def _by_table(rows: sa.CursorResult[Any]) -> dict[str, list[Any]]:
    by_table: dict[str, list[Any]] = {}
    for row in rows:
        by_table.setdefault(row.table_id, []).append(row)
    return by_table


def _listed(row: Any, sitting: list[Any], acted: Mapping[str, float]) -> ListedTable:
    seen = [row.created, acted.get(row.id, 0.0), *(seat.seen_at for seat in sitting)]
    return ListedTable(
        id=row.id, game=row.game, scenario=row.scenario, title=row.title, stage=_stage(row, sitting),
        players=[seat.bot or seat.name for seat in sitting], actions=row.ply, created=row.created,
        seen=max(seen),
    )  # fmt: skip


def _stage(row: Any, sitting: list[Any]) -> Stage:
    if row.kind == "record":
        return "record"
    if row.over:
        return "over"
    if any(seat.kind == "open" for seat in sitting):
        return "open"
    return "running" if row.seq else "unstarted"
