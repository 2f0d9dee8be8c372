"""The captain of Unconditional Surrender!: legal in every seat, stronger than chance, and no fool."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

import grognard
from grognard import bots
from grognard.bots.unconditional_surrender import captain, logistics, seas, shares
from grognard.bots.unconditional_surrender.attacks import attacks, other_attacks
from grognard.bots.unconditional_surrender.budget import to_mobilize, to_restore
from grognard.bots.unconditional_surrender.gates import bar_worth
from grognard.bots.unconditional_surrender.marches import March, best_march, place_worth
from grognard.bots.unconditional_surrender.odds import Prospect
from grognard.bots.unconditional_surrender.rehearsal import SPENT, best_rehearsed, is_rehearsed
from grognard.bots.unconditional_surrender.situation import Situation
from grognard.bots.unconditional_surrender.vacations import vacations
from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.ground_results import Retreat
from grognard.games.unconditional_surrender.state import (
    ACTIVATED,
    ELIMINATED,
    EVENTS,
    LOW,
    MOBILIZATION,
    SURPRISE,
)
from grognard.kernel.action import Action

GAME: Any = grognard.game("unconditional-surrender")
SMALL = ("poland_1939", "france_1940", "balkans_1941", "france_1944")


def play(state: Any, names: Mapping[str, str], seed: int = 1) -> Any:
    """A whole game; an illegal answer raises Illegal."""
    seats = state.setup.seats
    players = [bots.bot(names.get(seat, "random"), GAME, seed + n) for n, seat in enumerate(seats)]
    while state.outcome is None:
        seat = state.waiting[0]
        state.act(seat, players[seat].choose(state.prompt(seat), lambda seat=seat: state.view(seat)))
    return state


def winners(state: Any) -> list[str]:
    return [state.setup.seats[seat] for seat in state.outcome.winners]


@pytest.mark.parametrize("scenario", SMALL)
def test_small_scenarios_are_played_legally_to_the_end(scenario: str) -> None:
    state = GAME.new(scenario, seed=11)
    assert play(state, dict.fromkeys(state.setup.seats, "captain")).outcome is not None


def test_france_falls_to_it() -> None:
    assert winners(play(GAME.new("france_1940", seed=2), {"axis": "captain"})) == ["axis"]


@pytest.mark.parametrize("scenario", ["poland_1939", "balkans_1941"])
def test_it_holds_out_against_chance(scenario: str) -> None:
    assert winners(play(GAME.new(scenario, seed=3), {"western": "captain"})) == ["western"]


def test_the_war_begins_as_it_should() -> None:
    """Three months of the Main Event: Warsaw is in German hands, and Germany fights in one direction."""
    state = GAME.new("main_event", seed=4)
    start = state.turn
    players = [bots.bot("captain", GAME, n) for n, _ in enumerate(state.setup.seats)]
    while state.turn < start + 3:
        seat = state.waiting[0]
        state.act(seat, players[seat].choose(state.prompt(seat), lambda seat=seat: state.view(seat)))
    warsaw = state.c.map.city_names.index("warsaw")
    assert state.control[warsaw] == 0


def looking(state: Any, pace: str = "full") -> Situation:
    """A position as the captain of the faction whose turn it is looks at it."""
    captain: Any = bots.bot("captain", GAME, 1, pace)
    return Situation(state, captain.mind, state.faction)


def test_a_mobile_attack_is_tried_again_while_nothing_happens() -> None:
    once = Prospect(worth=1.0, clear=0.4, again=0.5)
    assert once.tried(1) == once
    assert once.tried(3) == pytest.approx((1.75, 0.7, 0.125))


def test_no_will_is_lost_with_a_garrison() -> None:
    state = GAME.new("poland_1939", seed=1)
    view, unit = looking(state), state.c.unit
    assert view.death(unit["pl_prusy"]) == view.unit_worth(unit["pl_prusy"])
    assert view.death(unit["pl_lodz"]) > view.unit_worth(unit["pl_lodz"])


def test_in_the_month_that_decides_only_will_counts() -> None:
    poland, balkans = GAME.new("poland_1939", seed=1), GAME.new("balkans_1941", seed=1)
    unit = poland.c.unit["de_3"]
    assert looking(poland).all_or_nothing
    assert place_worth(looking(poland), unit, poland.at[unit]) == 0
    assert not looking(balkans).all_or_nothing
    army = balkans.c.unit["de_10"]
    assert place_worth(looking(balkans), army, balkans.at[army]) != 0


def test_in_the_month_that_decides_a_reduced_army_is_as_good_as_lost() -> None:
    """Its point of will counts in full; before, a share of it: the unit may come back."""
    for scenario, army, share in (("poland_1939", "pl_lodz", 1.0), ("balkans_1941", "gr_1", 0.3)):
        view = looking(GAME.new(scenario, seed=1))
        unit = view.s.c.unit[army]
        step = view.unit_worth(unit) * (1 - view.opinions.worth.reduced)
        assert view.loss(unit) - step == pytest.approx(share * view.will_worth(view.s.serves[unit], 1))


def test_who_bars_the_way_to_next_months_cities_is_worth_an_attack() -> None:
    """Salonika alone does not beat Greece, and the British stand before Larisa and Athens; what can be
    stormed in Yugoslavia beats it, so nobody there bars anything. In the last month there is no next one."""
    state = GAME.new("balkans_1941", seed=1)
    at = {name: state.at[state.c.unit[name]] for name in ("uk_bef", "gr_2", "yu_3")}
    view = looking(state)
    assert bar_worth(view, at["uk_bef"]) > 1
    assert bar_worth(view, at["gr_2"]) == bar_worth(view, at["yu_3"]) == 0
    state.turn += 1
    assert bar_worth(looking(state), at["uk_bef"]) == 0


def test_a_city_that_several_can_take_is_taken_by_the_weakest() -> None:
    """The tanks are kept for what only they can do; before the month that decides the first of them goes."""
    for scenario, name in (("poland_1939", "de_3"), ("balkans_1941", "de_1_pz")):
        state = GAME.new(scenario, seed=1)
        units = [state.c.unit["de_1_pz"], state.c.unit["de_3"]]
        found = {unit: March(1.0 + 0.01 * (unit == units[0]), 1.0, unit, ()) for unit in units}
        best = best_march(looking(state), found)
        assert best is not None
        assert best.unit == state.c.unit[name]


def test_countries_that_have_to_fall_together_share_what_that_is_worth() -> None:
    """A point of will counts the same, but for what is harder to come at."""
    state = GAME.new("balkans_1941", seed=1)
    view = looking(state)
    will = view.opinions.worth.will
    greece, yugoslavia = (view.will_worth(state.c.country[name], 2) for name in ("greece", "yugoslavia"))
    hard = view.opinions.worth.hard["greece"]
    assert greece - 2 * will == pytest.approx(hard * (yugoslavia - 2 * will))


@pytest.mark.parametrize("scenario", ["poland_1939", "balkans_1941"])
def test_the_quick_pace_plays_on_imagined_positions(scenario: str) -> None:
    state = GAME.new(scenario, seed=5)
    players: list[Any] = [
        bots.bot("captain", GAME, seat, "quick") for seat, _ in enumerate(state.setup.seats)
    ]
    while state.outcome is None:
        seat = state.waiting[0]
        state.act(seat, players[seat].answer(state.clone(), seat))
    assert winners(state)


def one_army_left(will: int) -> Any:
    """The month that decides Poland 1939: only the 3rd Army is left to act, Poland has so much will."""
    state = GAME.new("poland_1939", seed=6)
    for unit, _ in enumerate(state.at):
        state.done[unit] |= ACTIVATED * (unit != state.c.unit["de_3"])
    state.will[state.c.country["poland"]] = will
    state.rest()
    return state


def vilnius_march(state: Any) -> Action:
    vilnius = state.c.map.city_hex[state.c.map.city_names.index("vilnius")]
    found: Action = next(one for one in state.prompt(0).offered_by("move") if one.args[1][-1] == vilnius)
    return found


def test_the_plan_that_wins_in_rehearsal_is_chosen() -> None:
    """The march to Vilnius breaks Poland's last two points of will; of two that bring the same the first."""
    state = one_army_left(will=2)
    view = looking(state)
    players = [bots.bot("captain", GAME, 1, "quick") for _ in state.setup.seats]
    march = vilnius_march(state)
    assert best_rehearsed(view, 1, players, [[Action("end")], [march]]) == [march]
    assert best_rehearsed(view, 1, players, [[Action("end")], [Action("end")]]) == [Action("end")]


def test_it_rehearses_the_month_that_decides() -> None:
    assert is_rehearsed(looking(GAME.new("poland_1939", seed=6)), 0)
    assert not is_rehearsed(looking(GAME.new("poland_1939", seed=6), "quick"), 0)
    assert not is_rehearsed(looking(GAME.new("balkans_1941", seed=6)), 0)


def test_it_rehearses_no_large_army() -> None:
    view = looking(GAME.new("poland_1939", seed=6))
    view.mind.pace = msgspec.structs.replace(view.mind.pace, army=6)
    assert not is_rehearsed(view, 0)


def test_what_is_rehearsed_does_not_depend_on_the_dice_to_come() -> None:
    state = one_army_left(will=3)
    answers = {bots.bot("captain", GAME, 1).answer(state.clone(seed=dice), 0) for dice in range(4)}
    assert len(answers) == 1


def test_it_rehearses_within_a_count_of_imagined_decisions() -> None:
    """With none to spend the plan that was thought best stands, though the other wins."""
    state = one_army_left(will=2)
    march = vilnius_march(state)
    view = looking(state)
    view.mind.pace = msgspec.structs.replace(view.mind.pace, decisions=0)
    players = [bots.bot("captain", GAME, 1, "quick") for _ in state.setup.seats]
    assert best_rehearsed(view, 1, players, [[Action("end")], [march]]) == [Action("end")]


def test_a_plan_that_always_wins_is_not_compared() -> None:
    state = one_army_left(will=2)
    plans, view = [[vilnius_march(state)], [Action("end")]], looking(state)
    players = [bots.bot("captain", GAME, 1, "quick") for _ in state.setup.seats]
    assert best_rehearsed(view, 1, players, plans) == plans[0]
    first_alone: int = view.mind.recall(SPENT, 0)
    best_rehearsed(view, 1, players, plans[::-1])
    assert view.mind.recall(SPENT, 0) - first_alone > 2 * first_alone


def test_where_the_beaten_go_is_left_to_chance_in_a_rehearsal() -> None:
    """No captain is asked: a plan has to be good wherever they go."""

    class Unasked(captain.Captain):
        def answer(self, state: Any, seat: int | None = None) -> Action:
            assert not isinstance(state.stack[-1], Retreat)
            return super().answer(state, seat)

    state = GAME.new("poland_1939", seed=6)
    players = [Unasked(GAME, 1, pace="quick") for _ in state.setup.seats]
    attack = next(one for one in state.prompt(0).offered_by("attack"))
    assert best_rehearsed(looking(state), 1, players, [[attack], [Action("end")]]) == [attack]


@pytest.mark.parametrize(("pace", "cut"), [("full", True), ("quick", False)])
def test_it_attacks_from_the_hex_that_cuts_the_retreat(pace: str, cut: bool) -> None:
    """A friend on one side of the Army of Łódź: who attacks from the opposite side leaves it no way out; the
    quick pace takes the hex that is nearest."""
    state = GAME.new("poland_1939", seed=6)
    unit, there = state.c.unit, state.c.board.names.index("2732")
    for one, at in enumerate(state.at):
        if at >= 0 and state.c.branch[one] == GROUND:
            state.place(one, ELIMINATED)
    state.place(unit["pl_lodz"], there)
    state.place(unit["de_8"], state.c.board.names.index("2731"))
    state.place(unit["de_1_pz"], state.c.board.names.index("2532"))
    state.rest()
    view = looking(state, pace)
    (attack,) = attacks(view, state.stack[-1], [unit["de_1_pz"]], {})
    opposite = state.c.board.names.index("2733")
    assert (attack.stands[0].space == opposite) is cut


def cleared(state: Any) -> Any:
    """No ground unit is left on the map."""
    for one, at in enumerate(state.at):
        if at >= 0 and state.c.branch[one] == GROUND:
            state.place(one, ELIMINATED)
    return state


def hex_of(state: Any, name: str) -> int:
    found: int = state.c.board.names.index(name)
    return found


def test_who_can_do_little_makes_room_for_who_waits() -> None:
    """In the pass north of Larisa the Bulgarians stand where the 1st Panzer Army would attack from: between
    mountains and sea no other hex is left to it."""
    state = cleared(GAME.new("balkans_1941", seed=6))
    for name, place in (("uk_bef", "4236"), ("bg_5", "4137"), ("de_1_pz", "4138")):
        state.place(state.c.unit[name], hex_of(state, place))
    state.rest()
    plans = list(vacations(looking(state), state.stack[-1]))
    assert [plan[0].args[0] for plan in plans] == [state.c.unit["bg_5"]]
    way, stop = plans[0]
    assert not looking(state).zones >> way.args[1][-1] & 1
    assert state.prompt(0).why_not(way) is None
    assert stop == Action("stop")


def test_nobody_makes_room_where_nobody_waits() -> None:
    state = cleared(GAME.new("balkans_1941", seed=6))
    for name, place in (("uk_bef", "4236"), ("bg_5", "4137")):
        state.place(state.c.unit[name], hex_of(state, place))
    state.rest()
    assert not list(vacations(looking(state), state.stack[-1]))


def test_others_than_the_best_may_attack_alone() -> None:
    state = GAME.new("poland_1939", seed=6)
    view, step = looking(state), state.stack[-1]
    units = step.ready(state)
    first = {(attack.space, attack.stands[0].unit) for attack in attacks(view, step, units, {})}
    others = {(attack.space, attack.stands[0].unit) for attack in other_attacks(view, step, units)}
    assert others - first


def test_to_hold_a_cleared_hex_is_rehearsed_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stands in the only hex of a pass shuts it to all who come after him."""
    tried: list[list[str]] = []

    def first(view: Any, seed: int, players: Any, plans: list[list[Action]]) -> list[Action]:
        tried.append([plan[0].verb for plan in plans])
        return plans[0]

    monkeypatch.setattr(captain, "best_rehearsed", first)
    state = GAME.new("poland_1939", seed=6)
    player = bots.bot("captain", GAME, 1)
    while state.waiting[0] == 0 and type(state.stack[-1]).__name__ != "Advance":
        state.act(0, player.choose(state.prompt(0), lambda: state.view(0)))
        while state.waiting[0] == 1:
            state.act(1, next(state.prompt(1).offered()))
    tried.clear()
    player.choose(state.prompt(0), lambda: state.view(0))
    assert sorted(tried[0]) == ["advance", "hold"]


def invasion(state: Any, turns: int) -> Any:
    """France 1944 in the West's Actions, so many months after June; until then nobody does anything."""
    start, idle = state.turn, ("end", "will_not", "stop", "hold", "decline", "pass")
    while state.turn < start + turns or state.faction != 1 or type(state.stack[-1]).__name__ != "Actions":
        prompt = state.prompt(state.waiting[0])
        least = (Action(verb) for verb in idle if prompt.why_not(Action(verb)) is None)
        state.act(state.waiting[0], next(least, None) or next(prompt.offered()))
    return state


def test_it_lands_where_goals_are_near() -> None:
    """With an army in Amsterdam: nobody stands at Hamburg, but nothing that counts is near it."""
    state = invasion(GAME.new("france_1944", seed=6), 0)
    city = state.c.map.city_names.index("amsterdam")
    state.take_city(city, 1)
    state.place(state.c.unit["uk_1_can"], state.c.map.city_hex[city])
    state.rest()
    view, unit = looking(state), state.c.unit["us_1"]
    hamburg, cotentin = (seas._beach(view, unit, hex_of(state, name)) for name in ("2421", "3010"))
    assert hamburg < 0.75 * cotentin


def test_cities_that_decide_nothing_are_no_goals() -> None:
    state = invasion(GAME.new("france_1944", seed=6), 0)
    about = {state.c.map.city_names[state.c.map.city_at[place]] for place in looking(state).goals}
    assert "paris" in about
    assert not about & {"kiel", "berlin"}


def test_ports_are_left_to_those_who_follow() -> None:
    """In July, with no marker left to land by, an army in Marseille marches off, though it comes to no city,
    before another is shipped there: both are ashore."""
    state = cleared(invasion(GAME.new("france_1944", seed=6), 1))
    state.marker_at = [SURPRISE if at == EVENTS else at for at in state.marker_at]
    city = state.c.map.city_names.index("marseille")
    port, unit = state.c.map.city_hex[city], state.c.unit
    state.take_city(city, 1)
    state.place(unit["us_3"], port)
    state.supply[unit["us_3"]] = LOW
    state.place(unit["us_1"], state.c.map.city_hex[state.c.map.city_names.index("plymouth")])
    state.rest()
    if_nobody_waits = state.clone()
    if_nobody_waits.place(unit["us_1"], ELIMINATED)
    crowded, empty = (place_worth(looking(one), unit["us_3"], port) for one in (state, if_nobody_waits))
    assert crowded < empty
    player = bots.bot("captain", GAME, 1)
    while state.faction == 1 and type(state.stack[-1]).__name__ != "Supplying":
        seat = state.waiting[0]
        state.act(seat, player.choose(state.prompt(seat), lambda seat=seat: state.view(seat)))
    assert state.at[unit["us_1"]] == port
    assert state.at[unit["us_3"]] >= 0
    assert state.at[unit["us_3"]] != port


def test_an_army_ashore_is_worth_more_than_a_port_stormed_from_the_sea() -> None:
    """A storm that fails goes back to its port: the first to land do it where nobody stands."""
    state = invasion(GAME.new("france_1944", seed=6), 0)
    seat = state.waiting[0]
    beaches = [
        action.args[-1][-1] for action in seas.landings(looking(state), state.stack[-1], state.prompt(seat))
    ]
    assert len(beaches) == len(set(beaches))
    assert state.unit_in(beaches[0], GROUND) < 0


def test_goals_are_shared_out_where_cities_are_counted() -> None:
    """Each is for one of two armies; to the other it counts as farther away, and to both if it is manned."""
    state = invasion(GAME.new("france_1944", seed=6), 0)
    unit, march = state.c.unit, looking(state).opinions.march
    first, second = unit["us_1"], unit["us_3"]
    state.place(first, hex_of(state, "3012"))
    state.place(second, hex_of(state, "3612"))
    state.rest()
    view = looking(state)
    own = shares.shared_out(view)
    assert set(own) == {first, second}
    assert sorted(place for places in own.values() for place in places) == sorted(view.goals)
    for place, farther in view.starts.items():
        manned = march.siege if view.enemy >> place & 1 else 0
        assert view.starts_of(first)[place] == farther + manned + march.shared * (place not in own[first])
    balkans = looking(GAME.new("balkans_1941", seed=1))
    assert balkans.starts_of(balkans.units(balkans.faction)[0]) == balkans.starts


def test_a_port_is_dear_while_those_at_hand_feed_too_few() -> None:
    state = invasion(GAME.new("france_1944", seed=6), 0)
    calais = hex_of(state, "2813")
    assert looking(state).hungry
    assert looking(state).harbour_worth(calais) > 0 == looking(state).harbour_worth(hex_of(state, "3014"))
    for city, place in enumerate(state.c.map.city_hex):
        if state.c.map.port >> place & 1 and state.control[city] == 0:
            state.take_city(city, 1)
    assert not looking(state).hungry


def test_supply_reaches_as_many_as_it_can_and_armies_first() -> None:
    room = {10: 1, 20: 1}.__getitem__
    assert logistics.shared_out({1: [10, 20], 2: [10]}, room) == {1: 20, 2: 10}
    assert logistics.shared_out({1: [10], 2: [10]}, room) == {1: 10}
    state = GAME.new("france_1944", seed=6)
    unit = state.c.unit
    order = logistics.by_need(looking(state), [unit["us_9aaf"], unit["us_1"]])
    assert order == [unit["us_1"], unit["us_9aaf"]]


def test_armies_that_wait_are_paid_for_before_marches() -> None:
    state = GAME.new("main_event", seed=4)
    germany, army = state.c.country["germany"], state.c.unit["de_1"]
    state.place(army, MOBILIZATION)
    before = to_mobilize(state, germany)
    state.place(army, hex_of(state, "2722"))
    assert before - to_mobilize(state, germany) == 1
    worn = to_restore(state, germany)
    state.reduced[army] = True
    assert to_restore(state, germany) - worn == 1
