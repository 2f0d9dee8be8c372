"""Section 13, voyages: what is under way at sea, with whom, and who may sail, be carried or escort."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.unconditional_surrender.roster import AIR, CONVOY, GROUND, WARSHIP
from grognard.games.unconditional_surrender.rules.air import why_grounded
from grognard.games.unconditional_surrender.rules.air_combat import add_sorties
from grognard.games.unconditional_surrender.rules.factions import held_by_pact
from grognard.games.unconditional_surrender.rules.naval import (
    has_room,
    is_haven,
    price_of_way,
    zones_at_hand,
)
from grognard.games.unconditional_surrender.rules.operations import why_not_taken_aboard
from grognard.games.unconditional_surrender.rules.reach import points
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import UnitOrNone
from grognard.kernel.ranges import SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

SHIPS = (CONVOY, WARSHIP)


class Voyage(msgspec.Struct, frozen=True):
    """U107 to U112, U126: one action at sea. Kinds: "move", "transport", "invasion", "supply".

    `path` are the zones that are passed, and the goal. Nobody leaves the port before the voyage is over.
    """

    kind: str
    unit: UnitId
    path: tuple[SpaceId, ...]
    cargo: UnitOrNone = NONE
    served: tuple[UnitId, ...] = ()
    escorts: tuple[UnitId, ...] = ()
    beaten: tuple[UnitId, ...] = ()
    fought: tuple[UnitId, ...] = ()
    came: tuple[UnitId, ...] = ()

    @property
    def goal(self) -> int:
        return self.path[-1]

    def zones(self, s: Position) -> tuple[int, ...]:
        """The sea zones on its path."""
        return tuple(space for space in self.path if space >= s.c.map.first_zone)

    def escort(self, s: Position, branch: int) -> int:
        """U109: the escort of a branch that no interceptor has beaten, or NONE."""
        left = (unit for unit in self.escorts if unit not in self.beaten)
        return next((unit for unit in left if s.c.branch[unit] == branch), NONE)

    def figures(self, s: Position) -> dict[str, Any]:
        """What a question about it tells."""
        return {
            "kind": self.kind,
            "unit": s.unit_name(self.unit),
            "space": s.c.name(self.goal),
            "path": s.c.names(self.path),
        }


ARRIVE: dict[str, Callable[[Position, Voyage], None]] = {}
"""What a voyage of each kind does at its goal; it is entered by who carries it out."""
INTERDICTED: dict[str, Callable[[Position, Voyage, int], None]] = {}
"""U111: what becomes of it when it is interdicted, and in which zone."""


def tire(s: Position, voyage: Voyage) -> None:
    """U107 to U109, U114: who did not fight adds a Sortie."""
    for unit in (voyage.unit, *voyage.escorts):
        if unit not in voyage.fought:
            add_sorties(s, unit, 1)


def lose_cargo(s: Position, voyage: Voyage) -> None:
    """U111: a full ground unit is reduced, an air unit adds Sorties."""
    unit = voyage.cargo
    if unit == NONE:
        return
    if s.c.branch[unit] == AIR:
        add_sorties(s, unit, s.c.tables["limits"]["interdicted_cargo_sorties"])
    elif not s.reduced[unit]:
        s.reduced[unit] = 1
        s.tell("reduced", "U111", unit=s.unit_name(unit))


# ---------------------------------------------------------------- who may act


def why_in_port(s: Position, unit: int) -> Refusal | None:
    """U8, U60: why a naval unit of the faction in phase can't act."""
    if s.c.scenarios[s.setup.scenario].naval != "full":
        return refuse("U171", "no-ships", unit=s.unit_name(unit))
    if s.at[unit] < 0:
        return refuse("U51", "not-on-map", unit=s.unit_name(unit))
    if s.faction_of(unit) != s.faction:
        return refuse("U59", "not-your-unit", unit=s.unit_name(unit))
    if s.c.branch[unit] not in SHIPS:
        return refuse("U61", "not-naval", unit=s.unit_name(unit))
    if s.sorties[unit] >= s.c.tables["limits"]["sorties"]:
        return refuse("U8", "worn-out", unit=s.unit_name(unit))
    return None


def why_not_convoy(s: Position, unit: int, convoy: int, rule: str) -> Refusal | None:
    """U108, U112, U142: a convoy that lies where the unit stands; any convoy of the faction will do."""
    if held_by_pact(s):
        return refuse("U142", "only-naval-moves")
    refusal = why_in_port(s, convoy)
    if refusal is not None:
        return refusal
    if s.c.branch[convoy] != CONVOY:
        return refuse(rule, "no-convoy", unit=s.unit_name(convoy))
    if s.at[unit] != s.at[convoy]:
        return refuse(rule, "not-in-its-port", unit=s.unit_name(unit), target=s.unit_name(convoy))
    return None


def why_not_carried(s: Position, unit: int, seat: int) -> Refusal | None:
    """U60, U70, U108: a ground unit has to be activated for it, so it can't march before or after."""
    if s.c.branch[unit] == GROUND:
        return why_not_taken_aboard(s, unit, seat)
    if s.c.branch[unit] == AIR:
        return why_grounded(s, unit, seat)
    return refuse("U108", "not-carried", unit=s.unit_name(unit))


def why_not_sailed(s: Position, unit: int, path: tuple[int, ...]) -> Refusal | None:
    """U106, U107: over open passages, within its points, to a friendly port with room."""
    name, goal = s.unit_name(unit), s.c.name(path[-1])
    if path[-1] == s.at[unit]:
        return refuse("U107", "goes-nowhere", unit=name)
    if not is_haven(s, unit, path[-1]):
        return refuse("U107", "no-haven", unit=name, space=goal)
    price = price_of_way(s, s.faction_of(unit), s.at[unit], path)
    if isinstance(price, Refusal):
        return price
    if price > points(s, unit):
        return refuse("U64", "too-few-points", space=goal, price=price, left=points(s, unit))
    return None if has_room(s, unit, path[-1]) else refuse("U33", "no-room", space=goal)


# ---------------------------------------------------------------- escorts


def why_not_escorting(s: Position, voyage: Voyage, unit: int) -> Refusal | None:
    """U109: an air unit in a port of a zone on the path, a warship from the port or the first zone."""
    name = s.unit_name(unit)
    if s.at[unit] < 0 or s.faction_of(unit) != s.faction or s.c.branch[unit] not in (AIR, WARSHIP):
        return refuse("U109", "no-escort", unit=name)
    if s.sorties[unit] >= s.c.tables["limits"]["sorties"]:
        return refuse("U8", "worn-out", unit=name)
    if s.carried[s.faction] == unit:
        return refuse("U58", "moved-strategically", unit=name)
    if unit == voyage.cargo:
        return refuse("U109", "no-escort", unit=name)
    near = zones_at_hand(s, unit)
    if s.c.branch[unit] == AIR:
        fit = not set(near).isdisjoint(voyage.zones(s))
    else:
        fit = s.at[unit] == s.at[voyage.unit] or not set(near).isdisjoint(_first_zones(s, voyage))
    if not fit:
        return refuse("U109", "too-far", unit=name)
    return _why_not_along(s, voyage, unit) if s.c.branch[unit] == WARSHIP else None


def _first_zones(s: Position, voyage: Voyage) -> set[int]:
    """U109: the zone into which the convoy goes out; on a line of supply those of its port."""
    if voyage.kind == "supply":
        return set(zones_at_hand(s, voyage.unit)).intersection(voyage.path)
    return set(voyage.zones(s)[:1])


def _why_not_along(s: Position, voyage: Voyage, unit: int) -> Refusal | None:
    """U33, U109: a warship moves with the convoy, so the port has to take it and its points to suffice."""
    if voyage.kind not in ("move", "transport"):
        return None
    goal = s.c.name(voyage.goal)
    price = price_of_way(s, s.faction, s.at[voyage.unit], voyage.path)
    if not isinstance(price, int) or price > points(s, unit):
        return refuse("U109", "too-far", unit=s.unit_name(unit))
    if not is_haven(s, unit, voyage.goal):
        return refuse("U107", "no-haven", unit=s.unit_name(unit), space=goal)
    return None if has_room(s, unit, voyage.goal) else refuse("U33", "no-room", space=goal)
