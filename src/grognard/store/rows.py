"""What goes into the store and comes out of it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored. `asked_at`: since when the present question stands (clocks run from there)."""

    id: str
    kind: Literal["game", "record"]
    game: str
    version: int
    scenario: str
    options: dict[str, Any]
    header: dict[str, Any]
    seed: str
    title: str
    spectators: bool
    clock: dict[str, int] | None
    created: float
    asked_at: float
    seq: int = 0
    ply: int = 0
    over: bool = False
    bot_asked: bool = False


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where. `clock_left` is what was left when the present question came up."""

    seat: int
    kind: Literal["person", "open", "bot"]
    bot: str = ""
    name: str = ""
    token_hash: str = ""
    invite_hash: str = ""
    notify: dict[str, str] = {}
    clock_left: float | None = None


class Entry(NamedTuple):
    """One entry of a table's journal; `ply` is the number of actions that stand after it."""

    table: str
    seq: int
    ply: int
    kind: Literal["act", "undo"]
    seat: int
    line: str
    dice: tuple[int, ...]
    request: str | None
    at: float


class Step(NamedTuple):
    """An entry to be written, with what changes besides: is the game over, is a bot asked, clocks."""

    entry: Entry
    over: bool = False
    snapshot: bytes | None = None
    clocks: tuple[tuple[int, float], ...] = ()
    bot_asked: bool = False


class Snapshot(NamedTuple):
    """A position that can't be taken back any more, so it stays true for ever."""

    ply: int
    seq: int
    position: bytes


class ChatRow(NamedTuple):
    id: int
    at: float
    seat: int | None
    name: str
    text: str


class Outcome(NamedTuple):
    """What became of one step: written, or its number was taken, or its request was there already."""

    how: Literal["written", "taken", "known"]
    entry: Entry
