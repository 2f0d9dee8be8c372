"""Slips that no case can see (docs/europe-engulfed/slips.md): what is left behind, mixed, stored, counted."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from grognard.games.europe_engulfed.components import WESTERN
from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.blocks import (
    hand_over,
    mix_all,
    put,
    raise_unit,
    remove,
    stand_up,
)
from grognard.games.europe_engulfed.rules.conquest import disband
from grognard.games.europe_engulfed.rules.control import take
from grognard.games.europe_engulfed.rules.movement.operations import open_operations
from grognard.games.europe_engulfed.rules.politics.declarations import enter_the_war
from grognard.games.europe_engulfed.rules.politics.minors import activate
from grognard.games.europe_engulfed.rules.set_up import groups
from grognard.games.europe_engulfed.rules.victory import points
from grognard.games.europe_engulfed.state import STAYED
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in
from grognard.kernel.position import build_position

GAME = EuropeEngulfed()
C = GAME.components


def unit(handle: str) -> int:
    return C.handles.index(handle)


def block(state: Any, one: int) -> str:
    return C.pieces[state.what[one]].block


def three_in_berlin(seed: int) -> Any:
    units = {"de1": "berlin infantry 4", "de2": "berlin armour 4", "de3": "berlin militia 2"}
    return build_position(GAME, {"war": ["germany"], "units": units, "seed": str(seed)})


@pytest.mark.rule("europe-engulfed", "0.8", "6.24")
def test_a_block_that_leaves_the_map_leaves_nothing_of_itself() -> None:
    state = build_position(
        GAME,
        {
            "war": ["germany"],
            "sides": {"romania": "axis"},
            "units": {"am1": "ploesti romania_infantry 3 open moved"},
        },
    )
    gone = unit("am1")
    assert (state.ready[gone], state.open[gone]) == (1, 1)
    state.moved = with_entry(state.moved, gone, 1)
    remove(state, gone)
    pool = [one for one in C.units_with["am"] if state.at[one] < 0]
    assert gone in pool
    for column in (state.steps, state.open, state.moved, state.ready):
        assert not any(column[one] for one in pool)  # it may be any of them now
    assert state.via[gone] == STAYED


@pytest.mark.rule("europe-engulfed", "6.24")
def test_those_who_stay_behind_are_mixed_as_well() -> None:
    """At the end of a phase nobody can say which of the two that are left is which."""
    seen = set()
    for seed in range(12):
        state = three_in_berlin(seed)
        put(state, unit("de3"), C.index["munich"])
        mix_all(state)
        seen.add(C.pieces[state.what[unit("de1")]].block)
    assert seen == {"infantry", "armour"}


@pytest.mark.rule("europe-engulfed", "6.24")
def test_who_arrives_is_mixed_with_those_who_are_there() -> None:
    seen = set()
    for seed in range(12):
        state = three_in_berlin(seed)
        for away in ("de1", "de3"):
            put(state, unit(away), C.index["munich"])
        mix_all(state)
        put(state, unit("de2"), C.index["saxony"])
        mix_all(state)
        kind = C.pieces[state.what[unit("de2")]].block
        put(state, unit("de2"), C.index["munich"])
        mix_all(state)
        seen.add(C.pieces[state.what[unit("de2")]].block == kind)
    assert seen == {True, False}


@pytest.mark.rule("europe-engulfed", "7.2")
def test_a_landing_under_way_can_be_stored() -> None:
    state = build_position(
        GAME,
        {
            "turn": "1944-may-jun",
            "war": ["germany", "britain"],
            "active": "allies",
            "conquered": ["france"],
            "actions": {"britain": 1},
            "fleets": {"britain": {"atlantic": 2}, "germany": {"atlantic": 0}},
            "holds": {"germany": ["normandy"]},
            "units": {"gb1": "london infantry 4", "gb2": "london infantry 4"},
        },
    )
    state.act(1, "invade britain atlantic-normandy")
    state.act(1, "land gb1")
    assert GAME.load(state.dump()).digest() == state.digest()
    assert state.moved[unit("gb1")] == 1


@pytest.mark.rule("europe-engulfed", "5.31", "6.22", "5.21", "8.3")
def test_what_is_under_way_can_be_stored() -> None:
    sailing: dict[str, Any] = {
        "active": "allies",
        "fleets": {"britain": {"mediterranean": 3}, "italy": {"mediterranean": 0}},
        "units": {"gb1": "alexandria infantry 4", "gb2": "alexandria infantry 4"},
    }
    flying: dict[str, Any] = {
        "phase": "combat",
        "fresh": ["cyrenaica"],
        "units": {
            "it1": "cyrenaica infantry 3",
            "ita1": "cyrenaica air 1",
            "gb1": "cyrenaica infantry 3",
            "gba1": "cyrenaica air 1",
        },
    }
    riding = {"phase": "strategic", "units": {"de1": "berlin infantry 3", "de2": "berlin infantry 3"}}
    done: dict[str, Any] = {
        "options": {"three_players": True},
        "active": "allies",
        "phase": "supply",
        "fleets": {"britain": {"atlantic": 2}, "france": {"atlantic": 2}},
    }
    war = {
        "turn": "1942-jul-aug",
        "war": ["germany", "italy", "britain", "france"],
        "actions": {"italy": 0, "britain": 0},
    }
    for position, seat, lines in (
        (sailing, 1, ["ship gb1 mediterranean-gibraltar"]),
        (flying, 0, ["attack cyrenaica", "engage ita1", "ready"]),
        (riding, 0, ["entrain de1 munich"]),
        (done, 1, ["end"]),
    ):
        state = build_position(GAME, {**war, **position})
        for line in lines:
            state.act(seat, line)
        assert GAME.load(state.dump()).digest() == state.digest()


@pytest.mark.rule("europe-engulfed", "9.522")
def test_a_garrison_of_vichy_that_is_gone_is_a_french_block_again() -> None:
    """It has no part in Vichy's wars in its pool."""
    units = {"fr1": "syria infantry_small 2 vichy"}
    state = build_position(GAME, {"turn": "1942-jul-aug", "war": ["germany"], "vichy": 1, "units": units})
    remove(state, unit("fr1"))
    kept = state.members, state.commanded
    state.derive()
    assert kept == (state.members, state.commanded)


@pytest.mark.rule("europe-engulfed", "6.83")
def test_how_somebody_came_is_forgotten_when_the_fighting_is_over() -> None:
    """Else blocks of two ways could be told apart for ever."""
    units = {"de1": "berlin infantry 4", "de2": "berlin infantry 4"}
    state = build_position(GAME, {"war": ["germany"], "phase": "breakthrough", "units": units, "actions": {}})
    state.via = with_entry(state.via, unit("de1"), C.index["munich"])
    state.act(0, "end")
    assert set(state.via) == {STAYED}


@pytest.mark.rule("europe-engulfed", "9.42")
def test_a_power_that_joins_the_war_is_at_war_as_others_are() -> None:
    position = {"turn": "1940-jul-aug", "war": ["germany", "britain"], "conquered": ["france"]}
    since = {"paris": "1940-may-jun", "armistice": "1940-may-jun"}
    state = build_position(GAME, {**position, "since": since, "holds": {"germany": ["paris"]}})
    enter_the_war(state)
    assert state.war[C.italy] == 1


@pytest.mark.rule("europe-engulfed", "16.0")
def test_a_space_is_scored_once() -> None:
    """However many turns it is held."""
    state: Any = build_position(GAME, {"scenario": "tournament-1942", "active": "allies"})
    first = C.scenarios["tournament-1942"]["points"]["first"]
    for space in first["spaces"]:
        take(state, C.index[space], C.germany)
    points(state)
    once = state.points[0]
    assert once >= first["points"] * len(first["spaces"])
    points(state)
    assert state.points[0] == once


@pytest.mark.rule("europe-engulfed", "7.52", "7.2", "9.28")
def test_what_was_paid_for_in_one_turn_is_not_paid_for_in_the_next() -> None:
    state = build_position(GAME, {"turn": "1942-jul-aug", "war": ["germany", "ussr"], "units": {}})
    state.landing, state.freed, state.ceded, state.claimed = [1], [1], [1], [1]
    open_operations(state)
    assert (state.landing, state.freed, state.ceded, state.claimed) == ([], [], [], [])


@pytest.mark.rule("europe-engulfed", "9.531")
def test_whoever_comes_to_command_a_block_is_shown_it() -> None:
    """What a seat learns is to be revealed to it: its piece and its steps."""
    state = build_position(GAME, {"turn": "1942-jul-aug", "war": ["germany"], "units": {}})
    block = unit("fr1")
    seat = state.seat_of(block)
    hand_over(state, [block])
    assert {(fact.column, fact.to) for fact in state.revealed} == {("what", (seat,)), ("steps", (seat,))}


@pytest.mark.rule("europe-engulfed", "3.1", "10.1")
@pytest.mark.parametrize(("power", "shown"), [("hungary", 1), ("poland", 0)])
def test_yellow_blocks_show_their_nation_when_one_of_theirs_falls(power: str, shown: int) -> None:
    """Not when another power does."""
    position = {"turn": "1943-jul-aug", "war": ["germany", "ussr", "hungary", "romania", "poland"]}
    state = build_position(GAME, {**position, "units": {"am1": "lvov romania_infantry 2"}})
    disband(state, C.power[power])
    assert len([fact for fact in state.revealed if fact.index == unit("am1")]) == shown


@pytest.mark.rule("europe-engulfed", "9.15")
def test_who_has_given_all_has_forgone_nothing() -> None:
    position = {"turn": "1942-jul-aug", "phase": "production", "war": ["germany", "ussr", "hungary"]}
    units = {"am1": "budapest hungary_infantry 1"}
    state = build_position(GAME, {**position, "bombers": {"germany": 0, "western": 0}, "units": units})
    told = [event.kind for event in state.act(0, "replace am1")]
    assert "step_given" in told
    assert "forgone" not in told


@pytest.mark.rule("europe-engulfed", "16.0", "6.24")
def test_which_piece_a_handle_has_in_its_pool_is_dealt_anew() -> None:
    """Before anything is set up by the players: else the handles of the rest would tell what was chosen."""
    dealt = set()
    for seed in range(8):
        state = GAME.new("poland-1939", options={"free_set_up": True}, seed=seed)
        dealt.add(tuple(state.what[one] for one in C.units_with["de"]))
    assert len(dealt) == 8


@pytest.mark.rule("europe-engulfed", "16.0")
def test_whoever_sets_up_is_told_how_many_are_left() -> None:
    state = GAME.new("poland-1939", options={"free_set_up": True}, seed=1)
    seat = state.waiting[0]
    before = state.prompt(seat).figures["number"]
    state.act(seat, "place infantry 3 paris")
    assert state.prompt(seat).figures["number"] == before - 1


@pytest.mark.rule("europe-engulfed", "9.17")
def test_no_area_is_open_to_two_of_the_yellow_powers_alone() -> None:
    """So whether a block shows its nation (3.1) is never a matter of just two powers."""
    powers = [{C.piece_power[piece] for piece in C.at_home_in("am", space)} for space in range(len(C.board))]
    assert {len(one) for one in powers} == {1, 3, 4}


@pytest.mark.rule("europe-engulfed", "9.24")
def test_guards_who_come_at_full_strength_are_noted_so() -> None:
    """All see that they come, and know from the rules how strong (9.24): no guess makes them weaker."""
    state = build_position(GAME, {"war": ["germany", "ussr"]})
    name, full = "elite_infantry", 4
    state.least, state.most = (1,) * len(C.pieces), (1,) * len(C.pieces)  # as if all had been seen so weak
    come = raise_unit(state, C.ussr, name, C.index["moscow"], full, lambda piece: piece.block == name)
    assert come is not None
    guards = [number for number, piece in enumerate(C.pieces) if (piece.power, piece.block) == (C.ussr, name)]
    assert {state.least[number] for number in guards} == {state.most[number] for number in guards} == {full}


@pytest.mark.rule("europe-engulfed", "6.85", "6.86")
@pytest.mark.parametrize(
    ("fortress", "refuge", "rule"), [("malta", "sicily", "6.86"), ("leningrad", "novgorod", "6.85")]
)
def test_who_leaves_a_fortress_does_so_by_its_own_paragraph(fortress: str, refuge: str, rule: str) -> None:
    """6.86 is for Malta alone."""
    state = build_position(
        GAME,
        {
            "turn": "1941-jul-aug",
            "war": ["germany", "italy", "britain", "ussr"],
            "phase": "breakthrough",
            "actions": {"germany": 1},
            "holds": {"germany": [refuge]},
            "units": {
                "de1": f"{fortress} infantry 1 open",
                "dea1": f"{fortress} air 1",
                "gb1": "malta infantry 1 open",
                "su1": "leningrad infantry 1 open",
            },
        },
    )
    told = state.act(0, "end")
    (left,) = [event for event in told if event.kind == "pulled_back"]
    assert (left.rule, left.figures["space"]) == (rule, refuge)


@pytest.mark.rule("europe-engulfed", "7.3")
def test_an_airborne_unit_that_is_built_need_not_rest_for_another_that_was_lost() -> None:
    for seed in range(8):
        units = {"de1": "berlin airborne 3"}
        position = {
            "turn": "1942-may-jun",
            "war": ["germany"],
            "units": units,
            "dropped": {"de1": "1942-mar-apr"},
        }
        state = build_position(GAME, {**position, "seed": str(seed)})
        remove(state, unit("de1"))
        built = raise_unit(state, C.germany, "airborne", C.index["berlin"], 1, None)
        assert built is not None
        assert state.dropped[state.what[built]] < C.turn["1942-mar-apr"]


@pytest.mark.rule("europe-engulfed", "16.0", "5.5")
def test_a_fortress_is_set_up_with_as_many_as_it_takes() -> None:
    state: Any = GAME.new("campaign-1939", options={"free_set_up": True}, seed=1)
    while groups(state)[state.stack[-1].number] != "italy_libya":
        state.act(state.waiting[0], "as_sample")
    seat = state.waiting[0]
    state.act(seat, "place infantry 2 tobruk")
    refusal = state.why_not(seat, "place infantry 2 tobruk")
    assert (refusal.rule, refusal.message) == ("5.5", "fortress-full")


@pytest.mark.rule("europe-engulfed", "16.0", "6.24")
def test_which_of_blocks_that_are_all_the_same_are_set_up_tells_nothing() -> None:
    """The strongest become the first of their kind, however they were chosen."""
    state = three_in_berlin(1)
    kind = (C.germany, "infantry")
    of_kind = [number for number, same in enumerate(C.same) if same == kind]
    chosen, others = of_kind[-2:], [unit("de1"), unit("de5")]
    for one, piece in zip(others, chosen, strict=True):
        other = state.what.index(piece)
        state.what[one], state.what[other] = piece, state.what[one]
    put(state, unit("de5"), C.index["munich"])
    state.steps[unit("de5")] = 2
    noting.set_up(state, [unit("de5"), unit("de1")])
    assert [state.what[unit(handle)] for handle in ("de1", "de5")] == of_kind[:2]


@pytest.mark.rule("europe-engulfed", "16.0", "7.22")
def test_a_beachhead_that_is_wiped_out_is_a_point_for_the_axis() -> None:
    state: Any = build_position(
        GAME,
        {
            "scenario": "tournament-1942",
            "turn": "1943-jul-aug",
            "war": ["germany", "britain"],
            "phase": "combat",
            "conquered": ["france"],
            "actions": {"britain": 0, "germany": 0},
            "holds": {"germany": ["normandy", "paris"]},
            "beachheads": {"normandy": "western"},
            "units": {"gb1": "normandy infantry 1 open", "de1": "normandy infantry 4 open"},
            "dice": [1, 6, 6, 6, 6],
        },
    )
    state.act(0, "attack normandy")
    assert state.points == [1, 0]


@pytest.mark.rule("europe-engulfed", "9.527")
def test_an_occupied_vichy_without_garrisons_is_counted_among_no_side_at_war() -> None:
    state = build_position(
        GAME,
        {
            "turn": "1942-sep-oct",
            "war": ["germany", "britain", "usa", "vichy"],
            "vichy": 1,
            "conquered": ["france"],
            "holds": {"vichy": ["lyon", "marseille"], "germany": ["bordeaux"]},
            "units": {"de1": "bordeaux infantry 3"},
        },
    )
    state.act(0, "move de1 marseille")
    kept = state.warring, state.opponents, state.sides
    state.derive()
    assert kept == (state.warring, state.opponents, state.sides)
    assert not any(C.vichy in side for side in state.warring)


@pytest.mark.rule("europe-engulfed", "6.74")
def test_blocks_that_stand_up_are_mixed_with_those_beside_them() -> None:
    """The moment an area is calm again nobody can say which of two blocks that lay open is which."""
    seen = set()
    for seed in range(12):
        units = {"de1": "berlin infantry 4 open", "de2": "berlin armour 4 open"}
        state = build_position(GAME, {"war": ["germany"], "units": units, "seed": str(seed)})
        stand_up(state)
        seen.add(C.pieces[state.what[unit("de1")]].block)
    assert seen == {"infantry", "armour"}


@pytest.mark.rule("europe-engulfed", "16.0")
@pytest.mark.parametrize("seed", [1, 2])
def test_of_blocks_that_are_all_the_same_the_first_are_set_up(seed: int) -> None:
    """Which of them are on the map would else tell how the pools were dealt."""
    state = GAME.new("campaign-1941", seed=seed)
    for kind in set(C.same):
        number = [piece for piece, same in enumerate(C.same) if same == kind]
        there = sorted(state.what[u] for u, at in enumerate(state.at) if at >= 0 and state.what[u] in number)
        if not C.pieces[number[0]].kind.aircraft:
            assert there == number[: len(there)]


@pytest.mark.rule("europe-engulfed", "6.24", "9.61")
def test_which_block_of_a_minor_power_is_which_nobody_can_tell() -> None:
    """Not from the order in which its forces stand up, nor from where each of them has been sent since."""
    stood, sent = set(), set()
    for seed in range(12):
        state = build_position(GAME, {"turn": "1939-sep-oct", "war": ["germany"], "seed": str(seed)})
        activate(state, C.power["poland"], WESTERN, "9.61")
        warsaw = [one for one in spaces_in(state.stacks[C.index["warsaw"]]) if not C.is_aircraft[one]]
        stood.add(tuple(block(state, one) for one in warsaw))
        cavalry = next(one for one, at in enumerate(state.at) if at >= 0 and block(state, one) == "cavalry")
        state.act(1, f"station {C.handles[cavalry]} warsaw")
        state.act(1, "stand")
        sent.add(block(state, cavalry))
    assert stood == set(permutations(("infantry", "infantry", "infantry_small")))
    assert sent == {"infantry", "infantry_small", "cavalry"}
