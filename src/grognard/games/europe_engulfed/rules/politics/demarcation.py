"""9.22, 9.28, the line of demarcation: who of the two Allies may enter what, and who is asked first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import SOVIET, WESTERN
from grognard.games.europe_engulfed.map_data import ZONES
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.control import hostile, successor, take
from grognard.games.europe_engulfed.rules.phases import in_phase
from grognard.games.europe_engulfed.seating import seat_of
from grognard.games.europe_engulfed.state import CampId
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.ranges import SpaceId
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

OTHER = {WESTERN: SOVIET, SOVIET: WESTERN}
RANGE = 2
"""The most areas that any unit moves over land in a phase (5.12)."""


def priority(s: Position, camp: int) -> int:
    """9.28: where a camp enters first: the Soviets in the East, the westerners elsewhere; 9.22: and in the
    minor powers of their side."""
    east, minors = s.c.map.in_zone[ZONES.index("east")], 0
    for power in _western_minors(s):
        minors |= s.held[power]
    return east & ~minors if camp == SOVIET else s.c.map.land & ~east | minors


def speaker(s: Position, camp: int) -> int:
    """Who answers for a camp: the U.S.S.R.'s player, or Britain's."""
    return seat_of(s, s.c.ussr if camp == SOVIET else s.c.britain)


def goes_first(s: Position, seat: int, power: int, space: int) -> bool:
    """9.28, 9.22: whether a seat enters an area of the Axis, or of an Allied minor power, before a power of
    the other Allied camp."""
    camp = _camp_of(s, seat)
    return s.camp[power] == OTHER[camp] and bool(_where_first(s, camp) >> space & 1)


def _where_first(s: Position, camp: int) -> int:
    """9.28, 9.22: what both Allies may enter, and a camp before the other one."""
    shared = shared_minors(s) if camp == WESTERN else 0
    return (hostile(s, camp) | shared) & priority(s, camp)


def withheld(s: Position, camp: int) -> int:
    """9.28: what a camp may not enter in this phase: the other one may still want it, or has given it up."""
    if camp not in OTHER or not s.setup.three or not in_phase(s, "operations") or s.active == 0:
        return 0
    ceded = mask_of(s.ceded)
    return ceded & priority(s, camp) | _awaited(s, camp) & ~ceded


def _awaited(s: Position, camp: int) -> int:
    """Areas of the Axis, or of Allied minor powers (9.22), in which the other Ally has priority and that he
    could still enter.

    Whether he could is judged by what everybody sees: blocks of his that have not moved, near enough.
    """
    other = OTHER[camp]
    if not s.fighting(other) or s.done[speaker(s, other)]:
        return 0
    return _in_range(s, other) & _where_first(s, other)


def _in_range(s: Position, camp: int) -> int:
    """What units of a camp's major powers that have not moved are near enough to."""
    own = (u for u in spaces_in(s.members[camp] & s.on_map) if not s.moved[u])
    near = mask_of(s.at[u] for u in own if s.c.powers[s.colour_of(u)].sort == "major")
    for _ in range(RANGE):
        near |= s.c.map.roads.spread(near)
    return near


def _camp_of(s: Position, seat: int) -> int:
    return SOVIET if seat == speaker(s, SOVIET) else WESTERN


class Entry(Asked, frozen=True):
    """9.28: the Ally with priority gives an area up for this phase, or keeps it for himself."""

    space: SpaceId
    camp: CampId  # who would like to enter
    rule: ClassVar[str] = "9.28"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"cede": (), "keep": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (speaker(s, OTHER[self.camp]),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.space)}

    def do_cede(self, s: Position, seat: int) -> None:
        s.stack.pop()
        s.ceded.append(self.space)
        s.tell("ceded", "9.28", seat=s.setup.seats[seat], space=s.c.name(self.space))

    def do_keep(self, s: Position, seat: int) -> None:
        s.stack.pop()
        s.claimed.append(self.space)
        s.tell("kept", "9.28", seat=s.setup.seats[seat], space=s.c.name(self.space))


class Requesting:
    """9.28: a verb of the operational phase, where two players have the Allies."""

    def candidates_request(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        areas = self._asked_for(s, seat) if s.setup.three and s.active else 0
        return [(space,) for space in spaces_in(areas)]

    def _asked_for(self, s: Position, seat: int) -> int:
        """By land as far as units come, and wherever one can land (7.2)."""
        camp = _camp_of(s, seat)
        beaches = 0
        for mask in s.c.map.beaches.values():
            beaches |= mask
        waiting = withheld(s, camp) & ~mask_of((*s.ceded, *s.claimed))
        return waiting & (_in_range(s, camp) | beaches)

    def may_request(self, s: Position, seat: int, space: int) -> Refusal | None:
        if (space,) in self.candidates_request(s, seat):
            return None
        return refuse("9.28", "nothing-to-ask", space=s.c.name(space))

    def do_request(self, s: Position, seat: int, space: int) -> None:
        s.tell("requested", "9.28", seat=s.setup.seats[seat], space=s.c.name(space))
        s.stack.append(Entry(space, _camp_of(s, seat)))


# ---------------------------------------------------------------- 9.22: minor powers, and Persia


def shared_minors(s: Position) -> int:
    """9.22: land of unconquered minor powers on the westerners' side that Soviets at war may enter."""
    mask = 0
    for power in _western_minors(s) if s.war[s.c.ussr] else ():
        mask |= 0 if _westerners_in(s, power) else s.held[power]
    return mask


def _westerners_in(s: Position, power: int) -> bool:
    units = (unit for space in spaces_in(s.c.country[power]) for unit in spaces_in(s.stacks[space]))
    return any(s.camp_of(u) == WESTERN and s.c.powers[s.c.lead[u]].sort == "major" for u in units)


def _soviets_in(s: Position, power: int) -> bool:
    return any(s.stacks[space] & s.members[SOVIET] for space in spaces_in(s.c.country[power]))


def why_not_shared(s: Position, power: int, space: int) -> Refusal | None:
    """9.22, 9.28, 9.33: why an Ally stays out of what the other one holds, or of a minor power beside him."""
    camp, holder = s.camp[power], s.holder[space]
    minor = holder in _western_minors(s)
    entered = next((power for power in _entered_by_soviets(s) if s.c.country[power] >> space & 1), None)
    if camp == WESTERN and s.c.powers[power].sort == "major" and entered is not None:
        return refuse("9.33", "soviets-there", power=s.c.power_ids[entered])
    if s.camp[holder] == camp or s.camp[holder] in s.enemies[camp]:
        return None
    if minor and s.war[s.c.ussr]:
        there = _westerners_in(s, holder)
        return refuse("9.22", "westerners-there", power=s.c.power_ids[holder]) if there else None
    return refuse(_line_between(s, camp, space), "other-ally", space=s.c.name(space))


def _line_between(s: Position, camp: int, space: int) -> str:
    """What keeps the Allies apart in general, or the paragraph that names Persia or the U.S.S.R."""
    if space == s.c.index["persia"]:
        return "9.22"
    return "9.33" if camp == WESTERN and s.c.country[s.c.ussr] >> space & 1 else "9.28"


@recalled
def soviet_minors(s: Position) -> int:
    """9.33: unconquered minor powers of either side with Soviet units in them: closed to British and
    Americans, not to the minor powers' own units."""
    mask = 0
    for power in _entered_by_soviets(s):
        mask |= s.c.country[power]
    return mask


def _entered_by_soviets(s: Position) -> list[int]:
    minors = (power for power, told in enumerate(s.c.powers) if told.sort in ("minor", "axis_minor"))
    return [power for power in minors if s.war[power] and _soviets_in(s, power)]


def _western_minors(s: Position) -> list[int]:
    return [
        power
        for power, told in enumerate(s.c.powers)
        if s.war[power] and told.sort == "minor" and s.camp[power] == WESTERN
    ]


def regained(s: Position) -> int:
    """9.22: Persia under the Soviets, with none of their units in it, is open to the westerners."""
    persia = s.c.index["persia"]
    empty = s.holder[persia] == s.c.ussr and not s.stacks[persia] & s.members[SOVIET]
    return 1 << persia if empty else 0


def regain(s: Position, unit: int, space: int) -> None:
    """9.22: with a western ground unit it is Britain's again, or after Britain's fall the Americans'."""
    if s.camp_of(unit) == WESTERN and regained(s) >> space & 1:
        take(s, space, successor(s, WESTERN))
