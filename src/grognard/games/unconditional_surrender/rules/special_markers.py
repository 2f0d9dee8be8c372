"""Section 14, special markers: Airdrop, Partisans and Surprise Attack, laid between activations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

import msgspec

from grognard.games.unconditional_surrender.roster import AIR, BRANCHES, GROUND, SOVIET, WESTERN
from grognard.games.unconditional_surrender.rules.commitments import send_back
from grognard.games.unconditional_surrender.rules.entering import displace, take_city
from grognard.games.unconditional_surrender.rules.events import acted_in, break_pact
from grognard.games.unconditional_surrender.rules.factions import (
    are_enemies,
    enemy_ground,
    held_by_pact,
    judged,
    land_of_faction,
    no_fly,
    past_pact,
    soviet_land,
    why_shut,
)
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import EVENTS
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

LAID = ("airdrop", "partisans", "surprise_attack")


class Placing(Step, frozen=True):
    """U118: at most one of each kind in a hex."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"lay": ("marker", "space")}

    def candidates_lay(self, s: Position) -> Iterator[tuple[int, int]]:
        for marker, found in self.layings(s):
            yield from ((marker, space) for space in spaces_in(found))

    def layings(self, s: Position) -> Iterator[tuple[int, int]]:
        """The markers in the Events box that may be laid on the map, each with the hexes where it may."""
        if held_by_pact(s):
            return
        beyond = past_pact(s)
        for marker, place in enumerate(s.marker_at):
            if place == EVENTS and s.c.marker_faction[marker] == s.faction and _is_laid(s, marker):
                found = places(s, marker)
                if beyond is not None:
                    found |= places(beyond, marker) & soviet_land(s)
                yield marker, found

    def legal_lay(self, s: Position) -> Iterator[tuple[int, int]]:
        """Where a marker has a place it may be laid."""
        return self.candidates_lay(s)

    def may_lay(self, s: Position, marker: int, space: int) -> Refusal | None:
        name = s.c.marker_names[marker]
        if s.marker_at[marker] != EVENTS or s.c.marker_faction[marker] != s.faction:
            return refuse("U118", "marker-not-there", marker=name)
        if not _is_laid(s, marker):
            return refuse("U118", "not-laid", marker=name)
        if held_by_pact(s):
            return refuse("U142", "lays-nothing")
        there = judged(s, [space])
        return None if places(there, marker) >> space & 1 else why_not_laid(there, marker, space)

    def do_lay(self, s: Position, marker: int, space: int) -> None:
        break_pact(s, [space])
        s.tell("laid", "U118", marker=s.c.marker_names[marker], space=s.c.name(space))
        s.marker_at[marker] = space
        if s.c.markers[marker].kind == "airdrop":
            _drop(s, marker, space)
        acted_in(s, s.faction, space, ground=False)


def _is_laid(s: Position, marker: int) -> bool:
    return s.c.markers[marker].kind in LAID


def places(s: Position, marker: int) -> int:
    """U119, U120: where a marker may be laid; Surprise Attack on any land that is not neutral."""
    kind = s.c.markers[marker].kind
    free = s.c.map.land & ~_with(s, kind)
    if kind == "airdrop":
        friends = s.present[s.faction] | s.cities[s.faction]
        return free & _near_air_units(s, marker) & ~friends & ~no_fly(s, s.faction)
    if kind == "partisans":
        return free & enemy_ground(s, s.faction) & land_of_faction(s, [WESTERN, SOVIET])
    return free & ~no_fly(s, s.faction) if kind == "surprise_attack" else 0


def why_not_laid(s: Position, marker: int, space: int) -> Refusal:
    """U118 to U120, U139: the first thing that is against a hex where a marker may not be laid."""
    kind, own = s.c.markers[marker].kind, {"marker": s.c.marker_names[marker], "space": s.c.name(space)}
    rule = "U118" if kind == "surprise_attack" else "U119"
    if space >= s.c.map.hexes or not s.c.map.land >> space & 1:
        return refuse("U118", "laid-on-land", **own)
    if kind != "partisans" and no_fly(s, s.faction) >> space & 1:
        refusal = why_shut(s, s.faction, space, rule)
        forbidden = refusal.message == "policy-forbids"
        return msgspec.structs.replace(refusal, rule="U139") if forbidden else refusal
    if _with(s, kind) >> space & 1:
        return refuse("U118", "marker-there", **own)
    if kind == "partisans":
        occupied = enemy_ground(s, s.faction) >> space & 1
        return refuse(rule, "rises-abroad" if occupied else "rises-against-nobody", **own)
    if (s.present[s.faction] | s.cities[s.faction]) >> space & 1:
        return refuse(rule, "dropped-on-friends", **own)
    return refuse(rule, "far-from-its-air", number=s.c.tables["ranges"]["airdrop"], **own)


def _with(s: Position, kind: str) -> int:
    """The hexes that have a marker of a kind."""
    return mask_of(at for n, at in enumerate(s.marker_at) if at >= 0 and s.c.markers[n].kind == kind)


def _near_air_units(s: Position, marker: int) -> int:
    """U119: in range of an air unit of the marker's nation."""
    found = 0
    for space, unit in s.units_at[AIR].items():
        if s.c.country_names[s.serves[unit]] in s.c.markers[marker].nations:
            found |= s.c.map.within(space, s.c.tables["ranges"]["airdrop"])
    return found


def _drop(s: Position, marker: int, space: int) -> None:
    """Airdrop: an enemy city without a ground unit may change hands; whoever is in it is displaced."""
    city = s.c.map.city_at.get(space, NONE)
    if city == NONE or not are_enemies(s, s.faction, s.control[city]) or s.unit_in(space, GROUND) != NONE:
        return
    most = s.c.marker_kinds[s.c.markers[marker].kind].takes_city_up_to
    if s.roll("airdrop", "U119") <= most:
        take_city(s, city, s.faction)
        units = [s.unit_in(space, branch) for branch in range(GROUND + 1, len(BRANCHES))]
        displace(s, [unit for unit in units if unit != NONE])


def clear(s: Position) -> None:
    """U62: when all actions are done the faction's markers leave the map, each to where its text says."""
    for marker, place in enumerate(s.marker_at):
        laid = place >= 0 and s.c.markers[marker].kind in LAID
        if laid and s.c.marker_faction[marker] == s.faction:
            send_back(s, marker)
