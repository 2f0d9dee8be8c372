"""What is asked of a lobby and what it answers: plain data, ready for JSON."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from grognard.kernel.languages import DEFAULT, Language
from grognard.store import ChatRow

LONGEST_TITLE, LONGEST_NAME, LONGEST_TEXT, LONGEST_REQUEST = 80, 40, 500, 64


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Time to think: minutes for the game and seconds added for each action, or days for each move."""

    minutes: int = 0
    seconds: int = 0
    days: int = 0


class SeatSpec(msgspec.Struct, kw_only=True):
    """Who is to take a seat."""

    kind: Literal["me", "friend", "bot"]
    bot: str = ""
    name: str = ""


class TableSpec(msgspec.Struct, kw_only=True):
    """A new table; one seat spec for each seat of the scenario, in its order."""

    game: str
    scenario: str | None = None
    options: dict[str, Any] = {}
    seats: list[SeatSpec]
    clock: Clock | None = None
    spectators: bool = True
    title: str = ""


class Notify(msgspec.Struct, frozen=True, kw_only=True):
    """Where a player wants to hear that it is their turn: nowhere if both are empty."""

    webhook: str = ""
    email: str = ""
    language: Language = DEFAULT


class Seated(msgspec.Struct, kw_only=True):
    """A seat of a new table: the token opens one's own seat, the invitation is for a friend."""

    seat: int
    kind: Literal["person", "open", "bot"]
    token: str | None = None
    invite: str | None = None


class Created(msgspec.Struct, kw_only=True):
    table: str
    seats: list[Seated]


class Claimed(msgspec.Struct, kw_only=True):
    seat: int
    token: str


class Recovery(msgspec.Struct, kw_only=True):
    """What brings a player back who has lost the token. It is told this once."""

    word: str


class Reinvited(msgspec.Struct, kw_only=True):
    """How it stands with a seat that is to be given to somebody else: `waiting_for` are the seats whose
    players have still to agree; `invite` is told to whoever invites, when all have."""

    seat: int
    invite: str | None = None
    waiting_for: list[int] = []


ProposalKind = Literal["draw", "takeback", "rematch"]


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """An action or undo that is on disk. `again`: it was there before this request came."""

    seq: int
    ply: int
    again: bool = False


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    at: float
    seat: int | None
    name: str
    text: str

    @classmethod
    def of(cls, row: ChatRow) -> ChatLine:
        return msgspec.convert(row._asdict(), cls)
