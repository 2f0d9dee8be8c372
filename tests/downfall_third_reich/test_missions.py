"""Chapters 11, 12, 14 and 19.1: air missions and who cancels them, submarines, strategic bombing."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, USSR
from grognard.games.downfall_third_reich.rules import bombing, submarines
from grognard.games.downfall_third_reich.rules.air import Interception, Mission, barred
from grognard.games.downfall_third_reich.rules.status import actions_allowed
from grognard.kernel.position import build_position
from tests.downfall_third_reich.fights import AREA, GAME, C, Fight, told

NAME = "downfall-third-reich"
FULL = "full"
THREE = {"three_players": True}


def riga(**more: Any) -> Fight:
    """A German attack on Soviets, 5 against 3; the dice are 3 and 3."""
    return Fight("riga", ("de_inf", FULL), "konigsberg", ("su_inf", FULL), dice=[3, 3], **more)


def markers(**numbers: Any) -> dict[str, Any]:
    """Air markers by faction: a number, or standard and advanced ones."""
    return {
        faction: dict(zip(("air", "air_advanced"), n if isinstance(n, tuple) else (n, 0), strict=True))
        for faction, n in numbers.items()
    }


def asked(at: Fight) -> tuple[str, int, list[str]]:
    """The question, the seat it is put to, and the answers."""
    return type(at.state.stack[-1]).__name__, at.seat, at.state.prompt(at.seat).lines


# -------------------------------------------------------------------- 11.1, 11.2: attacks


@pytest.mark.rule(NAME, "11.1")
def test_a_mission_is_asked_for_only_with_a_marker() -> None:
    at = riga()
    assert told(at.act(at.line()), "combat")["attack_air"] == 0
    at = riga(points=markers(axis=2))
    at.act(at.line())
    assert asked(at) == ("Mission", AXIS, ["fly", "pass"])
    assert told(at.act("fly"), "combat")["attack_air"] == 2
    assert (at.state.air[AXIS], at.state.air_reserve[AXIS]) == (1, 5)
    at = riga(points=markers(axis=1))
    at.act(at.line())
    assert told(at.act("pass"), "combat")["attack_air"] == 0
    assert at.state.air[AXIS] == 1


@pytest.mark.rule(NAME, "11.2")
@pytest.mark.parametrize(("options", "seats"), [({}, (1, 1)), (THREE, (2, 1))])
def test_the_attacked_faction_is_asked_first_then_the_other(
    options: dict[str, Any], seats: tuple[int, int]
) -> None:
    at = riga(options=options, points=markers(axis=1, allies=1, ussr=1))
    at.act(at.line())
    at.act("fly")
    assert at.state.stack[-1] == Interception(USSR, False)
    assert asked(at) == ("Interception", seats[0], ["cancel", "let_pass"])
    at.act("let_pass")
    assert at.state.stack[-1] == Interception(ALLIES, False)
    assert at.seat == seats[1]
    assert told(at.act("let_pass"), "combat")["attack_air"] == 2
    assert at.state.air == [0, 1, 1]


@pytest.mark.rule(NAME, "11.2")
@pytest.mark.parametrize("options", [{}, THREE])
def test_a_cancelled_mission_may_be_flown_again_and_again(options: dict[str, Any]) -> None:
    at = riga(options=options, points=markers(axis=3, allies=1, ussr=1))
    at.act(at.line())
    at.act("fly")
    events = at.act("cancel")
    assert told(events, "mission-cancelled")["faction"] == "ussr"
    assert isinstance(at.state.stack[-1], Mission)
    assert at.seat == AXIS
    at.act("fly")
    assert at.state.stack[-1] == Interception(ALLIES, False), "the USSR has no marker left"
    at.act("cancel")
    assert at.state.air == [1, 0, 0]
    assert told(at.act("fly"), "combat")["attack_air"] == 2, "nobody is left to cancel it"
    assert at.state.air == [0, 0, 0]


@pytest.mark.rule(NAME, "11.2")
def test_without_another_marker_the_attack_goes_on_alone() -> None:
    at = riga(points=markers(axis=1, ussr=1))
    at.act(at.line())
    at.act("fly")
    assert told(at.act("cancel"), "combat")["attack_air"] == 0


@pytest.mark.rule(NAME, "11.2")
def test_allies_cancel_nothing_of_the_soviets() -> None:
    at = Fight("riga", ("su_inf", FULL), "in place", ("de_inf", FULL), points=markers(allies=3, ussr=1))
    at.act(at.line())
    assert told(at.act("fly"), "combat")["attack_air"] == 2


@pytest.mark.rule(NAME, "13.11")
def test_advanced_missions_are_cancelled_by_advanced_ones_only() -> None:
    def over_paris(**numbers: Any) -> Fight:
        at = Fight(
            "paris", ("us_adv", FULL), "in place", ("de_inf", FULL), turn=18, points=markers(**numbers)
        )
        at.act(at.line())
        return at

    at = over_paris(allies=(1, 1), axis=(2, 1))
    assert asked(at)[2] == ["fly", "fly_advanced", "pass"]
    at.act("fly_advanced")
    assert asked(at) == ("Interception", AXIS, ["cancel_advanced", "let_pass"])
    assert at.why_not("cancel").rule == "13.11"
    at.act("cancel_advanced")
    at.act("fly")
    assert asked(at)[2] == ["cancel", "let_pass"]
    at = over_paris(allies=(1, 0), axis=(0, 1))
    assert at.why_not("fly_advanced").rule == "13.11"
    at.act("fly")
    assert asked(at)[2] == ["cancel_advanced", "let_pass"]
    at = over_paris(allies=(0, 1), axis=(3, 0))
    assert told(at.act("fly_advanced"), "combat")["attack_air"] == 2, "standard markers can do nothing"


# -------------------------------------------------------------------- 9.8, 19.1: where nobody flies


@pytest.mark.rule(NAME, "19.1", "9.8")
@pytest.mark.parametrize(
    ("turn", "area", "faction", "rule"),
    [
        (9, "riga", AXIS, "19.1"),
        (9, "riga", USSR, "19.1"),
        (9, "tobruk", AXIS, None),
        (9, "tobruk", ALLIES, None),
        (10, "riga", AXIS, None),
        (17, "rome", ALLIES, "19.1"),
        (21, "rome", ALLIES, None),
        (21, "rome", AXIS, "19.1"),
        (21, "varsovie", USSR, "19.1"),
        (3, "tobruk", AXIS, "9.8"),
        (3, "tobruk", ALLIES, None),
        (3, "carelie", AXIS, "9.8"),
        (3, "athenes", AXIS, "9.8"),
        (3, "reims", AXIS, None),
        (5, "tobruk", AXIS, None),
        (6, "athenes", AXIS, None),
    ],
)
def test_where_a_faction_flies_no_mission(turn: int, area: str, faction: int, rule: str | None) -> None:
    state = build_position(GAME, {"turn": turn, "empty": True, "seed": "x"})
    reason = barred(state, faction, AREA[area])
    assert (reason and reason.rule) == rule


@pytest.mark.rule(NAME, "19.1")
def test_no_mission_is_asked_for_in_winter_and_none_cancelled() -> None:
    at = Fight("riga", ("de_inf", FULL), "in place", ("su_inf", FULL), turn=9, points=markers(axis=3))
    assert told(at.act(at.line()), "combat")["attack_air"] == 0
    at = Fight(
        "rome", ("us_adv", FULL), "in place", ("de_inf", FULL), turn=21, points=markers(axis=3, allies=1)
    )
    at.act(at.line())
    assert told(at.act("fly"), "combat")["attack_air"] == 2, "the Axis may use none in winter"


# -------------------------------------------------------------------- 12.1, 13.10: submarines


def phase(faction: str, turn: int = 15, **more: Any) -> Any:
    return build_position(GAME, {"turn": turn, "phase": faction, "empty": True, "seed": "x", **more})


NO_SUBMARINES = {"axis": {"submarine": 0}}


def hunters(standard: int, advanced: int, **more: Any) -> Any:
    return phase("axis", points={"axis": {"submarine": standard, "submarine_advanced": advanced}}, **more)


@pytest.mark.rule(NAME, "12.1", "3.8")
def test_two_standard_submarines_take_an_action() -> None:
    state = hunters(3, 0)
    before = actions_allowed(state, ALLIES)
    state.act(AXIS, "hunt_standard")
    assert state.subs == [1, 1, 0, 2, 0]
    assert actions_allowed(state, ALLIES) == before - 1
    assert state.why_not(AXIS, "hunt_standard").rule == "12.1"
    submarines.return_home(state)
    assert state.subs == [3, 1, 0, 0, 0]
    assert actions_allowed(state, ALLIES) == before
    assert hunters(1, 0).why_not(AXIS, "hunt_standard").message == "too-few-submarines"
    assert phase("allies").why_not(ALLIES, "hunt_standard").message == "axis-only"


@pytest.mark.rule(NAME, "13.10")
@pytest.mark.parametrize(
    ("standard", "advanced", "navy", "bites"),
    [
        (2, 0, False, True),
        (0, 1, False, True),
        (2, 0, True, False),
        (0, 1, True, False),
        (0, 2, True, True),
        (2, 1, True, False),
        (0, 0, False, False),
    ],
)
def test_advanced_navy(standard: int, advanced: int, navy: bool, bites: bool) -> None:
    tiles = {"allies": {"available": ["advanced_navy"] if navy else []}}
    at_sea = {"standard": standard, "advanced": advanced}
    state = phase("allies", points=NO_SUBMARINES, atlantic=at_sea, technologies=tiles)
    assert submarines.bites(state) is bites


@pytest.mark.rule(NAME, "12.1", "13.10")
def test_one_advanced_submarine_hunts_and_a_second_may_follow() -> None:
    state = hunters(0, 3)
    state.act(AXIS, "hunt_advanced")
    assert submarines.bites(state)
    state.act(AXIS, "hunt_advanced")
    assert state.subs[2:] == [1, 0, 2]
    assert state.why_not(AXIS, "hunt_advanced").message == "submarines-at-sea"


@pytest.mark.rule(NAME, "4.5", "13.10")
def test_the_navy_comes_to_light_when_it_saves_an_action() -> None:
    tiles = {"allies": {"available": ["advanced_navy"]}}
    for at_sea, revealed in ((2, 1), (0, 0)):
        state = phase(
            "allies",
            points=NO_SUBMARINES,
            atlantic={"standard": at_sea},
            technologies=tiles,
            face_down=["allies.advanced_navy"],
        )
        submarines.show_navy(state)
        assert state.shown[C.tile_number["allies.advanced_navy"]] == revealed


# -------------------------------------------------------------------- 14.1, 14.2: bombing


def bombers(allies: int, axis: int = 0, **more: Any) -> Any:
    return phase("allies", points=markers(allies=(0, allies), axis=(2, axis)), **more)


@pytest.mark.rule(NAME, "14.1", "14.2", "3.7")
def test_two_bombers_take_an_action_from_the_axis() -> None:
    state = bombers(3)
    before = actions_allowed(state, AXIS)
    state.act(ALLIES, "bomb")
    assert not bombing.bites(state)
    state.act(ALLIES, "bomb")
    assert (state.bombers, state.air_advanced[ALLIES]) == (2, 1)
    assert actions_allowed(state, AXIS) == before - 1
    assert state.why_not(ALLIES, "bomb").message == "bombers-placed"
    reserve = state.air_reserve[ALLIES]
    bombing.return_home(state)
    assert (state.bombers, state.air_reserve[ALLIES]) == (0, reserve + 2)


@pytest.mark.rule(NAME, "14.1")
@pytest.mark.parametrize("options", [{}, THREE])
def test_the_axis_counters_with_advanced_markers(options: dict[str, Any]) -> None:
    state = bombers(2, 1, options=options)
    state.act(ALLIES, "bomb")
    assert state.waiting == (AXIS,)
    assert state.prompt(AXIS).lines == ["cancel_advanced", "let_pass"]
    assert state.prompt(AXIS).figures == {"against": "bombing", "faction": "axis", "advanced": 1}
    other = state.clone()
    state.act(AXIS, "cancel_advanced")
    assert (state.bombers, state.air_advanced[:2], state.waiting) == (0, [0, 1], (ALLIES,))
    state.act(ALLIES, "bomb")
    assert (state.bombers, state.waiting) == (1, (ALLIES,)), "the Axis has no marker left"
    other.act(AXIS, "let_pass")
    assert (other.bombers, other.air_advanced[:2], other.waiting) == (1, [1, 1], (ALLIES,))


@pytest.mark.rule(NAME, "14.1")
def test_bombers_need_london_and_advanced_markers() -> None:
    assert bombers(0).why_not(ALLIES, "bomb").message == "no-advanced-air-marker"
    assert bombers(2, control={"axis": ["londres"]}).why_not(ALLIES, "bomb").message == "base-lost"
    assert hunters(0, 0).why_not(AXIS, "bomb").message == "allies-only"


@pytest.mark.rule(NAME, "11.2", "14.1")
def test_no_marker_is_lost() -> None:
    at = riga(points=markers(axis=2, ussr=1))
    before = at.state.pieces()
    for line in (at.line(), "fly", "cancel", "fly"):
        at.act(line)
        assert at.state.pieces() == before
    state = bombers(2, 1)
    before = state.pieces()
    for seat, line in ((ALLIES, "bomb"), (AXIS, "cancel_advanced"), (ALLIES, "bomb")):
        state.act(seat, line)
        assert state.pieces() == before
