"""What requests bring: their bodies with every bound checked, and the parts of paths."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from grognard.server.errors import Problem
from grognard.table.interface import (
    LONGEST_NAME,
    LONGEST_REQUEST,
    LONGEST_TEXT,
    LONGEST_TITLE,
    ProposalKind,
)

Asking = Request[Any, Any, State]

TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{12}$", description="The table's public id.")]
Word = Annotated[str, PathParameter(pattern=r"^[a-z0-9_-]{1,40}$")]
Moment = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="A number of actions.")]
OptionalMoment = Annotated[int | None, QueryParameter(gt=-1, le=1_000_000, description="The end if unsaid.")]
Unit = Annotated[str | None, QueryParameter(max_length=60, description="A unit, if it is about one.")]
MailWord = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{32}$", description="Of a mail's link.")]
OptionalLine = Annotated[
    str | None, QueryParameter(max_length=2000, description="An action that is being weighed.")
]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Line = Annotated[
    str, Meta(min_length=1, max_length=2000, description="The action, such as: move su_4gt 2225-2125")
]
After = Annotated[Number, Meta(description="The table's seq that the client has seen.")]
RequestId = Annotated[
    str,
    Meta(
        pattern=rf"^[\x21-\x7e]{{1,{LONGEST_REQUEST}}}$",
        description="Chosen by the client. The same one again is answered as the first time, and done once.",
    ),
]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]


class Body(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A body with nothing in it that is not asked for."""


class SeatWanted(Body, kw_only=True):
    """Who is to take a seat: I, a friend who gets an invitation, or a bot."""

    kind: Literal["me", "friend", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""


class ClockWanted(Body, kw_only=True):
    """Minutes for the game and seconds added for each action, or days for each move."""

    minutes: Annotated[int, Meta(ge=0, le=10_000)] = 0
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=0, le=365)] = 0


class Beginning(Body, kw_only=True):
    """A moment of another table: after so many actions everybody knows of. While that game goes on, the
    tokens of all its people have to be told."""

    table: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{12}$")]
    moment: Number
    tokens: Annotated[list[Token], Meta(max_length=16)] = []


class NewTable(Body, kw_only=True):
    """A new table: one entry of `seats` for each seat of the scenario, in its order. With `start` the game
    begins at a moment of another one, whose scenario and options it has."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    scenario: Annotated[str, Meta(max_length=60)] | None = None
    options: Annotated[dict[str, bool | int | str], Meta(max_length=40)] = {}
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    clock: ClockWanted | None = None
    spectators: bool = True
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    start: Beginning | None = None


class Act(Body, kw_only=True):
    """An action."""

    line: Line
    after: After
    request: RequestId


class TakeBack(Body, kw_only=True):
    """The last action is to be taken back."""

    after: After
    request: RequestId


class TakeOut(TakeBack, kw_only=True):
    """One of the last actions is to be taken back, and those after it are to stand."""

    ply: Number


class Resign(Body, kw_only=True):
    """The game is given up."""

    request: RequestId


class Propose(Body, kw_only=True):
    """Something is proposed or agreed to, or withdrawn or turned down. A takeback is about the token's last
    action and all after it; `after` has to be the present seq then."""

    kind: ProposalKind
    agree: bool = True
    after: After
    request: RequestId


class Say(Body, kw_only=True):
    """Something to say to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
    request: RequestId


class Ask(Body, kw_only=True):
    """An action to be looked at, not done. Of a path the end, or points to go by, are enough."""

    line: Line


class Picked(Body, kw_only=True):
    """Things that are picked, to learn which answers hold them all."""

    tokens: Annotated[
        list[
            Annotated[str, Meta(pattern=r"^[a-z_]{1,40}:[^\s:]{1,60}$", description="Such as: unit:su_4gt")]
        ],
        Meta(min_length=1, max_length=60),
    ]
    after: After


class Clicked(Body, kw_only=True):
    """A click that none of the answers goes with: what was picked before, and the unit or place clicked then;
    `verb` if one kind of answer was chosen first."""

    picked: Annotated[
        list[
            Annotated[str, Meta(pattern=r"^[a-z_]{1,40}:[^\s:]{1,60}$", description="Such as: unit:su_4gt")]
        ],
        Meta(max_length=60),
    ] = []
    unit: Annotated[str, Meta(max_length=60)] | None = None
    space: Annotated[str, Meta(max_length=60)] | None = None
    verb: Annotated[str, Meta(max_length=40)] | None = None


class Claim(Body, kw_only=True):
    """An invitation taken up."""

    invite: Token
    name: Name = ""
    request: Annotated[
        str,
        Meta(
            pattern=rf"^([\x21-\x7e]{{16,{LONGEST_REQUEST}}})?$",
            description="A secret of 16 characters or more that the client draws by chance: with it the "
            "claim can be sent again if its answer was lost.",
        ),
    ] = ""


class Recover(Body, kw_only=True):
    """A new word of recovery is wanted: nothing else is to be said."""


class NotifyWanted(Body, kw_only=True):
    """Where to be told that it is one's turn: one of the two."""

    webhook: Annotated[str, Meta(max_length=500)] = ""
    email: Annotated[str, Meta(max_length=200)] = ""


class SeatChange(Body, kw_only=True):
    """What is not said stays as it is; `notify` null: no more notices."""

    name: Name | None = None
    notify: NotifyWanted | msgspec.UnsetType | None = msgspec.UNSET


class NewRules(Body, kw_only=True):
    """The version of the rules, which has to be that of today, by which a game is to go on."""

    version: Number


class GiveOrder(Body, kw_only=True):
    """How questions of a kind are to be answered from now on."""

    kind: Annotated[str, Meta(min_length=1, max_length=40)]
    choice: Annotated[str, Meta(min_length=1, max_length=40)]
    request: RequestId


class StandIn(Body, kw_only=True):
    """A bot for a seat whose clock has run out."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class Reinvite(Body, kw_only=True):
    """A seat whose player has been away for long, to be given to somebody else."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    request: RequestId


_MEANINGS = {
    401: "A token is needed.",
    403: "The token opens no seat here, or the seat may not do this.",
    404: "There is no such thing.",
    409: "Somebody was faster, or it is too late: look at the table again.",
    413: "Too long.",
    422: "Not understood, or not allowed; `rule` says by which paragraph.",
    429: "Too many requests from this address; wait as long as `Retry-After` says.",
    503: "It could not be stored; try again with the same request.",
}


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """How a request may be refused, for the documentation of an address."""
    return {
        code: ResponseSpec(Problem, generate_examples=False, description=_MEANINGS[code])
        for code in (*codes, 429)
    }


OPEN: list[dict[str, list[str]]] = [{}, {"seat": []}]
"""A token shows what its seat may see; without one it is a spectator's view."""
SEATED: list[dict[str, list[str]]] = [{"seat": []}]
"""Only for whoever holds a seat."""
