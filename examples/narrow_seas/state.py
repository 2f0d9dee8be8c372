"""A position: where the blocks stand, what they are, what the realms hold and own; and who may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from examples.narrow_seas.components import NOBODY, NOWHERE, SEATS, Components
from examples.narrow_seas.rules import purchases
from grognard.kernel.columns import Column
from grognard.kernel.hidden import UNKNOWN, Hidden
from grognard.kernel.ranges import Count, EachSpace, EachUnit, Flag, OneOf, Within
from grognard.kernel.state import PhaseKey, State

if TYPE_CHECKING:
    from examples.narrow_seas.game import NarrowSeas

# What the numbers of the columns are: a file with another number is refused.
SpaceOrNowhere = Annotated[int, OneOf("space", NOWHERE)]
SeatOrNobody = Annotated[int, Within(NOBODY, len(SEATS) - 1)]
Piece = Annotated[int, OneOf("piece")]


class Position(State):
    """`answered` and `purse` have an entry for each seat, `holder` for each space, others for each block."""

    at: Column[EachUnit[SpaceOrNowhere]]  # 1.4: its space, or NOWHERE: in reserve
    what: Column[EachUnit[Piece]]  # 1.3: which of its realm's pieces it is
    steps: Column[EachUnit[Count]]  # 1.2: none in reserve
    open: Column[EachUnit[Flag]]  # 6.3: it lies open
    moved: Column[EachUnit[Flag]]  # 2.3: it has carried out an order in this turn
    called: Column[EachUnit[SpaceOrNowhere]]  # 3.3: where it will appear when all have purchased, or NOWHERE
    answered: Column[list[Count]]  # 3.1, 6.2: to a secret question, or 0; of supply one more than committed
    purse: Column[list[Count]]  # 2.2: supply
    holder: Column[EachSpace[SeatOrNobody]]  # 1.5
    round: Column[Count]
    active: Column[SeatOrNobody]  # 2.3: the seat whose turn it is, or NOBODY
    orders: Column[Count]  # 2.3: those left
    game: NarrowSeas

    @property
    def c(self) -> Components:
        return self.game.components

    @property
    def phase_key(self) -> PhaseKey:
        """2.1: all purchase together, then each realm has its turn."""
        if self.active == NOBODY:
            return PhaseKey(self.round, "purchases", "")
        return PhaseKey(self.round, "orders", self.setup.seats[self.active])

    # ---------------------------------------------------------------- blocks

    def blocks(self, space: int, seat: int) -> list[int]:
        """The blocks of a realm in a space."""
        return [block for block in self.c.blocks_of[seat] if self.at[block] == space]

    def foes(self, space: int, seat: int) -> list[int]:
        """The blocks of others in a space."""
        return [b for b, at in enumerate(self.at) if at == space and self.c.owner[b] != seat]

    def full(self, space: int, block: int) -> bool:
        """1.4: whether a space has no room for another block like this; those called there count."""
        own = self.c.blocks_of[self.c.owner[block]]
        return sum(space in (self.at[b], self.called[b]) for b in own) >= self.c.room(block)

    def enter(self, block: int, space: int) -> None:
        """1.5: an army that goes into an area takes it."""
        self.at[block] = space
        if not self.c.fleet[block] and self.holder[space] != self.c.owner[block]:
            self.holder[space] = self.c.owner[block]
            self.tell("taken", "1.5", seat=self.seat_of(block), space=self.c.name(space))

    def retire(self, block: int) -> None:
        """1.3: into reserve, where nobody can tell it from the others."""
        self.at[block], self.steps[block], self.open[block], self.moved[block] = NOWHERE, 0, 0, 0
        self.mix(NOWHERE, block)

    def mix(self, space: int, block: int) -> None:
        """1.3: deals anew what the blocks are that look like this one and are in the same place."""
        self.deal(
            "unit", [b for b in self.blocks(space, self.c.owner[block]) if self.back(b) == self.back(block)]
        )

    def seat_of(self, block: int) -> str:
        return self.setup.seats[self.c.owner[block]]

    def back(self, block: int) -> tuple[int, bool]:
        """1.3: what others see of a block: whose it is, and whether it is a fleet."""
        return self.c.owner[block], self.c.fleet[block]

    # ---------------------------------------------------------------- what not every seat may know

    def _pieces(self, back: tuple[int, bool]) -> list[int]:
        return [piece for piece, kind in enumerate(self.c.kind_of) if kind.fleet == back[1]]

    def _blocks_fitting(self, column: str, block: int) -> Sequence[int]:
        """1.2: any piece, with as many steps as that may have; none in reserve."""
        if column == "what":
            return range(len(self.c.pieces))
        return (0,) if self.at[block] == NOWHERE else range(1, self.c.kind_of[self.what[block]].most + 1)

    def _calls_fitting(self, _column: str, block: int) -> Sequence[int]:
        """3.3: while all purchase, a block in reserve may have been called up wherever there is room."""
        places = purchases.places(self, block) if self.active == NOBODY and self.at[block] == NOWHERE else ()
        return (NOWHERE, *(space for space in places if not self.full(space, block)))

    def _answers_fitting(self, _column: str, seat: int) -> Sequence[int]:
        """None yet, or any; in a whole position who has answered has, or the question would be closed."""
        given = range(1, 2 if self.active == NOBODY else self.c.tables["supply"]["commit"] + 2)
        if self.answered[seat] == 0 or seat not in self.stack[-1].put_to(self):
            return (0,)
        return (0, *given) if self.answered[seat] is UNKNOWN else given

    hidden = (
        Hidden(  # 1.3, 6.3: its owner knows a block, and everybody while it lies open
            name="unit",
            piece="piece",
            columns=("what", "steps"),
            knows=lambda s, seat, block: bool(s.open[block]) or s.c.owner[block] == seat,
            back=back,
            deck=_pieces,
            fits=_blocks_fitting,
        ),
        Hidden(  # 3.3: who has called up what, until all are done
            columns=("called",),
            knows=lambda s, seat, block: s.c.owner[block] == seat or not s.stack[-1].secret,
            fits=_calls_fitting,
        ),
        Hidden(  # 3.1, 6.2: the answers to a secret question, as long as it is open
            columns=("answered",),
            knows=lambda s, seat, one: one == seat or not s.stack[-1].secret,
            fits=_answers_fitting,
        ),
        Hidden(  # 2.2
            columns=("purse",),
            knows=lambda s, seat, one: one == seat,
            fits=lambda s, column, one: range(s.c.tables["supply"]["most"] + 1),
        ),
    )
