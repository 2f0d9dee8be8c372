"""Sets of spaces as Python ints: bit i stands for space i."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random

EVERYWHERE = -1
"""The set of all spaces, on any board: -1 has every bit."""


def mask_of(spaces: Iterable[int]) -> int:
    """The set of these spaces.

    >>> mask_of([0, 3])
    9
    """
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def spaces_in(mask: int) -> Iterator[int]:
    """The spaces of a set, lowest first.

    >>> list(spaces_in(9))
    [0, 3]
    """
    return iter(listed(mask))


@lru_cache(maxsize=8192)
def listed(mask: int) -> tuple[int, ...]:
    """The same at once. The same sets are walked again and again: neighbours, a stack, what a seat has."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def draw(mask: int, rng: Random) -> int:
    """One space of a non-empty set, each as likely as any other."""
    return nth(mask, int(rng.random() * mask.bit_count()))


def nth(mask: int, number: int) -> int:
    """The space of a set that has so many lower ones in it.

    >>> nth(0b11010, 1)
    3
    """
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def narrowed(units: Sequence[int], number: int, thing: int) -> tuple[Sequence[int], int]:
    """Who goes where, if one of the two is given: the unit (argument 0) of these, or the space it goes to.

    >>> narrowed([3, 5], 0, 5)
    ([5], -1)
    >>> narrowed([3, 5], 1, 2)
    ([3, 5], 4)
    """
    if number == 0:
        return [unit for unit in units if unit == thing], EVERYWHERE
    return units, 1 << thing
