"""9.52, Vichy: the armistice, its land and garrisons, its war with the Allies, its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from grognard.games.europe_engulfed.components import AXIS, NOBODY, WESTERN
from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import remove
from grognard.games.europe_engulfed.rules.conquest import disband, heir, left_behind
from grognard.games.europe_engulfed.rules.control import enemies, foes, take, troops
from grognard.games.europe_engulfed.rules.forces import deploy
from grognard.games.europe_engulfed.rules.left_alone import give_way
from grognard.games.europe_engulfed.rules.politics.events import axis_holds, happened, mark
from grognard.games.europe_engulfed.rules.politics.relocation import send_away
from grognard.games.europe_engulfed.rules.supply.lines import joined, passable
from grognard.games.europe_engulfed.state import IN_VICHY, RESISTING
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.ranges import Within
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

REGIONS = ("vichy", "french_north_africa", "french_eastern_colonies")
"""9.522: the tags of its three regions."""


def lands(s: Position) -> int:
    mask = 0
    for tag in REGIONS:
        mask |= s.c.map.tagged[tag]
    return mask


def region_of(s: Position, space: int) -> int:
    """9.522: the region that a space is in; it gets one garrison."""
    return next((s.c.map.tagged[tag] for tag in REGIONS if s.c.map.tagged[tag] >> space & 1), 0)


def garrisons(s: Position) -> list[int]:
    return [unit for unit, service in enumerate(s.service) if service in (IN_VICHY, RESISTING)]


# ---------------------------------------------------------------- 9.521: the armistice


def may_be_founded(s: Position) -> bool:
    """9.521: Paris with a land line to Germany, or all five areas round it; once in a game."""
    c, paris = s.c, s.c.index["paris"]
    if happened(s, "armistice") or not s.war[c.france] or not s.war[c.germany]:
        return False
    around = spaces_in(c.map.roads.neighbours[paris])
    if all(axis_holds(s, c.name(space)) for space in around):
        return True
    if s.holder[paris] != c.germany:
        return False
    return bool(joined(s, 1 << paris, passable(s, c.germany) | 1 << paris) & c.home[c.germany])


class Armistice(Asked, frozen=True):
    """9.521: Germany takes the armistice now, or France must be conquered."""

    rule: ClassVar[str] = "9.521"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"accept": (), "refuse": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (0,)

    def do_accept(self, s: Position, seat: int) -> None:
        """9.522: Vichy is set up."""
        s.stack.pop()
        found(s)

    def do_refuse(self, s: Position, seat: int) -> None:
        """9.521: the option is lost."""
        s.stack.pop()
        mark(s, "armistice")
        s.tell("no_armistice", "9.521")


def found(s: Position) -> None:
    """9.522, 9.523, 10.12: France is out; its South and its overseas lands are neutral; others leave them."""
    c, land = s.c, lands(s)
    mark(s, "armistice")
    mark(s, "paris")
    s.vichy = 1
    s.tell("vichy", "9.522")
    disband(s, c.france)
    for space in spaces_in(land):
        for unit in list(spaces_in(s.stacks[space] & s.members[WESTERN])):
            s.tell("interned", "9.523", unit=c.handles[unit], space=c.name(space))
            remove(s, unit)
        take(s, space, c.vichy)
    for space in left_behind(s, c.france):
        take(s, space, heir(s, c.france, c.germany, space))
    s.stack.extend(Garrison(region) for region in reversed(range(len(REGIONS))))
    axis = [unit for space in spaces_in(land) for unit in spaces_in(s.stacks[space] & s.members[AXIS])]
    send_away(s, axis, land, "9.523")


class Garrison(Asked, frozen=True):
    """9.522: a French block of two steps in each region, placed by the Axis for good."""

    region: Annotated[int, Within(0, len(REGIONS) - 1)]
    rule: ClassVar[str] = "9.522"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"garrison": ("space",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (0,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"spaces": [s.c.name(space) for space in spaces_in(self._areas(s))]}

    def _areas(self, s: Position) -> int:
        return s.c.map.tagged[REGIONS[self.region]]

    def candidates_garrison(self, s: Position, seat: int) -> Iterator[tuple[int]]:
        yield from ((space,) for space in spaces_in(self._areas(s)))

    def may_garrison(self, s: Position, seat: int, space: int) -> Refusal | None:
        if self._areas(s) >> space & 1:
            return None
        return refuse("9.522", "other-region", space=s.c.name(space))

    def do_garrison(self, s: Position, seat: int, space: int) -> None:
        steps = next(p.steps for p in s.c.pieces if p.power == s.c.france and p.block == s.c.vichy_block)
        units = deploy(s, s.c.vichy, space, f"1 {s.c.vichy_block} {steps}")
        noting.set_up(s, units)
        s.reveal("what", *units)
        s.reveal("steps", *units)
        s.tell("garrisoned", "9.522", unit=s.c.handles[units[0]], space=s.c.name(space))
        s.stack.pop()


# ---------------------------------------------------------------- 9.524 to 9.527: war, occupation, the Levant


def _stands(s: Position) -> bool:
    """Vichy was set up, and is neither occupied nor fallen."""
    return bool(s.vichy) and not happened(s, "occupation")


def neutral(s: Position) -> bool:
    """Vichy stands, and nobody is at war with it."""
    return _stands(s) and not s.war[s.c.vichy]


def fight_vichy(s: Position) -> None:
    """9.525: all its land is the Axis's from now on, its garrisons fight for it."""
    mark(s, "vichy_war")
    s.camp[s.c.vichy], s.war[s.c.vichy] = AXIS, 1
    s.enrol()


def may_be_occupied(s: Position) -> bool:
    """9.527: a Vichy that stands: without Italy, or from 1941 with supplied westerners on the coast.

    After an Allied declaration of war its land is the Axis's anyway (9.525).
    """
    if s.conquered[s.c.italy]:
        return True
    first = s.c.turn[s.c.tables["politics"]["occupation_from"]]
    coast = s.c.map.tagged["andalusia_to_denmark"]
    there = [unit for space in spaces_in(coast) for unit in spaces_in(troops(s, space, WESTERN))]
    landed = [unit for unit in there if s.c.powers[s.power_of(unit)].sort == "major"]
    return s.turn >= first and any(not s.out[unit] for unit in landed)


def unoccupied(s: Position, power: int) -> int:
    """9.527: the France of a Vichy at war: until Germans are in Marseille they alone enter it, and on foot
    where none of them stands yet; of a neutral Vichy what they have occupied so far."""
    france = s.c.map.tagged["vichy"]
    if neutral(s):
        return 0 if power == s.c.germany else france & s.held[s.c.germany]
    if not s.war[s.c.vichy]:
        return 0
    france &= s.held[s.c.vichy]
    if power != s.c.germany:
        return france
    germans = [unit for space in spaces_in(france) for unit in spaces_in(troops(s, space, AXIS))]
    return france & ~mask_of(s.at[unit] for unit in germans if s.power_of(unit) == power)


def may_enter_lebanon(s: Position) -> bool:
    """9.524: Germans, from 1942, while it is Vichy's."""
    first = s.c.turn[s.c.tables["politics"]["lebanon_from"]]
    return neutral(s) and s.turn >= first and s.holder[s.c.index["lebanon"]] == s.c.vichy


def levantine_port(s: Position, power: int) -> int:
    """9.524: Lebanon, for the Germans who may come there by operational movement, so by sea as well."""
    return 1 << s.c.index["lebanon"] if power == s.c.germany and may_enter_lebanon(s) else 0


def opened(s: Position, power: int) -> int:
    """9.524, 9.527: land of a neutral Vichy that units of a power may enter."""
    c = s.c
    if not neutral(s):
        return 0
    land = s.held[c.vichy]
    if power == c.britain:
        return land & c.map.tagged["french_eastern_colonies"]
    if power != c.germany:
        return 0
    mask = c.map.tagged["vichy"] if may_be_occupied(s) else 0
    return land & (mask | 1 << c.index["lebanon"] if may_enter_lebanon(s) else mask)


def arrive(s: Position, unit: int, space: int) -> None:
    """9.524, 9.527: what follows when a ground unit enters land of Vichy."""
    power, name = s.power_of(unit), s.c.name(space)
    if power == s.c.germany and name == "marseille" and _stands(s):
        occupy(s)
    elif s.holder[space] != s.c.vichy:
        return
    elif neutral(s) and power == s.c.germany and name == "lebanon":
        _take_levant(s)
    elif neutral(s) and power == s.c.germany and not garrisoned(s, space):
        take(s, space, power)
    elif neutral(s) and power == s.c.britain:
        rouse(s, unit, space)
        settle_levant(s)


def garrisoned(s: Position, space: int) -> bool:
    return any(s.at[unit] == space for unit in garrisons(s))


def occupy(s: Position) -> None:
    """9.527: with Germans in Marseille its garrisons are gone, and what it held is German."""
    s.tell("occupied", "9.527")
    _dissolve(s)


def fall(s: Position) -> None:
    """10.2: with Lyon, its capital, in enemy hands; its land was the Axis's before that (9.525)."""
    capital = s.holder[s.c.index["lyon"]]
    if s.war[s.c.vichy] and capital != NOBODY and s.camp[capital] in enemies(s, AXIS):
        s.tell("conquered", "10.2", power=s.c.power_ids[s.c.vichy], victor=s.c.power_ids[capital])
        _dissolve(s)


def _dissolve(s: Position) -> None:
    mark(s, "occupation")
    for unit in garrisons(s):
        remove(s, unit)
    for space in list(spaces_in(s.held[s.c.vichy])):
        take(s, space, s.c.germany)
    s.war[s.c.vichy] = 0
    s.enrol()
    give_way(s, AXIS)  # 0.4: who fought a garrison is alone there now


def _take_levant(s: Position) -> None:
    """9.524: the garrison goes without a fight, Lebanon and Syria are the Axis's."""
    colonies = s.held[s.c.vichy] & s.c.map.tagged["french_eastern_colonies"]
    for unit in garrisons(s):
        if colonies >> s.at[unit] & 1:
            remove(s, unit)
    for space in list(spaces_in(colonies)):
        take(s, space, s.c.germany)
    mark(s, "levant")
    give_way(s, AXIS)


def rouse(s: Position, unit: int, space: int) -> None:
    """9.524: the garrison of the colonies defends itself against the British, from land or sea."""
    if not neutral(s) or s.power_of(unit) != s.c.britain or s.holder[space] != s.c.vichy:
        return
    for one in garrisons(s):
        if s.at[one] == space:
            s.service = with_entry(s.service, one, RESISTING)
    s.enrol()


def settle_levant(s: Position) -> None:
    """9.524, 0.4: colonies of a neutral Vichy with British units and no garrison left are British."""
    if not neutral(s):
        return
    for space in list(spaces_in(s.held[s.c.vichy] & s.c.map.tagged["french_eastern_colonies"])):
        if troops(s, space, WESTERN) and not foes(s, space, WESTERN):
            take(s, space, s.c.britain)
