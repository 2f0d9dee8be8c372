"""What players settle among themselves: resigning, a draw, a takeback after dice, a rematch.

A proposal stands in the seat of whoever made it; when every player's seat has it, it is done. A bot agrees
to a takeback and to a rematch, and to no draw. Only players are told of proposals.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from grognard.kernel.ending import AGREE_DRAW, RESIGN, ended
from grognard.kernel.languages import LANGUAGES
from grognard.kernel.trace import trace_text, traced
from grognard.store import Entry, wishes
from grognard.table import new_tables
from grognard.table.error_words import say
from grognard.table.errors import CannotResign, CannotTakeBack, GoesOn, NobodyToAgree, OldRules, Over, Stale
from grognard.table.interface import Done, ProposalKind
from grognard.table.standing import last_of
from grognard.table.table import Table
from grognard.table.text import request_key
from grognard.table.writer import Pending

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby

TWO = 2
Aside = Callable[..., Awaitable[Any]]
KINDS: tuple[ProposalKind, ...] = get_args(ProposalKind)


class Wish(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player has proposed, or agreed to, by which request, after which `earlier` ones. One that no
    longer `stands` was withdrawn or turned down. A takeback leaves `keep` actions, and holds only while the
    journal has `at` entries, as everybody may count them: so it tells nothing of secret answers."""

    request: str
    earlier: list[str] = []
    stands: bool = True
    at: int = 0
    keep: int = 0


def proposed(table: Table) -> dict[ProposalKind, list[int]]:
    """What is proposed now, and the seats that are for it."""
    found: dict[ProposalKind, list[int]] = {}
    for kind in KINDS:
        for seat in table.seats:
            stored = seat.wishes.get(kind)
            if stored is not None and _holds(table, kind, msgspec.convert(stored, Wish)):
                found.setdefault(kind, []).append(seat.seat)
    return found


def _holds(table: Table, kind: str, wish: Wish) -> bool:
    if not wish.stands:
        return False
    if kind == "rematch":
        return table.over and not table.rematch
    return not table.over and (kind == "draw" or wish.at == table.numbers(None).seq)


class Agreements:
    """The proposals of a lobby's tables."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def resign(self, id: str, seat: int, request: str) -> Done:
        """Gives a game for two up: the other one has won."""
        table = await self.lobby.at_table(id, seat)
        if len(table.seats) != TWO:
            raise CannotResign()
        return await self._end(table, seat, RESIGN, request)

    async def propose(
        self,
        id: str,
        seat: int,
        kind: ProposalKind,
        agree: bool,
        after: int,
        request: str,
        *,
        aside: Aside = asyncio.to_thread,
    ) -> Table:
        """Proposes something or agrees to it; or withdraws it or turns it down. What all want is done.

        `after` is the number that the seat knows of the table; a takeback is about what stands then. `aside`
        does some work away from everybody's play: to go back in a long game takes a while.
        """
        table = await self.lobby.at_table(id, seat)
        stored = table.seats[seat].wishes.get(kind)
        last = msgspec.convert(stored, Wish) if stored is not None else None
        if last is None or request not in (last.request, *last.earlier):
            wish = self._wish(table, seat, kind, after, request)
            if not agree:
                wish = msgspec.structs.replace(wish, stands=False)
                await self._turn_down(table, seat, kind)
            await self.lobby.writer.call(
                wishes.keep, self.lobby.store, id, seat, kind, msgspec.to_builtins(wish)
            )
            table = await self.lobby.workers.read_seats(id)
        if agree and self._agreed(table, kind):
            await self._do(table, seat, kind, aside)
        return await self.lobby.table(id)

    def _wish(self, table: Table, seat: int, kind: ProposalKind, after: int, request: str) -> Wish:
        """What the seat wants now, if it may be wanted."""
        if kind == "rematch":
            if not table.over:
                raise GoesOn()
            return Wish(request=request)
        if table.over:
            raise Over()
        if table.old_rules:
            raise OldRules()
        if _somebody_is_to_come(table):
            raise NobodyToAgree()
        if kind == "takeback":
            return self._takeback(table, seat, after, request)
        if len(_people(table)) < TWO:
            raise NobodyToAgree()
        return Wish(request=request)

    def _takeback(self, table: Table, seat: int, after: int, request: str) -> Wish:
        if after != table.numbers(seat).seq:
            raise Stale(seq=table.numbers(seat).seq)
        at = table.numbers(None).seq
        for other in proposed(table).get("takeback", []):
            stored = msgspec.convert(table.seats[other].wishes["takeback"], Wish)
            return Wish(request=request, at=at, keep=stored.keep)
        return Wish(request=request, at=at, keep=_before_last_of(table, seat))

    async def _turn_down(self, table: Table, seat: int, kind: ProposalKind) -> None:
        """The proposal is off the table, whoever made it."""
        for number in proposed(table).get(kind, []):
            if number != seat:
                await self.lobby.writer.call(wishes.turn_down, self.lobby.store, table.id, number, kind)

    def _agreed(self, table: Table, kind: ProposalKind) -> bool:
        if kind != "rematch" and _somebody_is_to_come(table):
            return False
        return set(_people(table)) <= set(proposed(table).get(kind, ()))

    async def _do(self, table: Table, seat: int, kind: str, aside: Aside) -> None:
        """What all want. In the journal it has a name with a space in it, as no request has: that of a
        proposal may be one that an action of the seat had."""
        if kind == "draw":
            await self._end(table, seat, AGREE_DRAW, "agreed draw")
        elif kind == "takeback":
            await self._take_back(table, seat, f"agreed takeback {table.seq}", aside)
        else:
            await self._rematch(table)

    async def _end(self, table: Table, seat: int, line: str, request: str) -> Done:
        """The game ends, whatever was done since: nobody else's action makes this stale."""

        def made(table: Table, key: str) -> Pending:
            return self.lobby.acting(table, seat, line, key, lambda state: ended(state, seat, line))

        while True:
            table = await self.lobby.at_table(table.id, seat)
            if table.over:
                return await self._ended(table, seat, request)
            try:
                return await self.lobby.enter(table.id, seat, table.numbers(seat).seq, request, made)
            except Stale:
                continue

    async def _ended(self, table: Table, seat: int, request: str) -> Done:
        """The answer of then, if it was this request that ended the game."""
        try:
            return await self.lobby.done_before(table, seat, request_key(seat, request))
        except Stale:
            raise Over() from None

    async def _take_back(self, table: Table, seat: int, request: str, aside: Aside) -> None:
        """Goes back to where it was; the dice that fell since are spent."""
        seq, keep = table.seq, msgspec.convert(table.seats[seat].wishes["takeback"], Wish).keep
        earlier: Any = await aside(self.lobby.open_tables.position, table, table.moves[:keep])

        def made(table: Table, key: str) -> Pending:
            if table.seq != seq:
                raise Stale(seq=table.numbers(seat).seq)
            state: Any = earlier.clone()
            state.go_on_after(table.state)
            entry = Entry(table.id, seq + 1, keep, "back", seat, "", (), key, self.lobby.now())
            trace, snapshot = trace_text(traced(table.state, state)), state.dump(secret=False)
            return self.lobby.pending(table, entry, state, [], trace, snapshot)

        await self.lobby.enter(table.id, seat, table.numbers(seat).seq, request, made)
        told = " / ".join(say("taken-back", language) for language in LANGUAGES)
        await self.lobby.say(table.id, None, "", told, f"back-{seq + 1}")

    async def _rematch(self, table: Table) -> None:
        """A new table for the same players, each in the next seat, which their tokens open."""
        opened = await asyncio.to_thread(new_tables.rematch, table, self.lobby.now())
        add = self.lobby.store.add_rematch
        if await self.lobby.writer.call(add, table.id, opened.row, opened.seats, opened.start):
            self.lobby.wake(await self.lobby.table(opened.row.id))
        await self.lobby.workers.read_seats(table.id)


def _somebody_is_to_come(table: Table) -> bool:
    """Who is invited to a seat has not agreed to anything yet."""
    return any(seat.kind == "open" for seat in table.seats)


def _people(table: Table) -> list[int]:
    return [seat.seat for seat in table.seats if seat.kind == "person"]


def _before_last_of(table: Table, seat: int) -> int:
    """How many actions stand before the last one of a seat; a secret question is asked again as a whole."""
    if table.state.stack[-1].secret or all(move.seat != seat for move in table.moves):
        raise CannotTakeBack()
    keep = last_of(table.moves, seat)
    while keep and table.moves[keep - 1].hushed:
        keep -= 1
    if keep < (table.header.moved_at or 0):
        raise CannotTakeBack()
    return keep
