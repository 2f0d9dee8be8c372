"""What the server shows of a table: cards, scenes and the messages of a live connection."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from grognard.kernel.languages import DEFAULT
from grognard.page.lines import Line
from grognard.page.picture import Picture
from grognard.page.question import Question
from grognard.page.status import Status
from grognard.table.interface import ChatLine, Clock


class SeatShown(msgspec.Struct, kw_only=True, frozen=True):
    """A seat, who plays it and whether it is asked something now. `host`: who set the table up; `away`: its
    player has been away for so long that the others may give it to somebody else."""

    seat: int
    name: str
    player: str
    kind: Literal["person", "open", "bot"]
    bot: str
    online: bool
    waiting: bool
    clock_left: float | None
    host: bool
    away: bool


class Proposal(msgspec.Struct, kw_only=True, frozen=True):
    """What one or some players want, and which seats are for it; "rules": to go on by those of today."""

    kind: Literal["draw", "takeback", "rematch", "rules"]
    seats: list[int]


class Rematch(msgspec.Struct, kw_only=True, frozen=True):
    """Where the same players go on: the tokens of their seats here open `seats` there, in this order."""

    table: str
    seats: list[int]


class TableCard(msgspec.Struct, kw_only=True):
    """A table in short. `seed` is shown when the game is over; `mine` are the seats of the viewer;
    `rules` is the version of today's rules; `old_rules`: it was played by others, and can only be looked at.
    Only players are told of `proposals`, and of a `rematch`.
    """

    id: str
    game: str
    game_title: str
    title: str
    kind: Literal["game", "record"]
    scenario: str
    scenario_title: str
    options: dict[str, Any]
    seats: list[SeatShown]
    seq: int
    ply: int
    over: bool
    outcome: str | None
    commitment: str
    seed: str | None
    clock: Clock | None
    spectators: bool
    mine: list[int]
    turn: str
    phase: str
    rules: int
    old_rules: bool
    proposals: list[Proposal]
    rematch: Rematch | None


class LoggedLine(Line, kw_only=True, frozen=True):
    """A line of the log: the action it came with, and its number in the viewer's log."""

    ply: int
    n: int


class Scene(msgspec.Struct, kw_only=True):
    """Everything that one viewer sees of a table; `seat` is the seat whose eyes it is seen with."""

    card: TableCard
    seat: int | None
    seq: int
    ply: int
    picture: Picture
    log: list[LoggedLine]
    chat: list[ChatLine]
    status: Status
    question: Question | None


class SceneMessage(Scene, tag_field="type", tag="scene", kw_only=True):
    """The first message of a live connection, and again whenever the viewer has to start over."""


class Update(msgspec.Struct, tag_field="type", tag="update", kw_only=True):
    """One action, or one taken back (`undoes` is its number, and all above it are gone, too); `changes` are
    those of the viewer's picture.

    `by` and `line` are null where the viewer may not know them. Numbers are as the viewer may count them.
    """

    seq: int
    ply: int
    by: int | None
    line: str | None
    undoes: int | None
    changes: Picture
    lines: list[LoggedLine]
    status: Status
    waiting: list[int]
    over: bool
    seats: list[SeatShown] | msgspec.UnsetType = msgspec.UNSET


class Asked(Question, tag_field="type", tag="question", kw_only=True, frozen=True):
    """The question that is open for the viewer at `seq`; without choices for one who has answered and may
    take the answer back."""

    seq: int


class Waiting(msgspec.Struct, tag_field="type", tag="question", kw_only=True):
    """Nothing is asked of the viewer: `text` says who is waited for."""

    seq: int
    seat: None = None
    text: str


class ChatMessage(ChatLine, tag_field="type", tag="chat", kw_only=True, frozen=True):
    """Somebody said something."""


class SeatsMessage(msgspec.Struct, tag_field="type", tag="seats", kw_only=True):
    """Somebody joined, came, left or was replaced, or a clock was set."""

    seats: list[SeatShown]


class ProposalsMessage(msgspec.Struct, tag_field="type", tag="proposals", kw_only=True):
    """What players propose to each other has changed; only players are told."""

    proposals: list[Proposal]
    rematch: Rematch | None


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """The connection is alive."""


class Hello(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The client's first message: the tokens of the seats it holds, its language, what it wants."""

    tokens: list[str] = []
    language: str = DEFAULT
    questions: bool = True
