"""Chapter 11, victory: who holds each city, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import GERMAN_SIDE, SIDE_OF, SIDES, SOVIET, WESTERN

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.components import Components
    from grognard.games.battle_for_germany.rules.scenarios import BattleSetup
    from grognard.games.battle_for_germany.state import BattleState

NOBODY = -1


def entered(s: BattleState, unit: int, space: int) -> None:
    """11-0: a unit has come to a hex: the cities in it and beside it may change hands."""
    cities = s.c.beside_city[s.boundary][space]
    if cities:
        side = s.side(unit)
        for city in cities:
            s.passed[city] = side
            _settle(s, city)
            if s.c.city_hex[city] == space:
                s.taken[city] = int(s.holder[city] == SOVIET)


def vacated(s: BattleState, space: int) -> None:
    """11-0: a unit has gone from a hex: the cities in it and beside it may fall to others."""
    for city in s.c.beside_city[s.boundary][space]:
        _settle(s, city)


def _settle(s: BattleState, city: int) -> None:
    """11-0: held by its occupant; else by the one side whose zone covers it; else by who last came by."""
    space = s.c.city_hex[city]
    bit, beside = 1 << space, s.c.zones[s.boundary].neighbours[space]
    covering = NOBODY
    several = False
    for force, hexes in enumerate(s.occupied):
        if hexes & bit:
            _take(s, city, SIDE_OF[force])
            return
        if hexes & beside:
            side = SIDE_OF[force]
            several |= covering not in (NOBODY, side)
            covering = side
    _take(s, city, s.passed[city] if several or covering == NOBODY else covering)


def _take(s: BattleState, city: int, side: int) -> None:
    if s.holder[city] != side:
        s.holder[city] = side
        s.taken[city] = 0
        space = s.c.board.names[s.c.city_hex[city]]
        s.tell("control", "11-0", city=s.c.city_ids[city], side=SIDES[side], space=space)


def points(s: BattleState) -> list[int]:
    """The points of Soviets, Western Allies and Germans (who count only in 14-0)."""
    return tally(s.c, s.setup, s.holder, s.fronts, s.at)


def tally(
    c: Components, setup: BattleSetup, holders: Sequence[int], fronts: int, at: Mapping[int, Sequence[int]]
) -> list[int]:
    """11-0, 10-1, 13-2: the points of each side; `at` need only tell who stands in the cities."""
    totals = [0, 0, 0]
    for city, side in enumerate(holders):
        space = c.city_hex[city]
        if setup.east_only and c.west >> space & 1:
            continue  # 14-0: the west is not in play
        if side == SOVIET and city in c.garrison_cities and not fronts >> space & 1:
            continue  # 10-1: no garrison, no points
        if side == WESTERN and _only_ss(c, at.get(space, ())):
            continue  # 13-2
        totals[side] += c.cities[city].points
    return totals


def _only_ss(c: Components, units: Sequence[int]) -> bool:
    """13-2: a city occupied by Waffen-SS units alone scores nothing for the Western player."""
    return bool(units) and all(c.german[unit] for unit in units)


def decide(s: BattleState) -> None:
    """The last turn is over: who has won."""
    {"points": _most_points, "east_points": _east, "three_players": _three, "four_players": _four}[
        s.setup.victory
    ](s)


def _seats(s: BattleState, *names: str) -> tuple[int, ...]:
    return tuple(s.setup.seats.index(name) for name in names)


def _compare(s: BattleState, rule: str, soviet: int, other: int, rival: str) -> None:
    winners = () if soviet == other else _seats(s, "soviet" if soviet > other else rival)
    group = "east_german" if s.setup.victory == "east_points" else rival
    s.finish(winners, "points" if winners else "equal-points", rule, soviet=soviet, other=other, group=group)


def _most_points(s: BattleState) -> None:
    """11-0, 15-25: the most points win; 12-23: nobody wins if Berlin has not fallen."""
    soviet, western, _ = points(s)
    if s.setup.berlin_needed and not any(s.berlin):
        s.finish((), "berlin-held", "12-23", soviet=soviet, other=western)
    else:
        _compare(s, s.setup.victory_rule, soviet, western, "western")


def _east(s: BattleState) -> None:
    """14-0: the Western player scores the cities that are still German."""
    soviet, _, german = points(s)
    _compare(s, "14-0", soviet, german, "western")


def _three(s: BattleState) -> None:
    """16-31: the Germans win if neither ally stands in Berlin, else the ally with the most points."""
    soviet, western, _ = points(s)
    if any(s.side(unit) != GERMAN_SIDE for unit in s.at.get(s.c.berlin, ())):
        _compare(s, "16-31", soviet, western, "western")
    else:
        s.finish(_seats(s, "german"), "berlin-free", "16-31", soviet=soviet, other=western)


def _four(s: BattleState) -> None:
    """17-32: each German wins if his enemy was not in Berlin in time; the ally who was there first."""
    deadline = s.setup.last_turn_for_berlin
    soviet, western = (bool(turn) and turn <= deadline for turn in s.berlin)
    first = _first_in_berlin(s)
    winners = []
    if soviet and first == SOVIET:
        winners.append("soviet")
    if western and first == WESTERN:
        winners.append("western")
    if not soviet:
        winners.append("east_german")
    if not western:
        winners.append("west_german")
    s.finish(_seats(s, *winners), "berlin-race", "17-32", soviet=s.berlin[SOVIET], other=s.berlin[WESTERN])


def _first_in_berlin(s: BattleState) -> int:
    """The Soviets play before the Western Allies, so in the same turn they were first."""
    soviet, western = s.berlin
    return SOVIET if soviet and (not western or soviet <= western) else WESTERN
