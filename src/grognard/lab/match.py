"""Two bots against each other, on the same dice from both sides, and how sure the outcome is."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.refusal import GrognardError
from grognard.lab.journal import Journal, Watch
from grognard.lab.report import wilson
from grognard.lab.run import Job, Result, Study, derived_seed, study


class Match(msgspec.Struct, frozen=True):
    """How the first bot did. A draw is half a win; `between` is Wilson's 95 % interval of `share`."""

    first: str
    second: str
    games: int
    wins: int
    draws: int
    losses: int
    share: float
    between: tuple[float, float]
    margin: float
    digest: str


def setting(
    game: Game, scenario: str | None, options: dict[str, object], names: Sequence[str], seed: int
) -> Study:
    """What is played again and again; a match has two sides."""
    scenario = scenario or next(iter(game.scenarios))
    options = {**game.for_seats(scenario, 2), **options}
    plans = [study(game, scenario, [name], seed, options) for name in names]
    if len(plans[0].bots) != 2:
        raise GrognardError(f"{scenario} has {len(plans[0].bots)} seats: a match needs two")
    return msgspec.structs.replace(plans[0], bots=tuple(names))


def seed_of(*parts: object) -> int:
    """The seed of a part of a study: it follows from these words alone."""
    return int(derived_seed(*parts), 16)


def swapped(plan: Study, first: str, second: str, seed: int, number: int) -> tuple[Job, Job]:
    """A pair of games on the same dice, each bot once on each side."""
    return (
        Job(msgspec.structs.replace(plan, bots=(first, second), seed=seed), number),
        Job(msgspec.structs.replace(plan, bots=(second, first), seed=seed), number),
    )


def play(plan: Study, pairs: int, journal: Journal, cores: int, watch: Watch) -> Match:
    """A match of two games for each pair, on dice that nothing else has been played with."""
    first, second = plan.bots
    seed = seed_of(plan.seed, "match")
    jobs = [job for number in range(pairs) for job in swapped(plan, first, second, seed, number)]
    return counted(first, second, journal.results(jobs, cores, watch))


def counted(first: str, second: str, results: Sequence[Result]) -> Match:
    """What a match came to: of each two games the first bot has the first seat, then the second."""
    margins = [result.margins[n % 2] for n, result in enumerate(results)]
    scores = [_score(result, n % 2) for n, result in enumerate(results)]
    total = sum(scores)
    return Match(
        first=first,
        second=second,
        games=len(results),
        wins=scores.count(1.0),
        draws=scores.count(0.5),
        losses=scores.count(0.0),
        share=round(total / len(results), 4),
        between=wilson(total, len(results)),
        margin=round(sum(margins) / len(margins), 4),
        digest=digest_of(results),
    )


def digest_of(results: Sequence[Result]) -> str:
    """Over all final positions in their order, as the other studies have it."""
    return hashlib.sha256("".join(result.digest for result in results).encode()).hexdigest()


def _score(result: Result, seat: int) -> float:
    """A draw is a half, and so is a victory of both."""
    return (1 + result.scores[seat] - result.scores[1 - seat]) / 2
