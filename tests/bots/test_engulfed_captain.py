"""The captain of Europe Engulfed: legal in every seat, stronger than chance, and no fool."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import grognard
from grognard import bots
from grognard.games.europe_engulfed.components import AXIS, SOVIET
from grognard.games.europe_engulfed.rules.combat.battle import Battle
from grognard.games.europe_engulfed.rules.combat.losses import Lose
from grognard.games.europe_engulfed.rules.phases import PHASES
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.kernel.action import Action
from grognard.kernel.position import build_position

GAME: Any = grognard.game("europe-engulfed")
C = GAME.components
AREA = C.index


def play(state: Any, names: Mapping[str, str], seed: int = 1, until: int = 99) -> Any:
    """A game, or its beginning; an illegal answer raises Illegal."""
    seats = state.setup.seats
    players = [bots.bot(names.get(seat, "random"), GAME, seed + n) for n, seat in enumerate(seats)]
    while state.outcome is None and state.turn < until:
        seat = state.waiting[0]
        state.act(seat, players[seat].choose(state.prompt(seat), lambda seat=seat: state.view(seat)))
    return state


def winners(state: Any) -> list[str]:
    return [state.setup.seats[seat] for seat in state.outcome.winners]


def conquered(state: Any, name: str) -> bool:
    return bool(state.conquered[C.power[name]])


def position(**keys: Any) -> Any:
    return build_position(GAME, {"game": "ee", "seed": 3, **keys})


def answer(state: Any) -> str:
    seat = state.waiting[0]
    chosen: Action = bots.bot("captain", GAME, 1).choose(state.prompt(seat), lambda: state.view(seat))
    assert state.why_not(seat, chosen) is None
    return str(GAME.write(chosen))


@pytest.mark.parametrize("scenario", ["poland-1939", "france-1940", "east-1942", "tournament-1942"])
def test_short_scenarios_are_played_legally_to_the_end(scenario: str) -> None:
    state = play(GAME.new(scenario, seed=11), {"axis": "captain", "allies": "captain"})
    assert state.outcome is not None


def test_three_captains_and_a_set_up_of_their_own() -> None:
    options = {"three_players": True, "free_set_up": True}
    state = GAME.new("france-1940", options=options, seed=12)
    assert play(state, dict.fromkeys(state.setup.seats, "captain")).outcome is not None


def test_the_allies_conquer_a_germany_that_plays_by_chance() -> None:
    state = play(GAME.new("campaign-1941", seed=1), {"allies": "captain"})
    assert winners(state) == ["allies"]


def test_the_war_takes_its_course() -> None:
    """Poland in 1939, France in 1940."""
    both = {"axis": "captain", "allies": "captain"}
    state = play(GAME.new("campaign-1939", seed=5), both, until=C.turn["1939-nov-dec"])
    assert conquered(state, "poland")
    play(state, both, until=C.turn["1941-jan-feb"])
    assert conquered(state, "france")
    assert not conquered(state, "ussr")


# ---------------------------------------------------------------- judgement


def battle_of_smolensk(germans: str, soviets: str, **more: Any) -> Any:
    """A German combat phase with both sides in Smolensk."""
    force = {"smolensk": {"germany": germans, "ussr": soviets}}
    keys: dict[str, Any] = {"war": ["germany", "ussr"], "phase": "combat", "force": force, **more}
    return position(scenario="campaign-1941", **keys)


def test_it_storms_what_it_can_destroy() -> None:
    assert answer(battle_of_smolensk("6 infantry 4, 2 armour 4", "1 infantry 2")) == "assault smolensk"


def test_it_leaves_a_hopeless_attack_alone() -> None:
    assert answer(battle_of_smolensk("1 infantry 1", "6 infantry 4")) == "end"


def test_where_it_must_fight_a_hopeless_round_it_does_not_storm() -> None:
    state = battle_of_smolensk("1 infantry 1", "6 infantry 4", fresh=["smolensk"])
    assert answer(state) == "attack smolensk"


def test_the_cheapest_steps_are_lost_first() -> None:
    state = battle_of_smolensk("2 infantry 4", "1 elite_infantry 4, 1 infantry 4", fresh=["smolensk"])
    state.stack.append(Lose(Battle(AREA["smolensk"], AXIS, SOVIET), True, False, 1))
    lost = answer(state).split()[1]
    assert lost.startswith("su")


def marching(phase: str, scenario: str = "campaign-1941", **more: Any) -> list[str]:
    """The captain's answers as long as a German phase lasts."""
    state = position(scenario=scenario, phase=phase, **more)
    captain, given, moment = bots.bot("captain", GAME, 1), [], state.phase_key
    while state.phase_key == moment and state.waiting == (0,):
        action = captain.choose(state.prompt(0), lambda: state.view(0))
        given.append(str(GAME.write(action)))
        state.act(0, action)
    return given


def test_it_goes_together_into_what_it_attacks() -> None:
    force = {
        "minsk": {"germany": "4 infantry 4, 1 armour 4"},
        "bryansk": {"germany": "3 infantry 4"},
        "smolensk": {"ussr": "2 infantry 3"},
    }
    moves = marching(
        "operations", war=["germany", "ussr"], force=force, holds={"germany": ["minsk", "bryansk"]}
    )
    assert sum(move.endswith("smolensk") for move in moves) >= 4


def test_it_does_not_walk_into_an_army() -> None:
    force = {"minsk": {"germany": "1 infantry 2"}, "smolensk": {"ussr": "8 infantry 4"}}
    moves = marching("operations", war=["germany", "ussr"], force=force, holds={"germany": ["minsk"]})
    assert not any(move.endswith("smolensk") for move in moves)


FALLEN_BACK = ("brest_litovsk", "lithuania", "pripet_marshes")


def standing_in_minsk(germans: str) -> list[str]:
    """What Germans in Minsk do who have many Soviets in front of them and nobody behind."""
    beside = {name: {"ussr": "2 infantry 4"} for name in ("bryansk", "velikiye_luki")}
    force = {"minsk": {"germany": germans}, "smolensk": {"ussr": "6 infantry 4"}, **beside}
    held = ["minsk", *FALLEN_BACK, "lvov", "warsaw", "east_prussia"]
    return marching("operations", war=["germany", "ussr"], force=force, holds={"germany": held})


def test_it_leaves_a_rear_guard_where_it_would_be_overrun() -> None:
    moves = standing_in_minsk("3 infantry 3")
    assert [move.endswith(FALLEN_BACK) for move in moves] == [True, True, False]


def test_it_does_not_fall_back_where_it_can_hold() -> None:
    assert not any(move.endswith(FALLEN_BACK) for move in standing_in_minsk("8 infantry 4"))


@pytest.mark.parametrize(("turn", "goes"), [("1940-mar-apr", False), ("1940-may-jun", True)])
def test_it_waits_for_may_in_the_west(turn: str, goes: bool) -> None:
    force = {"pas_de_calais": {"france": "1 infantry 2"}, "belgium": {"germany": "6 infantry 4, 2 armour 4"}}
    moves = marching(
        "operations",
        scenario="campaign-1939",
        turn=turn,
        war=["germany", "france"],
        force=force,
        holds={"germany": ["belgium"]},
        conquered=["poland", "belgium"],
    )
    assert any(move.endswith("pas_de_calais") for move in moves) == goes


def test_nothing_is_left_of_what_germany_has_to_spend() -> None:
    state = GAME.new("campaign-1941", seed=3)
    captain: Any = bots.bot("captain", GAME, 1)
    bought = 0
    while PHASES[state.phase] != "operations":
        seat = state.waiting[0]
        bought += isinstance(state.stack[-1], Production)
        state.act(seat, captain.answer(state, seat))
    assert bought > 5
    assert state.werps[C.germany] == 0
