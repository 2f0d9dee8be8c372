"""Every number of a position fits its column, and no correction of the data is out of all proportion."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import grognard
from grognard.games import GAMES, Listed
from grognard.kernel.game import Game
from grognard.kernel.ranges import SpaceId, UnitId, declared, misfit
from grognard.kernel.refusal import GrognardError
from grognard.kernel.snapshots import column_types

GAME = grognard.game("bfg")
DUMP = GAME.new(seed="1").dump().decode()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r'"where":\[-?\d+', '"where":[' + "9" * 30),
        (r'"where":\[-?\d+', '"where":[100001'),
        (r'"where":\[', '"where":[' + "0," * 20_000),
        (r'"takeback":\d+', '"takeback":1000000000'),
        (r'"rolled":\d+', '"rolled":-1'),
    ],
)
def test_a_number_out_of_range_is_refused(old: str, new: str) -> None:
    forged, count = re.subn(old, new, DUMP, count=1)
    assert count == 1
    with pytest.raises(GrognardError, match="not a position of battle-for-germany"):
        GAME.load(forged.encode())
    assert GAME.load(DUMP.encode()).dump().decode() == DUMP


class Pursuit(msgspec.Struct):
    unit: UnitId
    path: tuple[SpaceId, ...]
    points: int
    name: str


def test_numbers_of_questions_are_looked_at_too() -> None:
    counts = {"unit": 4, "space": 10}
    assert misfit(Pursuit(3, (0, 9), 50, "x"), counts, 50) is None
    assert misfit(Pursuit(4, (1,), 0, "x"), counts, 50) == "unit"
    assert misfit(Pursuit(-1, (1,), 0, "x"), counts, 50) == "unit"
    assert misfit(Pursuit(0, (1, 10), 0, "x"), counts, 50) == "path"
    assert misfit(Pursuit(0, (1,), 51, "x"), counts, 50) == "points"


@pytest.mark.parametrize(
    ("column", "entries"),
    [
        ("where", [-1]),
        ("where", [GAME.counts["place"]]),
        ("force", [4]),
        ("flags", [256]),
        ("taken", [2]),
        ("due", [GAME.counts["city"]]),
        ("berlin", [17]),
        ("war", 2),
        ("turn", 17),
        ("turn", 0),
    ],
)
def test_a_number_is_what_its_column_says(column: str, entries: Any) -> None:
    position = msgspec.json.decode(DUMP)
    held = position["columns"][column]
    position["columns"][column] = entries + held[1:] if isinstance(entries, list) else entries
    with pytest.raises(GrognardError, match=column):
        GAME.load(msgspec.json.encode(position))


@pytest.mark.parametrize("change", [lambda held: held[:-1], lambda held: [*held, 0]])
def test_a_column_has_an_entry_for_each_thing(change: Callable[[list[int]], list[int]]) -> None:
    position = msgspec.json.decode(DUMP)
    position["columns"]["holder"] = change(position["columns"]["holder"])
    with pytest.raises(GrognardError, match="holder"):
        GAME.load(msgspec.json.encode(position))


@pytest.mark.parametrize("listed", GAMES, ids=lambda listed: listed.short)
def test_every_column_says_what_its_numbers_are(listed: Listed) -> None:
    kinds = column_types(grognard.game(listed.name).state_type, ranges=True)
    assert [name for name, kind in kinds if not declared(kind)] == []


SILENT = ("us",)
"""Games whose questions do not say it yet."""


@pytest.mark.parametrize(
    "listed", [one for one in GAMES if one.short not in SILENT], ids=lambda listed: listed.short
)
def test_every_question_says_what_its_numbers_are(listed: Listed) -> None:
    questions = grognard.game(listed.name).step_types
    assert [question.__name__ for question in questions if not declared(question)] == []


class Cargo(msgspec.Struct, frozen=True):
    """Each entry of a row is something of its own."""

    aboard: tuple[tuple[UnitId, SpaceId], ...] = ()
    bound: tuple[UnitId, SpaceId] | None = None


@pytest.mark.parametrize(
    ("cargo", "found"),
    [
        (Cargo(((5, 1), (0, 0)), (5, 1)), None),
        (Cargo(((5, 1), (1, 5))), "aboard"),
        (Cargo(((6, 0),)), "aboard"),
        (Cargo(bound=(1, 2)), "bound"),
    ],
)
def test_each_entry_of_a_tuple_is_what_it_says_of_it(cargo: Cargo, found: str | None) -> None:
    assert misfit(cargo, {"unit": 6, "space": 2}, 100) == found


def test_a_correction_beyond_all_figures_is_refused() -> None:
    def corrected(number: int) -> Game:
        return grognard.game(
            "bfg", {"scenarios": {"turns": {"4": {"replacements": {"west_german": number}}}}}
        )

    assert corrected(3).overlay
    for number in (10**9, -(10**9)):
        with pytest.raises(GrognardError, match="more than any figure"):
            corrected(number)
