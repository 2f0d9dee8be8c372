"""Games that bots play: one, or many on several processes, the same in whatever order they are played."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, NamedTuple

import msgspec

import grognard
from grognard import bots
from grognard.kernel.action import Action
from grognard.kernel.game import Game, UnknownChoice
from grognard.kernel.memory import settled
from grognard.kernel.record import Recorder
from grognard.kernel.refusal import GrognardError

MOST_DECISIONS = 100_000
"""A game that takes more is stuck."""


class Study(msgspec.Struct, frozen=True):
    """What is played again and again: a game, its setting, a bot for each seat, and the seed of it all."""

    game: str
    scenario: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any] = {}
    overlay: dict[str, Any] = {}
    keep: bool = False
    most: int = MOST_DECISIONS


class Result(msgspec.Struct, frozen=True):
    """How one game of a study went; `scores` (0, a half, 1) and `margins` by seat. `record` is kept if the
    study asks for it or something went wrong."""

    number: int
    status: str
    decisions: int
    digest: str
    winners: tuple[str, ...] = ()
    facts: dict[str, str | int] = {}
    scores: tuple[float, ...] = ()
    margins: tuple[float, ...] = ()
    problem: str = ""
    record: str = ""


class Job(NamedTuple):
    """A game to be played: the study it belongs to, and its number there."""

    study: Study
    number: int


class Line(NamedTuple):
    """One decision of a game."""

    seat: int
    action: Action


def study(
    game: Game,
    scenario: str | None,
    players: list[str],
    seed: int,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Study:
    """A study, checked before anything is played: a bot's name once for all seats, or one for each."""
    scenario = scenario or next(iter(game.scenarios))
    if len(players) > 1:
        options = {**game.for_seats(scenario, len(players)), **(options or {})}
    seats = game.new(scenario, options=options, seed=0).setup.seats
    names = players * len(seats) if len(players) == 1 else players
    if len(names) != len(seats):
        raise UnknownChoice(
            "choice of bots", ",".join(players), ["one name", f"{len(seats)}: {','.join(seats)}"]
        )
    for name in names:
        bots.bot(name, game, 0)
    return Study(game.name, scenario, tuple(names), seed, options or {}, game.overlay, **more)


def derived_seed(*parts: object) -> str:
    """A seed that follows from these parts and from nothing else, so that order and cores do not matter."""
    return hashlib.sha256(":".join(map(str, parts)).encode()).hexdigest()[:16]


def play_one(plan: Study, number: int) -> Result:
    """Plays game `number` of a study; whatever goes wrong in it is told in the result."""
    game = settled(grognard.game(plan.game, plan.overlay))
    state, lines = _begin(plan, game, number), list[Line]()
    try:
        _play(state, _players(plan, game, number), lines, plan.most)
    except Exception:
        dead_end = not state.outcome and all(not state.prompt(seat).actions for seat in state.waiting)
        return _failed(plan, number, "stuck" if dead_end else "crashed", lines, traceback.format_exc())
    if state.outcome is None:
        return _failed(plan, number, "stuck", lines, f"no end after {len(lines)} decisions")
    winners = tuple(state.setup.seats[winner] for winner in state.outcome.winners)
    facts, record = dict(game.facts(state)), _record(plan, number, lines) if plan.keep else ""
    seats = range(len(state.setup.seats))
    return Result(
        number=number,
        status="finished",
        decisions=len(lines),
        digest=state.digest(),
        winners=winners,
        facts=facts,
        scores=tuple(game.evaluate(state, seat) for seat in seats),
        margins=tuple(game.margin(state, seat) for seat in seats),
        record=record,
    )


def _failed(plan: Study, number: int, status: str, lines: list[Line], problem: str) -> Result:
    record = _record(plan, number, lines)
    return Result(number, status, len(lines), status, problem=problem, record=record)


def _players(plan: Study, game: Game, number: int) -> list[bots.Bot]:
    seeds = [int(derived_seed(plan.seed, number, seat), 16) for seat in range(len(plan.bots))]
    return [bots.bot(name, game, seed) for name, seed in zip(plan.bots, seeds, strict=True)]


def _begin(plan: Study, game: Game, number: int) -> Any:
    return game.new(plan.scenario, options=plan.options, seed=derived_seed(plan.seed, number, "dice"))


def _play(state: Any, players: list[bots.Bot], lines: list[Line], most: int) -> None:
    """Asks the bots until the game is over or stuck; what a bot answers is checked like anybody's answer."""
    while state.outcome is None and len(lines) < most:
        seat = state.waiting[0]
        action = players[seat].choose(state.prompt(seat), partial(state.view, seat))
        try:
            state.act(seat, action)
        except Exception as error:
            error.add_note(f"The action was: {state.setup.seats[seat]} {action}")
            raise
        lines.append(Line(seat, action))


def _record(plan: Study, number: int, lines: list[Line]) -> str:
    """The game played again and written down: only those that somebody wants to see need it."""
    state = _begin(plan, grognard.game(plan.game, plan.overlay), number)
    recorder = Recorder(state)
    for line in lines:
        state.act(line.seat, line.action)
        recorder.append(line.seat, line.action, state)
    return recorder.text()


def play_many(plan: Study, games: int, cores: int) -> Iterator[Result]:
    """Plays games 0, 1, 2, ... of a study, and gives each as it ends."""
    return (result for _, result in play_all([Job(plan, number) for number in range(games)], cores))


def play_all(games: Sequence[Job], cores: int) -> Iterator[tuple[Job, Result]]:
    """Plays games, and gives each as it ends: on one core here, else in processes."""
    if cores <= 1 or len(games) <= 1:
        yield from ((game, play_one(*game)) for game in games)
        return
    # A fresh interpreter for each process: a copy of this one could copy a lock that somebody holds.
    context = multiprocessing.get_context("spawn")
    # Ctrl-C is for the one who waits; the processes end with the games they are at.
    deaf = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(min(cores, len(games)), context, deaf) as pool:
        jobs = {pool.submit(play_one, *game): game for game in games}
        try:
            for job in as_completed(jobs):
                yield jobs[job], job.result()
        except BrokenProcessPool as error:
            raise GrognardError("a process of the lab died; run it with --cores 1 to see where") from error
        finally:
            pool.shutdown(cancel_futures=True)
