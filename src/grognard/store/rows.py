"""What goes into the store and comes out of it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored. `asked_at`: since when the present question stands (clocks run from there).

    `told_at` is the same as everybody may know it: secret answers to the question came later, or none did.
    `opening` is the trace of the set-up; empty: the table was stored before traces were kept. `rematch` is
    the table at which the same players go on.
    """

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
    told_at: float
    seq: int = 0
    ply: int = 0
    over: bool = False
    bot_asked: bool = False
    opening: str = ""
    rematch: str = ""


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where. `clock_left` is what was left at the table's `asked_at`; `clock_told` is what was left
    at its `told_at`, from which the others reckon. `agrees` names the rules by which its player wants to go
    on, if the game was begun by older ones; `wishes` are what the player has proposed or agreed to;
    `releases` the seat, and who sits there, that its player wants to be given to somebody else. `host`: who
    set the table up sits here. `seen_at`: when its player was last there, within a minute. `orders`: what the
    player has ordered in advance, and by which last requests; nobody else may know of it."""

    seat: int
    kind: Literal["person", "open", "bot"]
    bot: str = ""
    name: str = ""
    token_hash: str = ""
    invite_hash: str = ""
    notify: dict[str, str] = {}
    clock_left: float | None = None
    clock_told: float | None = None
    agrees: str = ""
    recovery_hash: str = ""
    host: bool = False
    seen_at: float = 0.0
    releases: str = ""
    wishes: dict[str, dict[str, Any]] = {}
    orders: dict[str, Any] = {}


class Entry(NamedTuple):
    """One entry of a table's journal; `ply` is the number of actions that stand after it. An undo takes the
    last action of its seat back; "back" all actions from number `ply` on, which the players agreed to.

    `draws` is what was drawn in secret. Of an entry that is `hushed` only its seat may know that it is there:
    a secret answer, while others had still to give theirs, or such an answer taken back.
    """

    table: str
    seq: int
    ply: int
    kind: Literal["act", "undo", "back"]
    seat: int
    line: str
    dice: tuple[int, ...]
    request: str | None
    at: float
    draws: tuple[int, ...] = ()
    hushed: bool = False


class Clocks(NamedTuple):
    """What a seat has left after an entry, and what the others may know of it (see `Seat`)."""

    seat: int
    left: float
    told: float


class Step(NamedTuple):
    """An entry to be written, with what changes besides: is the game over, is a bot (or a standing
    order) to answer, clocks; `told_at` is since when the question stands as everybody may know it (None:
    since this entry); `trace` is what it told and changed; `earlier` are other steps of the table, which are
    written with it or not at all."""

    entry: Entry
    over: bool = False
    snapshot: bytes | None = None
    clocks: tuple[Clocks, ...] = ()
    bot_asked: bool = False
    told_at: float | None = None
    trace: str = ""
    earlier: tuple[Step, ...] = ()


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
