"""Sections 6 and 16 as tables: what things cost, what each country produces and why, how politics stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.components import Components
from grognard.games.unconditional_surrender.rules.diplomacy import Diplomacy
from grognard.games.unconditional_surrender.rules.economy import (
    counted_bombs,
    factories,
    given_factories,
    lost_factories,
    own_factories,
)
from grognard.games.unconditional_surrender.rules.logistics import (
    Mobilization,
    Purchases,
    Replacements,
    places,
    price,
)
from grognard.games.unconditional_surrender.showing.politics_charts import politics
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import ACTIVE, IN_BOX, MOBILIZATION, SURPRISE, UNLIMITED
from grognard.kernel.charts import Chart, ChartRow, Entry, Phrase

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

KINDS = ("leg", "mobile", "fighter", "bomber", "convoy", "surface", "carrier")
NOTHING = "–"


def charts(c: Components, s: Position | None) -> Iterator[Chart]:
    """In a position those about it come first; all that they tell is open to everybody."""
    if s is not None:
        shop = _shop(s)
        if shop.rows:
            yield shop
        yield _accounts(s)
        yield from politics(s)
    yield _prices(c)


# ---------------------------------------------------------------- U46: where points come from


def _accounts(s: Position) -> Chart:
    """What each country would count now, and what it has left; that of the faction in phase is lit."""
    rows, lit = list[ChartRow](), list[int]()
    for country, status in enumerate(s.status):
        if status != ACTIVE or s.joined[country] == NONE:
            continue
        found = list(_counted(s, country))
        if found:
            rows += found
            if s.joined[country] == s.faction:
                lit.append(len(rows) - 1)
    chart = Chart(
        name="production",
        rule="U46",
        corner=Phrase("chart-source"),
        columns=(Phrase("chart-factories"), Phrase("chart-points")),
        rows=tuple(rows),
        notes=(Phrase("chart-note-lost"),),
    )
    return chart.lit("now", tuple(lit)) if lit else chart


def _counted(s: Position, country: int) -> Iterator[ChartRow]:
    name, table = s.c.country_names[country], s.c.tables["production"]
    each, worth = int(table["per_factory"]), int(table["bombed"])
    left: Entry = Phrase("chart-unlimited") if s.points[country] == UNLIMITED else s.points[country]
    if name in s.c.scenarios[s.setup.scenario].production:
        yield ChartRow(Phrase("chart-told", {"country": name}), (NOTHING, left), "U49")
        return
    own, given, lost = (count(s, country) for count in (own_factories, given_factories, lost_factories))
    bombs = counted_bombs(s, country)
    if not (own or given or s.points[country]):
        return
    yield ChartRow(Phrase("chart-own", {"country": name}), (own, own * each), "U46")
    if given:
        yield ChartRow(Phrase("chart-given", {"country": name}), (f"+{given}", f"+{given * each}"), "U46")
    if lost:
        yield ChartRow(Phrase("chart-lost", {"country": name}), (f"−{lost}", f"−{lost * each}"), "U54")
    if bombs:
        yield ChartRow(Phrase("chart-bombed", {"country": name}), (NOTHING, f"−{bombs * worth}"), "U102")
    total = factories(s, country)
    yield ChartRow(
        Phrase("chart-in-all", {"country": name}), (total, max(total * each - bombs * worth, 0)), "U46"
    )
    yield ChartRow(Phrase("chart-left", {"country": name}), (NOTHING, left), "U48")


# ---------------------------------------------------------------- U50: prices


def _prices(c: Components) -> Chart:
    """The price list."""
    tables = c.tables["prices"]
    markers = {key: int(value) for key, value in tables["markers"].items()}
    rows = [
        ChartRow(
            Phrase(f"chart-kind-{kind}"),
            (tables["activation"].get(kind, 0), tables["replacement"][kind], tables["mobilization"][kind]),
        )
        for kind in KINDS
    ]
    return Chart(
        name="prices",
        rule="U50",
        corner=Phrase("chart-what"),
        columns=(Phrase("chart-activation"), Phrase("chart-replacement"), Phrase("chart-mobilization")),
        rows=tuple(rows),
        notes=(
            Phrase(
                "chart-note-surprise",
                {"price": markers["surprise_attack"], "number": markers["surprise_attack_delay"]},
            ),
            Phrase("chart-note-cup", {"price": markers["draw"], "number": markers["add"]}),
        ),
    )


# ---------------------------------------------------------------- what can be had now


def _shop(s: Position) -> Chart:
    """What the seat that is asked could buy, with its price; what it may is done by choosing the row."""
    return Chart(
        name="shop",
        rule="U50",
        corner=Phrase("chart-what"),
        columns=(Phrase("chart-price"),),
        rows=tuple(_on_sale(s)),
    )


def _on_sale(s: Position) -> Iterator[ChartRow]:
    step, markers = s.stack[-1], s.c.tables["prices"]["markers"]
    if isinstance(step, Replacements):
        for unit in step.own(s):
            refusal = step.may_restore(s, unit)
            if refusal is None or refusal.message == "too-dear":
                yield _of_unit(s, "restore", unit, price(s, unit, "replacement"), "U131")
    elif isinstance(step, Mobilization):
        for unit in step.own(s, MOBILIZATION):
            if places(s, unit):
                yield _of_unit(s, "mobilize", unit, price(s, unit, "mobilization"), "U133")
    elif isinstance(step, Purchases):
        for marker, place in enumerate(s.marker_at):
            if place == SURPRISE and s.c.marker_faction[marker] == s.faction:
                name = s.c.marker_names[marker]
                row = Phrase("chart-marker", {"marker": name}), (int(markers["surprise_attack"]),)
                yield ChartRow(*row, "U52", f"buy {name}")
    elif isinstance(step, Diplomacy):
        yield ChartRow(Phrase("verb-draw"), (int(markers["draw"]),), "U144", "draw")
        for marker, place in enumerate(s.cup):
            if place == IN_BOX:
                name = s.c.diplomacy[marker]
                yield ChartRow(
                    Phrase("chart-add", {"cup": name}), (int(markers["add"]),), "U144", f"add {name}"
                )


def _of_unit(s: Position, verb: str, unit: int, cost: int, rule: str) -> ChartRow:
    name = s.unit_name(unit)
    return ChartRow(Phrase("chart-unit", {"unit": name}), (cost,), rule, f"{verb} {name}")
