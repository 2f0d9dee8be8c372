"""Columns are named once, with their types: a clone copies what can change and shares the rest."""

from __future__ import annotations

from typing import Any

from grognard.kernel.columns import Column, Derived
from grognard.kernel.state import State

Ranks = list[int]
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


def siege(guards: list[int] | None) -> Siege:
    state = Siege(NOBODY, NOBODY, "seed", [])
    state.day, state.tents, state.trenches = 3, [1, 2], [7]
    state.fires, state.ranks, state.guards, state.road = {1: 2}, [4, 5], guards, (8, 9)
    return state


def test_columns_and_what_follows_from_them_are_inherited() -> None:
    assert Siege.columns == ("day", "tents", "trenches")
    assert Siege.derived == ("fires", "ranks", "guards", "road")


def test_a_clone_has_its_own_lists_and_dicts_also_where_an_alias_or_a_choice_hides_them() -> None:
    state = siege(guards=[6])
    twin = state.clone()
    for name in (*Siege.columns, *Siege.derived):
        assert getattr(twin, name) == getattr(state, name)
    for name in ("tents", "trenches", "fires", "ranks", "guards"):
        assert getattr(twin, name) is not getattr(state, name)
    assert twin.road is state.road


def test_a_choice_may_be_nothing() -> None:
    assert siege(guards=None).clone().guards is None
