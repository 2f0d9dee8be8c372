"""Section 7, strategic warfare: the Axis against the trade of the Allies; factories are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.components import RESULTS
from grognard.games.unconditional_surrender.roster import AIR, AXIS, FACTIONS, SOVIET, WARSHIP, WESTERN
from grognard.games.unconditional_surrender.rules.combat import RESOLVE, Modifiers, open_fight, rolled
from grognard.games.unconditional_surrender.rules.economy import axis_port
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import ACTIVE, PACT, FactionId
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

ALLY = {WESTERN: "uk", SOVIET: "ussr"}


def begin(s: Position) -> None:
    """U11, U53: against the West each turn, against the Soviets from the turn after the Pact ended on."""
    s.stack.append(Raids(tuple(faction for faction in (WESTERN, SOVIET) if _fought(s, faction))))


def _fought(s: Position, faction: int) -> bool:
    if FACTIONS[faction] not in s.c.scenarios[s.setup.scenario].factions:
        return False
    return faction == WESTERN or 0 < s.policy[PACT] < s.turn


class Raids(Step, frozen=True):
    """U53, U55: one strategic combat after the other; then all Bombed markers are removed."""

    foes: tuple[FactionId, ...]

    def proceed(self, s: Position) -> bool:
        s.stack.pop()
        if self.foes:
            s.stack.append(Raids(self.foes[1:]))
            s.tell("raids", "U53", faction=FACTIONS[self.foes[0]])
            open_fight(s, Fight("strategic", (), NONE, NONE, factions=(AXIS, self.foes[0])))
        else:
            s.bombed = []
        return True


def modifiers(s: Position, fight: Fight, side: int) -> Modifiers:
    """U53: the list of one side, and the markers that were committed."""
    table, found, foe = s.c.tables["strategic"]["drm"], Modifiers(), fight.factions[DEFENDER]
    if side == ATTACKER:
        for number, ports in enumerate(table["axis_ports"]):
            if FACTIONS[foe] in ports["against"] and any(axis_port(s, zone) for zone in ports["zones"]):
                found.add(f"ports_{number}", ports["drm"])
    elif foe == WESTERN:
        found.add("usa", table["western_usa"] if s.status[s.c.country["usa"]] == ACTIVE else 0)
        found.add("trade", table["western_trade"] if _western_trade(s) else 0)
        found.add("bombed", table["western_bombed"] * _bombed_in_germany(s))
    else:
        found.add("trade", table["soviet_trade"] if _soviet_trade(s) else 0)
        groups = -(-_conquests(s) // table["conquered_counted_by"])
        found.add("conquered", table["soviet_for_conquered"] * groups)
    _add_markers(s, fight, side, found)
    return found


def _in_trade_ports(s: Position, branch: int, faction: int) -> list[int]:
    """The units of a faction in the ports of the sea zone where trade is hurt."""
    zone = s.c.map.zone(s.c.tables["strategic"]["drm"]["trade_zone"])
    return [
        unit
        for place, unit in s.units_at[branch].items()
        if s.faction_of(unit) == faction and zone in s.c.map.opens_on.get(place, ())
    ]


def _western_trade(s: Position) -> bool:
    """U53: a Western fighter or warship stands there."""
    fighters = [unit for unit in _in_trade_ports(s, AIR, WESTERN) if s.c.kind[unit] == "fighter"]
    return bool(fighters or _in_trade_ports(s, WARSHIP, WESTERN))


def _soviet_trade(s: Position) -> bool:
    """U53: a Soviet air unit stands there, and no Western fighter or warship."""
    return bool(_in_trade_ports(s, AIR, SOVIET)) and not _western_trade(s)


def _bombed_in_germany(s: Position) -> int:
    land = s.land[s.c.country["germany"]] & s.c.map.factory
    return sum(land >> place & 1 for place in s.bombed)


def _conquests(s: Position) -> int:
    """U53: the Allied countries that the Axis has conquered."""
    return sum(by == AXIS and s.joined[country] != AXIS for country, by in enumerate(s.conqueror))


def _add_markers(s: Position, fight: Fight, side: int, found: Modifiers) -> None:
    """Committed markers add to a side, take from the other, or halve its result."""
    for marker in fight.markers:
        name = s.c.markers[marker].kind
        kind = s.c.marker_kinds[name]
        if s.c.marker_faction[marker] == fight.factions[side]:
            found.add(name, kind.strategic_own or kind.own)
        else:
            found.add(name, 0 if kind.strategic_own else kind.enemy)
            found.halved += [name] * kind.halves_enemy


def resolve(s: Position, fight: Fight) -> None:
    """U54: the Fac Lost markers of Germany and of the Ally move, within their limits."""
    attacker, defender = (modifiers(s, fight, side) for side in (ATTACKER, DEFENDER))
    result, table = RESULTS[rolled(s, attacker, defender)], s.c.tables["strategic"]
    for name, change in (("germany", table["germany"]), (ALLY[fight.factions[DEFENDER]], table["ally"])):
        country = s.c.country[name]
        moved = s.fac_lost[country] + change[result]
        s.fac_lost[country] = max(table["fac_lost_least"], min(table["fac_lost_most"], moved))
        s.tell("fac_lost", "U54", country=name, number=s.fac_lost[country])


RESOLVE["strategic"] = resolve
