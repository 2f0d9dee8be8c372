"""Chapter 9 as a table: for whom each power fights, what brings it in, who may declare war on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS
from grognard.games.europe_engulfed.rules.politics.declarations import (
    eastern_guard,
    guard_wanted,
    why_no_war,
)
from grognard.games.europe_engulfed.rules.politics.events import happened
from grognard.games.europe_engulfed.rules.politics.pact import empty_posts
from grognard.games.europe_engulfed.rules.theatre import stays_out
from grognard.games.europe_engulfed.seating import PLAYER_TURNS, seat_of
from grognard.games.europe_engulfed.showing.picture import standing
from grognard.kernel.charts import Chart, ChartRow, Entry, Phrase

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

NOTHING = "–"
MAY = (Phrase("chart-may-axis"), Phrase("chart-may-allies"))
SOVIETS = 1
"""Their declarations come in the Allied player-turn."""
WAITING = {
    "phoney-war": "minors_from",
    "not-provoked": "soviets_from",
    "too-early": "vichy_war_from",
    "germany-first": "",
    "not-before-france": "",
    "not-before-spain": "",
}
"""Refusals of a declaration that time or an event ends, and the turn that does. Others stay."""
COLUMNS = ("stands", "waits")


def politics(s: Position) -> Chart:
    """Neutral powers first; what is told of declarations of war is what the rules would answer now."""
    powers = [power for power in range(len(s.c.powers)) if _is_told(s, power)]
    neutral = [power for power in powers if standing(s, power) == "neutral"]
    others = [power for power in powers if power not in neutral]
    rows = [*(_neutral(s, power) for power in neutral), *(_other(s, power) for power in others)]
    return Chart(
        name="politics",
        rule="1.23",
        corner=Phrase("chart-power"),
        columns=tuple(Phrase(f"chart-{name}") for name in COLUMNS),
        rows=tuple(rows),
        notes=tuple(_notes(s)),
    )


def _is_told(s: Position, power: int) -> bool:
    """9.527: Vichy as long as it stands."""
    vichy = bool(s.vichy) and not happened(s, "occupation")
    return s.c.powers[power].sort != "land" or (power == s.c.vichy and vichy)


def _neutral(s: Position, power: int) -> ChartRow:
    joins, rule = _joins(s, power)
    waits = (joins, *(_declared(s, power, side) for side in range(len(PLAYER_TURNS))))
    told = tuple(phrase for phrase in waits if phrase is not None)
    return ChartRow(_name(s, power), (Phrase("state-neutral"), told or NOTHING), rule)


def _other(s: Position, power: int) -> ChartRow:
    """9.45: of those at war Italy's morale may go."""
    fading = power == s.c.italy and standing(s, power) != "conquered"
    told: Entry = NOTHING
    if fading:
        told = Phrase("chart-morale-gone" if happened(s, "collapse") else "chart-morale")
    cells = (Phrase(f"state-{standing(s, power)}"), told)
    return ChartRow(_name(s, power), cells, "9.45" if fading else "")


def _name(s: Position, power: int) -> Phrase:
    return Phrase("chart-of-power", {"power": s.c.power_ids[power]})


def _joins(s: Position, power: int) -> tuple[Phrase | None, str]:
    """9.15, 9.32, 9.42, 17.0: what brings a power in without a declaration against it, and the paragraph."""
    c = s.c
    if stays_out(s, power):
        return None, "16.0"
    if power == c.usa:
        first = c.tables["politics"]["americans_from"]
        return Phrase("chart-joins-turn", {"turn": first}), "9.32"
    if power == c.italy or power in c.axis_minors:
        key = "chart-joins-next" if happened(s, "paris") else "chart-joins-paris"
        return Phrase(key), "9.42" if power == c.italy else "9.15"
    if power in _opening(s):
        return Phrase("chart-joins-opening"), "17.0"
    if power == c.ussr:
        waits = _declared(s, c.germany, SOVIETS)
        return (Phrase("chart-joins-now") if waits == MAY[SOVIETS] else waits), "9.23"
    return None, ""


def _opening(s: Position) -> list[int]:
    """17.0: the powers that go to war in the first operational phases of the scenario."""
    told = s.c.scenarios[s.setup.scenario].get("opening", {}) if s.turn == s.setup.first else {}
    return [s.c.power[name] for side in told.values() for name in side["powers"]]


def _declared(s: Position, power: int, side: int) -> Phrase | None:
    """1.23: that a side may declare war on a power in its next operational phase, or what it waits for."""
    world = s.clone()
    world.active = side
    for one in _opening(s):
        world.war[one] = 1
    eastern = s.c.first_camp[power] == AXIS
    seat = 0 if side == 0 else seat_of(s, s.c.ussr if eastern else s.c.britain)
    why = why_no_war(world, seat, power)
    if why is None:
        return MAY[side]
    if why.message not in WAITING:
        return None
    turn = WAITING[why.message]
    figures = {"turn": s.c.tables["politics"][turn]} if turn else {}
    return Phrase(f"chart-wait-{why.message}", figures)


def _notes(s: Position) -> Iterator[Phrase]:
    """9.23, 9.26: what keeps peace between Germany and the U.S.S.R., as all can count it."""
    if s.war[s.c.ussr] or s.conquered[s.c.ussr]:
        return
    figures = {"number": eastern_guard(s), "wanted": guard_wanted(s)}
    yield Phrase("chart-note-guard", figures)
    empty = empty_posts(s).bit_count()
    if s.pact and empty:
        yield Phrase("chart-note-front", {"number": empty})
