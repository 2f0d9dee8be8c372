"""A position: where the blocks stand, what they are, what the realms hold and own; and who may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from examples.narrow_seas.components import NOBODY, NOWHERE, Components
from examples.narrow_seas.rules import purchases
from grognard.kernel.columns import Column
from grognard.kernel.hidden import UNKNOWN, Hidden
from grognard.kernel.state import State

if TYPE_CHECKING:
    from examples.narrow_seas.game import NarrowSeas


class Position(State):
    """`answered` and `purse` have an entry for each seat, `holder` for each space, others for each block."""

    at: Column[list[int]]  # 1.4: its space, or NOWHERE: in reserve
    what: Column[list[int]]  # 1.3: which of its realm's pieces it is
    steps: Column[list[int]]  # 1.2: none in reserve
    open: Column[list[int]]  # 6.3: it lies open
    moved: Column[list[int]]  # 2.3: it has carried out an order in this turn
    called: Column[list[int]]  # 3.3: where it will appear when all have purchased, or NOWHERE
    answered: Column[list[int]]  # 3.1, 6.2: to a secret question, or 0; of supply one more than committed
    purse: Column[list[int]]  # 2.2: supply
    holder: Column[list[int]]  # 1.5
    round: Column[int]
    active: Column[int]  # 2.3: the seat whose turn it is, or NOBODY
    orders: Column[int]  # 2.3: those left
    game: NarrowSeas

    @property
    def c(self) -> Components:
        return self.game.components

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
            "unit", [b for b in self.blocks(space, self.c.owner[block]) if self._back(b) == self._back(block)]
        )

    def seat_of(self, block: int) -> str:
        return self.setup.seats[self.c.owner[block]]

    # ---------------------------------------------------------------- what not every seat may know

    def _knows_block(self, seat: int | None, block: int) -> bool:
        """1.3, 6.3: its owner knows it, and everybody while it lies open."""
        return bool(self.open[block]) or self.c.owner[block] == seat

    def _knows_call(self, seat: int | None, block: int) -> bool:
        """3.3: its owner, until all have purchased."""
        return self._knows_answer(seat, self.c.owner[block])

    def _knows_answer(self, seat: int | None, one: int) -> bool:
        """3.1, 6.2: while a question is secret, each knows its own answer."""
        return one == seat or not self.stack[-1].secret

    def _knows_purse(self, seat: int | None, one: int) -> bool:
        """2.2: each realm its own."""
        return one == seat

    def _fits_block(self, column: str, block: int) -> Sequence[int]:
        """What a block might be: any piece of its sort, with as many steps as that may have."""
        if column == "what":
            return range(len(self.c.pieces))
        return (0,) if self.at[block] == NOWHERE else range(1, self.c.kind_of[self.what[block]].most + 1)

    def _fits_call(self, _column: str, block: int) -> Sequence[int]:
        places = purchases.places(self, block) if self.active == NOBODY and self.at[block] == NOWHERE else ()
        return (NOWHERE, *(space for space in places if not self.full(space, block)))

    def _fits_answer(self, _column: str, seat: int) -> Sequence[int]:
        """None yet, or any; in a whole position who has answered has, or the question would be closed."""
        given = range(1, 2 if self.active == NOBODY else self.c.tables["supply"]["commit"] + 2)
        if self.answered[seat] == 0 or seat not in self.stack[-1].put_to(self):
            return (0,)
        return (0, *given) if self.answered[seat] is UNKNOWN else given

    def _fits_purse(self, _column: str, _seat: int) -> Sequence[int]:
        return range(self.c.tables["supply"]["most"] + 1)

    def _back(self, block: int) -> tuple[int, bool]:
        """1.3: whose it is, and whether it is a fleet."""
        return self.c.owner[block], self.c.fleet[block]

    def _deck(self, back: tuple[int, bool]) -> Sequence[int]:
        return [piece for piece, kind in enumerate(self.c.kind_of) if kind.fleet == back[1]]

    hidden = (
        Hidden(
            name="unit",
            piece="piece",
            columns=("what", "steps"),
            knows=_knows_block,
            fits=_fits_block,
            back=_back,
            deck=_deck,
        ),
        Hidden(columns=("called",), knows=_knows_call, fits=_fits_call),
        Hidden(columns=("answered",), knows=_knows_answer, fits=_fits_answer),
        Hidden(columns=("purse",), knows=_knows_purse, fits=_fits_purse),
    )
