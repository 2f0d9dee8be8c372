"""How fast random play is, as a ratio to python-chess measured in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from typing import Any, NamedTuple

import msgspec

import grognard
from grognard import bots
from grognard.kernel.game import Game
from grognard.kernel.memory import settled

CLONES_IN_A_BATCH = 200
LOOPS = 200_000
CHESS = "python-chess"


class Lap(NamedTuple):
    """One measure: what was played in how many seconds."""

    decisions: int
    games: int
    seconds: float


class Speed(msgspec.Struct, frozen=True):
    """A game's figures: medians over the rounds. Drawn actions are done unchecked, as python-chess pushes.

    `loops_per_s` is a plain loop that tells machines and their moods apart.
    """

    decisions_per_s: float
    games_per_s: float
    ratio_to_python_chess: float | None
    clone_us: float
    decisions_per_game: float
    python_chess_per_s: float | None
    loops_per_s: float
    path: str = "prompt, RandomBot.choose, do"


def random_game(game: Game, seed: int) -> int:
    """Plays a random game by the way that every bot comes in; how many decisions it took."""
    state = game.new(game.measured or None, seed=seed)
    players = [bots.bot("random", game, seed + seat) for seat in range(len(state.setup.seats))]
    decisions = 0
    while state.outcome is None:
        seat = state.waiting[0]
        state.do(seat, players[seat].choose(state.prompt(seat), partial(state.view, seat)))
        decisions += 1
    return decisions


def random_chess(chess: Any, seed: int) -> int:
    """A random game of chess as that library's users write it: till the game is over, push a legal move."""
    board, rng = chess.Board(), Random(seed)
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)


def lap(play: Callable[[int], int], seconds: float, first: int) -> Lap:
    """Plays whole games, each with a seed of its own, until the time is over."""
    decisions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not games:
        decisions += play(first + games)
        games += 1
    return Lap(decisions, games, spent)


def plain_loop() -> float:
    """Turns a second of a loop that does next to nothing."""
    start, total = time.perf_counter(), 0
    for number in range(LOOPS):
        total += number & 7
    return LOOPS / (time.perf_counter() - start)


def clone_us(game: Game) -> float:
    """Microseconds to clone a position in the middle of a game: the median of many batches."""
    state = game.new(game.measured or None, seed=0)
    rng = Random(0)
    for _ in range(random_game(game, 0) // 2):
        if state.outcome is None:
            state.do(state.waiting[0], state.prompt(state.waiting[0]).sample(rng))
    return median(_clone_batch(state) for _ in range(25)) * 1e6 / CLONES_IN_A_BATCH


def _clone_batch(state: Any) -> float:
    start = time.perf_counter()
    for _ in range(CLONES_IN_A_BATCH):
        state.clone()
    return time.perf_counter() - start


def bench(seconds: float = 2.0, rounds: int = 5, tick: Callable[[], None] = lambda: None) -> dict[str, Speed]:
    """Measures every game and chess in turns, so that a slow moment of the machine meets them all."""
    games = [settled(grognard.game(name)) for name in grognard.games()]
    subjects: dict[str, Callable[[int], int]] = {game.short: partial(random_game, game) for game in games}
    chess = _chess()
    if chess is not None:
        subjects[CHESS] = partial(random_chess, chess)
    laps: dict[str, list[Lap]] = {name: [] for name in subjects}
    loops = []
    for play in subjects.values():
        play(0)  # tables that a first game fills are not what is measured
    for number in range(rounds):
        loops.append(plain_loop())
        for name, play in subjects.items():
            laps[name].append(lap(play, seconds, number * 10_000))
            tick()
    against = [_per_s(one) for one in laps.get(CHESS, ())]
    return {game.short: _speed(game, laps[game.short], against, median(loops)) for game in games}


def _speed(game: Game, laps: list[Lap], against: list[float], loops: float) -> Speed:
    ratios = [_per_s(ours) / theirs for ours, theirs in zip(laps, against, strict=bool(against))]
    return Speed(
        decisions_per_s=round(median(map(_per_s, laps)), 1),
        games_per_s=round(median(one.games / one.seconds for one in laps), 3),
        ratio_to_python_chess=round(median(ratios), 3) if ratios else None,
        clone_us=round(clone_us(game), 2),
        decisions_per_game=round(median(one.decisions / one.games for one in laps), 1),
        python_chess_per_s=round(median(against), 1) if against else None,
        loops_per_s=round(loops),
    )


def _per_s(one: Lap) -> float:
    return one.decisions / one.seconds


def _chess() -> Any:
    """python-chess, if it is there: players of wargames need not have it."""
    try:
        import chess
    except ImportError:
        return None
    return chess
