"""Section 14: what markers count for in a combat, committed (U82) or lying on the map (U119, U120)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.rules.factions import enemies
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.kernel.masks import mask_of

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.rules.combat import Modifiers
    from grognard.games.unconditional_surrender.state import Position

AFTER_A_LANDING = ("invasion", "landing")
"""U89, U120: amphibious Assaults, in which a Surprise Attack does not count."""

AGAINST_UNITS = ("airdrop", "partisans")
"""U119: markers that weaken who is in their hex."""


def beset_by_markers(s: Position, faction: int) -> int:
    """U99: the hexes with enemy Airdrop and Partisans markers."""
    foes = enemies(s, faction)
    return mask_of(
        place
        for marker, place in enumerate(s.marker_at)
        if place >= 0 and s.c.markers[marker].kind in AGAINST_UNITS and s.c.marker_faction[marker] in foes
    )


def add_markers(s: Position, fight: Fight, side: int, found: Modifiers) -> None:
    """The committed markers: what they add to their own side, and to the other; then those on the map."""
    own = fight.faction(s, side)
    for marker in fight.markers:
        kind = s.c.marker_kinds[s.c.markers[marker].kind]
        value = kind.own if s.c.marker_faction[marker] == own else kind.enemy
        found.add(s.c.markers[marker].kind, value)
    _add_laid(s, fight, side, found)


def _add_laid(s: Position, fight: Fight, side: int, found: Modifiers) -> None:
    """Airdrop and Partisans weaken who defends in their hex, in a duel only who is based there; Surprise
    Attack helps the attacker once."""
    attacker = fight.faction(s, ATTACKER)
    for marker, place in enumerate(s.marker_at):
        name = s.c.markers[marker].kind
        if place < 0 or s.c.marker_faction[marker] != attacker:
            continue
        there = place == fight.space and (fight.kind != "duel" or s.at[fight.defender] == place)
        if name in AGAINST_UNITS and there and side == DEFENDER:
            found.add(name, s.c.marker_kinds[name].enemy)
        elif name == "surprise_attack" and side == ATTACKER and name not in found.lines:
            reach = s.c.tables["ranges"]["surprise_attack"]
            if fight.kind not in AFTER_A_LANDING and s.c.map.within(place, reach) >> fight.space & 1:
                found.add(name, s.c.marker_kinds[name].own)
