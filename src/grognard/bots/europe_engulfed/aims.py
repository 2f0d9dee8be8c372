"""What is wanted when: whose land is next, who is left alone, which areas pull armies over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.europe_engulfed.opinions import Aims
from grognard.games.europe_engulfed.components import AXIS, CLEAR, NOBODY, SOVIET
from grognard.games.europe_engulfed.rules.politics.declarations import eastern_guard, guard_wanted
from grognard.games.europe_engulfed.rules.politics.events import happened
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

LOW_COUNTRIES = ("belgium", "netherlands")
NORTH = ("denmark", "norway")
SOUTH_EAST = ("yugoslavia", "greece")
IBERIA = ("spain",)
SUMMER = ("may-jun", "jul-aug")


def france_out(s: Position) -> bool:
    return bool(s.vichy or s.conquered[s.c.france])


def is_neutral(s: Position, name: str) -> bool:
    power = s.c.power[name]
    return not s.war[power] and not s.conquered[power]


def next_victims(s: Position, aims: Aims) -> list[str]:
    """The neutral powers that the Axis means to attack next: armies gather at their borders."""
    if not s.conquered[s.c.power["poland"]] or not s.war[s.c.germany]:
        return []
    names: list[str] = []
    if not france_out(s):
        return [name for name in LOW_COUNTRIES if is_neutral(s, name)]
    at_war = bool(s.war[s.c.ussr])
    if aims.south_east and not at_war and s.turn >= aims.balkans - 2 and s.turn < aims.barbarossa:
        names += SOUTH_EAST
    if aims.spain and not at_war:
        names += IBERIA
    if not at_war and not s.conquered[s.c.ussr] and s.turn >= min(aims.barbarossa - 3, aims.balkans):
        names.append("ussr")
    return [name for name in names if is_neutral(s, name)]


def wars(s: Position, aims: Aims) -> list[str]:
    """The neutral powers that Germany attacks now if it has the means."""
    found: list[str] = []
    if not s.conquered[s.c.power["poland"]]:
        return found
    if not france_out(s):
        if s.turn >= aims.west:
            found += LOW_COUNTRIES[:1]
    else:
        found += _later_wars(s, aims)
    if aims.norway and s.turn >= aims.west - 1 and not s.war[s.c.ussr]:
        found.append("denmark")
    return [name for name in found if is_neutral(s, name)]


def _later_wars(s: Position, aims: Aims) -> list[str]:
    found: list[str] = []
    months = s.c.months(s.turn)
    if aims.south_east and aims.balkans <= s.turn <= aims.barbarossa + 1 and not s.war[s.c.ussr]:
        found += SOUTH_EAST
    if aims.spain and not s.war[s.c.ussr]:
        found += IBERIA
    summer = months in SUMMER or (s.turn == aims.barbarossa and s.weather[1] == CLEAR)
    if aims.barbarossa <= s.turn <= aims.last_barbarossa and summer:
        found.append("ussr")
    return found


def bides(s: Position, camp: int, aims: Aims) -> int:
    """What the Axis does not attack yet: France before the year's campaign in the West."""
    return s.c.country[s.c.france] if camp == AXIS and s.turn < aims.west and not france_out(s) else 0


def guards_missing(s: Position) -> int:
    """9.23: how many of them are not there."""
    return max(0, guard_of_the_east(s) - eastern_guard(s))


def guard_of_the_east(s: Position) -> int:
    """9.23: how many German ground units in Poland and East Prussia keep the Soviets quiet."""
    if s.war[s.c.ussr] or s.conquered[s.c.ussr] or not s.conquered[s.c.power["poland"]]:
        return 0
    return guard_wanted(s)


def unclaimed(s: Position) -> int:
    """9.25: what the pact leaves to the Soviets and nobody holds yet."""
    if not s.pact:
        return 0
    return mask_of(space for space in spaces_in(s.c.map.tagged["pact"]) if s.holder[space] == NOBODY)


def wanted(s: Position, camp: int, aims: Aims) -> int:
    """Neutral land that a camp is about to take: its armies go there as if it were the enemy's."""
    if camp == SOVIET:
        at_peace = s.pact and not s.war[s.c.ussr]
        return unclaimed(s) | (s.held[s.c.germany] & ~s.c.map.in_zone[0] if at_peace else 0)
    if camp != AXIS:
        return 0
    land = 0
    for name in next_victims(s, aims):
        land |= s.c.country[s.c.power[name]]
        if name == "ussr":
            land |= s.held[s.c.ussr]
    return land


def on_the_defensive(s: Position) -> bool:
    """Whether the Axis has had its day: the East is lost, or two fronts are open."""
    return happened(s, "return") or s.turn >= s.c.turn["1944-jan-feb"]
