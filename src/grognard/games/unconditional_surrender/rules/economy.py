"""Section 6, economy: production points are counted, and paid by the countries whose units need them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.state import UNLIMITED
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def activation_price(s: Position, unit: int) -> int:
    """U50, U51: of a ground unit; air and naval units cost nothing."""
    return int(s.c.tables["prices"]["activation"]["mobile" if s.c.mobile[unit] else "leg"])


def short_of(s: Position, country: int, price: int) -> Refusal | None:
    """U17, U49: why a country can't pay; one with unlimited production always can."""
    left = s.points[country]
    if left == UNLIMITED or price <= left:
        return None
    return refuse("U50", "too-dear", country=s.c.country_names[country], price=price, left=left)


def pay(s: Position, country: int, price: int) -> None:
    """U50: what is not unlimited becomes less."""
    if s.points[country] != UNLIMITED:
        s.points[country] -= price
