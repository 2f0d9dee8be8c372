"""Where trains lead beside a plain second reading of the rules, over dense positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.games.europe_engulfed.components import CLEAR, SNOW
from grognard.games.europe_engulfed.rules.movement.redeployment import Redeployment
from grognard.games.europe_engulfed.rules.movement.strategic import Rail, Strategic
from grognard.games.europe_engulfed.rules.politics.operating import crossed_by_train, finnish_border, open_to
from grognard.kernel.masks import spaces_in
from tests.europe_engulfed.naive_table import Table
from tests.europe_engulfed.naive_trains import trains
from tests.europe_engulfed.test_naive import SCENARIOS, UNITS, C, dense

POSITIONS = 30
"""Of each scenario."""


@pytest.mark.rule("europe-engulfed", "5.21", "5.22", "5.23", "4.7", "5.15", "5.17", "1.13", "1.14", "5.5")
@pytest.mark.parametrize("bought", [False, True])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_where_trains_lead(scenario: str, bought: bool) -> None:
    went = 0
    for number in range(POSITIONS):
        state, rng = dense(scenario, number)
        _occupy_vichy(state)
        if bought:
            state.weather = [rng.choice([one, CLEAR, SNOW]) for one in state.weather]
        state.derive()
        table, phase = Table(state), Redeployment() if bought else Strategic()
        units = [unit for unit in sorted(table.blocks) if table.blocks[unit].power != "vichy"]
        for unit in rng.sample(units, UNITS):
            found = _found(phase.rail(state, unit), bought)
            wanted = trains(
                table,
                table.blocks[unit],
                _within(crossed_by_train(state, unit, open_to(state, unit))),
                _within(open_to(state, unit)),
                _border(state, state.camp_of(unit)),
                bought,
            )
            assert found == wanted, (number, table.blocks[unit])
            went += len(found)
    assert went > 10 * POSITIONS


def _occupy_vichy(state: Any) -> None:
    """9.523: what Vichy lets through is another matter."""
    state.vichy = 0
    state.holder = tuple(C.germany if one == C.vichy else one for one in state.holder)


def _found(rail: Rail, bought: bool) -> set[str]:
    """Who stands on ground that trains may not touch, or in a swamp in a breakthrough, does not begin."""
    begins = rail.land & ~rail.dead_ends if bought else rail.land
    return {C.name(space) for space in spaces_in(rail.by_land())} if begins >> rail.start & 1 else set()


def _within(mask: int) -> Callable[[str], bool]:
    return lambda name: bool(mask >> C.index[name] & 1)


def _border(state: Any, camp: int) -> Callable[[str, str], bool]:
    """9.17: how the Finnish border reads is not what is compared."""
    return lambda here, there: bool(finnish_border(state, camp, C.index[here]) >> C.index[there] & 1)
