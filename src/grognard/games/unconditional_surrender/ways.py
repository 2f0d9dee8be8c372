"""Cheapest ways, by land or by sea, as searches find and keep them."""

from __future__ import annotations

Found = dict[int, tuple[int, int]]
"""Of each place that can be reached the points spent on the way, and the place before."""
Way = tuple[int, ...]
ByteStep = tuple[int, int, int, int]
"""A step to a hex: where that is in a set written as bytes, its bit there, and the price."""


def byte_step(to: int, price: int) -> ByteStep:
    return to, to >> 3, 1 << (to & 7), price


def way(found: Found, to: int) -> Way:
    """The cheapest way to a place, the start left out."""
    path: list[int] = []
    while found[to][0]:
        path.append(to)
        to = found[to][1]
    return tuple(reversed(path))
