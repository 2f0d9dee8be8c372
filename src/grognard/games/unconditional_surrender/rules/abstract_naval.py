"""U171, the abstract naval rules of the small scenarios: transport, and invasions that a marker allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from grognard.games.unconditional_surrender.roster import FACTIONS, GROUND, WESTERN
from grognard.games.unconditional_surrender.rules.air_combat import add_sorties
from grognard.games.unconditional_surrender.rules.invasions import disembark, why_not_landed
from grognard.games.unconditional_surrender.rules.movement import ground_units
from grognard.games.unconditional_surrender.rules.naval import friendly_ports, has_room
from grognard.games.unconditional_surrender.rules.operations import OfSeat, activate, why_not_taken_aboard
from grognard.games.unconditional_surrender.rules.reach import Ground
from grognard.games.unconditional_surrender.rules.special_markers import places
from grognard.games.unconditional_surrender.rules.voyages import why_not_carried
from grognard.games.unconditional_surrender.state import EVENTS
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

Way = tuple[int, ...]
MARKER = "surprise_attack"


def is_abstract(s: Position) -> bool:
    """Whether the scenario is played without ships and sea zones."""
    return s.c.scenarios[s.setup.scenario].naval == "abstract"


def quays(s: Position, faction: int) -> int:
    """Friendly ports on open ground, and a box that counts as one (U27)."""
    found = friendly_ports(s, faction) & ~s.closed[faction]
    for name, box in s.c.map.boxes.items():
        if box.port and box.scenario == s.setup.scenario and box.faction == FACTIONS[faction]:
            found |= 1 << s.c.map.index[name]
    return found


def why_not_embarked(s: Position, unit: int) -> Refusal | None:
    """It stands in a friendly port."""
    if not is_abstract(s):
        return refuse("U171", "ships-needed")
    if not quays(s, s.faction) >> s.at[unit] & 1:
        return refuse("U171", "not-in-port", unit=s.unit_name(unit))
    return None


class OverSea(OfSeat, frozen=True):
    """U171: a unit goes from port to port at once; a Surprise Attack marker lets one land on a coast."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "transport": ("unit", "space"),
        "descend": ("marker", "unit", "path"),
    }

    # ---------------------------------------------------------------- Naval Transport

    def candidates_transport(self, s: Position) -> Iterator[tuple[int, int]]:
        if s.faction != WESTERN or not is_abstract(s):
            return
        found = quays(s, s.faction)
        for unit, at in enumerate(s.at):
            if at >= 0 and found >> at & 1 and why_not_carried(s, unit, self.seat) is None:
                yield from ((unit, space) for space in spaces_in(found))

    def may_transport(self, s: Position, unit: int, space: int) -> Refusal | None:
        """A Western unit, to any other friendly port with room."""
        refusal = why_not_carried(s, unit, self.seat)
        if refusal is not None:
            return refusal
        name, place = s.unit_name(unit), s.c.name(space)
        if s.faction != WESTERN and is_abstract(s):
            return refuse("U171", "western-only", unit=name)
        refusal = why_not_embarked(s, unit)
        if refusal is not None:
            return refusal
        if space == s.at[unit] or not quays(s, s.faction) >> space & 1:
            return refuse("U171", "no-haven", unit=name, space=place)
        if s.c.branch[unit] == GROUND and Ground(s, unit).kept >> space & 1:
            return refuse("U72", "keeps-home", unit=name, space=place)
        return None if has_room(s, unit, space) else refuse("U33", "no-room", space=place)

    def do_transport(self, s: Position, unit: int, space: int) -> None:
        """U108: a ground unit is paid for and done, an air unit adds a Sortie."""
        s.tell("transported", "U171", unit=s.unit_name(unit), space=s.c.name(space))
        s.place(unit, space)
        if s.c.branch[unit] == GROUND:
            activate(s, unit)
        else:
            add_sorties(s, unit, 1)

    # ---------------------------------------------------------------- Amphibious Invasion

    def candidates_descend(self, s: Position) -> Iterator[tuple[int, int, Way]]:
        """The marker's port, and a hex beside it or the port itself."""
        if not is_abstract(s):
            return
        for marker, at in enumerate(s.marker_at):
            if at != EVENTS or s.c.markers[marker].kind != MARKER or s.c.marker_faction[marker] != s.faction:
                continue
            goals: list[Way] = []
            for port in spaces_in(places(s, marker) & s.c.map.port):
                goals.append((port,))
                goals += [(port, space) for space in spaces_in(s.c.map.around[port])]
            for unit in ground_units(s, s.faction):
                if why_not_taken_aboard(s, unit, self.seat) is None and why_not_embarked(s, unit) is None:
                    yield from ((marker, unit, goal) for goal in goals)

    def may_descend(self, s: Position, marker: int, unit: int, path: Way) -> Refusal | None:
        """The marker in a port hex, then the invaded hex: that one, or a coastal hex next to it (U113)."""
        name, at = s.c.marker_names[marker], s.marker_at[marker]
        if at != EVENTS or s.c.marker_faction[marker] != s.faction or s.c.markers[marker].kind != MARKER:
            return refuse("U171", "marker-not-there", marker=name)
        refusal = why_not_taken_aboard(s, unit, self.seat) or why_not_embarked(s, unit)
        if refusal is not None:
            return refusal
        port, goal = path[0], path[-1]
        if port == s.at[unit] or not places(s, marker) & s.c.map.port & 1 << port:
            return refuse("U171", "no-port-for-marker", marker=name, space=s.c.name(port))
        if len(path) > 2 or (goal != port and not s.c.map.around[port] >> goal & 1):
            return refuse("U171", "not-beside-port", space=s.c.name(goal))
        return why_not_landed(s, unit, goal) or _why_not_from_there(s, unit, goal)

    def do_descend(self, s: Position, marker: int, unit: int, path: Way) -> None:
        """U114, U120: paid for and done afterwards; Naval Support is automatic, nobody intercepts."""
        s.marker_at[marker] = path[0]
        s.tell("laid", "U171", marker=s.c.marker_names[marker], space=s.c.name(path[0]))
        activate(s, unit)
        s.tell("descends", "U171", unit=s.unit_name(unit), space=s.c.name(path[-1]))
        disembark(s, unit, path[-1], support=True)


def _why_not_from_there(s: Position, unit: int, goal: int) -> Refusal | None:
    """U27: some coasts are invaded from a box only, and from the box only they are."""
    for name, box in s.c.map.boxes.items():
        if box.scenario == s.setup.scenario and box.invasion:
            inside, meant = s.at[unit] == s.c.map.index[name], s.c.name(goal) in box.invasion
            if inside != meant:
                return refuse("U171", "from-box-only", unit=s.unit_name(unit), space=s.c.name(goal))
    return None
