"""Columns are named once, with their types: a clone copies what can change and shares the rest."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from grognard.kernel.columns import Column, Derived
from grognard.kernel.hidden import Hidden
from grognard.kernel.ranges import Count, Each, Within
from grognard.kernel.state import State

Ranks = list[int]
Purses = Annotated[list[Count], Each(2)]
NOBODY: Any = None


class Camp(State):
    day: Column[int]
    tents: Column[list[int]]
    fires: Derived[dict[int, int]]
    ranks: Derived[Ranks]
    guards: Derived[list[int] | None]
    road: Derived[tuple[int, ...]]


class Siege(Camp):
    trenches: Column[list[int]]
    weather: Column[Annotated[int, Within(0, 2)]]
    purses: Column[Purses]
    guns: Column[Annotated[list[Count], Each(2)]]


def siege(guards: list[int] | None) -> Siege:
    state = Siege(NOBODY, NOBODY, "seed", [])
    state.day, state.tents, state.trenches = 3, [1, 2], [7]
    state.weather, state.purses, state.guns = 1, [2, 2], [0, 1]
    state.fires, state.ranks, state.guards, state.road = {1: 2}, [4, 5], guards, (8, 9)
    return state


def test_columns_and_what_follows_from_them_are_inherited() -> None:
    assert Siege.columns == ("day", "tents", "trenches", "weather", "purses", "guns")
    assert Siege.derived == ("fires", "ranks", "guards", "road")


def test_a_clone_has_its_own_lists_and_dicts_also_where_an_alias_or_a_choice_hides_them() -> None:
    state = siege(guards=[6])
    twin = state.clone()
    for name in (*Siege.columns, *Siege.derived):
        assert getattr(twin, name) == getattr(state, name)
    for name in ("tents", "trenches", "purses", "guns", "fires", "ranks", "guards"):
        assert getattr(twin, name) is not getattr(state, name)
    assert twin.road is state.road


def test_a_choice_may_be_nothing() -> None:
    assert siege(guards=None).clone().guards is None


def test_annotations_need_not_be_texts() -> None:
    hints = {"day": Column[Count], "tents": Column[Purses]}
    made: Any = type(State)("Fair", (State,), {"__annotations__": hints, "__module__": __name__})
    fair = made(NOBODY, NOBODY, "seed", [])
    fair.day, fair.tents = 1, [2, 3]
    assert made.columns == ("day", "tents")
    assert fair.clone().tents is not fair.tents


def test_what_is_hidden_has_to_be_a_column() -> None:
    with pytest.raises(TypeError, match=r"Veiled\.hidden names 'tent', which is no Column"):

        class Veiled(Camp):
            hidden = (Hidden(columns=("tent",), knows=lambda s, seat, one: False, fits=lambda s, c, i: (0,)),)
