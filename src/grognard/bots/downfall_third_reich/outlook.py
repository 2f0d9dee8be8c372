"""How a faction looks at a position: its aims, its armies, and what armies are worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grognard.bots.downfall_third_reich.goals import aims
from grognard.bots.downfall_third_reich.mind import Mind
from grognard.games.downfall_third_reich.components import AXIS, FOES, USSR
from grognard.games.downfall_third_reich.rules.scenarios import WINTER, season
from grognard.games.downfall_third_reich.state import OPERATED

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


class Outlook:
    """A position seen by one faction."""

    def __init__(self, s: DownfallState, mind: Mind, faction: int) -> None:
        self.s, self.mind, self.faction, self.c = s, mind, faction, s.c
        self.ground, self.opinions, self.pace = mind.ground, mind.opinions, mind.pace
        self.aims = aims(s, mind, faction)
        self._recovery: tuple[float, ...] = msgspec.structs.astuple(mind.opinions.worth.recovery)
        self._armour = mind.opinions.worth.armour
        self.worth, self.field = self.aims.worth, self.aims.field
        self.foes = FOES[faction]
        self.mine = [u for u in s.units_on_map(faction) if s.at_war(s.c.country[u])]
        self.hostile = s.hostile(faction)
        self.occupied = s.occupied[faction]
        self.winter = season(s.turn) == WINTER
        self.links = s.c.open_links

    def value(self, unit: int, strength: int = -1) -> float:
        """What an army is worth; strength 0 is nothing."""
        s = self.s
        strength = s.strength[unit] if strength < 0 else strength
        if not strength:
            return 0.0
        combat = s.setup.combat[s.c.type_of[unit]][strength]
        return (combat + (self._armour if s.c.armour[unit] else 0.0)) * self._recovery[s.c.faction[unit]]

    def step(self, unit: int) -> float:
        """What an army loses by one loss."""
        return self.value(unit) - self.value(unit, self.s.strength[unit] - 1)

    def quiet(self, foe: int) -> bool:
        """Whether a foe is not expected to attack: the border between Axis and USSR before the war there."""
        s = self.s
        if s.entered_ussr or (foe, self.faction) not in ((AXIS, USSR), (USSR, AXIS)):
            return False
        turns = self.opinions.aims
        return s.turn < (turns.barbarossa if self.faction == AXIS else turns.balkans)

    def ready(self, unit: int) -> bool:
        """Whether an army has made no operation yet."""
        return not self.s.flags[unit] & OPERATED
