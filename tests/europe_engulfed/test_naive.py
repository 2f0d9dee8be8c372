"""Reach of units and dice of battles beside a plain second reading of the rules, over dense positions."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules.combat.battle import (
    fighters_of,
    make_battle,
    of_class,
    with_what_lies_open,
)
from grognard.games.europe_engulfed.rules.combat.dice import volley
from grognard.games.europe_engulfed.rules.control import contested
from grognard.games.europe_engulfed.rules.movement.reach import Walker
from grognard.games.europe_engulfed.rules.politics.events import happened
from grognard.games.europe_engulfed.rules.politics.operating import open_to, why_border
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in
from tests.europe_engulfed import naive_dice, naive_reach
from tests.europe_engulfed.naive_table import Table, scatter

GAME = EuropeEngulfed()
C = GAME.components
SCENARIOS = ("campaign-1939", "campaign-1941", "tournament-1942", "france-1940")
POSITIONS = 60
"""Of each scenario."""
UNITS = 6
"""Of each position."""


def dense(scenario: str, number: int) -> tuple[Any, Random]:
    """A position with many units close together, and both sides among them."""
    rng = Random(f"{scenario}{number}")
    state = GAME.new(scenario, seed=number)
    scatter(state, rng)
    return state, rng


def crosses(state: Any, unit: int, here: str, there: str) -> bool:
    """Chapter 9 lets the unit go there; how that reads is not what is compared."""
    a, b = C.index[here], C.index[there]
    return bool(open_to(state, unit) >> b & 1) and why_border(state, state.camp_of(unit), a, b) is None


@pytest.mark.rule(
    "europe-engulfed", "5.11", "5.12", "5.13", "5.14", "5.15", "5.16", "5.17", "5.18", "5.19", "5.5"
)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_ground_that_a_unit_can_reach(scenario: str) -> None:
    moved = 0
    for number in range(POSITIONS):
        state, rng = dense(scenario, number)
        table = Table(state)
        for unit in rng.sample(sorted(table.blocks), UNITS):
            told = {C.name(way[-1]) for way in Walker(state, unit).ways()}
            assert told == naive_reach.ends(table, unit, partial(crosses, state, unit)), (number, unit)
            moved += len(told)
    assert moved > POSITIONS * UNITS


@pytest.mark.rule(
    "europe-engulfed", "6.26", "6.31", "6.32", "6.4", "6.81", "6.82", "6.83", "6.84", "6.85", "1.12", "1.13"
)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_dice_and_hit_bonuses_of_a_battle(scenario: str) -> None:
    thrown = 0
    for number in range(POSITIONS):
        state, rng = dense(scenario, number)
        table = Table(state)
        for space in spaces_in(contested(state)):
            arrive(state, space, rng)
            attacker, assault = rng.choice(camps_in(state, space)), rng.random() < 0.5
            battle = with_what_lies_open(state, make_battle(state, space, attacker, assault))
            for defending in (False, True):
                for armour in (False, True):
                    found = fired(state, battle, defending, armour)
                    assert found == read_again(state, table, battle, defending, armour), (
                        number,
                        C.name(space),
                    )
                    thrown += sum(found.values())
    assert thrown > POSITIONS


def camps_in(state: Any, space: int) -> list[int]:
    """The camps at war that have ground units there."""
    units = spaces_in(state.stacks[space] & C.ground & state.belligerent)
    return sorted({state.camp_of(unit) for unit in units})


def arrive(state: Any, space: int, rng: Random) -> None:
    """Some have come from beside, into an area that is newly contested or has works."""
    beside = [a for a, b in C.board.pairs if b == space]
    for unit in spaces_in(state.stacks[space] & C.ground):
        state.via = with_entry(state.via, unit, rng.choice([-1, rng.choice(beside)]))
    state.fresh = rng.choice([0, 1 << space])
    state.fort = with_entry(state.fort, space, rng.choice([0, 0, 1, 2]))


def fired(state: Any, battle: Any, defending: bool, armour: bool) -> dict[int, int]:
    """As the rules of the game have it."""
    units = of_class(state, fighters_of(state, battle, defending), armour)
    there = of_class(state, fighters_of(state, battle, not defending), armour)
    return volley(state, battle, defending, units, armour if there else not armour, ())


def read_again(state: Any, table: Table, battle: Any, defending: bool, armour: bool) -> dict[int, int]:
    camps = (battle.defender, battle.attacker) if defending else (battle.attacker, battle.defender)
    own, foes = ([b for b in table.ground(C.name(battle.space)) if b.camp == camp] for camp in camps)
    fight = naive_dice.Fight(
        space=C.name(battle.space),
        assault=battle.assault,
        first=battle.first,
        defending=defending,
        fort=state.fort[battle.space],
        own_works=table.camp.get(table.holders.get(C.name(battle.space), ""), -1) == battle.defender,
        crossed=crossings(state, table, battle),
        maginot=over_maginot(state, table, battle),
        landed=False,
        collapsed=happened(state, "collapse"),
    )
    return naive_dice.dice(table, fight, own, foes, armour)


def newcomers(state: Any, battle: Any) -> list[tuple[str, bool]]:
    """Where each attacker of a newly contested area came from, and whether it is armour."""
    if not state.fresh >> battle.space & 1:
        return []
    units = [
        u for u in spaces_in(state.stacks[battle.space] & C.ground) if state.camp_of(u) == battle.attacker
    ]
    return [(C.name(state.via[u]), state.kind(u).armour) for u in units if state.via[u] >= 0]


def crossings(state: Any, table: Table, battle: Any) -> dict[bool, bool]:
    """6.83."""
    here, came = C.name(battle.space), newcomers(state, battle)
    wet = {armour for there, armour in came if table.borders[there, here] & {"river", "strait"}}
    return {armour: armour in wet for armour in (False, True)}


def over_maginot(state: Any, table: Table, battle: Any) -> bool:
    """6.84."""
    if not state.maginot or C.name(battle.space) != "metz" or battle.defender != 1:
        return False
    return any(table.areas[there].country in ("germany", "belgium") for there, _ in newcomers(state, battle))
