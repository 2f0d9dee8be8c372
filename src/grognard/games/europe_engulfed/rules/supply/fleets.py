"""4.2, 8.3, supply of fleets: a friendly supplied port in their sea zone, or they are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.rules.control import friendly
from grognard.games.europe_engulfed.rules.supply.lines import fed
from grognard.games.europe_engulfed.rules.supply.sea import Reach, ports
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def has_port(s: Position, power: int, sea: int) -> bool:
    """8.3: a friendly port there from which a line leads to a source, by land or by sea, be it an ally's."""
    docks = {one: ports(s, s.camp[one], friendly(s, one), sea) for one in _beside(s, power)}
    if any(found & fed(s, one) for one, found in docks.items()):
        return True
    return any(found and _reaches(Reach(s, one), found) for one, found in docks.items())


def _beside(s: Position, power: int) -> list[int]:
    """Whose lines may feed a port that is friendly to a power: its own first."""
    allies = [one for one in s.c.majors if s.camp[one] == s.camp[power] and s.war[one] and s.war[power]]
    return [power, *(one for one in allies if one != power)]


def _reaches(reach: Reach, docks: int) -> bool:
    return any(reach.routes(port) for port in spaces_in(docks))


def lose_fleets(s: Position) -> None:
    """4.2: in the final supply phase fleets without a supplied port are lost."""
    seas, camps = s.c.map.seas, camps_in_turn(s)
    afloat = [
        (power, sea, power * len(seas) + number)
        for power, camp in enumerate(s.camp)
        for number, sea in enumerate(seas)
        if camp in camps and s.fleets[power * len(seas) + number]
    ]
    stranded = [one for one in afloat if not has_port(s, one[0], one[1])]
    for power, sea, where in stranded:
        s.tell("fleets_lost", "4.2", power=s.c.power_ids[power], space=s.c.name(sea), number=s.fleets[where])
        s.fleets, s.used, s.shifted = (with_entry(one, where, 0) for one in (s.fleets, s.used, s.shifted))
