"""Where an attacking army is heading: each unit gets a city, the great ones as many as they can use."""

from __future__ import annotations

from grognard.bots.battle_for_germany.ground import FAR
from grognard.bots.battle_for_germany.opinions import March
from grognard.bots.battle_for_germany.situation import Situation
from grognard.games.battle_for_germany.components import SIDE_OF, SOVIET, WESTERN
from grognard.games.battle_for_germany.rules.victory import points
from grognard.games.battle_for_germany.state import GARRISON


def assign(view: Situation) -> dict[int, int]:
    """unit -> hex of the city it should make for; units that can reach none have no goal."""
    s = view.s
    wanted = [city for city in range(len(s.holder)) if _wanted(view, city)]
    given = dict.fromkeys(wanted, 0.0)
    goals: dict[int, int] = {}
    for unit in sorted(view.mine, key=lambda u: (-view.strength[u], u)):
        if s.flags[unit] & GARRISON:
            continue
        pulls = [(_pull(view, unit, city, given[city]), -city) for city in wanted]
        pull, city = max(pulls, default=(0.0, 0))
        if pull > 0:
            given[-city] += view.strength[unit]
            goals[unit] = s.c.city_hex[-city]
    return goals


def _wanted(view: Situation, city: int) -> bool:
    s = view.s
    if s.setup.east_only and s.c.west >> s.c.city_hex[city] & 1:
        return False
    return s.holder[city] != view.side or lacks_garrison(view, city) or berlin_calls(view, s.c.city_hex[city])


def berlin_calls(view: Situation, space: int) -> bool:
    """12-23, 16-31, 17-32: whether this is Berlin and one of us has to go in, not only beside it."""
    s = view.s
    if space != s.c.berlin or view.german:
        return False
    if s.setup.victory == "three_players":
        return not any(SIDE_OF[s.force[unit]] == view.side for unit in s.at.get(space, ()))
    return bool(s.germans) and not any(s.berlin) and not shuns_berlin(view)


def shuns_berlin(view: Situation) -> bool:
    """12-23: on the last turn who would lose on points leaves Berlin alone, and it is a draw."""
    s = view.s
    if view.german or view.turns_left or not s.setup.berlin_needed or any(s.berlin):
        return False
    totals = points(s)
    ahead = totals[view.side] - totals[1 - view.side]
    counted = view.side == WESTERN == s.holder[s.c.city_at[s.c.berlin]]
    return ahead + (0 if counted else s.c.cities[s.c.city_at[s.c.berlin]].points) < 0


def lacks_garrison(view: Situation, city: int) -> bool:
    """10-1: a city of the Soviets that scores nothing before a front stands in it."""
    s = view.s
    return (
        view.side == SOVIET
        and city in s.c.garrison_cities
        and s.holder[city] == SOVIET
        and not s.fronts >> s.c.city_hex[city] & 1
    )


def _pull(view: Situation, unit: int, city: int, given: float) -> float:
    s = view.s
    space = s.c.city_hex[city]
    distance = view.ground.to(s, unit, space)[s.where[unit]]
    if distance >= FAR:
        return 0.0
    garrison = lacks_garrison(view, city)
    if garrison and (not s.c.front[unit] or given):
        return 0.0
    size: int = s.c.cities[city].points
    opinions = view.opinions.march
    worth = view.city_worth(city) * (opinions.garrison if garrison else 1.0)
    turns = distance / max(1, s.c.movement[unit])
    patience: float = opinions.patience**turns
    return worth * patience / (1.0 + given / _demand(opinions, size))


def _demand(opinions: March, size: int) -> float:
    """The attack factors that a city of this size can use."""
    return {1: opinions.small_city, 2: opinions.city, 10: opinions.berlin}.get(size, 5.0 * size)


def march(view: Situation, unit: int, goal: int, space: int) -> float:
    """How good a hex is for a unit on its way to a goal; nearer is better."""
    turns = view.ground.to(view.s, unit, goal)[space] / max(1, view.s.c.movement[unit])
    return -view.opinions.march.turn * turns * (2 + view.strength[unit]) / 8
