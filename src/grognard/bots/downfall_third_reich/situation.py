"""What a position looks like to a faction: gaps in the line, threats, lines of supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.downfall_third_reich.gaps import Gaps
from grognard.bots.downfall_third_reich.lines import Lines
from grognard.bots.downfall_third_reich.mind import Mind
from grognard.bots.downfall_third_reich.threats import Threats

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


class Situation(Gaps, Threats, Lines):
    """All of it. It is good for one question; what is found out is kept until then."""

    def __init__(self, s: DownfallState, mind: Mind, faction: int) -> None:
        super().__init__(s, mind, faction)
        self._solid: dict[tuple[int, int], int] = {}

    def exposed(self, ours: int, taken: int, area: int) -> bool:
        """Whether an army in an area would lose its line if the enemy went wherever he can."""
        key = ours, taken
        lines = self._solid.get(key)
        if lines is None:
            s = self.s
            soon, _ = self.reached(ours)
            solid = (s.controlled[self.faction] | taken) & ~s.strange(self.faction) & ~(soon & ~ours)
            lines = self.mind.noted(("solid", self.faction, solid), lambda: self._lines_over(solid))
            self._solid[key] = lines
        return not lines >> area & 1

    def _lines_over(self, solid: int) -> int:
        network = self.links.flood(self.ground.sources[self.faction] & solid, solid)
        ports = self._ports(self.faction, network) & solid & ~network
        if ports:
            network = self.links.flood(network | ports, solid)
        return network | self.links.spread(network)
