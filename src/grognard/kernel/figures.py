"""The figures of events, questions and refusals: what kind of thing a figure holds, by its name."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

# Figures named otherwise than the kind of thing they hold.
KINDS = {
    "path": "space", "from": "space", "to": "space", "winner": "seat", "winners": "seat", "losers": "seat",
    "cities": "city", "by": "seat", "supports": "unit",
}  # fmt: skip

KNOWN = "known"
"""The figure that says what the hidden things among the others are, to those who may know it."""


@lru_cache(maxsize=4096)
def kind_of(figure: str) -> str:
    """The kind of thing that a figure of this name holds.

    >>> kind_of("path"), kind_of("units"), kind_of("unit")
    ('space', 'unit', 'unit')
    """
    return KINDS.get(figure, figure.removesuffix("s"))


def names_in(value: Any) -> list[str]:
    """The names that a figure holds: one, several or none."""
    several = value if isinstance(value, list | tuple) else [value]
    return [one for one in several if isinstance(one, str)]
