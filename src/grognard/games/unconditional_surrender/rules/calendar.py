"""U140, U169, U173: when things are due: in a month, or turns after the Pact's end or the USA's entry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import month
from grognard.games.unconditional_surrender.state import EVENTS, MOBILIZATION, PACT, UPGRADE, WAITING

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

EARLY, LATE = 1, 6
"""U173: the dice on which something comes a month early or late."""


def due(s: Position, entry: str, late: int = 0) -> bool:
    """Whether something has come by now: a month, or so many turns after an event."""
    if is_month(entry):
        return s.turn >= month(entry) + late
    word, _, later = entry.partition("+")
    if not later:
        return False
    start = s.usa_active if word == "usa" else s.policy[PACT]
    return bool(start) and s.turn >= start + int(later)


def is_month(entry: str) -> bool:
    return entry[:4].isdecimal()


def unit_entry(s: Position, unit: int) -> str:
    """When a unit comes: as the scenario says, or by its own calendar."""
    for when, names in s.c.scenarios[s.setup.scenario].reinforcements.items():
        if s.unit_name(unit) in names:
            return when
    return s.c.units[unit].entry.removeprefix("upgrade:")


def waiting(s: Position) -> Iterator[tuple[int, str]]:
    """What has not come yet, and when it will: units by their number, markers by theirs above those."""
    for unit, place in enumerate(s.at):
        if place == WAITING:
            yield unit, unit_entry(s, unit)
    for marker, place in enumerate(s.marker_at):
        if place == WAITING:
            yield len(s.at) + marker, s.c.markers[marker].entry


def bring(s: Position, thing: int) -> None:
    """U169: a unit into its box, a marker into that of the events."""
    number = thing - len(s.at)
    if number >= 0:
        s.marker_at[number] = EVENTS
    else:
        s.at[thing] = UPGRADE if s.c.units[thing].entry.startswith("upgrade:") else MOBILIZATION


def foretell(s: Position) -> None:
    """U173, an option: what is due next month comes now on a die of 1, a month late on a 6."""
    if not s.setup.options["variable_entry"]:
        return
    for thing, entry in list(waiting(s)):
        if is_month(entry) and month(entry) == s.turn + 1:
            die = s.roll("entry", "U173")
            if die == EARLY:
                bring(s, thing)
            elif die == LATE:
                s.late = [*s.late, thing]


def bring_due(s: Position, calendar: str = "") -> None:
    """U169, U173: everything whose turn has come; of one calendar alone (U140), if it is named."""
    for thing, entry in list(waiting(s)):
        if entry.startswith(calendar) and due(s, entry, int(thing in s.late)):
            bring(s, thing)
