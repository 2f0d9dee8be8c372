"""Chapter 7, victory: what areas are worth, and who has won after the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from examples.narrow_seas.components import Components
    from examples.narrow_seas.state import Position


def worth(c: Components, space: int) -> int:
    """7.1: a capital, another port, any other area."""
    sort = "capital" if c.capital[space] else "port" if c.port[space] else "area"
    return int(c.tables["points"][sort])


def points(c: Components, holder: Sequence[int], seat: int) -> int:
    """7.1: what a realm holds is worth."""
    return sum(worth(c, space) for space, held in enumerate(holder) if held == seat)


def decide(s: Position) -> None:
    """7.2: most points win; who has as many shares the victory."""
    totals = [points(s.c, s.holder, seat) for seat in range(len(s.setup.seats))]
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    s.finish(winners, "points", "7.2", points=max(totals))
