"""Chapter 9 in the course of a turn: what politics does at the start of turns and at the end of phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.blocks import lose_step
from grognard.games.europe_engulfed.rules.conquest import conquer_majors, conquer_minors, surrender
from grognard.games.europe_engulfed.rules.control import foes, held_by_allies, troops
from grognard.games.europe_engulfed.rules.politics.events import axis_holds, happened, mark, watch
from grognard.games.europe_engulfed.rules.politics.pact import FrontDuty, neglected
from grognard.games.europe_engulfed.rules.politics.romania import crowded, expel
from grognard.games.europe_engulfed.rules.politics.vichy import Armistice, fall, may_be_founded, settle_levant
from grognard.games.europe_engulfed.rules.production.forts import abandon_works
from grognard.games.europe_engulfed.rules.victory import decide
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

MOVEMENT_OR_COMBAT = ("operations", "strategic", "combat", "breakthrough")


def begin_turn(s: Position) -> None:
    """9.11, 9.45: enemies in Germany end the phoney war; Italian morale may collapse."""
    _note_invasion(s)
    if s.war[s.c.italy] and not happened(s, "collapse") and _morale_gone(s):
        mark(s, "collapse")
        s.tell("collapse", "9.45")


def note_beginning(s: Position) -> None:
    """9.11, 9.45: of a position in the Axis's turn: nothing in it has changed since it began, so that is what
    it began with."""
    if s.active == 0:
        _note_invasion(s)
        if s.war[s.c.italy] and _morale_gone(s):
            mark(s, "collapse")


def _note_invasion(s: Position) -> None:
    if any(foes(s, space, AXIS) for space in spaces_in(s.c.country[s.c.germany])):
        mark(s, "invasion")


def _morale_gone(s: Position) -> bool:
    """9.45, 0.17: no Axis area in Africa or the Middle East, and not both Gibraltar and Athens."""
    tagged = s.c.map.tagged
    south = tagged["africa"] | tagged["middle_east"]
    holds = any(axis_holds(s, s.c.name(space)) for space in spaces_in(south))
    return not holds and not (axis_holds(s, "gibraltar") and axis_holds(s, "athens"))


def after_phase(s: Position, phase: str) -> bool:
    """9.46, 9.521, 10.2: at the end of a phase; True if somebody has to be asked first."""
    depth = len(s.stack)
    watch(s)
    settle_levant(s)
    if phase in MOVEMENT_OR_COMBAT:
        conquer_minors(s)
        fall(s)
    if phase == "combat" or (phase == "breakthrough" and s.fought):
        surrender(s)  # 9.46: not after a breakthrough in which nobody fought
    note_return(s)
    if may_be_founded(s):
        s.stack.append(Armistice())
    elif crowded(s):
        expel(s)
    return len(s.stack) > depth


def note_return(s: Position) -> None:
    """9.41: an Allied beachhead in France at any time, or an area of it from 1942, lets the Italians in."""
    c, france = s.c, s.c.map.tagged["metropolitan_france"]
    beach = any(s.beachhead[space] in (WESTERN, SOVIET) for space in spaces_in(france))
    late = s.turn >= c.turn[c.tables["politics"]["italians_in_france_from"]]
    if beach or (late and held_by_allies(s) & france):
        mark(s, "return")


def after_player_turn(s: Position) -> bool:
    """6.96, 9.26, 10.1, 10.4: at the end of a player-turn; True if somebody has to be asked first."""
    depth = len(s.stack)
    abandon_works(s)
    conquer_majors(s)
    if s.active == 1 and not s.done[0] and neglected(s):
        s.stack.append(FrontDuty())
    elif len(s.stack) == depth:
        decide(s)
    return len(s.stack) > depth


def close_phase(s: Position, phase: str) -> None:
    """9.13: the Russian winter, after Axis production."""
    if phase == "production" and s.active == 0 and s.turn == s.c.turn[s.c.tables["politics"]["winter"]]:
        winter(s)


def winter(s: Position) -> None:
    """9.13: Axis infantry in the U.S.S.R. but Finns and cadres; how much it costs, only the Axis knows."""
    lost = 0
    for space in spaces_in(s.c.country[s.c.ussr]):
        noting.weakened(s, spaces_in(troops(s, space, AXIS)), by=1)
        for unit in spaces_in(troops(s, space, AXIS)):
            spared = s.kind(unit).armour or s.power_of(unit) == s.c.finland or s.steps[unit] == 1
            if not spared:
                lose_step(s, unit)
                lost += 1
    s.tell("winter", "9.13")
    s.tell_only((0,), "winter_losses", "9.13", steps=lost)
