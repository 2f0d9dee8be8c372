"""Section 6, economy: production points are counted, and paid by the countries whose units need them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, month
from grognard.games.unconditional_surrender.rules.calendar import due
from grognard.games.unconditional_surrender.rules.factions import closed_by_scenario, pact_holds
from grognard.games.unconditional_surrender.state import ACTIVE, EVENTS, UNLIMITED
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def begin(s: Position) -> None:
    """U46, U48: each active country of the faction in phase gets its points; old ones are lost."""
    for country, status in enumerate(s.status):
        if status == ACTIVE and s.joined[country] == s.faction:
            produce(s, country)
    if s.faction == last_faction(s) and "strategic_warfare" in s.c.scenarios[s.setup.scenario].skip_phases:
        s.bombed = []  # U55


def last_faction(s: Position) -> int:
    """The last of the factions in play, in their order."""
    return max(FACTIONS.index(name) for name in s.c.scenarios[s.setup.scenario].factions)


def produce(s: Position, country: int) -> None:
    """U46, U49: by its factories, or as the scenario says."""
    name = s.c.country_names[country]
    s.points[country] = _production(s, country, s.c.scenarios[s.setup.scenario].production.get(name))
    s.paid[country] = s.turn
    if s.points[country] != UNLIMITED:
        s.tell("production", "U46", country=name, number=s.points[country])


def _production(s: Position, country: int, told: Any) -> int:
    """What a scenario tells: unlimited, points, points from a month on, points less dice; or factories."""
    if told == "unlimited":
        return UNLIMITED
    if isinstance(told, int):
        return told
    if isinstance(told, dict) and "points" in told:
        dice = [s.roll("production", "U49") for _ in range(told["minus_dice"])]
        return max(int(told["points"]) - sum(dice), 0)
    if isinstance(told, dict):
        return max((month(start), int(points)) for start, points in told.items() if month(start) <= s.turn)[1]
    table = s.c.tables["production"]
    bombed = counted_bombs(s, country)
    return max(factories(s, country) * int(table["per_factory"]) - bombed * int(table["bombed"]), 0)


def counted_bombs(s: Position, country: int) -> int:
    """U102: the Bombed markers in a country; those in Germany take no points."""
    if s.c.country_names[country] == "germany":
        return 0
    return sum(s.land[country] >> place & 1 for place in s.bombed)


def factories(s: Position, country: int) -> int:
    """U46, U47: its own under friendly control on open ground, with others it is given, less those lost."""
    return max(own_factories(s, country) + given_factories(s, country) - lost_factories(s, country), 0)


def own_factories(s: Position, country: int) -> int:
    """U46: those in its land under friendly control, on ground that the scenario leaves open."""
    own = s.land[country] & s.c.map.factory & s.cities[s.joined[country]] & ~closed_by_scenario(s)
    return own.bit_count()


def given_factories(s: Position, country: int) -> int:
    """U46: factories off the map by the calendar, and those of markers in the Events box."""
    calendar = s.c.countries[country].off_map_factories
    found = max((number for entry, number in calendar.items() if due(s, entry)), default=0)
    if s.c.country_names[country] == "ussr":
        found += sum(_by_marker(s, marker) for marker, at in enumerate(s.marker_at) if at == EVENTS)
    return found


def _by_marker(s: Position, marker: int) -> int:
    """Urals Factories; Lend Lease, unless the Axis holds a port on both its ways."""
    kind = s.c.markers[marker].kind
    if kind == "lend_lease" and all(axis_port(s, zone) for zone in s.c.marker_kinds[kind].ways):
        return 0
    return s.c.marker_kinds[kind].factories


def axis_port(s: Position, zone: int) -> bool:
    """U105: whether the Axis controls a port on a sea zone; the coast of its hex does not count."""
    ports = s.c.map.port & s.cities[AXIS]
    return any(s.c.map.zone(zone) in s.c.map.opens_on[place] for place in spaces_in(ports))


def lost_factories(s: Position, country: int) -> int:
    """U46, U54: the Fac Lost marker; that of the USSR counts once the Pact has ended."""
    if s.c.country_names[country] == "ussr" and pact_holds(s):
        return 0
    return s.fac_lost[country]


def activation_price(s: Position, unit: int) -> int:
    """U50, U51: of a ground unit; air and naval units cost nothing."""
    return s.c.activation_prices[unit]


def short_of(s: Position, country: int, price: int) -> Refusal | None:
    """U17, U49: why a country can't pay; one with unlimited production always can."""
    left = s.points[country]
    if left == UNLIMITED or price <= left:
        return None
    return refuse("U50", "too-dear", country=s.c.country_names[country], price=price, left=left)


def too_dear_together(s: Position, faction: int, price: int) -> Refusal | None:
    """U52: why the countries of a faction can't share a price; those with unlimited points have no part."""
    left = sum(s.points[country] for country in _payers(s, faction))
    if price <= left:
        return None
    return refuse("U52", "too-dear-together", faction=FACTIONS[faction], price=price, left=left)


def pay_together(s: Position, faction: int, price: int) -> None:
    """U48, U52: the countries pay in their order. What is bought after it is paid together as well, and no
    point is kept: so it makes no difference whose points go first."""
    for country in _payers(s, faction):
        share = min(price, s.points[country])
        s.points[country] -= share
        price -= share


def _payers(s: Position, faction: int) -> list[int]:
    return [n for n, left in enumerate(s.points) if s.joined[n] == faction and left > 0]


def pay(s: Position, country: int, price: int) -> None:
    """U50: what is not unlimited becomes less."""
    if s.points[country] != UNLIMITED:
        s.points[country] -= price
