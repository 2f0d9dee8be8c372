"""Section 11, ground combat: modifiers and halvings of both sides, isolation, and where to retreat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grognard.games.unconditional_surrender.rules.combat import Modifiers
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.games.unconditional_surrender.rules.laid_markers import AFTER_A_LANDING, add_markers
from grognard.games.unconditional_surrender.rules.reach import Ground
from grognard.games.unconditional_surrender.rules.weather import weather_at
from grognard.games.unconditional_surrender.state import LOW, NO, SEVERE, SKIES
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

Support = tuple[bool, bool]


def attacker_modifiers(s: Position, fight: Fight, support: Support) -> Modifiers:
    """U88 to U90: of the primary attacker, of the place, of those who help."""
    table, sky = s.c.tables["ground"]["drm"], SKIES[weather_at(s, fight.space)]
    found = _own(s, fight, ATTACKER, support)
    on_island = s.in_fort[fight.defender] and s.c.map.island["malta"] >> fight.space & 1
    if not on_island and isolated(s, fight):
        found.add("isolated", table["isolated"])
    found.add("weather", table["weather"][sky])
    if (s.c.map.city | s.c.map.rough) >> fight.space & 1:
        found.add("terrain", table["terrain"])
    if fight.kind != "invasion":
        side = s.c.map.side[s.at[fight.attackers[0]], fight.space]
        found.add("side", table["side"].get(side, 0))
    _additional(s, fight, sky, found)
    if s.in_fort[fight.defender] and "heavy_artillery" not in _kinds(s, fight):
        found.halved.append("fort")
    return found


def defender_modifiers(s: Position, fight: Fight, support: Support) -> Modifiers:
    """U88, U90: of the defender alone."""
    return _own(s, fight, DEFENDER, support)


def _own(s: Position, fight: Fight, side: int, support: Support) -> Modifiers:
    """U88: what both sides look up for their own unit."""
    table, sky = s.c.tables["ground"]["drm"], SKIES[weather_at(s, fight.space)]
    unit, found = fight.side(side)[0], Modifiers()
    found.add("nation", table["nation"].get(s.c.country_names[s.serves[unit]], 0))
    if s.c.units[unit].elite:
        found.add("elite", table["elite"])
    if s.reduced[unit]:
        found.add("reduced", table["reduced"])
    if s.supply[unit] == LOW:
        found.add("low_supply", table["low_supply"])
    kind = _counts_as(s, fight, unit)
    if kind in ("shock", "tank"):
        found.add(kind, table[kind][sky])
    if support[side]:
        found.add("air_support", table["air_support"][sky])
    add_markers(s, fight, side, found)
    if any(s.supply[one] == NO for one in fight.side(side)):
        found.halved.append("unsupplied")
    if weather_at(s, fight.space) == SEVERE:
        found.halved.append("severe")
    return found


def _counts_as(s: Position, fight: Fight, unit: int) -> str:
    return "tank" if unit in fight.tanks else s.c.kind[unit]


def _kinds(s: Position, fight: Fight) -> list[str]:
    return [s.c.markers[marker].kind for marker in fight.markers]


def _additional(s: Position, fight: Fight, sky: str, found: Modifiers) -> None:
    """U89: additional attackers, whatever their strength and supply; the invader; Naval Support."""
    table = s.c.tables["ground"]["assault"]
    for unit in fight.attackers[1:]:
        strong = _counts_as(s, fight, unit) in ("tank", "shock")
        found.add("additional", table["additional_strong"][sky] if strong else table["additional"])
    if fight.kind in AFTER_A_LANDING:
        found.add("invasion", table["invasion"])
        if fight.naval_support and s.c.map.coastal >> fight.space & 1:
            found.add("naval_support", table["naval_support"][sky])


# ---------------------------------------------------------------- retreats


def retreats(s: Position, fight: Fight) -> list[int]:
    """U93: the hexes to which the defender may retreat, away from the attacker or one of them."""
    ground = Ground(s, fight.defender)
    havens = s.cities[ground.faction] | s.forts[ground.faction]
    shut = ground.barred | ground.friends | ground.strong | ground.zones & ~havens | _beside(s, fight)
    return list(spaces_in(s.c.map.around[fight.space] & ~shut))


def why_no_retreat(s: Position, fight: Fight, space: int) -> Refusal | None:
    """U93: what keeps the defender from retreating to a hex."""
    return _why_not_to(s, fight, Ground(s, fight.defender), space)


def _why_not_to(s: Position, fight: Fight, ground: Ground, space: int) -> Refusal | None:
    """Not where movement, stacking, an enemy city or fort forbids it; not beside the attacker; into an enemy
    zone of control only with a friendly city or fort."""
    name, own = s.c.name(space), {"unit": s.unit_name(fight.defender), "space": s.c.name(space)}
    if (fight.space, space) not in s.c.map.side:
        return refuse("U93", "no-step", space=name)
    if ground.friends >> space & 1:
        return refuse("U93", "no-room", space=name)
    refusal = ground.why_not(space)
    if refusal is not None:
        return msgspec.structs.replace(refusal, rule="U93")
    if ground.strong >> space & 1:
        return refuse("U93", "retreats-into-city", **own)
    if _beside(s, fight) >> space & 1:
        return refuse("U93", "retreats-beside", **own)
    if (ground.zones & ~(s.cities[ground.faction] | s.forts[ground.faction])) >> space & 1:
        return refuse("U93", "retreats-into-zone", **own)
    return None


def _on_land(fight: Fight) -> tuple[int, ...]:
    """The attackers in hexes: an invader attacks from the sea."""
    return fight.attackers[1:] if fight.kind == "invasion" else fight.attackers


def _beside(s: Position, fight: Fight) -> int:
    """U93: the hexes with no gap to any attacker, which lie beside each of them over a hexside that can be
    crossed; there are none when the only attacker comes from the sea."""
    found, hexes = 0, s.c.map.hexes
    for number, unit in enumerate(_on_land(fight)):
        near = s.c.map.around[s.at[unit]] if 0 <= s.at[unit] < hexes else 0
        found = found & near if number else near
    return found


def isolated(s: Position, fight: Fight) -> bool:
    """U91: nowhere to retreat to, and no friendly city, fort or ground unit beside that one could walk to."""
    if s.c.map.at_map_edge(fight.space):
        return False
    faction = s.faction_of(fight.defender)
    friends = s.cities[faction] | s.forts[faction] | s.standing[faction]
    return not s.c.map.around[fight.space] & friends and not retreats(s, fight)
