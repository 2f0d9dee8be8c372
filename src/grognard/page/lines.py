"""What happened, as lines of the log: the sentence, and what it is about, to be shown on the map."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.page.mentions import pointed_out
from grognard.page.words import words

HEADINGS = ("turn", "phase")
"""The kinds of event that begin a part of the log."""
MOST_KEPT = 8192


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened; `spaces` and `units` are those it is about, `dice` what was rolled, `part` the
    heading of its own that it has within its phase, if any."""

    kind: str
    part: str
    text: str
    rule: str
    spaces: list[str]
    units: list[str]
    dice: list[int]
    heading: bool


def lines(game: Game, events: Iterable[Event], seat: int | None, language: str) -> list[Line]:
    """The events as this seat may know them (None: a spectator)."""
    seen = (event.seen_by(seat) for event in events)
    return [
        _line(game, event.kind, event.rule, msgspec.msgpack.encode(event.figures), language)
        for event in seen
        if event is not None
    ]


@lru_cache(maxsize=MOST_KEPT)
def _line(game: Game, kind: str, rule: str, figures: bytes, language: str) -> Line:
    """Sentences take time to make, and the same thing is told to everybody at the table."""
    event, told = Event(kind, rule, msgspec.msgpack.decode(figures)), words(game, language)
    part = game.log_parts.get(rule.partition(".")[0])
    return Line(
        kind=kind,
        part=told.text(f"part-{part}") if part else "",
        text=told.event(event),
        rule=rule,
        spaces=pointed_out(game, event.figures, "space"),
        units=pointed_out(game, event.figures, "unit"),
        dice=_dice(event),
        heading=kind in HEADINGS,
    )


def _dice(event: Event) -> list[int]:
    """What was rolled: one die, or several at once."""
    if event.kind == "dice":
        return list(event.figures["dice"])
    return [event.figures["die"]] if event.kind == "die" else []
