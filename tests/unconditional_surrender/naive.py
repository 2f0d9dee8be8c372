"""A second, plain reckoning of zones of control, prices of steps and supply, hex by hex from the columns."""

from __future__ import annotations

from typing import Any

from grognard.games.unconditional_surrender.roster import AIR, GROUND
from grognard.games.unconditional_surrender.state import NEUTRAL
from tests.unconditional_surrender.war import C

HEXES = C.map.hexes
SIDES = {"river": 1, "canal": 1, "mountain": 1, "strait": 2}


def kinds(a: int, b: int) -> frozenset[str]:
    return C.board.pairs[a, b].kinds


def land(space: int) -> bool:
    return space < HEXES and C.board.attributes[space]["terrain"] not in ("sea", "lake")


def walkable(a: int, b: int) -> bool:
    return (a, b) in C.board.pairs and land(a) and land(b) and not kinds(a, b) & {"sea", "lake"}


def owner(s: Any, space: int) -> int:
    """The country that has a hex now."""
    area = C.board.attributes[space].get("area")
    country = C.country[C.board.attributes[space]["country"]]
    return int(s.annexed[s.area_owner[C.map.areas.index(area)] if area else country])


def foes(s: Any, faction: int) -> list[int]:
    pact = s.policy[1] == 0
    table = {0: [1] if pact else [1, 2], 1: [0], 2: [] if pact else [0]}
    return table[faction]


def shut(s: Any, space: int, faction: int) -> bool:
    """Whether ground units of a faction may never be in a hex, in scenarios without closed ground."""
    if not land(space) or C.board.attributes[space].get("faded"):
        return True
    country = owner(s, space)
    if s.status[country] == NEUTRAL:
        return True
    if faction == 1 and s.policy[0] == 0 and s.joined[country] == 0:
        return True
    if s.policy[1] == 0 and faction == 2:
        return country != C.country["ussr"]
    firm = s.turn < 1940 * 12 + 9 and s.status[C.country["france"]] != 2
    return s.policy[1] == 0 and faction == 0 and firm and s.joined[country] == 2


def units_in(s: Any, space: int) -> list[int]:
    return [unit for unit, at in enumerate(s.at) if at == space]


def in_zone(s: Any, space: int, faction: int) -> bool:
    """Whether an enemy ground unit outside forts stands beside a hex, over a side that can be crossed."""
    for foe in foes(s, faction):
        if shut(s, space, foe):
            continue
        for beside in C.board.beside[space]:
            if walkable(beside, space):
                for unit in units_in(s, beside):
                    if C.branch[unit] == GROUND and s.joined[s.serves[unit]] == foe and not s.in_fort[unit]:
                        return True
    return False


def price(s: Any, a: int, b: int, faction: int) -> int:
    """What a step costs, line by line of the list."""
    enemies = foes(s, faction)
    name = C.name(b)
    city = next((n for n, one in enumerate(C.map.cities.values()) if one.hex == name), None)
    forts = [s.joined[of] for at, of in zip(s.fort_at, s.fort_of, strict=True) if at == b]
    enemy_unit = any(s.joined[s.serves[unit]] in enemies for unit in units_in(s, b))
    strong = (city is not None and s.control[city] in enemies) or any(one in enemies for one in forts)
    if "transport" in kinds(a, b) and not strong and not enemy_unit:
        return 1
    if strong:
        ground = 2
    elif city is not None or faction in forts:
        ground = 1
    else:
        ground = 1 if C.board.attributes[b]["ground"] == "clear" else 2
    return ground + max((SIDES.get(kind, 0) for kind in kinds(a, b)), default=0)


def supplied(s: Any, unit: int, sources: set[int]) -> bool:
    """Whether a line by land leads from a unit to a source: two hexes, then along transport lines."""
    faction = s.joined[s.serves[unit]]

    def passable(space: int) -> bool:
        if shut(s, space, faction):
            return False
        units = units_in(s, space)
        others = [s.joined[s.serves[one]] for one in units if s.joined[s.serves[one]] != faction]
        name = C.name(space)
        cities = [s.control[n] for n, one in enumerate(C.map.cities.values()) if one.hex == name]
        forts = [s.joined[of] for at, of in zip(s.fort_at, s.fort_of, strict=True) if at == space]
        if others or any(one != faction for one in cities) or any(one in foes(s, faction) for one in forts):
            return False
        helped = faction in forts or bool(cities) or any(C.branch[one] == GROUND for one in units)
        return helped or not in_zone(s, space, faction)

    start = s.at[unit]
    walked, fringe = {start}, {start}
    for _ in range(2):
        fringe = {
            b for a in fringe for b in C.board.beside[a] if walkable(a, b) and b not in walked and passable(b)
        }
        walked |= fringe
    seen, waiting = set(walked), [space for space in walked if space == start or passable(space)]
    while waiting:
        a = waiting.pop()
        if a in sources and passable(a):
            return True
        for b in C.board.beside[a]:
            if b < HEXES and "transport" in kinds(a, b) and b not in seen and passable(b):
                seen.add(b)
                waiting.append(b)
    return False


def lands(s: Any, unit: int, space: int) -> bool:
    """Whether an air unit could land in a hex that it reaches, supply apart."""
    faction, units = s.joined[s.serves[unit]], units_in(s, space)
    sides = [s.joined[s.serves[one]] for one in units]
    if not land(space) or any(C.branch[one] == AIR for one in units):
        return False
    if any(side != faction and side not in foes(s, faction) for side in sides):
        return False
    if _city_of(s, space, faction):
        return True
    if any(side != faction for side in sides) or any(
        holds(s, space, one) for one in range(3) if one != faction
    ):
        return False
    if not any("transport" in kinds(space, b) for b in C.board.beside[space] if b < HEXES):
        return False
    return not in_zone(s, space, faction) or holds(s, space, faction) or bool(units)


def flown(s: Any, unit: int, left: int) -> set[int]:
    """The hexes that an air unit comes to: not over neutral land, nor where a policy forbids it."""
    faction = s.joined[s.serves[unit]]
    seen = fringe = {s.at[unit]}
    for _ in range(left):
        beside = {b for a in fringe for b in C.board.beside[a] if b < HEXES} - seen
        fringe = {
            b for b in beside if not land(b) or C.board.attributes[b].get("faded") or not shut(s, b, faction)
        }
        fringe = {b for b in fringe if not land(b) or not _barred(s, b, faction)}
        seen = seen | fringe
    return seen


def _barred(s: Any, space: int, faction: int) -> bool:
    country = owner(s, space)
    if s.status[country] == NEUTRAL:
        return True
    return faction == 1 and s.policy[0] == 0 and s.joined[country] == 0


def _city_of(s: Any, space: int, faction: int) -> bool:
    name = C.name(space)
    return any(one.hex == name and s.control[n] == faction for n, one in enumerate(C.map.cities.values()))


# ---------------------------------------------------------------- modifiers of a ground combat

FAIR, POOR, SEVERE = 0, 1, 2
NATIONS = {"germany": 2, "france": 1, "uk": 1, "usa": 1}


def holds(s: Any, space: int, faction: int) -> bool:
    """Whether a city or fort of a faction is in a hex."""
    name = C.name(space)
    cities = [s.control[n] for n, one in enumerate(C.map.cities.values()) if one.hex == name]
    forts = [s.joined[of] for at, of in zip(s.fort_at, s.fort_of, strict=True) if at == space]
    return faction in cities or faction in forts


def may_retreat(s: Any, defender: int, attackers: list[int], space: int) -> bool:
    """Whether a defender may go to a hex beside it."""
    faction, here = s.joined[s.serves[defender]], s.at[defender]
    if not walkable(here, space) or shut(s, space, faction):
        return False
    for unit in units_in(s, space):
        if C.branch[unit] == GROUND or s.joined[s.serves[unit]] not in (faction, *foes(s, faction)):
            return False
    others = [one for one in range(3) if one != faction]
    if any(holds(s, space, one) for one in others):
        return False
    if all(walkable(s.at[one], space) for one in attackers):
        return False
    return holds(s, space, faction) or not in_zone(s, space, faction)


def isolated(s: Any, defender: int, attackers: list[int]) -> bool:
    here, faction = s.at[defender], s.joined[s.serves[defender]]
    if C.map.row[here] == C.map.rows or C.map.column[here] == C.map.columns:
        return False
    for beside in C.board.beside[here]:
        if not walkable(here, beside):
            continue
        friends = [
            u for u in units_in(s, beside) if C.branch[u] == GROUND and s.joined[s.serves[u]] == faction
        ]
        if friends or holds(s, beside, faction) or may_retreat(s, defender, attackers, beside):
            return False
    return True


def own_drm(s: Any, unit: int, sky: int) -> int:
    """The lines that both sides have."""
    found = NATIONS.get(C.units[unit].country, 0)
    found += 1 if C.units[unit].elite else 0
    found -= 2 if s.reduced[unit] else 0
    found -= 2 if s.supply[unit] == 1 else 0
    if C.kind[unit] == "tank":
        found += {FAIR: 2, POOR: 1, SEVERE: 0}[sky]
    if C.kind[unit] == "shock" and sky == FAIR:
        found += 1
    return found


def attack_drm(s: Any, attackers: list[int], defender: int) -> int:
    """What the attackers of an Assault add up to, without air units and markers."""
    here = s.at[defender]
    sky = s.weather[C.map.climate[here]]
    found = own_drm(s, attackers[0], sky)
    found += 2 if isolated(s, defender, attackers) else 0
    found -= 2 if sky == POOR else 0
    in_city = any(one.hex == C.name(here) for one in C.map.cities.values())
    found -= 1 if in_city or C.board.attributes[here]["ground"] != "clear" else 0
    sides = kinds(s.at[attackers[0]], here)
    found -= 2 if "strait" in sides else 1 if sides & {"river", "canal", "mountain"} else 0
    for unit in attackers[1:]:
        strong = C.kind[unit] in ("tank", "shock") and sky != SEVERE
        found += 2 if strong else 1
    return max(-10, min(10, found))


def halvings(s: Any, units: list[int], defender: int, attacking: bool) -> int:
    sky = s.weather[C.map.climate[s.at[defender]]]
    in_fort = attacking and s.in_fort[defender]
    return int(any(s.supply[unit] == 2 for unit in units)) + int(sky == SEVERE) + int(bool(in_fort))
