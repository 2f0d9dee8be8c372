"""A game declares what its position files hold; the kernel reads, checks and compares them.

Ferries is made for this: boats lie in harbours or at sea, companies own harbours.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from grognard.cases import CaseFailed, read_cases, run_case
from grognard.kernel.columns import Column
from grognard.kernel.game import Game, Setup
from grognard.kernel.position import KeyedError, build_position
from grognard.kernel.position_file import ColumnKey, Key, PositionFile
from grognard.kernel.position_tables import Grouped, ListOf, Names, Record, Row, Table
from grognard.kernel.position_values import Name, Number, Text, YesNo
from grognard.kernel.refusal import BadFile, Refusal
from grognard.kernel.state import State
from grognard.kernel.step import Step

BOATS = [f"boat{n}" for n in range(30)]
HARBOURS = ["north", "south", "west"]
COMPANIES = ("red", "blue")
STRENGTH = {"old": 3, "new": 5}
SEA = -1


class Fleet(State):
    day: Column[int]
    active: Column[int]
    storm: Column[int]
    at: Column[list[int]]
    load: Column[list[int]]
    engine: Column[list[int]]
    late: Column[list[int]]
    owner: Column[list[int]]
    coins: Column[list[int]]
    closed: Column[list[int]]

    def pieces(self) -> list[str]:
        return list(BOATS)


class Wait(Step, frozen=True):
    rule = "1"
    verbs: ClassVar = {"wait": ()}

    def seats(self, s: Fleet) -> tuple[int, ...]:
        return (0,)

    def candidates_wait(self, s: Fleet) -> Iterable[tuple[()]]:
        return [()]

    def may_wait(self, s: Fleet) -> Refusal | None:
        return None

    def do_wait(self, s: Fleet) -> None:
        s.day += 1


def put_boats(s: Fleet, boats: dict[int, tuple[int, int, bool]]) -> None:
    for boat, (at, load, late) in boats.items():
        s.at[boat], s.load[boat], s.late[boat] = at, load, int(late)


def put_crews(s: Fleet, crews: dict[int, dict[str, int]]) -> None:
    for boat, crew in crews.items():
        s.engine[boat] = crew.get("engine", s.engine[boat])


BOAT, COMPANY = Name("boat", "unit"), Name("company", COMPANIES, none="nobody")
HARBOUR = Name("harbour", "space", none="sea")
PLACED = Row("a boat", HARBOUR, Number(0, 9), marks=("late",))
ENGINE = Name("engine", STRENGTH)
FILE = PositionFile(
    keys={
        "day": Number(1, lambda s: s.setup.options["days"]),
        "active": COMPANY,
        "storm": YesNo(),
        "boats": Key(Table(BOAT, PLACED), put_boats),
        "crews": Key(Table(BOAT, Record("engine", engine=ENGINE, cook=YesNo())), put_crews),
        "owns": ColumnKey(Grouped(COMPANY, HARBOUR), "owner"),
        "coins": Table(COMPANY, Number()),
        "closed": Names(HARBOUR),
        "songs": Key(ListOf(Text("a sea shanty"))),
    },
    looks={
        "engines": ColumnKey(Table(BOAT, ENGINE), "engine").look,
        "depths": lambda s: {"north": {"ebb": 3, "flood": 7}},
    },
    things=("unit", lambda s, boat: PLACED.in_words(s, (s.at[boat], s.load[boat], s.late[boat]))),
    checks={"no_boat_in": lambda s, name: "one is" if HARBOURS.index(name) in s.at else None},
)


class Ferries(Game):
    name, short, version = "ferries", "ferries", 1
    folder = Path(__file__).parent
    state_type = Fleet
    step_types = (Wait,)
    position_file = FILE
    scenarios: ClassVar[Mapping[str, Any]] = {"summer": {}}

    def __init__(self) -> None:
        self.overlay: dict[str, Any] = {}

    def options(self, scenario: str) -> Mapping[str, Any]:
        return {"days": 20}

    def setup(self, scenario: str, options: Mapping[str, Any]) -> Setup:
        return Setup(scenario, dict(options), ("harbourmaster",))

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"space": HARBOURS, "unit": BOATS}

    def start(self, state: Fleet) -> None:
        state.day, state.active, state.storm, state.closed = 1, SEA, 0, []
        state.at, state.load, state.late = [SEA] * 30, [0] * 30, [0] * 30
        state.engine, state.owner, state.coins = [3] * 30, [0, 0, SEA], [4, 4]
        state.stack = [Wait()]

    def arrange(self, state: Fleet, position: Mapping[str, Any]) -> None:
        self.start(state)
        FILE.put(state, FILE.read(state, position))


GAME = Ferries()
GOOD: dict[str, Any] = {
    "day": 3,
    "active": "blue",
    "storm": True,
    "boats": {"boat1": "north 4 late", "boat2": ["south", 0], "boat3": "sea 9"},
    "crews": {"boat1": "new", "boat2": {"engine": "old", "cook": True}, "boat3": {}},
    "owns": {"blue": ["south", "west"], "nobody": ["north"]},
    "coins": {"red": 0},
    "closed": ["west", "north"],
    "songs": ["Home"],
}


def fleet(**tables: Any) -> Any:
    return build_position(GAME, {"seed": 1, **tables})


# ---------------------------------------------------------------- reading


def test_what_is_read_is_laid_out_in_numbers() -> None:
    s = fleet(**GOOD)
    assert (s.day, s.active, s.storm, s.closed) == (3, 1, 1, [2, 0])
    assert (s.at[1:4], s.load[1:4], s.late[1:4]) == ([0, 1, SEA], [4, 0, 9], [1, 0, 0])
    assert s.engine[1:4] == [5, 3, 3]
    assert (s.owner, s.coins) == ([SEA, 1, 1], [0, 4])
    assert all(type(entry) is int for name in s.columns for entry in _entries(getattr(s, name)))


def _entries(column: Any) -> list[Any]:
    return column if isinstance(column, list) else [column]


def test_what_is_not_said_stays_as_it_was() -> None:
    assert fleet().dump() == GAME.new(seed=1).dump()


def test_keys_take_effect_in_the_order_of_the_declaration() -> None:
    order: list[str] = []
    keys = {name: Key(YesNo(), lambda s, value, name=name: order.append(name)) for name in ("a", "b", "c")}
    file = PositionFile(keys)
    state = GAME.new(seed=1)
    file.put(state, file.read(state, {"c": True, "a": False}))
    assert order == ["a", "c"]


BROKEN: list[tuple[dict[str, Any], str, tuple[str, ...]]] = [
    ({"weather": 1}, "no key 'weather' in a position of this game; there are: day, active", ("weather",)),
    ({"day": 21}, "day must be a number from 1 to 20, not 21", ("day",)),
    ({"day": 0}, "day must be a number from 1 to 20, not 0", ("day",)),
    ({"day": True}, "day must be a number from 1 to 20, not true", ("day",)),
    ({"coins": {"red": -1}}, "red must be a number, 0 or more, not -1", ("coins", "red")),
    ({"coins": 3}, "coins must be a table such as { red = 1 }, not 3", ("coins",)),
    ({"coins": {"pink": 3}}, "no company 'pink'; there are: red, blue", ("coins", "pink")),
    ({"active": 1}, 'active must be a text such as "red", not 1', ("active",)),
    ({"active": ""}, "no company ''", ("active",)),
    ({"storm": 1}, "storm must be true or false, not 1", ("storm",)),
    ({"boats": {"baot7": "sea 1"}}, "no boat 'baot7'; one is called boat7", ("boats", "baot7")),
    (
        {"boats": {"boat1": "sea"}},
        "boat1: a boat is told as [\"north\", 1], not as 'sea'",
        ("boats", "boat1"),
    ),
    ({"boats": {"boat1": 4}}, "boat1: a boat is told as", ("boats", "boat1")),
    (
        {"boats": {"boat1": "moon 1"}},
        "no harbour 'moon'; there are: north, south, west",
        ("boats", "boat1"),
    ),
    ({"boats": {"boat1": "sea ten"}}, "value 2 must be a number from 0 to 9, not 'ten'", ("boats", "boat1")),
    ({"boats": {"boat1": ["sea", "1"]}}, "value 2 must be a number from 0 to 9", ("boats", "boat1")),
    ({"boats": {"boat1": "sea 1 lost"}}, "'sea 1 lost'; marks are: late", ("boats", "boat1")),
    (
        {"crews": {"boat1": {"mate": 1}}},
        "no key 'mate' in boat1; there are: engine, cook",
        ("crews", "boat1", "mate"),
    ),
    ({"crews": {"boat1": {"cook": 1}}}, "cook must be true or false", ("crews", "boat1", "cook")),
    ({"crews": {"boat1": "steam"}}, "no engine 'steam'; there are: old, new", ("crews", "boat1")),
    ({"crews": []}, 'crews must be a table such as { boat0 = "old" }, not []', ("crews",)),
    ({"owns": {"red": "north"}}, "red must be a list such as [\"north\"], not 'north'", ("owns", "red")),
    ({"owns": {"red": ["north", "north"]}}, "red has north twice", ("owns", "red")),
    ({"owns": {"red": ["west"], "blue": ["west"]}}, "blue has west, but red has it, too", ("owns", "blue")),
    ({"owns": 1}, 'owns must be a table such as { red = ["north"] }, not 1', ("owns",)),
    ({"closed": ["north", "moon"]}, "no harbour 'moon'", ("closed", 1)),
    ({"coins": {"nobody": 3}}, "no company 'nobody'; there are: red, blue", ("coins", "nobody")),
    ({"closed": ["west", 7]}, "entry 2 of closed must be a text such as", ("closed", 1)),
    ({"closed": ["sea"]}, "no harbour 'sea'; there are: north, south, west", ("closed", 0)),
    ({"songs": [3]}, 'entry 1 of songs must be a text such as "a sea shanty", not 3', ("songs", 0)),
]


@pytest.mark.parametrize(("tables", "told", "keys"), BROKEN, ids=[told[:40] for _, told, _ in BROKEN])
def test_what_is_wrong_is_told_with_its_key(tables: dict[str, Any], told: str, keys: tuple[str, ...]) -> None:
    with pytest.raises(KeyedError, match=re.escape(told)) as found:
        fleet(**tables)
    assert found.value.keys == keys


def test_a_record_that_no_bare_value_stands_for_is_a_table() -> None:
    state = GAME.new(seed=1)
    with pytest.raises(KeyedError, match=re.escape("boat1 must be a table such as { cook = true }")):
        Record(cook=YesNo()).read(state, True, "crews", "boat1")


def test_the_line_is_that_of_the_innermost_key(tmp_path: Path) -> None:
    path = tmp_path / "ferries.toml"
    path.write_text("[crews.boat1]\ncook = true\n[crews.boat2]\ncook = 1\n", encoding="utf-8")
    with pytest.raises(BadFile, match="cook must be true or false") as bad:
        GAME.from_position(path)
    assert bad.value.line == 4


# ---------------------------------------------------------------- what cases look at


CASE = """\
[[case]]
name = "The fleet"
rules = ["1"]
[case.position]
day = 3
boats = { boat1 = "north 4 late" }
owns = { blue = ["south", "west"] }
closed = ["west", "north"]
[case.expect]
"""


def expect(folder: Path, line: str) -> None:
    path = folder / "cases.toml"
    path.write_text(CASE + line, encoding="utf-8")
    run_case(GAME, read_cases(path)[0])


@pytest.mark.parametrize(
    "line",
    [
        "day = 3",
        'active = "nobody"',
        "storm = false",
        'boat1 = "north 4 late"',
        'boat2 = "sea 0"',
        'owns = { red = ["north"], nobody = [], blue = ["west", "south"] }',
        "coins = { blue = 4 }",
        'closed = ["north", "west"]',
        'engines = { boat1 = "old" }',
        "depths = { north = { flood = 7 } }",
        'no_boat_in = "south"',
    ],
)
def test_a_position_is_looked_at_in_the_words_of_the_file(tmp_path: Path, line: str) -> None:
    expect(tmp_path, line)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("day = 4", "day: it is 3, not 4"),
        ('active = "red"', "active: it is 'nobody', not 'red'"),
        ('boat1 = "north 4"', "boat1: it is 'north 4 late', not 'north 4'"),
        ('owns = { red = ["west"] }', "owns: red is ['north'], not ['west']"),
        ('closed = ["west"]', "closed: it is ['west', 'north'], not ['west']"),
        ('closed = ["west", 3]', "closed: it is ['west', 'north'], not ['west', 3]"),
        ("coins = { pink = 4 }", "coins: there is no 'pink'"),
        ("coins = 4", "coins: it is { red = 4, blue = 4 }, not 4"),
        ("depths = { north = { ebb = 7 } }", "depths: north.ebb is 3, not 7"),
        ("depths = { north = { neap = 7 } }", "depths: there is no 'north.neap'"),
        ('no_boat_in = "north"', "no_boat_in: one is"),
        (
            "songs = []",
            "nothing called 'songs' to look at; did you mean owns? There are: day, active",
        ),
        ('boat99 = "sea"', "no_boat_in, each unit by itself"),
    ],
)
def test_what_differs_is_told(tmp_path: Path, line: str, told: str) -> None:
    with pytest.raises(CaseFailed, match=re.escape(told)):
        expect(tmp_path, line)


def test_a_game_that_declares_nothing_has_nothing_to_look_at() -> None:
    told = str(PositionFile({}).expect(GAME.new(seed=1), "boat1", "sea 0"))
    assert told == "there is nothing called 'boat1' to look at; there are: -"
