"""Chapters 15, 16 and 3.1 as tables: losses, what counts in an attack, terrain, and the turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import Components
from grognard.games.downfall_third_reich.rules.potential import (
    ATTACK_PARTS,
    DEFENCE_PARTS,
    losses,
    outcomes,
    parts_of,
)
from grognard.games.downfall_third_reich.rules.scenarios import FULL, WINTER, DownfallSetup, season, year
from grognard.games.downfall_third_reich.rules.terrain import border, fortress
from grognard.games.downfall_third_reich.rules.winter import HARDEST
from grognard.games.downfall_third_reich.showing.fights import Fight, fight_of
from grognard.games.downfall_third_reich.state import BY_SEA
from grognard.kernel.action import Action
from grognard.kernel.charts import Because, Chart, ChartRow, Entry, Phrase
from grognard.kernel.event import Event

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

BANDS = {"double": (2, 1), "more": (3, 2), "equal": (1, 1), "less": (2, 3), "half": (1, 2)}
"""16.10: how the totals of attack and defence may compare, each by an example."""
PARTS = {
    "attack_combat": ("16.4", ""),
    "attack_support": ("16.4", ""),
    "attack_air": ("16.4", "bonus"),
    "attack_winter": ("19.3", "winter_1942"),
    "defence_combat": ("16.4", ""),
    "defence_winter": ("19.3", "winter_1942"),
    "defence_italians": ("16.7", "italians_with_germans"),
    "defence_ground": ("15.2", ""),
    "defence_fortress": ("15.3", ""),
    "defence_border": ("15.1", ""),
    "defence_coast": ("15.1", ""),
}
"""What may count in an attack: its paragraph, and the figure of it if there is a single one."""
SIDES = {"fortress": "15.3", "river": "15.1", "strait": "15.1", "fortified": "15.1", "coast": "15.1"}


def charts(
    c: Components, setup: DownfallSetup, s: DownfallState | None, action: Action | None, told: Sequence[Event]
) -> Iterator[Chart]:
    """All of them; lit by an attack that is weighed or waits for its missions, else by the last one."""
    fight = fight_of(s, action) if s is not None else None
    fought = next((event.figures for event in reversed(told) if event.kind == "combat"), None)
    parts = parts_of(s, *fight) if s is not None and fight else fought
    because: Because = "weighed" if fight else "fought" if fought else ""
    yield _combat(s, fight, fought)
    yield _modifiers(c, parts, because)
    yield _terrain(c, s, fight)
    yield _turns(c, setup, s)


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


# ---------------------------------------------------------------- 16.10 losses


def band(attack: int, defence: int) -> str:
    """How two totals compare."""
    if attack == defence:
        return "equal"
    if attack > defence:
        return "double" if attack >= 2 * defence else "more"
    return "half" if defence >= 2 * attack else "less"


def _combat(s: DownfallState | None, fight: Fight | None, fought: Mapping[str, int] | None) -> Chart:
    chart = Chart(
        name="combat",
        rule="16.10",
        corner=Phrase("chart-totals"),
        columns=(Phrase("chart-attacker-loses"), Phrase("chart-defender-loses")),
        rows=tuple(
            ChartRow(Phrase(f"chart-band-{name}"), losses(*totals, (FULL, FULL)))
            for name, totals in BANDS.items()
        ),
        notes=(Phrase("chart-reduced-note"), Phrase("chart-die-note")),
    )
    names = list(BANDS)
    if s is not None and fight:
        possible = {band(*totals) for totals in outcomes(s, *fight)}
        return chart.lit("weighed", tuple(n for n, name in enumerate(names) if name in possible))
    if fought:
        return chart.lit("fought", (names.index(band(fought["attack"], fought["defence"])),))
    return chart


# ---------------------------------------------------------------- 16.4 what counts


def _modifiers(c: Components, parts: Mapping[str, int] | None, because: Because) -> Chart:
    figures = {**c.tables["combat"], **c.tables["air"]}
    rows = [
        ChartRow(Phrase(f"figure-{name}"), (_worth(name, figures.get(figure)), *_here(parts, name)), rule)
        for name, (rule, figure) in PARTS.items()
    ]
    chart = Chart(
        name="modifiers",
        rule="16.4",
        corner=Phrase("chart-counts"),
        columns=(Phrase("chart-worth"), *((Phrase("chart-here"),) if parts else ())),
        rows=(*rows, *_sums(parts)),
    )
    if not parts:
        return chart
    return chart.lit(because, tuple(n for n, name in enumerate(PARTS) if parts[name]), (1,))


def _worth(name: str, figure: int | None) -> Entry:
    return Phrase(f"chart-worth-{name}") if figure is None else _signed(figure)


def _here(parts: Mapping[str, int] | None, name: str) -> tuple[Entry, ...]:
    return (_signed(parts[name]) if parts[name] else "–",) if parts else ()


def _sums(parts: Mapping[str, int] | None) -> Iterator[ChartRow]:
    """Both totals before the dice."""
    for name, those in (("attack", ATTACK_PARTS), ("defence", DEFENCE_PARTS)):
        if parts:
            yield ChartRow(Phrase(f"figure-{name}"), ("", sum(parts[one] for one in those)))


# ---------------------------------------------------------------- 15 terrain


def _terrain(c: Components, s: DownfallState | None, fight: Fight | None) -> Chart:
    figures = c.tables["combat"]
    rows = {name: ("15.2", _signed(bonus)) for name, bonus in figures["terrain"].items()}
    rows |= {name: (rule, _signed(figures[name])) for name, rule in SIDES.items()}
    chart = Chart(
        name="terrain",
        rule="15.7",
        corner=Phrase("chart-ground"),
        columns=(Phrase("chart-defence"),),
        rows=(
            *(ChartRow(Phrase(f"chart-{name}"), (bonus,), rule) for name, (rule, bonus) in rows.items()),
            ChartRow(Phrase("chart-high_mountain"), (Phrase("chart-closed"),), "15.4"),
        ),
        notes=(Phrase("chart-border-note"), Phrase("chart-add-note"), Phrase("chart-africa-note")),
    )
    if s is None or not fight:
        return chart
    counting = set(_counting(s, fight))
    return chart.lit("weighed", tuple(n for n, name in enumerate(rows) if name in counting))


def _counting(s: DownfallState, fight: Fight) -> Iterator[str]:
    """15.1 to 15.3: the ground, and what was crossed to come there."""
    c, area = s.c, s.where[fight.target]
    yield from c.areas[area].terrain
    if fortress(s, c.faction[fight.target], area):
        yield "fortress"
    if s.came[fight.attacker] == BY_SEA:
        yield "coast"
    armies = fight.attacker, *fight.supports
    bonus = border(s, armies, area)
    for start in {s.came[unit] for unit in armies} if bonus else ():
        kinds = c.board.pairs[start, area].kinds
        if c.border_bonus[start, area] == bonus:
            fortified = bonus >= c.tables["combat"]["fortified"]
            yield "strait" if "strait" in kinds else "fortified" if fortified else "river"


# ---------------------------------------------------------------- 3.1 the turns


def _turns(c: Components, setup: DownfallSetup, s: DownfallState | None) -> Chart:
    turns = range(setup.first_turn, setup.last_turn + 1)
    chart = Chart(
        name="turns",
        rule="3.1",
        corner=Phrase("chart-turn"),
        columns=(Phrase("chart-season"), Phrase("chart-happens")),
        rows=tuple(ChartRow(turn, (_season(c, turn), (*_happens(c, setup, turn),))) for turn in turns),
        notes=(Phrase("chart-winter-note"), Phrase("chart-minors-note")),
    )
    return chart if s is None else chart.lit("now", (turns.index(s.turn),))


def _season(c: Components, turn: int) -> Phrase:
    return Phrase("chart-when", {"season": c.tables["calendar"]["seasons"][season(turn)], "year": year(turn)})


def _happens(c: Components, setup: DownfallSetup, turn: int) -> Iterator[Phrase]:
    """What the date alone brings, the most far-reaching first."""
    t, lend_lease = c.tables, c.tables["lend_lease"]
    if turn == t["calendar"]["total_war_turn"]:
        yield Phrase("chart-total-war")
    entering = [name for name, one in zip(c.country_ids, c.countries, strict=True) if one.entry_turn == turn]
    if entering:
        yield Phrase("chart-entries", {"country": entering})
    if turn == t["surrender"]["partisans_turn"]:
        yield Phrase("chart-partisans")
    if season(turn) == WINTER:
        yield Phrase("chart-hard-winter" if turn == HARDEST else "chart-winter")
    if t["calendar"]["seasons"][season(turn)] in t["recruitment"]["minors_seasons"]:
        yield Phrase("chart-minors")
    yield from _technologies(c, turn)
    if turn in (lend_lease["first_turn"], lend_lease["last_turn"]):
        yield Phrase(f"chart-lend-lease-{'first' if turn == lend_lease['first_turn'] else 'last'}")
    if turn == setup.last_turn:
        yield Phrase("chart-end")


def _technologies(c: Components, turn: int) -> Iterator[Phrase]:
    tiles = [
        f"{faction}.{name}"
        for name, one in c.technologies.items()
        for faction, first in one.available_from.items()
        if first == turn
    ]
    if tiles:
        yield Phrase("chart-technologies", {"tile": tiles})
