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
    """What the server said it had stored."""

    seq: int
    ply: int
    kind: str
    seat: int
    line: str
    dice: tuple[int, ...]
    request: str


class Players:
    """All players of one table in one. `state` is the position as it must be by what was acknowledged."""

    def __init__(
        self, http: httpx.AsyncClient, table: str, tokens: list[str], state: Any, rng: Random
    ) -> None:
        self.table, self.state, self.acknowledged = table, state, list[Acknowledged]()
        self.counts = Counter[str]()
        self._http, self._tokens, self._rng = http, tokens, rng
        self._past: list[Any] = []
        self._moves: list[int] = []

    async def play(self, most: int) -> None:
        """Plays at random until the game is over or so many entries are in the journal."""
        while self.state.waiting and len(self.acknowledged) < most:
            if self._may_undo() and self._rng.random() < 0.08:
                await self._undo()
            else:
                await self._act()

    def _may_undo(self) -> bool:
        return bool(self._past) and self.state.takeback > 0 and self._moves[-1] in self.state.waiting

    async def _act(self) -> None:
        seat = self._rng.choice(self.state.waiting)
        action = self.state.prompt(seat).sample(self._rng)
        line, after = self.state.game.write(action), self.state.clone()
        after.act(seat, action)
        done = await self._stored("act", "actions", seat, {"line": line}, tuple(after.rolls))
        self._past = [*self._past, self.state] if after.takeback else []
        self.state = after
        self._moves.append(seat)
        assert done["ply"] == len(self._moves)

    async def _undo(self) -> None:
        done = await self._stored("undo", "undo", self._moves[-1], {}, ())
        self.state = self._past.pop()
        self._moves.pop()
        assert done["ply"] == len(self._moves)

    async def _stored(
        self, kind: str, path: str, seat: int, what: dict[str, str], dice: tuple[int, ...]
    ) -> dict[str, Any]:
        """Sends it until it is answered; now and then several times at once, or again when it is done."""
        request = self._rng.randbytes(8).hex()
        body = {**what, "after": len(self.acknowledged), "request": request}
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
        done: dict[str, Any] = answers[0]
        entry = Acknowledged(done["seq"], done["ply"], kind, seat, what.get("line", ""), dice, request)
        self.acknowledged.append(entry)
        self.counts[kind] += 1
        assert done["seq"] == len(self.acknowledged)
        return done

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
