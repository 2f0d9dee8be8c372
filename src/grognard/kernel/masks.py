"""Sets of spaces as Python ints: bit i stands for space i."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random


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
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def draw(mask: int, rng: Random) -> int:
    """One space of a non-empty set, each as likely as any other."""
    for _ in range(int(rng.random() * mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
