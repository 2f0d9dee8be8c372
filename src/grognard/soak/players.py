"""Players over HTTP who keep a position of their own beside the server's, and ask until they are answered."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from grognard.soak.wire import Unanswered, Wire

PATIENCE = 300.0
"""Seconds after which a player gives up asking: the server is gone for good."""
NOT_STORED = 503


class GaveWay(AssertionError):
    """The server did what it must never do: what that was."""


def expect(holds: object, what: str) -> None:
    """Says what gave way if it does not hold."""
    if not holds:
        raise GaveWay(what)


class Acknowledged(NamedTuple):
    """What the server said it had stored; the numbers are as the seat may count them."""

    seq: int
    ply: int
    kind: str
    seat: int
    line: str
    dice: tuple[int, ...]
    hushed: bool
    request: str


class Move(NamedTuple):
    seat: int
    line: str
    hushed: bool


class Players:
    """All players of one table in one. `state` is the position as it must be by what was acknowledged.

    A seat takes back its own last move, also if others have answered in secret since; of what others did in
    secret it counts nothing.
    """

    def __init__(self, wire: Wire, table: str, tokens: list[str], state: Any, rng: Random) -> None:
        self.table, self.state, self.acknowledged = table, state, list[Acknowledged]()
        self.counts = Counter[str]()
        self._wire, self.tokens, self._rng = wire, tokens, rng
        self._firm, self._since = state, list[Move]()
        """The last position that can't be taken back, and what was done since."""
        self._seq, self._ply = Counter[int](), Counter[int]()

    async def play(self, most: int) -> None:
        """Plays at random until the game is over or so many entries are in the journal."""
        while self.state.waiting and len(self.acknowledged) < most:
            await self.go_on()

    async def go_on(self) -> None:
        """Does something, or takes it back."""
        if self._since and self._rng.random() < 0.08:
            await self._undo(self._rng.choice(self._since).seat)
        else:
            await self._act()

    @property
    def seqs(self) -> list[int]:
        """The number of the last entry, as each seat may count."""
        return [self._seq[seat] for seat in range(len(self.tokens))]

    async def _act(self) -> None:
        seat = self._rng.choice(self.state.waiting)
        action = self.state.prompt(seat).sample(self._rng)
        line, after = self.state.game.write(action), self.state.clone()
        after.act(seat, action)
        move = Move(seat, line, after.hushed)
        await self._stored("act", "actions", move, tuple(after.rolls))
        self.state = after
        if after.takeback:
            self._since.append(move)
        else:
            self._firm, self._since = after, []

    async def _undo(self, seat: int) -> None:
        gone = [move for move in self._since if move.seat == seat][-1]
        await self._stored("undo", "undo", gone, ())
        self._since = [move for move in self._since if move is not gone]
        self.state = self._firm.clone()
        for move in self._since:
            self.state.act(move.seat, move.line)

    async def _stored(self, kind: str, path: str, move: Move, dice: tuple[int, ...]) -> None:
        """Sends it until it is answered; now and then several times at once, or again when it is done."""
        request, seat = self._rng.randbytes(8).hex(), move.seat
        what = {"line": move.line} if kind == "act" else {}
        body = {**what, "after": self._seq[seat], "request": request}
        copies = 2 if self._rng.random() < 0.1 else 1
        answers = await asyncio.gather(*(self._answered(path, seat, body) for _ in range(copies)))
        if self._rng.random() < 0.1:
            again = await self._answered(path, seat, body)
            expect(again["again"], "a repeated request was taken for a new one")
            answers.append(again)
        self.counts["asked twice"] += len(answers) - 1
        numbers = {(answer["seq"], answer["ply"]) for answer in answers}
        expect(len(numbers) == 1, f"one request was answered as {numbers}")
        expect(sum(not answer["again"] for answer in answers) <= 1, "one request was done twice")
        for one in {seat} if move.hushed else range(len(self.tokens)):
            self._seq[one] += 1
            self._ply[one] += 1 if kind == "act" else -1
        [(seq, ply)] = numbers
        expect((seq, ply) == (self._seq[seat], self._ply[seat]), "the numbers are those of another entry")
        line = what.get("line", "")
        self.acknowledged.append(Acknowledged(seq, ply, kind, seat, line, dice, move.hushed, request))
        self.counts[kind] += 1

    async def _answered(self, path: str, seat: int, body: dict[str, Any]) -> dict[str, Any]:
        """One request, with the same id until there is an answer."""
        end, wait = time.monotonic() + PATIENCE, 0.0
        while time.monotonic() < end:
            try:
                answer = await self._wire.post(f"/api/tables/{self.table}/{path}", body, self.tokens[seat])
            except Unanswered:
                self.counts["unanswered"] += not wait
                answer = None
            if answer is None or answer.status == NOT_STORED:
                self.counts["not stored"] += answer is not None
                wait = min(2 * wait, 0.5) or 0.05
                await asyncio.sleep(wait)
                continue
            expect(answer.status == 200, f"{answer.status}: {answer.body!r}")
            done: dict[str, Any] = answer.json()
            self.counts["stored, but the answer was lost"] += done["again"] and wait > 0
            return done
        raise TimeoutError("the server did not come back")
