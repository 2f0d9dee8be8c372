"""Fits a captain's opinions: self-play with changed numbers, regression, and a match on fresh dice."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any

import msgspec

from grognard import bots
from grognard.bots.opinions import matters_of_degree, told
from grognard.kernel.game import Game
from grognard.kernel.refusal import GrognardError, UnknownChoice
from grognard.lab import match
from grognard.lab.fit import Slope, fit
from grognard.lab.journal import Journal, Watch
from grognard.lab.match import Match, seed_of, setting, swapped
from grognard.lab.run import Job, Study, derived_seed

Values = dict[str, float]
DIGITS = 3


class Tuning(msgspec.Struct, frozen=True):
    """How a fit is made: of which bot, over how many pairs of games in how many rounds, and how the outcome
    is tried. Numbers are changed by the factor e to the power of `spread`. In the first round the one that
    matters most moves by e to the power of `step`, in each further one by half as much. `only`: names of
    opinions or of groups; none: every number."""

    bot: str = "captain"
    rounds: int = 2
    pairs: int = 200
    match_pairs: int = 100
    spread: float = 0.4
    step: float = 0.5
    only: tuple[str, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """An opinion in a round: what it was, by how much a larger number raises the margin, how sure that is,
    and what it is then."""

    name: str
    before: float
    slope: float
    error: float
    after: float


class Tuned(msgspec.Struct, frozen=True):
    """What came of it. `name` plays with the opinions found; `digest` is over games and outcome."""

    game: str
    scenario: str
    seed: int
    tuning: Tuning
    rounds: list[list[Judged]]
    before: Values
    found: Values
    name: str
    match: Match
    games: int
    digest: str


def tune(
    game: Game,
    scenario: str | None,
    options: dict[str, Any],
    seed: int,
    tuning: Tuning,
    journal: Journal,
    cores: int,
    watch: Callable[[str], Watch],
) -> Tuned:
    """Fits the opinions of a bot; the same seed gives the same fit, on any number of cores."""
    plan = setting(game, scenario, options, [tuning.bot] * 2, seed)
    before = chosen(matters_of_degree(bots.opinions_of(tuning.bot, game)), tuning.only)
    if tuning.pairs < len(before):
        raise GrognardError(f"{len(before)} opinions need as many pairs of games, not {tuning.pairs}")
    found, rounds, digests = dict(before), [], []
    for number in range(tuning.rounds):
        judged, digest = one_round(plan, tuning, number, found, journal, cores, watch(f"round {number + 1}"))
        found = {one.name: one.after for one in judged}
        rounds.append(judged)
        digests.append(digest)
    name = named(tuning.bot, {key: value for key, value in found.items() if value != before[key]})
    trial = msgspec.structs.replace(plan, bots=(name, tuning.bot))
    result = match.play(trial, tuning.match_pairs, journal, cores, watch("match"))
    return Tuned(
        game=plan.game,
        scenario=plan.scenario,
        seed=seed,
        tuning=tuning,
        rounds=rounds,
        before=before,
        found=found,
        name=name,
        match=result,
        games=2 * (tuning.rounds * tuning.pairs + tuning.match_pairs),
        digest=hashlib.sha256("".join([*digests, result.digest, name]).encode()).hexdigest(),
    )


def chosen(values: Mapping[str, float], only: Sequence[str]) -> Values:
    """The numbers that are called so, or stand in a group that is."""
    for name in only:
        if not any(_within(key, name) for key in values):
            raise UnknownChoice("opinion", name, list(values))
    return {key: value for key, value in values.items() if not only or any(_within(key, n) for n in only)}


def _within(key: str, name: str) -> bool:
    return key == name or key.startswith(f"{name}.")


def named(bot: str, values: Mapping[str, float]) -> str:
    """The name of a bot with other numbers."""
    if not values:
        return bot
    return f"{bot}{'+' if ':' in bot else ':'}{told(values)}"


def one_round(
    plan: Study, tuning: Tuning, number: int, values: Values, journal: Journal, cores: int, watch: Watch
) -> tuple[list[Judged], str]:
    """Pairs of games between a bot with numbers changed by chance and one with the opposite changes."""
    signs = [_signs(plan.seed, number, pair, len(values)) for pair in range(tuning.pairs)]
    seed = seed_of(plan.seed, "round", number)
    jobs: list[Job] = []
    for pair, row in enumerate(signs):
        one, other = (named(tuning.bot, changed_by(values, row, way * tuning.spread)) for way in (1, -1))
        jobs += swapped(plan, one, other, seed, pair)
    results = journal.results(jobs, cores, watch)
    outcomes = [
        (first.margins[0] - first.margins[1] + second.margins[1] - second.margins[0]) / 4
        for first, second in zip(results[::2], results[1::2], strict=True)
    ]
    slopes = fit(signs, outcomes)
    after = moved(values, slopes, tuning.step / 2**number)
    judged = [
        Judged(name, value, round(slope.slope, 4), round(slope.error, 4), after[name])
        for (name, value), slope in zip(values.items(), slopes, strict=True)
    ]
    return judged, match.digest_of(results)


def _signs(seed: int, number: int, pair: int, width: int) -> list[int]:
    rng = Random(derived_seed(seed, "signs", number, pair))
    return [rng.choice((-1, 1)) for _ in range(width)]


def changed_by(values: Values, signs: Sequence[float], spread: float) -> Values:
    """Each number larger or smaller by a factor: what is small changes little."""
    return {
        name: rounded(value * exp(spread * sign)) if sign else value
        for (name, value), sign in zip(values.items(), signs, strict=True)
    }


def moved(values: Values, slopes: Sequence[Slope], step: float) -> Values:
    """The numbers a step uphill, each by as much as it is sure to matter; where that is chance, it stays."""
    sure = [slope.sure for slope in slopes]
    most = max(map(abs, sure)) or 1.0
    return changed_by(values, [one / most for one in sure], step)


def rounded(value: float) -> float:
    """With as many digits as anybody can judge."""
    return float(f"{value:.{DIGITS}g}")
