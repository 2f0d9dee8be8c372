"""Chapter 4, zones of control: where a unit must stop, and what no unit may pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

STALE = -1


def zone(s: BattleState, force: int) -> int:
    """4-0, 4-1: the hexes round every unit of the force, always, whoever else stands there.

    4-4: not over blocked, lake and sea sides, nor over the theatre boundary while it is in force.
    """
    mask = s.zone_of[force]
    if mask == STALE:
        mask = s.zone_of[force] = s.c.zones[s.boundary].spread(s.occupied[force])
    return mask


def enemy_zone(s: BattleState, force: int) -> int:
    """The hexes in which a unit of this force must stop (4-0)."""
    mask, known = 0, s.zone_of
    for enemy in s.enemies[force]:
        found = known[enemy]
        mask |= zone(s, enemy) if found == STALE else found
    return mask


def zone_source(s: BattleState, force: int, space: int) -> int | None:
    """An enemy unit whose zone covers the hex, to be named in a refusal."""
    for enemy in s.enemies[force]:
        for unit, where in enumerate(s.where):
            if (
                s.force[unit] == enemy
                and where < s.c.map_size
                and s.c.zones[s.boundary].neighbours[where] >> space & 1
            ):
                return unit
    return None
