"""Position files of this game: what they say when something in them is wrong."""

import re
from typing import Any

import pytest

from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.state import ARRIVED, GARRISON, PINNED
from grognard.kernel.position import KeyedError, build_position

GAME = BattleForGermany()


def position(**tables: Any) -> Any:
    return build_position(GAME, {"seed": 1, **tables})


BROKEN: list[tuple[dict[str, Any], str, tuple[str, ...]]] = [
    (
        {"unit": {}},
        "no key 'unit' in a position of this game; did you mean units? There are",
        ("unit",),
    ),
    ({"turn": 99}, "turn must be a number from 1 to ", ("turn",)),
    ({"phase": "german nap"}, "no phase 'german nap'; there are: soviet replacement", ("phase",)),
    ({"clear": 1}, "clear must be true or false", ("clear",)),
    ({"units": []}, "units must be a table such as { ", ("units",)),
    ({"units": {"us_99": "1905"}}, "no unit 'us_99'; one is called us_", ("units", "us_99")),
    ({"units": {"us_12": "9999"}}, "no hex or box '9999'; one is called", ("units", "us_12")),
    ({"units": {"us_12": 1905}}, "us_12 must be a text such as", ("units", "us_12")),
    (
        {"units": {"us_12": {"force": "swiss"}}},
        "no force 'swiss'; there are: soviet",
        ("units", "us_12", "force"),
    ),
    ({"units": {"us_12": {"moved": 1}}}, "moved must be true or false", ("units", "us_12", "moved")),
    (
        {"units": {"us_12": {"tired": True}}},
        "no key 'tired' in us_12; did you mean strayed? There are: at, force",
        ("units", "us_12", "tired"),
    ),
    ({"control": {"rome": "soviet"}}, "no city 'rome'; one is called", ("control", "rome")),
    (
        {"control": {"posen": "swiss"}},
        "no side 'swiss'; there are: soviet, western, german",
        ("control", "posen"),
    ),
    ({"ruined_forts": ["2613"]}, "no fortified hex '2613'; there are: ", ("ruined_forts", 0)),
    ({"berlin": {"german": 3}}, "no side 'german'; there are: soviet, western", ("berlin", "german")),
    ({"transfers": -1}, "transfers must be a number, 0 or more", ("transfers",)),
    ({"war": 1}, "war must be true or false", ("war",)),
]


@pytest.mark.parametrize(("tables", "told", "keys"), BROKEN, ids=[told[:40] for _, told, _ in BROKEN])
def test_a_broken_position_says_what_is_wrong(
    tables: dict[str, Any], told: str, keys: tuple[str, ...]
) -> None:
    with pytest.raises(KeyedError, match=re.escape(told)) as found:
        position(**tables)
    assert found.value.keys == keys


def test_nobody_stands_where_units_cannot_enter() -> None:
    sea = next(name for n, name in enumerate(GAME.board.names) if GAME.components.closed_ground >> n & 1)
    with pytest.raises(KeyedError, match=f"us_12 can’t stand in '{sea}'") as found:
        position(units={"us_12": sea})
    assert found.value.keys == ("units", "us_12")


def test_at_most_two_units_of_one_side_stand_together() -> None:
    for others in (["us_5", "us_7"], ["w_67"]):
        with pytest.raises(KeyedError, match="can’t stand together in 1905"):
            position(clear=True, units=dict.fromkeys(["us_12", *others], "1905"))


def test_nothing_said_is_the_start_of_the_game() -> None:
    assert position().dump() == GAME.new(seed=1).dump()


def test_a_unit_keeps_what_the_file_does_not_say() -> None:
    setting = {"scenario": "red_star_white_star", "phase": "soviet combat"}
    before = position(**setting)
    garrison = next(unit for unit, flags in enumerate(before.flags) if flags & GARRISON)
    name = before.c.ids[garrison]
    s = position(**setting, units={name: {"arrived": True, "pinned": True}})
    assert s.flags[garrison] == before.flags[garrison] | ARRIVED | PINNED
    assert (s.where, s.force) == (before.where, before.force)
    assert not position(**setting, units={name: {"garrison": False}}).flags[garrison] & GARRISON
