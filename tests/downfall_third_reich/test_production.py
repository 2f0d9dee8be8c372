"""What the actions bring: points, markers, armies, tiles; what they cost and what bars them."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.downfall_third_reich.components import ALLIES, AXIS, USSR
from grognard.games.downfall_third_reich.rules.hidden_tiles import AVAILABLE, DEVELOPMENT
from grognard.games.downfall_third_reich.rules.recruitment import minor_points, points
from grognard.kernel.position import build_position

NAME = "downfall-third-reich"
GAME = grognard.game(NAME)
C = GAME.components
GERMAN_AREAS = ["konigsberg", "breslau", "hambourg", "francfort", "munich"]
SOVIET_AREAS = ["minsk", "kiev", "odessa", "leningrad", "kharkov"]


def position(**keys: Any) -> Any:
    return build_position(GAME, {"seed": 1, **keys})


def play(state: Any, *lines: str) -> list[Any]:
    return [event for line in lines for event in state.act(state.waiting[0], line)]


def rule(state: Any, line: str) -> str:
    refusal = state.why_not(state.waiting[0], line)
    assert refusal is not None, f"{line} is allowed"
    return str(refusal.rule)


# -------------------------------------------------------------------- 4.1 to 4.3


@pytest.mark.rule(NAME, "4.1", "13.8", "18.1", "18.2", "18.3", "18.4")
@pytest.mark.parametrize(
    ("keys", "po"),
    [
        ({"phase": "axis", "turn": 11}, 5),
        ({"phase": "axis", "turn": 11, "technologies": {"axis": {"available": ["logistics"]}}}, 7),
        ({"phase": "axis", "turn": 11, "control": {"axis": ["grozny"]}}, 7),
        ({"phase": "axis", "turn": 11, "control": {"ussr": ["bucarest"]}}, 3),
        ({"phase": "axis", "turn": 11, "control": {"allies": ["bucarest"], "axis": ["grozny"]}}, 5),
        ({"phase": "ussr", "turn": 11, "control": {"axis": ["bakou"]}}, 3),
        ({"phase": "allies", "turn": 16, "control": {"axis": ["suez"]}}, 3),
        ({"phase": "allies", "turn": 17, "control": {"axis": ["suez"]}}, 5),
    ],
)
def test_planning(keys: dict[str, Any], po: int) -> None:
    state = position(points={"axis": {"po": 0}, "allies": {"po": 0}, "ussr": {"po": 0}}, **keys)
    play(state, "plan")
    assert state.po[state.phase] == po


@pytest.mark.rule(NAME, "4.1", "4.2")
def test_points_have_a_limit() -> None:
    state = position(points={"axis": {"po": 10, "pb": 5}})
    play(state, "plan", "produce")
    assert (state.po[AXIS], state.pb[AXIS]) == (12, 6)
    full = position(points={"axis": {"po": 12, "pb": 6}})
    assert (rule(full, "plan"), rule(full, "produce")) == ("4.1", "4.2")


@pytest.mark.rule(NAME, "4.1")
def test_italy_brings_operation_points_within_the_limit() -> None:
    state = position(scenario="barbarossa_1941", begin=True, points={"axis": {"po": 4}})
    assert state.po[AXIS] == 7
    state = position(scenario="barbarossa_1941", begin=True, points={"axis": {"po": 11}})
    assert state.po[AXIS] == 12
    assert position(begin=True, points={"axis": {"po": 4}}).po[AXIS] == 4


@pytest.mark.rule(NAME, "4.2", "13.6")
@pytest.mark.parametrize(("available", "pb"), [([], 3), (["tank_industry"], 5)])
def test_armour_production(available: list[str], pb: int) -> None:
    state = position(technologies={"axis": {"available": available}})
    play(state, "produce")
    assert state.pb[AXIS] == pb


@pytest.mark.rule(NAME, "4.3", "13.2", "13.7", "13.11")
@pytest.mark.parametrize(
    ("available", "air", "advanced"),
    [
        (["aviation"], 2, 0),
        (["aviation", "air_industry"], 4, 0),
        (["aviation", "advanced_aviation"], 0, 2),
        (["aviation", "air_industry", "advanced_aviation"], 0, 4),
    ],
)
def test_air_missions(available: list[str], air: int, advanced: int) -> None:
    keys = {"turn": 13, "points": {"axis": {"air": 0}}, "technologies": {"axis": {"available": available}}}
    state = position(**keys)
    play(state, "ready_air")
    assert (state.air[AXIS], state.air_advanced[AXIS]) == (air, advanced)
    assert state.air_reserve[AXIS] == 6 - air - advanced


@pytest.mark.rule(NAME, "4.3", "13.2")
def test_air_missions_need_aviation_and_markers() -> None:
    assert rule(position(phase="ussr"), "ready_air") == "13.2"
    assert rule(position(points={"axis": {"air": 6}}), "ready_air") == "4.3"
    state = position(points={"axis": {"air": 5}})
    play(state, "ready_air")
    assert state.air[AXIS] == 6


@pytest.mark.rule(NAME, "4.3", "13.10")
def test_submarines_are_for_the_axis_and_advanced_with_its_navy() -> None:
    assert rule(position(phase="allies"), "ready_submarines") == "4.3"
    state = position(points={"axis": {"submarine": 2}})
    play(state, "ready_submarines")
    assert state.subs == [0, 4, 0, 0, 0]
    keys = {"turn": 13, "technologies": {"axis": {"available": ["advanced_navy"]}}}
    state = position(points={"axis": {"submarine": 1}}, **keys)
    play(state, "ready_submarines")
    assert state.subs == [0, 1, 3, 0, 0]
    assert rule(state, "ready_air") == "4.0"


@pytest.mark.rule(NAME, "4.3", "2.2")
def test_american_markers_come_with_the_americans() -> None:
    before, after = GAME.new(seed=1), position(turn=9)
    assert (before.air_reserve[ALLIES], before.air_waiting) == (5, 6)
    assert (after.air_reserve[ALLIES], after.air_waiting) == (11, 0)


# -------------------------------------------------------------------- 4.4


@pytest.mark.rule(NAME, "4.4")
@pytest.mark.parametrize(
    ("keys", "faction", "found"),
    [
        ({"turn": 21, "control": {"allies": GERMAN_AREAS[:3]}}, AXIS, (3, 0)),
        ({"turn": 3}, AXIS, (4, 0)),
        ({"turn": 3}, ALLIES, (2, 2)),
        ({"turn": 9}, ALLIES, (4, 2)),
        ({"turn": 3}, USSR, (4, 0)),
        ({"turn": 3, "control": {"axis": SOVIET_AREAS}}, USSR, (4, 0)),
        ({"turn": 9, "control": {"axis": SOVIET_AREAS}}, USSR, (6, 0)),
        ({"turn": 16}, USSR, (8, 0)),
        ({"turn": 17, "control": {"axis": SOVIET_AREAS}}, USSR, (4, 0)),
    ],
)
def test_recruitment_points(keys: dict[str, Any], faction: int, found: tuple[int, int]) -> None:
    assert points(position(**keys), faction) == found


@pytest.mark.rule(NAME, "4.4")
def test_armies_come_from_the_reserve_to_sources_at_home() -> None:
    state = position(turn=3, taken={"recruitment": 1}, points={"axis": {"pr": 4, "pb": 1}})
    assert rule(state, "place de_inf hambourg") == "4.4"
    assert rule(state, "place de_inf londres") == "4.4"
    assert rule(state, "place uk_inf londres") == "4.4"
    assert rule(state, "place fi_inf helsinki") == "4.4"
    assert rule(state, "place_full de_arm berlin") == "4.4"
    play(state, "place_full de_inf vienne", "place de_arm berlin")
    assert (state.pr, state.pb[AXIS]) == (1, 0)
    strengths = [state.strength[C.number[name]] for name in ("de_inf_13", "de_arm_4")]
    assert strengths == [2, 1]
    play(state, "place de_inf berlin")
    assert rule(state, "place de_inf berlin") == "4.4"


@pytest.mark.rule(NAME, "4.4", "5.1", "5.2")
def test_a_source_takes_three_armies_but_overseas_any_number() -> None:
    state = position(turn=3, points={"axis": {"pr": 1}})
    assert rule(state, "place de_inf ruhr") == "5.1"
    armies = {"canada": [["uk_inf", 3, "full"]]}
    state = position(turn=3, empty=True, phase="allies", armies=armies, points={"allies": {"pr": 2}})
    assert state.why_not(1, "place uk_inf canada") is None


@pytest.mark.rule(NAME, "4.4")
def test_a_lost_source_takes_no_recruits() -> None:
    state = position(turn=11, control={"ussr": ["vienne"]}, points={"axis": {"pr": 1}})
    assert rule(state, "place de_inf vienne") == "4.4"


@pytest.mark.rule(NAME, "4.4")
def test_the_british_have_two_of_the_four_points() -> None:
    state = position(turn=9, phase="allies", empty=True)
    play(state, "recruit", "place uk_inf canada")
    assert rule(state, "place_full uk_inf londres") == "4.4"
    play(state, "place uk_inf londres")
    assert rule(state, "place uk_inf londres") == "4.4"
    play(state, "place_full us_inf etats_unis")
    assert (state.pr, state.pr_uk) == (0, 0)
    play(state, "recruit")
    assert (state.pr, state.pr_uk) == (4, 2)


@pytest.mark.rule(NAME, "4.4")
def test_points_are_lost_at_the_end_of_the_phase() -> None:
    state = position(turn=9)
    play(state, "recruit", "end")
    assert (state.phase, state.pr) == (ALLIES, 0)


@pytest.mark.rule(NAME, "4.4", "1.2")
def test_a_reduced_army_is_restored_if_it_has_supply() -> None:
    armies = {
        "berlin": [["de_inf", 1, "reduced"], ["de_arm", 1, "reduced"], ["de_inf", 1, "full"]],
        "gorki": [["de_inf", 1, "reduced"]],
    }
    state = position(turn=11, empty=True, armies=armies, points={"axis": {"pr": 4}})
    assert rule(state, "restore de_inf_2") == "4.4"
    assert rule(state, "restore de_inf_3") == "4.4"
    assert rule(state, "restore de_arm_1") == "4.4"
    play(state, "restore de_inf_1")
    assert (state.pr, state.strength[C.number["de_inf_1"]]) == (3, 2)


@pytest.mark.rule(NAME, "4.4", "13.3", "13.5", "4.5")
def test_advanced_armour_and_guards_need_their_tiles_and_show_them() -> None:
    pr = {"ussr": {"pr": 4, "pb": 4}}
    state = position(turn=11, phase="ussr", points=pr)
    assert (rule(state, "place su_adv gorki"), rule(state, "place su_gds gorki")) == ("13.3", "13.5")
    tiles = {"ussr": {"available": ["industrial_redeployment", "guards", "advanced_tanks"]}}
    hidden = ["ussr.industrial_redeployment", "ussr.guards", "ussr.advanced_tanks"]
    state = position(turn=11, phase="ussr", points=pr, technologies=tiles, face_down=hidden)
    events = play(state, "place su_gds gorki")
    assert [event.figures["tile"] for event in events if event.kind == "reveal"] == hidden[:2]
    assert state.pb[USSR] == 4
    play(state, "place su_adv gorki")
    assert state.pb[USSR] == 3


# -------------------------------------------------------------------- 4.4.1


@pytest.mark.rule(NAME, "4.4.1", "17.10")
@pytest.mark.parametrize(
    ("turn", "country", "standing", "number"),
    [
        (2, "france", "war", 1),
        (6, "italy", "war", 1),
        (7, "romania", "war", 1),
        (8, "romania", "war", 0),
        (9, "finland", "war", 1),
        (3, "italy", "peace", 0),
        (3, "germany", "war", 0),
        (11, "yugoslavia", "returned", 1),
        (12, "yugoslavia", "returned", 0),
        (13, "yugoslavia", "returned", 2),
        (9, "yugoslavia", "war", 1),
    ],
)
def test_points_of_the_other_countries(turn: int, country: str, standing: str, number: int) -> None:
    state = position(turn=turn, countries={country: standing})
    assert minor_points(state, C.country_number[country]) == number


@pytest.mark.rule(NAME, "4.4.1")
def test_the_other_countries_recruit_first_and_in_their_capital() -> None:
    armies = {"calais": [["fr_inf", 1, "reduced"], ["fr_arm", 1, "reduced"]]}
    state = position(turn=2, phase="allies", empty=True, armies=armies, begin=True)
    assert type(state.stack[-1]).__name__ == "MinorRecruits"
    assert rule(state, "place fr_inf calais") == "4.4.1"
    assert rule(state, "place fr_arm paris") == "4.4.1"
    assert rule(state, "place_full fr_inf paris") == "4.4.1"
    assert rule(state, "restore fr_arm_1") == "4.4.1"
    assert rule(state, "place uk_inf londres") == "4.4.1"
    assert rule(state, "plan") == "4.4.1"
    play(state, "restore fr_inf_1")
    assert type(state.stack[-1]).__name__ == "ActionsPhase"
    assert not any(state.minor_pr)


@pytest.mark.rule(NAME, "4.4.1")
def test_nothing_is_asked_when_nothing_can_be_bought() -> None:
    state = position(turn=2, phase="allies", empty=True, control={"axis": ["paris"]}, begin=True)
    assert type(state.stack[-1]).__name__ == "ActionsPhase"


@pytest.mark.rule(NAME, "17.10")
def test_partisans_appear_where_the_axis_has_no_army() -> None:
    keys = {"scenario": "case_blue_1942", "turn": 13, "phase": "allies", "begin": True}
    state = position(armies={"belgrade": [["de_inf", 1, "full"]]}, **keys)
    assert rule(state, "place yu_inf belgrade") == "17.10"
    assert rule(state, "place yu_inf athenes") == "17.10"
    play(state, "place_full yu_inf sarajevo")
    assert state.where[C.number["yu_inf_1"]] == GAME.board.index["sarajevo"]
    play(state, "end")
    assert state.control[GAME.board.index["sarajevo"]] == ALLIES


# -------------------------------------------------------------------- 4.5


@pytest.mark.rule(NAME, "4.5", "13.4")
def test_a_tile_goes_through_development() -> None:
    state = position(turn=5, phase="axis")
    assert rule(state, "complete axis.logistics") == "4.5"
    assert rule(state, "develop axis.blitzkrieg") == "4.5"
    assert rule(state, "develop ussr.guards") == "4.5"
    play(state, "develop axis.logistics")
    tile = C.tile_number["axis.logistics"]
    assert (state.tiles[tile], state.shown[tile]) == (DEVELOPMENT, 0)
    assert rule(position(phase="ussr"), "develop ussr.guards") == "13.4"


@pytest.mark.rule(NAME, "4.5", "13.1", "13.3", "13.4", "13.9", "13.10", "13.11")
@pytest.mark.parametrize(
    ("tile", "first", "number"),
    [
        ("ussr.blitzkrieg", 9, "13.1"),
        ("axis.advanced_tanks", 9, "13.3"),
        ("ussr.industrial_redeployment", 5, "13.4"),
        ("allies.amphibious_assaults", 9, "13.9"),
        ("axis.advanced_navy", 13, "13.10"),
        ("allies.advanced_aviation", 13, "13.11"),
    ],
)
def test_dates_bar_what_becomes_available(tile: str, first: int, number: str) -> None:
    faction, technology = tile.split(".")
    keys = {"phase": faction, "technologies": {faction: {"development": [technology]}}}
    assert rule(position(turn=max(first - 1, 1), **keys), f"complete {tile}") == number
    state = position(turn=first, **keys)
    play(state, f"complete {tile}")
    assert state.tiles[C.tile_number[tile]] == AVAILABLE


@pytest.mark.rule(NAME, "4.5")
def test_the_allies_do_no_research_in_1940() -> None:
    assert rule(position(turn=4, phase="allies"), "develop allies.logistics") == "4.5"
    assert position(turn=5, phase="allies").why_not(1, "develop allies.logistics") is None


@pytest.mark.rule(NAME, "4.5")
def test_from_1944_a_tile_is_available_at_once() -> None:
    state = position(turn=17, phase="allies")
    assert rule(state, "develop allies.logistics") == "4.5"
    play(state, "complete allies.logistics")
    assert state.tiles[C.tile_number["allies.logistics"]] == AVAILABLE


@pytest.mark.rule(NAME, "4.5")
def test_only_its_owner_learns_which_tile_moved() -> None:
    tiles = {"ussr": {"development": ["aviation", "blitzkrieg"]}}
    keys = {"turn": 9, "phase": "ussr", "technologies": tiles, "options": {"three_players": True}}
    state = position(**keys)
    (event,) = play(state, "complete ussr.aviation")
    assert event.seen_by(2).figures == {"faction": "ussr", "tile": "ussr.aviation"}
    assert event.seen_by(0).figures == event.seen_by(None).figures == {"faction": "ussr", "tile": "hidden"}
    assert state.view(0).face_down[4:] == [1, 1]
    assert not any(state.shown[tile] for tile in C.tiles_of[USSR])


@pytest.mark.rule(NAME, "4.5")
def test_a_known_tile_that_moves_alone_stays_known() -> None:
    state = position(phase="ussr", options={"three_players": True})
    (event,) = play(state, "complete ussr.aviation")
    assert event.seen_by(0).figures["tile"] == "ussr.aviation"
    assert state.shown[C.tile_number["ussr.aviation"]]


@pytest.mark.rule(NAME, "4.5", "13.8")
def test_a_tile_is_shown_only_when_it_makes_a_difference() -> None:
    keys = {"technologies": {"axis": {"available": ["logistics"]}}, "face_down": ["axis.logistics"]}
    tile = C.tile_number["axis.logistics"]
    state = position(points={"axis": {"po": 9}}, **keys)
    play(state, "plan")
    assert not state.shown[tile]
    state = position(points={"axis": {"po": 2}}, **keys)
    play(state, "plan")
    assert (state.shown[tile], state.po[AXIS]) == (1, 9)


@pytest.mark.rule(NAME, "13.10", "4.5", "3.8")
def test_an_allied_navy_completed_in_time_brings_the_action_back() -> None:
    keys = {"turn": 13, "phase": "allies", "points": {"axis": {"submarine": 0}}, "atlantic": {"standard": 2}}
    state = position(technologies={"allies": {"development": ["advanced_navy"]}}, **keys)
    play(state, "complete allies.advanced_navy")
    assert state.shown[C.tile_number["allies.advanced_navy"]]
    assert state.prompt(1).figures["number"] == 4


# -------------------------------------------------------------------- 4.6 and 10.1


@pytest.mark.rule(NAME, "4.6")
@pytest.mark.parametrize(
    ("keys", "number"),
    [
        ({"turn": 9}, "4.6"),
        ({"turn": 10}, None),
        ({"turn": 20}, None),
        ({"turn": 21}, "4.6"),
        ({"turn": 8, "entered_ussr": 7}, "4.6"),
        ({"turn": 8, "control": {"ussr": ["carelie"]}}, "4.6"),
        ({"turn": 8, "entered_ussr": 7, "control": {"ussr": ["carelie"]}}, None),
        ({"turn": 10, "countries": {"ussr": "surrendered"}}, "17.5"),
    ],
)
def test_when_lend_lease_is_possible(keys: dict[str, Any], number: str | None) -> None:
    refusal = position(phase="allies", **keys).why_not(1, "lend_lease")
    assert (refusal and refusal.rule) == number


@pytest.mark.rule(NAME, "4.6", "4.0")
def test_lend_lease_gives_the_next_soviet_phase_an_action() -> None:
    state = position(turn=10, phase="allies")
    play(state, "lend_lease")
    assert rule(state, "lend_lease") == "4.0"
    play(state, "end")
    assert state.prompt(1).figures["number"] == 4
    while state.turn == 10 or state.phase != USSR:
        play(state, "end")
    assert (state.turn, state.phase, state.prompt(1).figures["number"]) == (11, USSR, 3)


@pytest.mark.rule(NAME, "10.1")
def test_infantry_becomes_armour_on_a_source() -> None:
    armies = {
        "berlin": [["de_inf", 1, "full"], ["de_inf", 1, "reduced"], ["it_inf", 1, "full"]],
        "munich": [["de_inf", 1, "full"]],
    }
    keys = {"turn": 11, "empty": True, "armies": armies, "countries": {"italy": "war"}}
    state = position(points={"axis": {"pb": 3}}, **keys)
    assert rule(state, "exchange de_inf_3 de_arm") == "10.1"
    assert rule(state, "exchange de_inf_1 de_adv") == "10.1"
    assert rule(state, "exchange it_inf_1 de_arm") == "10.1"
    play(state, "exchange de_inf_1 de_arm", "exchange de_inf_2 de_dak")
    assert state.pb[AXIS] == 0
    assert [state.strength[C.number[name]] for name in ("de_arm_1", "de_dak_1")] == [2, 1]
    assert state.where[C.number["de_inf_1"]] == C.reserve


@pytest.mark.rule(NAME, "10.1", "8.0")
def test_the_new_armour_has_done_what_the_infantry_did() -> None:
    have = {"axis": {"po": 5, "pb": 2}}
    state = position(turn=3, empty=True, armies={"munich": [["de_inf", 1, "full"]]}, points=have)
    play(state, "strategic de_inf_1 berlin", "exchange de_inf_1 de_arm")
    assert rule(state, "strategic de_arm_1 munich") == "8.0"
