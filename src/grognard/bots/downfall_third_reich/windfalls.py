"""Countries that lay down arms because enemy armies stand in them: Belgium, France, Italy (17.1 to 17.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grognard.bots.downfall_third_reich.opinions import Worth
from grognard.games.downfall_third_reich.components import AXIS
from grognard.games.downfall_third_reich.state import AT_PEACE, AT_WAR
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


class Windfalls:
    """What the presence of a faction's armies in enemy countries is worth."""

    def __init__(self, s: DownfallState, opinions: Worth, faction: int) -> None:
        self.s, self.opinions, self.faction, c = s, opinions, faction, s.c
        number = c.country_number
        self.belgium = self.france = self.italy = 0
        if faction == AXIS:
            if s.standing[number["belgium"]] in (AT_PEACE, AT_WAR):
                self.belgium = c.territory[number["belgium"]]
            if s.standing[number["france"]] == AT_WAR:
                self.france = c.home[number["france"]]
        elif s.standing[number["italy"]] == AT_WAR:
            self.italy = c.territory[number["italy"]] & ~c.africa
        self.watched = self.belgium | self.france | self.italy
        self.germans = c.units_of_country[number["germany"]]
        self.now = self._worth(()) if self.watched else 0.0

    def gain(self, moves: Iterable[tuple[int, int]]) -> float:
        """What changes if armies move: pairs of an army and the area it goes to."""
        if not self.watched:
            return 0.0
        where = self.s.where
        moves = [m for m in moves if (1 << m[1] | 1 << where[m[0]]) & self.watched]
        return self._worth(moves) - self.now if moves else 0.0

    def _worth(self, moves: Iterable[tuple[int, int]]) -> float:
        s, found = self.s, 0.0
        moved = dict(moves)
        places: list[tuple[int, int]] = [
            (unit, s.where[unit])
            for area in spaces_in(self.watched & s.occupied[self.faction])
            for unit in spaces_in(s.armies(self.faction, area))
            if unit not in moved
        ]
        places += moved.items()
        if self.belgium:
            found += self.opinions.armies_in_belgium[
                min(2, sum(self.belgium >> area & 1 for _, area in places))
            ]
        if self.france:
            areas = {area for unit, area in places if self.france >> area & 1 and self.germans >> unit & 1}
            found += self.opinions.areas_of_france[min(3, len(areas))]
        if self.italy:
            found += self.opinions.armies_in_italy[min(2, sum(self.italy >> area & 1 for _, area in places))]
        return found
