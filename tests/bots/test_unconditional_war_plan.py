"""The whole war of Unconditional Surrender!: who guards, who waits, who gathers, what envoys get."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard import bots
from grognard.bots.unconditional_surrender import fleets, garrisons, politics, war_plan
from grognard.bots.unconditional_surrender.marches import place_worth
from grognard.bots.unconditional_surrender.situation import Situation
from grognard.games.unconditional_surrender.roster import AXIS, SOVIET, WESTERN, month
from grognard.games.unconditional_surrender.rules.factions import country_at, soviet_land
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import APPEASEMENT, CONQUERED, IN_BOX, NEUTRAL, PACT
from grognard.kernel.action import Action

GAME: Any = grognard.game("unconditional-surrender")


def war(faction: int, when: str = "1939-09") -> Any:
    """The Main Event in the hands of a faction; no policy is in force."""
    state = GAME.new("main_event", seed=1)
    state.turn, state.faction = month(when), faction
    state.policy[APPEASEMENT] = state.policy[PACT] = month("1939-09")
    state.derive()
    return state


def looking(state: Any, name: str = "captain") -> Situation:
    captain: Any = bots.bot(name, GAME, 1)
    return Situation(state, captain.mind, state.faction)


def hex_of(state: Any, name: str) -> int:
    number: int = state.c.map.city_hex[state.c.map.city_names.index(name)]
    return number


def sent_over_sea(state: Any) -> None:
    """French armies wait in English ports."""
    french = [unit for unit in state.c.units_of[state.c.country["france"]] if state.at[unit] >= 0]
    for unit, name in zip(french, ("hull", "newcastle", "southampton", "plymouth"), strict=False):
        state.place(unit, hex_of(state, name))


def conquer_france(state: Any) -> None:
    state.status[state.c.country["france"]] = CONQUERED
    state.derive()


def test_ports_are_guarded_the_better_the_more_could_land() -> None:
    few, many = war(AXIS), war(AXIS)
    sent_over_sea(many)
    for state in (few, many):  # France has fallen, the ports of all neutral countries are ours to guard
        conquer_france(state)
        state.control = [AXIS if owner == NONE else owner for owner in state.control]
        state.status = [CONQUERED if status == NEUTRAL else status for status in state.status]
        state.derive()
    posts = [garrisons.posts(looking(state)) for state in (few, many)]
    assert garrisons.landable(looking(few), WESTERN) < garrisons.landable(looking(many), WESTERN)
    assert 0 < len(posts[0]) < len(posts[1])
    assert all(many.c.map.port >> post & 1 for post in set(posts[1]) - set(posts[0]))


def test_nobody_guards_where_a_scenario_is_short() -> None:
    assert looking(GAME.new("france_1944", seed=1)).posts == {}


def test_who_guards_is_drawn_to_his_post() -> None:
    state = war(AXIS)
    view = looking(state)
    unit, post = min(view.posts.items())
    far = hex_of(state, "vienna")
    assert place_worth(view, unit, post) > place_worth(view, unit, far)
    assert garrisons.stationed(view, unit, post) is not None


def test_who_has_landed_is_met() -> None:
    state = war(AXIS, "1941-02")
    conquer_france(state)
    for unit in state.c.units_of[state.c.country["france"]]:
        if state.at[unit] >= 0:
            state.place(unit, state.c.map.off_map[0])
    bef, bremen = state.c.unit["uk_bef"], hex_of(state, "bremen")
    state.place(bef, bremen)
    assert bremen in looking(state).posts.values()


def test_a_beach_is_left_alone_where_more_would_come_than_can_follow() -> None:
    state = war(AXIS, "1941-02")
    view = looking(state)
    assert not garrisons.is_kept(view, hex_of(state, "calais"))
    small = GAME.new("france_1944", seed=1)
    assert garrisons.is_kept(looking(small), hex_of(small, "calais"))


def test_the_soviets_leave_the_axis_alone_until_it_comes() -> None:
    state = war(SOVIET, "1941-02")
    view = looking(state)
    assert view.bides
    assert view.not_yet >> hex_of(state, "konigsberg") & 1
    assert not view.not_yet >> hex_of(state, "minsk") & 1
    state.place(state.c.unit["de_3"], hex_of(state, "minsk"))
    assert not looking(state).not_yet


def test_the_axis_gathers_before_its_war_in_the_east() -> None:
    state = war(AXIS, "1940-11")
    state.policy[PACT] = 0
    conquer_france(state)
    view, minsk = looking(state), hex_of(state, "minsk")
    assert war_plan.gathers(view)
    assert minsk in view.goals
    assert view.not_yet == soviet_land(state)


@pytest.mark.parametrize(("when", "waits"), [("1940-02", True), ("1940-06", False)])
def test_the_axis_waits_for_its_date_and_season(when: str, waits: bool) -> None:
    state = war(AXIS, when)
    state.policy[PACT] = 0
    for unit in state.c.units_of[state.c.country["france"]]:
        if state.at[unit] >= 0:
            state.place(unit, state.c.map.off_map[0])
    view = looking(state)
    assert view.bides is waits
    assert (war_plan.least_of_attack(view) > view.opinions.attack.least) is waits


def test_points_are_kept_for_envoys_while_friends_can_be_won() -> None:
    state = war(AXIS, "1940-02")
    germany = state.c.country["germany"]
    assert war_plan.envoys(looking(state), germany) > 0
    state.faction = WESTERN
    assert war_plan.envoys(looking(state), state.c.country["uk"]) == 0
    state.faction = AXIS
    state.status = [CONQUERED] * len(state.status)
    assert war_plan.envoys(looking(state), germany) == 0


def test_who_leans_to_us_is_asked_again() -> None:
    """The marker of a country that leans to the Axis goes into the cup before another is drawn."""

    class Asked:
        def why_not(self, action: Action) -> None:
            return None

    state = war(AXIS)
    mind: Any = looking(state).mind
    prompt: Any = Asked()
    assert politics.approach(state, mind, prompt) == Action("draw")
    italy, marker = state.c.country["italy"], state.c.diplomacy.index("italy")
    state.leaning[italy] = AXIS
    state.cup = [IN_BOX] * len(state.cup)
    assert politics.approach(state, mind, prompt) == Action("draw")
    conquer_france(state)
    assert politics.approach(state, mind, prompt) == Action("add", (marker,))


def test_convoys_gather_beside_armies_that_wait() -> None:
    state = war(WESTERN, "1943-05")
    conquer_france(state)
    state.control = [AXIS if of == state.c.country["france"] else owner for of, owner in homes(state)]
    state.derive()
    convoy, bef = state.c.unit["uk_1_convoy"], state.c.unit["uk_bef"]
    london, plymouth = hex_of(state, "london"), hex_of(state, "plymouth")
    state.place(bef, plymouth)
    sails = [Action("sail", (convoy, (port,))) for port in (london, plymouth)]
    view = looking(state, "captain:guard.armada=1.0")
    view.posts = {}
    state.place(convoy, state.c.map.off_map[0])
    assert fleets.gathering(view, sails) == sails[1]
    assert fleets.gathering(looking(state), sails) is None, "too few wait"
    state.place(bef, london)
    state.place(convoy, london)
    assert fleets.gathering(view, sails) is None


def homes(state: Any) -> list[tuple[int, int]]:
    """Of each city the country in whose land it lies, and who controls it."""
    return [
        (country_at(state, place), state.control[city]) for city, place in enumerate(state.c.map.city_hex)
    ]


def test_cities_lost_to_who_came_over_the_sea_draw_no_army_but_their_guards() -> None:
    state = war(AXIS, "1941-02")
    conquer_france(state)
    for unit in state.c.units_of[state.c.country["france"]]:
        if state.at[unit] >= 0:
            state.place(unit, state.c.map.off_map[0])
    bremen = hex_of(state, "bremen")
    state.control[state.c.map.city_at[bremen]] = WESTERN
    state.derive()
    view = looking(state)
    assert view.lost >> bremen & 1
    assert bremen in view.goals
    assert bremen not in view.starts
    assert bremen in garrisons.posts(view)


def test_the_axis_leaves_france_alone_while_that_keeps_the_west_out() -> None:
    state = war(AXIS, "1939-11")
    metz = hex_of(state, "metz")
    assert not looking(state).not_yet >> metz & 1
    state.policy[APPEASEMENT] = 0
    state.derive()
    view = looking(state)
    assert view.not_yet >> metz & 1
    assert not view.not_yet >> hex_of(state, "lodz") & 1
