"""Players over HTTP who keep a position of their own beside the server's, and ask until they are answered."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import Random
from typing import Any, NamedTuple

import httpx

PATIENCE = 60.0
"""Seconds after which a player gives up asking: the server is gone for good."""


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

    def __init__(
        self, http: httpx.AsyncClient, table: str, tokens: list[str], state: Any, rng: Random
    ) -> None:
        self.table, self.state, self.acknowledged = table, state, list[Acknowledged]()
        self.counts = Counter[str]()
        self._http, self._tokens, self._rng = http, tokens, rng
        self._firm, self._since = state, list[Move]()
        """The last position that can't be taken back, and what was done since."""
        self._seq, self._ply = Counter[int](), Counter[int]()

    async def play(self, most: int) -> None:
        """Plays at random until the game is over or so many entries are in the journal."""
        while self.state.waiting and len(self.acknowledged) < most:
            if self._since and self._rng.random() < 0.08:
                await self._undo(self._rng.choice(self._since).seat)
            else:
                await self._act()

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
            assert again["again"], "a repeated request was taken for a new one"
            answers.append(again)
        self.counts["asked twice"] += len(answers) - 1
        numbers = {(answer["seq"], answer["ply"]) for answer in answers}
        assert len(numbers) == 1, f"one request was answered as {numbers}"
        assert sum(not answer["again"] for answer in answers) <= 1
        for one in {seat} if move.hushed else range(len(self._tokens)):
            self._seq[one] += 1
            self._ply[one] += 1 if kind == "act" else -1
        [(seq, ply)] = numbers
        assert (seq, ply) == (self._seq[seat], self._ply[seat])
        line = what.get("line", "")
        self.acknowledged.append(Acknowledged(seq, ply, kind, seat, line, dice, move.hushed, request))
        self.counts[kind] += 1

    async def _answered(self, path: str, seat: int, body: dict[str, Any]) -> dict[str, Any]:
        """One request, with the same id until there is an answer."""
        end, wait = time.monotonic() + PATIENCE, 0.0
        while time.monotonic() < end:
            try:
                answer = await self._http.post(
                    f"/api/tables/{self.table}/{path}",
                    json=body,
                    headers={"Authorization": f"Bearer {self._tokens[seat]}"},
                )
            except httpx.TransportError:
                self.counts["unanswered"] += not wait
                wait = min(2 * wait, 0.5) or 0.05
                await asyncio.sleep(wait)
                continue
            assert answer.status_code == 200, f"{answer.status_code}: {answer.text}"
            done: dict[str, Any] = answer.json()
            self.counts["stored, but the answer was lost"] += done["again"] and wait > 0
            return done
        raise TimeoutError("the server did not come back")
