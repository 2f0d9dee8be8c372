"""The three charts of the map sheet: combat results, terrain effects, and the turns of a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import Components, Terrain
from grognard.games.battle_for_germany.rules.combat import weigh
from grognard.games.battle_for_germany.rules.scenarios import BattleSetup
from grognard.games.battle_for_germany.rules.terrain import fort_counts, river_counts
from grognard.games.battle_for_germany.showing.table import dates
from grognard.kernel.action import Action
from grognard.kernel.charts import Chart, ChartRow, Entry, Phrase
from grognard.kernel.event import Event

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

GROUNDS = ("clear", "broken", "rough", "switzerland")
FORT, RIVER = "fortified", "river"
SIDES = ("blocked", "theater", "yugoslav")
"""The hexsides of which the chart has no figure, but to whom they are closed."""
RULES = {FORT: "6-83", RIVER: "6-81", "blocked": "4-4", "theater": "5-4", "yugoslav": "5-5"}
BOXES = {
    "soviet": "soviet",
    "east_german": "east_german",
    "western": "western",
    "italy": "western",
    "west_german": "west_german",
}
"""7-2: the boxes of the turn record track, and the force that each of them serves."""
NONE = "–"


def charts(
    c: Components, setup: BattleSetup, s: BattleState | None, action: Action | None, told: Sequence[Event]
) -> Iterator[Chart]:
    """All three; lit by an attack that is weighed, or else by the last one of the phase."""
    attack = action if s is not None and action is not None and action.verb == "attack" else None
    yield _combat(c, s, attack, told)
    yield _terrain(c, setup, s, attack)
    yield _turns(c, setup, s)


# ---------------------------------------------------------------- CRT


def _combat(c: Components, s: BattleState | None, attack: Action | None, told: Sequence[Event]) -> Chart:
    columns, rows = c.tables.combat["columns"], c.tables.combat["rows"]
    chart = Chart(
        name="combat",
        rule="CRT",
        corner=Phrase("chart-die"),
        columns=tuple(columns),
        rows=tuple(ChartRow(die, tuple(row)) for die, row in enumerate(rows, start=1)),
        notes=tuple(Phrase(f"result-{result}") for result in dict.fromkeys(r for row in rows for r in row)),
    )
    fought = next((event.figures for event in reversed(told) if event.kind == "result"), None)
    if s is not None and attack is not None:
        column = columns.index(weigh(s, *attack.args).column)
        return chart.lit("weighed", columns=(column,))
    if fought is not None:
        return chart.lit("fought", rows=(fought["die"] - 1,), columns=(columns.index(fought["column"]),))
    return chart


# ---------------------------------------------------------------- TEC


def _terrain(c: Components, setup: BattleSetup, s: BattleState | None, attack: Action | None) -> Chart:
    sides = [name for name in SIDES if name != "theater" or setup.boundary]
    rows = {
        **{name: _ground(c.tables.terrain[name]) for name in GROUNDS},
        FORT: (NONE, _times(c.tables.fortified["multiplier"])),
        RIVER: (f"+{c.tables.river['cost']}", _times(c.tables.river["multiplier"])),
        **{name: (Phrase(f"chart-closed-{name}"), NONE) for name in sides},
    }
    chart = Chart(
        name="terrain",
        rule="TEC",
        corner=Phrase("chart-ground"),
        columns=(Phrase("chart-cost"), Phrase("chart-multiplier")),
        rows=tuple(ChartRow(Phrase(f"key-{name}"), rows[name], RULES.get(name, "")) for name in rows),
        notes=(Phrase("chart-fort-note"), Phrase("chart-river-note"), Phrase("chart-add-note")),
    )
    if s is None or attack is None:
        return chart
    counting = set(_counting(s, *attack.args))
    return chart.lit("weighed", rows=tuple(n for n, name in enumerate(rows) if name in counting))


def _ground(ground: Terrain) -> tuple[Entry, Entry]:
    return (Phrase("chart-closed"), NONE) if ground.closed else (ground.cost, _times(ground.multiplier))


def _times(multiplier: int) -> str:
    return f"×{multiplier}"


def _counting(s: BattleState, targets: tuple[int, ...], attackers: tuple[int, ...]) -> Iterator[str]:
    """6-8: what counts for the defenders of an attack."""
    origins = [s.where[unit] for unit in attackers]
    for space in targets:
        yield s.c.board.attributes[space]["terrain"]
        if fort_counts(s, space):
            yield FORT
        if river_counts(s, space, origins):
            yield RIVER


# ---------------------------------------------------------------- TRT


def _turns(c: Components, setup: BattleSetup, s: BattleState | None) -> Chart:
    boxes = [box for box, force in BOXES.items() if force not in setup.without]
    turns = range(setup.first_turn, setup.last_turn + 1)
    chart = Chart(
        name="turns",
        rule="TRT",
        corner=Phrase("chart-turn"),
        columns=(
            Phrase("chart-dates"),
            *(Phrase(f"chart-box-{box}") for box in boxes),
            Phrase("chart-happens"),
        ),
        rows=tuple(_turn(c, setup, turn, boxes) for turn in turns),
        notes=(Phrase("chart-replacements-note"), *_all_game(setup)),
    )
    return chart if s is None else chart.lit("now", rows=(turns.index(s.turn),))


def _turn(c: Components, setup: BattleSetup, number: int, boxes: list[str]) -> ChartRow:
    turn = c.turns[number]
    replacements = (turn.replacements.get(box, 0) or NONE for box in boxes)
    return ChartRow(number, (Phrase("dates", dates(turn)), *replacements, (*_happens(setup, number),)))


def _happens(setup: BattleSetup, turn: int) -> Iterator[Phrase]:
    if turn == setup.first_turn and setup.compulsory_attacks:
        yield Phrase("chart-compulsory", {"number": setup.compulsory_attacks})
    if turn == setup.first_turn and setup.soviet_delay:
        yield Phrase("chart-delay", {"most": max(setup.soviet_delay)})
    if turn == setup.last_turn:
        yield Phrase("chart-end")
    if turn == setup.last_turn_for_berlin:
        yield Phrase("chart-berlin")


def _all_game(setup: BattleSetup) -> Iterator[Phrase]:
    """What may come in any turn."""
    if setup.eastern_replacements:
        yield Phrase("chart-eastern-note")
    if "east_german" not in setup.without:
        yield Phrase("chart-courland-note")
    if setup.berlin_rule:
        yield Phrase("chart-berlin-note", {"paragraph": setup.berlin_rule})
