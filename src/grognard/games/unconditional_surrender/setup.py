"""U2: who sits at the table: two, three or four players for the three factions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.games.unconditional_surrender.components import Components
from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.game import Setup, UnknownChoice

PLAYERS = (2, 3, 4)
VARIANTS: dict[str, Sequence[int | str]] = {
    "german_air_drm": (0, 2),
    "mobile_attack_weather": ("any", "fair"),
}
"""U173a, U173b."""


class WarSetup(Setup, frozen=True):
    """Adds who plays each faction; of a shared Axis the second seat has all countries but `leader`."""

    seats_of: tuple[int, ...] = ()
    sharing: int = NONE
    leader: int = NONE

    def seat_of(self, faction: int, country: int = NONE) -> int:
        """The seat that decides for a faction, or for one of its countries."""
        if faction == AXIS and self.sharing != NONE and country not in (NONE, self.leader):
            return self.sharing
        return self.seats_of[faction]

    def seats_for(self, faction: int) -> tuple[int, ...]:
        """All seats that have a part in a faction, in the order in which they act."""
        own = self.seats_of[faction]
        return (own, self.sharing) if faction == AXIS and self.sharing != NONE else (own,)


def options(c: Components, scenario: str) -> dict[str, Any]:
    """U173c: the options of every scenario, and how many play."""
    return {"players": min(len(c.scenarios[scenario].factions), 3), **c.options}


def option_values(c: Components, scenario: str) -> dict[str, Sequence[int | str]]:
    """U2, U173a, U173b: of two factions two play."""
    factions = len(c.scenarios[scenario].factions)
    return {"players": PLAYERS if factions == len(FACTIONS) else (factions,), **VARIANTS}


def set_up(c: Components, scenario: str, chosen: Mapping[str, Any]) -> WarSetup:
    """U2: two: the Axis and its enemies; three: each a faction; four: the Axis is shared."""
    factions = c.scenarios[scenario].factions
    if chosen["players"] not in PLAYERS:
        raise UnknownChoice("number of players", chosen["players"], list(PLAYERS))
    players = chosen["players"] if len(factions) == len(FACTIONS) else len(factions)
    seats: tuple[str, ...] = tuple(factions)
    seats_of = tuple(seats.index(name) if name in seats else 1 for name in FACTIONS)
    if players == 2 and len(factions) == len(FACTIONS):
        seats, seats_of = ("axis", "allies"), (0, 1, 1)
    if players == 4:
        seats, seats_of = ("germany", "axis_partners", "western", "soviet"), (0, 2, 3)
    sharing = 1 if players == 4 else NONE
    return WarSetup(scenario, dict(chosen), seats, seats_of, sharing, c.country["germany"])
