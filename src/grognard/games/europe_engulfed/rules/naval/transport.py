"""0.7, 5.3, 5.34, 9.51, transports: each fleet point carries one unit a game turn, of certain powers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, WESTERN
from grognard.games.europe_engulfed.rules.control import friendly
from grognard.games.europe_engulfed.rules.politics.events import happened
from grognard.games.europe_engulfed.rules.supply.sea import ports
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def waters(s: Position, sea: int) -> int:
    """5.33: the sea zone whose fleets carry: on the Cape route those of the Atlantic."""
    uses = s.c.map.areas[sea].uses
    return s.c.index[uses] if uses else sea


def slot(s: Position, power: int, sea: int) -> int:
    """Where the fleets of a power in a sea zone stand in the columns."""
    return power * len(s.c.map.seas) + s.c.map.sea_number[sea]


def points(s: Position, camp: int, sea: int) -> int:
    """8.12: all fleet points of a camp at war in a sea zone."""
    return sum(s.fleets[slot(s, power, sea)] for power in s.warring[camp])


def bold_points(s: Position, camp: int, sea: int) -> int:
    """9.45(b): those that may begin a battle or interdict: no Italian ones after the collapse."""
    meek = camp == AXIS and s.war[s.c.italy] and happened(s, "collapse")
    return points(s, camp, sea) - (s.fleets[slot(s, s.c.italy, sea)] if meek else 0)


def carriers(s: Position, power: int) -> list[int]:
    """9.44, 9.51: whose fleets carry units of a power: not British for French, nor the other way round.

    Minor powers are neither: they go in the ships of both.
    """
    if not s.war[power]:
        return [power]
    allies, alone = s.warring[s.camp[power]], s.c.france
    if s.c.powers[power].sort != "major":
        return list(allies)
    return [power] if power == alone else [other for other in allies if other != alone]


@recalled
def available(s: Position, power: int, sea: int) -> int:
    """5.34: fleet points that can still carry a unit of this power in this turn."""
    found = (slot(s, other, waters(s, sea)) for other in carriers(s, power))
    return sum(s.fleets[one] - s.used[one] for one in found)


def why_no_ship(s: Position, power: int, sea: int) -> Refusal:
    """5.34: no point is left that could carry; 9.51: or only such as do not carry units of this power."""
    zone, able = waters(s, sea), carriers(s, power)
    others = (o for o, camp in enumerate(s.camp) if camp == s.camp[power] and s.war[o] and o not in able)
    idle = any(s.fleets[slot(s, other, zone)] > s.used[slot(s, other, zone)] for other in others)
    if idle and s.war[power]:
        return refuse("9.51", "not-in-their-ships", space=s.c.name(sea))
    return refuse("5.34", "no-transport", space=s.c.name(sea))


def use(s: Position, power: int, sea: int) -> int:
    """5.34: one point has carried a unit, one of its own if there is one; whose it was."""
    zone = waters(s, sea)
    powers = sorted(carriers(s, power), key=lambda other: other != power)
    found = next(o for o in powers if s.fleets[slot(s, o, zone)] > s.used[slot(s, o, zone)])
    here = slot(s, found, zone)
    s.used = with_entry(s.used, here, s.used[here] + 1)
    return found


@recalled
def harbours(s: Position, power: int, sea: int) -> int:
    """5.31, 7.22: friendly ports on a sea, and beachheads; on the Cape route westerners have theirs alone."""
    camp = s.camp[power]
    if sea not in s.c.map.seas and camp != WESTERN:
        return 0
    found = ports(s, camp, friendly(s, power), sea)
    for space in spaces_in(s.c.map.beaches[sea]):
        if s.beachhead[space] == camp:
            found |= 1 << space
    return found
