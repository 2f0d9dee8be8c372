"""The process that makes the load: reads a plan from its input, carries it out, writes what it saw."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import accumulate
from pathlib import Path

import msgspec
import uvloop

from benchmarks.load.wire import Actor, Listener, post

DRAINED_WITHIN = 20.0


class Move(msgspec.Struct, array_like=True):
    """An action: who does it, and whether the others may not know of it."""

    seat: int
    line: str
    hushed: bool = False

    def known_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) counts it."""
        return not self.hushed or seat == self.seat


class Game(msgspec.Struct):
    """One game to be played: where, what opens its seats, and every action of it."""

    table: str
    tokens: list[str]
    moves: list[Move]


class Plan(msgspec.Struct):
    """What to do for how long, with the server of process `pid`.

    `path` has {table} in it; of the listeners of a game some want questions. If `whole`, every action of the
    games is sent, however long it takes up to `seconds`; listeners stay for `hold` seconds when all is over.
    """

    pid: int
    port: int
    path: str
    games: list[Game]
    seconds: float
    warm: float = 1.0
    listeners: int = 0
    questions: int = 0
    whole: bool = False
    hold: float = 0.0


class Seen(msgspec.Struct):
    """What came of it. Times in seconds; `late`: how long the last update took after the last action, `load`:
    the share of a processor that making the load took, `cost`: the server's processor time for one action."""

    actions: int
    per_second: float
    p50: float
    p99: float
    longest: float
    updates: int
    updates_per_second: float
    undelivered: int
    gaps: int
    restarts: int
    questions: int
    late: float
    load: float
    cost: float


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    sys.stdout.buffer.write(msgspec.json.encode(uvloop.run(carry_out(plan))))


async def carry_out(plan: Plan) -> Seen:
    """Listeners first; when all have their scene, everybody acts at once."""
    listening = [await _listeners(plan, game) for game in plan.games]
    end = 0.0
    actors = [await _actor(plan, game, lambda: time.perf_counter() >= end) for game in plan.games]
    end = time.perf_counter() + 2 * DRAINED_WITHIN
    for actor in actors:
        actor.begin()
    await _warm(plan, actors)
    window = Window(plan, listening)
    end = window.begun + plan.seconds
    done = asyncio.gather(*(actor.done for actor in actors))
    await asyncio.wait([done], timeout=plan.seconds)
    window.close()
    await asyncio.wait_for(done, DRAINED_WITHIN)
    _check(plan, actors)
    late = await _drained(actors, listening)
    await asyncio.sleep(plan.hold)
    return _seen(window, actors, listening, late)


class Window:
    """The time that is measured, and what was counted before it and in it."""

    def __init__(self, plan: Plan, listening: list[list[Listener]]) -> None:
        self._pid, self._listening = plan.pid, listening
        self.begun, self.busy, self.server = time.perf_counter(), time.process_time(), processor(plan.pid)
        self.updates = _updates(listening)

    def close(self) -> None:
        self.seconds = time.perf_counter() - self.begun
        self.busy = time.process_time() - self.busy
        self.server = processor(self._pid) - self.server
        self.updates = _updates(self._listening) - self.updates


async def _warm(plan: Plan, actors: list[Actor]) -> None:
    """Every table is in memory, and every connection in use, before anything is counted."""
    since = time.perf_counter()
    while not plan.whole and time.perf_counter() < since + DRAINED_WITHIN:
        await asyncio.sleep(0.02)
        if time.perf_counter() > since + plan.warm and all(len(actor.answered) > 2 for actor in actors):
            return


def processor(pid: int) -> float:
    """The seconds of processor time that a process has used so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _check(plan: Plan, actors: list[Actor]) -> None:
    failures = [actor.failure for actor in actors if actor.failure]
    short = sum(len(actor.answered) < len(actor.requests) for actor in actors)
    if plan.whole and short:
        failures.append(f"{short} games were not through in time")
    elif not plan.whole and short < len(actors):
        failures.append("a game was too short for this measure")
    if failures:
        raise RuntimeError(f"{len(failures)} games broke off: {failures[0]}")


async def _listeners(plan: Plan, game: Game) -> list[Listener]:
    loop, made = asyncio.get_running_loop(), []
    for number in range(plan.listeners):
        # Players hold the seats; whoever wants no questions only looks.
        wants = number < plan.questions
        seat = number % len(game.tokens) if wants else None
        tokens = [] if seat is None else [game.tokens[seat]]
        hello = {"tokens": tokens, "language": ("en", "fr")[number % 2], "questions": wants}
        path = f"/api/tables/{game.table}/live"
        known = list(accumulate((move.known_to(seat) for move in game.moves), initial=0))
        make = partial(Listener, path, hello, known)
        _, listener = await loop.create_connection(make, "127.0.0.1", plan.port)
        made.append(listener)
    await asyncio.wait_for(asyncio.gather(*(listener.ready for listener in made)), DRAINED_WITHIN)
    return made


async def _actor(plan: Plan, game: Game, stopped: Callable[[], bool]) -> Actor:
    path = plan.path.format(table=game.table)
    requests, counted = [], Counter[int]()
    for number, move in enumerate(game.moves):
        token = game.tokens[move.seat] if game.tokens else ""
        body = {"line": move.line, "after": counted[move.seat], "request": f"r{number}"}
        requests.append(post(path, token, body))
        counted.update(seat for seat in range(len(game.tokens)) if move.known_to(seat))
    loop = asyncio.get_running_loop()
    _, actor = await loop.create_connection(lambda: Actor(requests, stopped), "127.0.0.1", plan.port)
    return actor


async def _drained(actors: list[Actor], listening: list[list[Listener]]) -> float:
    """Waits until every listener has heard of every action; how long that took."""
    since = time.perf_counter()
    while time.perf_counter() < since + DRAINED_WITHIN and any(
        one.open and one.seq < one.known[len(actor.answered)]
        for actor, group in zip(actors, listening, strict=True)
        for one in group
    ):
        await asyncio.sleep(0.005)
    return time.perf_counter() - since


def _updates(listening: list[list[Listener]]) -> int:
    return sum(one.updates for group in listening for one in group)


def _seen(window: Window, actors: list[Actor], listening: list[list[Listener]], late: float) -> Seen:
    end = window.begun + window.seconds
    counted = sorted(
        latency for actor in actors for at, latency in actor.answered if window.begun <= at < end
    )
    everybody = [one for group in listening for one in group]
    return Seen(
        actions=len(counted),
        per_second=len(counted) / window.seconds,
        p50=counted[len(counted) // 2],
        p99=counted[len(counted) * 99 // 100],
        longest=counted[-1],
        updates=_updates(listening),
        updates_per_second=window.updates / window.seconds,
        undelivered=sum(
            one.known[len(actor.answered)] - one.seq
            for actor, group in zip(actors, listening, strict=True)
            for one in group
        ),
        gaps=sum(one.gaps for one in everybody),
        restarts=sum(one.scenes - 1 for one in everybody),
        questions=sum(one.questions for one in everybody),
        late=late,
        load=window.busy / window.seconds,
        cost=window.server / len(counted),
    )


if __name__ == "__main__":
    main()
