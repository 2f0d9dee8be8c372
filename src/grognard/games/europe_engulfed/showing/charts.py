"""Chapters 2, 4, 6 and 9 as tables: WERPs, limits, politics, the strategic war, hit-bonuses, costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import NOWHERE, Components
from grognard.games.europe_engulfed.rules.combat.dice import BONUS_RULES
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.rules.production.costs import ITEMS, item_cost
from grognard.games.europe_engulfed.rules.production.income import (
    Source,
    has_phase,
    home_areas,
    sources,
)
from grognard.games.europe_engulfed.rules.production.restricted import first_turn, most, on_track
from grognard.games.europe_engulfed.rules.production.upkeep import upkeep
from grognard.games.europe_engulfed.showing.politics import politics
from grognard.kernel.charts import Chart, ChartRow, Entry, Phrase

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

DICE = tuple(str(die) for die in range(1, 7))
TRACKS = {
    "special_action": "7.11", "u_boats": "2.3", "fighters": "2.3", "bombers": "2.3", "flak": "4.61",
    "asw": "4.61", "v1": "2.28", "v2": "2.28",
}  # fmt: skip


GAUGES = {"special_action": "actions"}
"""How the table calls what it has of an item, where that is not the item's name."""


def charts(c: Components, s: Position | None) -> Iterator[Chart]:
    """In a position those about it come first; all that they tell is open to everybody (4.5)."""
    if s is not None:
        yield _income(s)
        yield _limits(s)
        yield politics(s)
    yield _asw(c, s)
    yield _u_boats(c, s)
    yield _bonuses(c)
    yield _costs(c)


# ---------------------------------------------------------------- 4.1, 4.2: where WERPs come from


def _income(s: Position) -> Chart:
    """What each power would count now; while one produces what it has left is lit."""
    rows, lit = list[ChartRow](), list[int]()
    buyer = next((step.power for step in reversed(s.stack) if isinstance(step, Production)), None)
    for power in s.c.majors:
        if s.conquered[power] or not has_phase(s, power):
            continue
        rows += _accounts(s, power, power == buyer)
        if power == buyer:
            lit.append(len(rows) - 1)
    chart = Chart(
        name="income",
        rule="4.1",
        corner=Phrase("chart-source"),
        columns=(Phrase("chart-werps"),),
        rows=tuple(rows),
        notes=(Phrase("chart-note-saved"), Phrase("chart-note-lines")),
    )
    return chart.lit("now", tuple(lit)) if lit else chart


def _accounts(s: Position, power: int, buys: bool) -> Iterator[ChartRow]:
    found, name, owed = sources(s, power), s.c.power_ids[power], upkeep(s, power)
    for source in found:
        yield _row(f"chart-from-{source.name}", source.werps, source.rule, **_about(s, power, source))
    if owed:
        yield _row("chart-upkeep", -owed, "4.2", power=name)
    yield _row("chart-in-all", max(0, sum(source.werps for source in found) - owed), "4.1", power=name)
    if buys:
        yield _row("chart-had", s.purse, "4.5", power=name)
        yield _row("chart-left", s.werps[power], "4.5", power=name)


def _about(s: Position, power: int, source: Source) -> dict[str, str | int]:
    told: dict[str, str | int] = {"power": s.c.power_ids[power]}
    if source.name == "home":
        own, counted = home_areas(s, power)
        told |= {"counted": counted.bit_count(), "areas": own.bit_count()}
    return told if source.space == NOWHERE else {**told, "space": s.c.name(source.space)}


def _row(key: str, werps: int, rule: str, **figures: str | int) -> ChartRow:
    return ChartRow(Phrase(key, figures), (str(werps).replace("-", "−"),), rule)


# ---------------------------------------------------------------- 2.3, 4.6, 7.11: limits


def _limits(s: Position) -> Chart:
    """What each power has of what is bought by name, how much it may have, and from when it may have more."""
    rows = [
        ChartRow(
            Phrase("chart-item", {"power": s.c.power_ids[power], "gauge": GAUGES.get(item, item)}),
            (on_track(s, power, item), _most(s, power, item), _a_turn(s, power, item), _from(s, power, item),
             item_cost(s, item)),
            TRACKS[item],
        )
        for power in s.c.majors
        if not s.conquered[power] and has_phase(s, power)
        for item in ITEMS
        if item in s.c.powers[power].builds
    ]  # fmt: skip
    heads = ("has", "most", "a-turn", "from", "cost")
    return Chart(
        name="limits",
        rule="2.3",
        corner=Phrase("chart-what"),
        columns=tuple(Phrase(f"chart-{head}") for head in heads),
        rows=tuple(rows),
        notes=(Phrase("chart-note-actions"), Phrase("chart-note-air")),
    )


def _most(s: Position, power: int, item: str) -> Entry:
    limited = item == "special_action" or item in s.c.tables["strategic_limits"]
    return most(s, power, item) if limited else "–"


def _a_turn(s: Position, power: int, item: str) -> Entry:
    """2.3: fighters and bombers count together as well."""
    limits = s.c.tables["strategic_builds"].get(s.c.power_ids[power], {})
    found = limits.get(item, limits.get("air") if item == "fighters" else None)
    return int(found) if found is not None else "–"


def _from(s: Position, power: int, item: str) -> Entry:
    first = first_turn(s, power, item)
    if s.turn >= first:
        return Phrase("chart-now")
    return Phrase("chart-turn", {"turn": s.c.turn_ids[first]}) if first < len(s.c.turns) else "–"


# ---------------------------------------------------------------- 2.1: U-boats and their hunters


def _asw(c: Components, s: Position | None) -> Chart:
    """2.11: by level and die; lit is the level of this moment."""
    levels = [(int(name.removeprefix("level_")), row) for name, row in _figures(c, "asw", "level_")]
    chart = Chart(
        name="asw",
        rule="2.11",
        corner=Phrase("chart-level"),
        columns=DICE,
        rows=tuple(ChartRow(str(level), tuple(f"{share} %" for share in row)) for level, row in levels),
    )
    return (
        chart if s is None else chart.lit("now", tuple(n for n, (at, _) in enumerate(levels) if at == s.asw))
    )


def _u_boats(c: Components, s: Position | None) -> Chart:
    """2.12: WERPs that Britain loses by points and die; lit is the row of this moment."""
    rows = [(int(name.removeprefix("up_to_")), row) for name, row in _figures(c, "u_boat_attack", "up_to_")]
    chart = Chart(
        name="u_boats",
        rule="2.12",
        corner=Phrase("chart-u-boat-points"),
        columns=DICE,
        rows=tuple(ChartRow(f"≤ {most_points}", tuple(row)) for most_points, row in rows),
    )
    if s is None or not s.u_boats:
        return chart
    return chart.lit("now", (next(n for n, (most_points, _) in enumerate(rows) if most_points >= s.u_boats),))


def _figures(c: Components, table: str, prefix: str) -> Iterator[tuple[str, list[int]]]:
    yield from ((name, row) for name, row in c.tables[table].items() if name.startswith(prefix))


# ---------------------------------------------------------------- 6.4, 4.43


def _bonuses(c: Components) -> Chart:
    table = c.tables["combat"]["bonus"]
    return Chart(
        name="bonuses",
        rule="6.4",
        corner=Phrase("chart-what"),
        columns=(Phrase("chart-bonus"),),
        rows=tuple(
            ChartRow(Phrase(f"battle-term-{name}"), (f"+{table[name]}",), rule)
            for name, rule in BONUS_RULES.items()
        ),
        notes=(
            Phrase("chart-note-hit", {"number": int(c.tables["combat"]["hit"])}),
            Phrase("chart-note-militia"),
        ),
    )


def _costs(c: Components) -> Chart:
    """4.43: a step of each kind of block, and the first of a new one."""
    kinds = {name: kind for name, kind in c.types.items() if kind.cost}
    factor = int(c.tables["costs"]["cadre_factor"])
    rows = [
        ChartRow(
            Phrase("block-air" if kind.aircraft else f"block-{name}"),
            (kind.cost, kind.cost if kind.aircraft or kind.militia else kind.cost * factor),
            "4.43",
        )
        for name, kind in kinds.items()
    ]
    return Chart(
        name="costs",
        rule="4.43",
        corner=Phrase("chart-what"),
        columns=(Phrase("chart-step"), Phrase("chart-new")),
        rows=tuple(rows),
        notes=(Phrase("chart-note-soviets"), Phrase("chart-note-late")),
    )
