"""The plan of the whole war: who attacks now, who gathers and waits; what a war that is coming is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender import garrisons
from grognard.games.unconditional_surrender.roster import AXIS, SOVIET, WESTERN, month
from grognard.games.unconditional_surrender.rules.diplomacy import rating
from grognard.games.unconditional_surrender.rules.factions import pact_holds, soviet_land
from grognard.games.unconditional_surrender.state import APPEASEMENT, CONQUERED, GONE, NEUTRAL

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.state import Position

START = month("1939-01")
MONTHS = 12


def is_whole_war(view: Situation) -> bool:
    return view.s.setup.scenario == garrisons.WHOLE_WAR


def now(s: Position) -> int:
    """U1: the month, counted from the beginning of 1939."""
    return s.turn - START


def bides_its_time(view: Situation) -> bool:
    """Whether a side makes no war of its own now: the Axis out of its season or before the date of its plan,
    the Soviets as long as nobody attacks them, and who is weaker than he wants to be."""
    plan, s = view.opinions.plan, view.s
    if not is_whole_war(view) or view.faction == WESTERN:
        return False
    if view.faction == SOVIET:
        return _is_left_alone(view) or balance(view) < plan.soviet_hand
    if now(s) < _date(view):
        return True
    in_season = plan.spring <= now(s) % MONTHS + 1 <= plan.autumn
    return (_looks_east(view) and not in_season) or balance(view) < plan.go_on


def _date(view: Situation) -> int:
    """When the Axis begins its next war."""
    return view.opinions.plan.barbarossa if _looks_east(view) else view.opinions.plan.west


def gathers(view: Situation) -> bool:
    """Whether the Axis prepares for the war in the East."""
    if view.faction != AXIS or not is_whole_war(view) or not _looks_east(view):
        return False
    return now(view.s) < _date(view)


def _is_left_alone(view: Situation) -> bool:
    """Whether no enemy has come to Soviet land, and it is too early to go against him: each month brings new
    armies."""
    s, land = view.s, soviet_land(view.s)
    invaded = land & (s.standing[AXIS] | s.cities[AXIS])
    return not invaded and now(s) < view.opinions.plan.soviet_date


def balance(view: Situation) -> float:
    """One's own strength, without those who guard, against the enemies whom it meets by land."""
    posts = view.posts
    own = sum(view.unit_worth(unit) for unit in view.units(view.faction) if unit not in posts)
    foes = (foe for foe in view.foes if foe != SOVIET or _looks_east(view))
    against = sum(_met(view, foe) for foe in foes)
    if view.coming:
        against += sum(view.unit_worth(unit) for unit in view.units(SOVIET))
    return own / max(against, 0.1)


def _met(view: Situation, foe: int) -> float:
    """The strength of an enemy in the theatre; of the Soviets all."""
    s, by_land = view.s, garrisons.by_land(view, foe)
    reach = view.opinions.plan.theatre
    units = (unit for unit in view.units(foe) if foe == SOVIET or by_land[s.at[unit]] <= reach)
    return sum(view.unit_worth(unit) for unit in units)


def drive(view: Situation) -> float:
    """How much a side of the whole war wants to come near its goals."""
    plan = view.opinions.plan
    if view.bides:
        return plan.waiting
    if view.faction != WESTERN:
        return 1.0
    return max(plan.waiting, min(1.0, view.ratio / view.opinions.march.confident - 0.25))


def least_of_attack(view: Situation) -> float:
    """What an attack must bring at least: more for who waits."""
    return view.opinions.plan.patience if view.bides else view.opinions.attack.least


def _looks_east(view: Situation) -> bool:
    """Whether the next war of the Axis is the one in the East."""
    return view.s.status[view.s.c.country["france"]] == CONQUERED


def not_yet(view: Situation) -> int:
    """The land that is left alone until the date of the plan: whoever goes there begins a war."""
    s = view.s
    if not is_whole_war(view) or not view.bides:
        return 0
    land = soviet_land(s)
    if view.faction == SOVIET:
        return s.c.map.land & ~land if _is_left_alone(view) else 0
    if not s.policy[APPEASEMENT] and now(s) < view.opinions.plan.west:
        # U139: until then the West may not come to Germany.
        return land | _great_powers_land(s)
    return land if gathers(view) and not s.standing[SOVIET] & ~land else 0


def _great_powers_land(s: Position) -> int:
    """The land of the great powers of the West."""
    found = 0
    for country, one in enumerate(s.c.countries):
        found |= s.land[country] if one.major and s.joined[country] == WESTERN else 0
    return found


def coming(view: Situation) -> int:
    """The land that a war is planned against while the Pact holds: the Axis gathers before it."""
    s = view.s
    if view.faction != AXIS or not is_whole_war(view) or not pact_holds(s) or not _looks_east(view):
        return 0
    return soviet_land(s)


def envoys(view: Situation, country: int) -> int:
    """The points that a country keeps for the Diplomacy cup: in quiet months, as long as countries that lean
    to its side are neutral."""
    money, s = view.opinions.money, view.s
    if not is_whole_war(view) or view.faction != AXIS or not s.c.countries[country].major:
        return 0
    return money.envoys if view.bides and friends_to_win(s, view.faction, money.likely) else 0


def friends_to_win(s: Position, faction: int, least: int) -> list[int]:
    """The markers of the cup, in it or not, of neutral countries that are likely to join."""
    found = []
    for marker, name in enumerate(s.c.diplomacy):
        country = s.c.country.get(name)
        if country is None or s.cup[marker] == GONE or s.status[country] != NEUTRAL:
            continue
        if s.c.countries[country].rating and rating(s, country, faction) >= least:
            found.append(marker)
    return found
