"""What a study found: totals, error bars, a game's own facts; as data and as a table."""

from __future__ import annotations

import hashlib
from collections import Counter
from math import sqrt
from statistics import fmean
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grognard.lab.run import Result, Study

NORMAL_95 = 1.959964


class Report(msgspec.Struct, frozen=True):
    """A study in figures. `wins` counts every winner of a game, joint winners each; `digest` is over all
    final positions in the order of the games, so that two runs can be compared."""

    game: str
    scenario: str
    options: dict[str, Any]
    bots: dict[str, str]
    seed: int
    games: int
    finished: int
    stuck: int
    crashed: int
    wins: dict[str, int]
    draws: int
    decisions: int
    seconds: float
    cores: int
    digest: str
    error_bars: dict[str, tuple[float, float]]
    facts: dict[str, Any]
    failures: list[int]


def report(plan: Study, seats: tuple[str, ...], results: list[Result], seconds: float, cores: int) -> Report:
    """The figures of a study from the results of its games, in whatever order they came."""
    results = sorted(results, key=lambda result: result.number)
    finished = [result for result in results if result.status == "finished"]
    statuses = Counter(result.status for result in results)
    wins = {seat: sum(seat in result.winners for result in finished) for seat in seats}
    return Report(
        game=plan.game,
        scenario=plan.scenario,
        options=plan.options,
        bots=dict(zip(seats, plan.bots, strict=True)),
        seed=plan.seed,
        games=len(results),
        finished=len(finished),
        stuck=statuses["stuck"],
        crashed=statuses["crashed"],
        wins=wins,
        draws=sum(not result.winners for result in finished),
        decisions=sum(result.decisions for result in results),
        seconds=round(seconds, 3),
        cores=cores,
        digest=hashlib.sha256("".join(result.digest for result in results).encode()).hexdigest(),
        error_bars={seat: wilson(number, len(finished)) for seat, number in wins.items()},
        facts=gather([result.facts for result in finished]),
        failures=[result.number for result in results if result.status != "finished"],
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: between which bounds the true one most likely lies.

    >>> wilson(50, 100)
    (0.4038, 0.5962)
    """
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, NORMAL_95**2 / games
    middle = (share + z2 / 2) / (1 + z2)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / games / 4) / (1 + z2)
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def gather(facts: list[dict[str, str | int]]) -> dict[str, Any]:
    """Words counted, numbers as mean, least and most.

    >>> gather([{"how": "points", "score": 4}, {"how": "points", "score": 6}])
    {'how': {'points': 2}, 'score': {'mean': 5.0, 'least': 4, 'most': 6}}
    """
    found: dict[str, Any] = {}
    for name in facts[0] if facts else ():
        values = [fact[name] for fact in facts if name in fact]
        numbers = [value for value in values if isinstance(value, int)]
        if len(numbers) == len(values):
            found[name] = {"mean": round(fmean(numbers), 3), "least": min(numbers), "most": max(numbers)}
        else:
            found[name] = dict(sorted(Counter(map(str, values)).items()))
    return found


def shown(found: Report) -> RenderableType:
    """The report as a person reads it."""
    speed = found.games / found.seconds if found.seconds else 0.0
    mean = found.decisions / found.games if found.games else 0.0
    head = Text(
        f"{found.game}, {found.scenario}: {found.games} games from seed {found.seed} "
        f"in {found.seconds:.1f} s on {found.cores} core{'s' * (found.cores != 1)}\n"
        f"{found.finished} finished, {found.stuck} stuck, {found.crashed} crashed; "
        f"{mean:.0f} decisions a game, {speed:.2f} games a second"
    )
    foot = Text(f"digest {found.digest}", style="dim")
    return Group(head, _wins(found), *([_facts(found)] if found.facts else []), foot)


def _wins(found: Report) -> Table:
    table = Table("seat", "bot", "wins", "share", "95 % between", box=None, pad_edge=False)
    rows = [(seat, found.bots[seat], wins, found.error_bars[seat]) for seat, wins in found.wins.items()]
    rows.append(("(draw)", "", found.draws, wilson(found.draws, found.finished)))
    for seat, bot, wins, (low, high) in rows:
        share = wins / found.finished if found.finished else 0.0
        table.add_row(seat, bot, str(wins), f"{share:.1%}", f"{low:.1%} and {high:.1%}")
    return table


def _facts(found: Report) -> Table:
    table = Table("fact", "", box=None, pad_edge=False)
    for name, fact in found.facts.items():
        if set(fact) == {"mean", "least", "most"}:
            told = f"{fact['mean']:.2f} on average, {fact['least']} to {fact['most']}"
        else:
            told = ", ".join(f"{value}: {count}" for value, count in fact.items())
        table.add_row(name.replace("_", " "), told)
    return table
