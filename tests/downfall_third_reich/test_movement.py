"""Operations: examples 4 and 6, ships and landings, the ways that are offered, every way that is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import grognard
from grognard.games.downfall_third_reich.components import ALLIES, AXIS, NEUTRAL
from grognard.games.downfall_third_reich.rules import orders
from grognard.games.downfall_third_reich.rules.actions import ActionsPhase
from grognard.games.downfall_third_reich.rules.amphibious import AfricanLandings
from grognard.games.downfall_third_reich.rules.reach import ATTACKING, TACTICAL, allowance
from grognard.games.downfall_third_reich.state import OPENED, OPENING
from grognard.kernel.action import Action
from grognard.kernel.position import build_position

NAME = "downfall-third-reich"
GAME: Any = grognard.game(NAME)
C = GAME.components
INDEX = GAME.board.index

BARBAROSSA: dict[str, Any] = {
    "turn": 7,
    "empty": True,
    "control_as": "barbarossa_1941",
    "control": {"axis": ["daugavpils"]},
    "technologies": {"axis": {"available": ["blitzkrieg", "aviation"]}, "ussr": {"available": ["aviation"]}},
    "armies": {
        "riga": [["de_inf", 2, "full"], ["su_inf", 1, "full"]],
        "daugavpils": [["de_arm", 1, "full"]],
        "kovel": [["de_inf", 2, "full"], ["su_inf", 1, "full"]],
        "minsk": [["de_arm", 1, "reduced"]],
        "vilnius": [["su_inf", 2, "full"]],
        "tarnopol": [["su_inf", 2, "full"]],
    },
    "total_war": ["axis", "ussr"],
    "entered_ussr": 7,
    "points": {"axis": {"po": 12}, "ussr": {"po": 12}},
}
RIGA, KOVEL, VILNIUS = "su_inf_1", "su_inf_2", "su_inf_3"

STALINGRAD: dict[str, Any] = {
    "turn": 12,
    "empty": True,
    "control_as": "case_blue_1942",
    "control": {"axis": ["rostov", "sebastopol", "krasnodar"]},
    "technologies": BARBAROSSA["technologies"],
    "armies": {
        "stalingrad": [["de_arm", 2, "full"], ["su_inf", 1, "full"]],
        "rostov": [["ro_inf", 1, "full"], ["su_arm", 1, "full"]],
        "stalino": [["de_inf", 1, "full"]],
        "voronej": [["su_inf", 1, "full"]],
    },
    "total_war": ["axis", "allies", "ussr"],
    "entered_ussr": 7,
    "points": {"axis": {"po": 12}},
}


def position(**keys: Any) -> Any:
    return build_position(GAME, {"seed": 1, **keys})


def rule(state: Any, line: str) -> str | None:
    refusal = state.why_not(state.waiting[0], line)
    return None if refusal is None else str(refusal.rule)


@pytest.mark.rule(NAME, "22.4")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"tactical {RIGA} konigsberg", "8.2.2"),
        (f"tactical {RIGA} vilnius-konigsberg", "8.2.2"),
        (f"tactical {RIGA} daugavpils", "8.2.2"),
        (f"tactical {RIGA} tallinn-daugavpils", "8.2.2"),
        (f"tactical {KOVEL} minsk", "8.2.2"),
        (f"strategic {KOVEL} minsk", None),
        (f"tactical {VILNIUS} riga", "8.0"),
        (f"engage {VILNIUS}", "8.0"),
        (f"tactical {RIGA} tallinn-leningrad", None),
    ],
)
def test_example_4(line: str, why: str | None) -> None:
    state = position(**BARBAROSSA, scenario="barbarossa_1941", phase="ussr")
    assert rule(state, line) == why
    if line.startswith("strategic"):
        state.act(state.waiting[0], line)
        assert state.where[C.number[KOVEL]] == INDEX["minsk"]
        assert not state.due


@pytest.mark.rule(NAME, "22.6")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("tactical de_arm_1 rostov", "8.2.2"),
        ("attack de_arm_1 voronej", "8.2.2"),
        ("strategic de_arm_1 rostov", "8.3"),
        ("engage de_arm_1", None),
    ],
)
def test_example_6(line: str, why: str | None) -> None:
    assert rule(position(**STALINGRAD, scenario="case_blue_1942"), line) == why


@pytest.mark.rule(NAME, "8.4")
@pytest.mark.parametrize(
    ("phase", "army", "start", "end", "po"),
    [
        ("allies", "uk_inf", "etats_unis", "ecosse", 1),
        ("allies", "uk_inf", "londres", "alexandrie", 2),
        ("axis", "de_inf", "bordeaux", "rome", None),
        ("axis", "de_inf", "constanta", "odessa", None),
        ("axis", "de_inf", "naples", "tripoli", 2),
    ],
)
def test_ships(phase: str, army: str, start: str, end: str, po: int | None) -> None:
    state = position(
        scenario="case_blue_1942",
        phase=phase,
        empty=True,
        armies={start: [[army, 1, "full"]]},
        points={phase: {"po": 5}},
    )
    line = f"sail {army}_1 {end}"
    assert rule(state, line) == (None if po else "8.4")
    if po:
        state.act(state.waiting[0], line)
        assert state.po[state.phase] == 5 - po


# -------------------------------------------------------------------- ways


def offered(state: Any, verb: str, army: str, end: str) -> list[str]:
    """The ways that are offered to an army to get to an area."""
    unit = C.number[army]
    return [
        "-".join(GAME.board.names[area] for area in action.args[1])
        for action in state.prompt(state.waiting[0]).offered()
        if action.verb == verb and action.args[0] == unit and action.args[1][-1] == INDEX[end]
    ]


@pytest.mark.rule(NAME, "8.2.4")
def test_of_ways_of_one_length_none_through_neutrals_is_offered() -> None:
    state = position(
        turn=1, empty=True, armies={"hanovre": [["de_inf", 1, "full"]]}, points={"axis": {"po": 1}}
    )
    assert offered(state, "tactical", "de_inf_1", "francfort") in (["leipzig-francfort"], ["ruhr-francfort"])
    assert rule(state, "tactical de_inf_1 bruxelles-francfort") is None


@pytest.mark.rule(NAME, "6.2")
def test_of_ways_of_one_length_the_one_that_takes_areas_is_offered() -> None:
    state = position(
        scenario="barbarossa_1941",
        empty=True,
        control={"axis": ["vilnius", "minsk"]},
        armies={"konigsberg": [["de_inf", 1, "full"]]},
        points={"axis": {"po": 1}},
    )
    assert offered(state, "tactical", "de_inf_1", "daugavpils") == ["riga-daugavpils"]


@pytest.mark.rule(NAME, "8.0.3")
def test_a_way_round_dear_areas_is_offered_if_the_points_allow_no_other() -> None:
    keys: dict[str, Any] = {
        "scenario": "case_blue_1942",
        "empty": True,
        "control": {"axis": ["voronej", "rostov", "stalingrad"]},
        "armies": {"stavropol": [["de_arm", 1, "full"]]},
    }
    state = position(**keys, points={"axis": {"po": 1}})
    assert offered(state, "tactical", "de_arm_1", "voronej") == ["rostov-voronej"]
    assert not offered(state, "tactical", "de_arm_1", "stalingrad")
    assert rule(state, "tactical de_arm_1 stalingrad-voronej") == "8.0"
    state = position(**keys, points={"axis": {"po": 2}})
    assert rule(state, "tactical de_arm_1 stalingrad-voronej") is None


@pytest.mark.rule(NAME, "2.3", "8.2.4")
def test_a_longer_way_round_a_neutral_is_offered_before_one_that_invades_it() -> None:
    state = position(
        turn=6,
        empty=True,
        countries={"italy": "war"},
        armies={"venise": [["de_inf", 1, "full"]]},
        points={"axis": {"po": 1}},
    )
    assert offered(state, "tactical", "de_inf_1", "budapest") == ["innsbruck-vienne-budapest"]
    assert offered(state, "tactical", "de_inf_1", "belgrade") == ["zagreb-belgrade"]
    assert rule(state, "tactical de_inf_1 zagreb-budapest") is None


@pytest.mark.rule(NAME, "3.5")
def test_no_way_that_brings_total_war_is_offered_while_there_is_another() -> None:
    keys: dict[str, Any] = {"empty": True, "armies": {"varsovie": [["de_inf", 1, "full"]]}}
    keys["points"] = {"axis": {"po": 1}}
    state = position(turn=6, **keys)
    assert offered(state, "tactical", "de_inf_1", "debrecen") == ["tarnow-bratislava-debrecen"]
    state = position(turn=6, entered_ussr=5, total_war=["axis", "ussr"], **keys)
    assert offered(state, "tactical", "de_inf_1", "debrecen") == ["kovel-tarnopol-debrecen"]
    keys = {"armies": {"kovel": [["su_inf", 1, "full"]]}, "phase": "ussr", "points": {"ussr": {"po": 1}}}
    state = position(turn=8, empty=True, entered_ussr=7, total_war=["ussr"], **keys)
    assert offered(state, "tactical", "su_inf_1", "odessa") == ["tarnopol-vinnitsa-odessa"]


@pytest.mark.rule(NAME, "13.1")
def test_armour_crosses_a_breached_area_and_stops_in_the_next() -> None:
    state = position(
        scenario="barbarossa_1941",
        empty=True,
        armies={
            "riga": [["de_inf", 3, "full"], ["su_inf", 2, "full"]],
            "konigsberg": [["de_arm", 1, "full"], ["de_inf", 1, "full"]],
            "daugavpils": [["su_inf", 1, "full"]],
        },
        marks={f"de_inf_{n}": ["attack", "from konigsberg"] for n in (1, 2, 3)},
        points={"axis": {"po": 5, "air": 0}},
    )
    assert rule(state, "attack de_arm_1 riga-daugavpils") == "8.2.1"
    state.act(0, "breach de_inf_1 su_inf_1 de_inf_2")
    assert rule(state, "attack de_inf_4 riga-daugavpils") == "8.2.1"
    assert rule(state, "tactical de_arm_1 riga-tallinn-leningrad") == "13.1"
    assert rule(state, "tactical de_arm_1 riga-daugavpils") == "8.2.3"
    assert rule(state, "tactical de_arm_1 riga-tallinn") is None
    assert offered(state, "tactical", "de_arm_1", "tallinn") == ["riga-tallinn"]
    state.act(0, "attack de_arm_1 riga-daugavpils")
    assert [GAME.board.names[area] for area in state.due] == ["riga", "daugavpils"]


@pytest.mark.rule(NAME, "15.4")
def test_high_mountains_are_closed_where_enemies_stand_behind() -> None:
    keys: dict[str, Any] = {"scenario": "two_fronts_1944", "turn": 18, "empty": True}
    hungarian = {"debrecen": [["hu_inf", 1, "full"]]}
    points = {"axis": {"po": 5}}
    state = position(**keys, armies={**hungarian, "tarnopol": [["su_inf", 1, "full"]]}, points=points)
    assert rule(state, "attack hu_inf_1 tarnopol") == "15.4"
    assert rule(position(**keys, armies=hungarian, points=points), "attack hu_inf_1 tarnopol") is None


def walks(state: Any, unit: int, steps: int) -> Iterator[tuple[int, ...]]:
    """Every way of so many steps, areas entered twice included."""
    ways: list[tuple[int, ...]] = [()]
    for _ in range(steps):
        ways = [
            (*way, area) for way in ways for area in GAME.board.beside[way[-1] if way else state.where[unit]]
        ]
        yield from ways


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_what_is_offered_is_where_some_way_leads(scenario: str) -> None:
    """Asked of every way there is, in positions of random games, for a few armies each."""
    rng, asked = Random(scenario), 0
    for number in range(4):
        state = GAME.new(scenario, seed=number)
        while state.outcome is None:
            seat = state.waiting[0]
            action = state.prompt(seat).sample(rng)
            units = orders.ready(state) if isinstance(state.stack[-1], ActionsPhase) else []
            if units and (state.breached or rng.random() < 0.02):
                check_army(state, seat, rng.choice(units))
                asked += 1
            state.do(seat, action)
    assert asked > 4


def check_army(state: Any, seat: int, unit: int) -> None:
    for kind in (TACTICAL, ATTACKING):
        verb = getattr(ActionsPhase(), f"legal_{kind}")
        found = {path[-1] for army, path in verb(state) if army == unit}
        legal = {
            path[-1]
            for path in walks(state, unit, allowance(state, unit, kind) + 1)
            if state.why_not(seat, Action(kind, (unit, path))) is None
        }
        assert found == legal, (C.ids[unit], kind, [GAME.board.names[area] for area in found ^ legal])


# -------------------------------------------------------------------- 17.9


def torch(**keys: Any) -> Any:
    return position(
        **{
            "scenario": "case_blue_1942",
            "turn": 12,
            "phase": "allies",
            "empty": True,
            "technologies": {"allies": {"available": ["amphibious_assaults", "aviation"]}},
            "armies": {"etats_unis": [["us_inf", 3, "full"]], "canada": [["uk_inf", 1, "full"]]},
            "points": {"allies": {"po": 8}},
            **keys,
        }
    )


@pytest.mark.rule(NAME, "17.9")
def test_three_landings_open_french_north_africa() -> None:
    state = torch()
    assert rule(state, "land us_inf_1 oran") == "17.9"
    state.act(1, "open_africa")
    assert (state.vichy, type(state.stack[-1])) == (OPENING, AfricanLandings)
    assert {action.verb for action in state.prompt(1).actions} == {"land"}
    state.act(1, "land us_inf_1 oran")
    assert rule(state, "land us_inf_2 irlande") == "17.9"
    state.act(1, "land us_inf_2 oran")
    state.act(1, "land uk_inf_1 casablanca")
    assert (state.po[ALLIES], type(state.stack[-1])) == (2, ActionsPhase)
    state.act(1, "end")
    assert state.vichy == OPENED
    held = {name: state.control[INDEX[name]] for name in ("oran", "alger", "tunisie", "mareth")}
    assert held == {"oran": ALLIES, "alger": ALLIES, "tunisie": AXIS, "mareth": AXIS}


@pytest.mark.rule(NAME, "17.9")
@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ({"points": {"allies": {"po": 5}}}, "8.0"),
        ({"technologies": {"allies": {"available": ["aviation"]}}}, "13.9"),
        ({"armies": {"etats_unis": [["us_inf", 2, "full"]], "londres": [["uk_inf", 1, "full"]]}}, "17.9"),
        ({"turn": 13}, "17.9"),
        ({"vichy": "opened"}, "17.9"),
        ({"phase": "ussr"}, "17.9"),
    ],
)
def test_it_is_opened_only_if_the_landings_can_be_made(keys: dict[str, Any], why: str) -> None:
    state = torch(**keys)
    assert rule(state, "open_africa") == why
    assert state.control[INDEX["oran"]] in (NEUTRAL, ALLIES)
