"""1.23: the plan of an operational phase: declarations, attacks, then everybody else's marches."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.bots.europe_engulfed.aims import guard_of_the_east
from grognard.bots.europe_engulfed.attacks import Attacks, Ways
from grognard.bots.europe_engulfed.front import Front
from grognard.bots.europe_engulfed.marches import Marches
from grognard.games.europe_engulfed.components import AXIS
from grognard.games.europe_engulfed.rules.movement.reach import Walker, Way, look
from grognard.kernel.action import Action


def ways_of(front: Front, units: Iterable[int]) -> Ways:
    """The ways of all units; those that look alike share them."""
    s, found, known = front.s, {}, {}
    for unit in units:
        if s.moved[unit]:
            continue
        one = look(s, unit)
        if one not in known:
            known[one] = {way[-1]: way for way in Walker(s, unit).ways()}
        found[unit] = known[one]
    return found


def plan(front: Front) -> list[Action]:
    """The moves of one camp's units, in their order."""
    units = [unit for unit in front.units if not front.s.moved[unit]]
    ways = {unit: ends for unit, ends in ways_of(front, units).items() if ends}
    staying = holders(front)
    marches = Marches(front)
    moves: list[tuple[int, Way]] = []
    flights: list[tuple[int, Way]] = []
    sent: set[int] = set()
    for attack in Attacks(front, ways, {*ways} - staying).plan():
        for unit in attack.units:
            moves.append((unit, ways[unit][attack.space]))
            marches.send(unit, attack.space)
        flights += [(plane, ways[plane][attack.space]) for plane in attack.planes]
        sent |= {*attack.units, *attack.planes}
    rest = [unit for unit in ways if unit not in sent and unit not in staying]
    battles = {way[-1] for _, way in moves}
    moves += march(front, marches, ways, [u for u in rest if not front.c.is_aircraft[u]], battles)
    flights += march(front, marches, ways, [u for u in rest if front.c.is_aircraft[u]], set())
    return [Action("move", move) for move in moves + flights]


def holders(front: Front) -> set[int]:
    """Who stays where he is while the others attack: enough to hold, infantry first."""
    s, found = front.s, set()
    for space, units in front.own.items():
        if front.contested(space) or not front.friendly >> space & 1:
            continue
        strongest = max((front.enemy_steps.get(n, 0) for n in front.ground.near[space]), default=0)
        wished = max(front.opinions.line.stay * strongest, front.watch(space))
        if front.untenable >> space & 1:
            wished = front.opinions.line.rear
        left = sorted(units, key=lambda u: (s.kind(u).armour, s.kind(u).elite, s.steps[u], u))
        steps = 0.0
        for unit in left:
            if steps >= wished:
                break
            found.add(unit)
            steps += s.steps[unit]
    return found | _guards(front)


def _guards(front: Front) -> set[int]:
    """9.23: the Germans without whom the Soviets might declare war, the weakest infantry."""
    s = front.s
    if front.camp != AXIS:
        return set()
    land = s.c.country[s.c.power["poland"]] | 1 << s.c.index["east_prussia"]
    germans = [u for u in front.units if s.c.ground >> u & 1 and s.c.lead[u] == s.c.germany]
    there = [unit for unit in germans if land >> s.at[unit] & 1]
    there.sort(key=lambda u: (s.kind(u).armour, s.steps[u], u))
    return {*there[: guard_of_the_east(s)]}


def march(
    front: Front, marches: Marches, ways: Ways, units: list[int], battles: set[int]
) -> list[tuple[int, Way]]:
    """Each unit to where it is worth most, the fast ones first; also into battles that others begin."""
    s, found = front.s, []
    for unit in sorted(units, key=lambda u: (-s.kind(u).areas, u)):
        here = marches.value(unit, s.at[unit])
        ends = [end for end in ways[unit] if end in battles or not front.enemies_in(end)]
        if front.c.is_aircraft[unit]:
            ends = [end for end in ends if front.friendly >> end & 1 and marches.steps.get(end, 0) > 0]
        ends.sort(key=lambda end: (-front.field[end], end))
        tried = [(marches.value(unit, end), -end) for end in ends[: front.mind.pace.places]]
        best = max(tried, default=(here, 0))
        if best[0] > here + front.opinions.march.least:
            end = -best[1]
            found.append((unit, ways[unit][end]))
            marches.send(unit, end)
    return found
