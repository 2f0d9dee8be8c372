"""What has happened, once and for all: the turn since which each event of the war counts (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, NOBODY
from grognard.kernel.columns import with_entry

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

EVENTS = (
    "invasion",  # 9.11: an Axis turn began with enemies in Germany; the phoney war is over
    "paris",  # 9.15, 9.42: Paris has fallen, or Vichy was set up
    "armistice",  # 9.521: Vichy was offered, and taken or refused
    "pact",  # 9.25
    "eastern_war",  # 9.17: Germany and the U.S.S.R. are at war
    "novgorod",  # 9.17: the Axis has held it
    "leningrad",
    "vichy_war",  # 9.525: the Allies are at war with Vichy
    "occupation",  # 9.527: Germans are in Marseille
    "collapse",  # 9.45: Italian morale
    "return",  # 9.41: the Allies are back in France
    "levant",  # 9.524: Germans have taken the French colonies in the East
)
NEVER = -1


def happened(s: Position, event: str) -> bool:
    return s.since[EVENTS.index(event)] != NEVER


def before_this_turn(s: Position, event: str) -> bool:
    """Whether this is the turn after an event, or a later one."""
    return NEVER < s.since[EVENTS.index(event)] < s.turn


def this_turn(s: Position, event: str) -> bool:
    return s.since[EVENTS.index(event)] == s.turn


def mark(s: Position, event: str) -> None:
    """It happens now; a second time changes nothing."""
    if not happened(s, event):
        s.since = with_entry(s.since, EVENTS.index(event), s.turn)


def axis_holds(s: Position, name: str) -> bool:
    """Whether a power of the Axis that is at war controls a space."""
    power = s.holder[s.c.index[name]]
    return power != NOBODY and s.camp[power] == AXIS and bool(s.war[power])


def note_history(s: Position) -> None:
    """At the beginning of a scenario: what must have happened before it."""
    past = {
        "paris": s.vichy,  # no scenario begins with Paris German and no Vichy
        "armistice": s.vichy or s.conquered[s.c.france],
        "pact": s.pact,
        "eastern_war": s.war[s.c.germany] and s.war[s.c.ussr],
        "novgorod": axis_holds(s, "novgorod"),
        "leningrad": axis_holds(s, "leningrad"),
    }
    s.since = tuple(s.turn - 1 if past.get(event) else NEVER for event in EVENTS)


def note_eastern_war(s: Position) -> None:
    """9.17: of a position in which it is fought, and that does not say since when: since before this turn."""
    if s.war[s.c.germany] and s.war[s.c.ussr] and not happened(s, "eastern_war"):
        s.since = with_entry(s.since, EVENTS.index("eastern_war"), s.turn - 1)


def note_pact(s: Position) -> None:
    """9.26: of a position in which it holds, and that does not say since when: since before this turn."""
    if s.pact and not happened(s, "pact"):
        s.since = with_entry(s.since, EVENTS.index("pact"), s.turn - 1)


def note_vichy_war(s: Position) -> None:
    """9.526, 9.37: of a position in which it is fought, and that does not say since when: since before this
    turn."""
    if s.war[s.c.vichy] and not happened(s, "vichy_war"):
        s.since = with_entry(s.since, EVENTS.index("vichy_war"), s.turn - 1)


def note_armistice(s: Position) -> None:
    """9.15, 9.42: of a position that says since when there is Vichy: from then on Paris counts as fallen."""
    if s.vichy and happened(s, "armistice") and not happened(s, "paris"):
        s.since = with_entry(s.since, EVENTS.index("paris"), s.since[EVENTS.index("armistice")])


def watch(s: Position) -> None:
    """After every phase: what has happened by itself."""
    for name in ("paris", "novgorod", "leningrad"):
        if axis_holds(s, name) and not happened(s, name):
            mark(s, name)
