"""Names made short without becoming those of others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile


def shortened(names: Sequence[str], letters: int) -> list[str]:
    """The first letters of each name, and as many more as it takes to tell it from the others.

    >>> shortened(["Stalino", "Stalingrad", "Dnepropetrovsk"], 6)
    ['Stalino', 'Staling', 'Dnepro']
    """
    ordered = sorted(set(names))
    needed = dict.fromkeys(ordered, letters)
    for one, other in pairwise(ordered):
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
        for name in (one, other):
            needed[name] = max(needed[name], shared + 1)
    return [name[: needed[name]].rstrip() for name in names]
