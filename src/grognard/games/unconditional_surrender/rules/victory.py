"""Section 18, victory: the conditions of each scenario."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, SOVIET, WESTERN, month
from grognard.games.unconditional_surrender.state import CONQUERED

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def begin(s: Position) -> None:
    """U168: the first condition that holds ends the game; it may come in any turn."""
    CHECKS[s.setup.scenario](s, s.turn >= month(s.c.scenarios[s.setup.scenario].last_turn))


def decide_at_last(s: Position) -> None:
    """U170: after the last turn the last line of the list decides."""
    winner = AXIS if s.setup.scenario in ("france_1944", "main_event") else defender(s)
    s.finish(winners(s, winner), "held-out", "U168", faction=FACTIONS[winner])


def winners(s: Position, faction: int) -> tuple[int, ...]:
    """The players of a faction; of the two Allies both win."""
    factions = [faction] if faction == AXIS else [one for one in (WESTERN, SOVIET) if _plays(s, one)]
    return tuple(sorted({seat for one in factions for seat in s.setup.seats_for(one)}))


def defender(s: Position) -> int:
    """Whom the Axis attacks in a scenario."""
    return WESTERN if _plays(s, WESTERN) else SOVIET


def _plays(s: Position, faction: int) -> bool:
    return FACTIONS[faction] in s.c.scenarios[s.setup.scenario].factions


def conquered(s: Position, *names: str) -> bool:
    return all(s.status[s.c.country[name]] == CONQUERED for name in names)


def _all_conquered(*names: str) -> Callable[[Position, bool], None]:
    """The Axis wins when all of these are conquered."""

    def check(s: Position, last: bool) -> None:
        if conquered(s, *names):
            s.finish(winners(s, AXIS), "conquest", "U168", faction=FACTIONS[AXIS])

    return check


def _soviet_will(s: Position, last: bool) -> None:
    """USSR 1941: the Axis wins if the will of the USSR is low at the end, or by its collapse."""
    ussr, least = s.c.country["ussr"], s.c.tables["victory"]["soviet_will"]
    if s.collapses[ussr] or conquered(s, "ussr") or (last and s.will[ussr] < least):
        s.finish(winners(s, AXIS), "will-broken", "U168", faction=FACTIONS[AXIS])


def _cities_held(s: Position, last: bool) -> None:
    """France 1944: the West wins if the Axis holds few cities at the end."""
    if last and cities_held(s) <= s.c.tables["victory"]["few_cities"]:
        s.finish(winners(s, WESTERN), "liberation", "U168", faction=FACTIONS[WESTERN])


def cities_held(s: Position) -> int:
    """The cities of France and the Low Countries that the Axis controls."""
    ground = 0
    for name in ("belgium", "netherlands", "france"):
        ground |= s.land[s.c.country[name]] & ~s.c.map.overseas
    return (ground & s.cities[AXIS]).bit_count()


def _whole_war(s: Position, last: bool) -> None:
    """The Main Event: the great Allies beaten, or Germany; the later Germany falls, the less it is worth."""
    uk, ussr, later = s.c.country["uk"], s.c.country["ussr"], s.c.tables["victory"]["later"]
    if (s.collapses[uk] and s.collapses[ussr]) or conquered(s, "uk") or conquered(s, "ussr"):
        s.finish(winners(s, AXIS), "decisive", "U168", faction=FACTIONS[AXIS])
    elif conquered(s, "germany"):
        if s.turn >= month(later["marginal"]):
            s.finish(winners(s, AXIS), "marginal", "U168", faction=FACTIONS[AXIS])
        else:
            first, early = first_ally(s), s.turn < month(later["ordinary"])
            allies = winners(s, first)
            s.finish(allies, "decisive" if early else "surrender", "U168", faction=FACTIONS[first])


def first_ally(s: Position) -> int:
    """U168: who of the two Allies is the first: by what each controls; if equal, who has Berlin."""
    western, soviet = (merits(s, faction) for faction in (WESTERN, SOVIET))
    berlin = s.control[_capital(s, s.c.country["germany"])]
    first = WESTERN if western > soviet or (western == soviet and berlin != SOVIET) else SOVIET
    s.tell("first_ally", "U168", faction=FACTIONS[first], western=western, soviet=soviet)
    return first


def merits(s: Position, faction: int) -> int:
    """Berlin, other mainland cities of Germany, capitals of countries that the Axis took or had."""
    figures, germany = s.c.tables["allies"], s.c.country["germany"]
    cities = s.c.map.cities_in(s.land[germany] & ~s.c.map.overseas)
    found = sum(figures["german_city"] for city in cities if s.control[city] == faction)
    if s.control[_capital(s, germany)] == faction:
        found += figures["berlin"] - figures["german_city"]
    for country in range(len(s.c.countries)):
        freed = country != germany and AXIS in (s.joined[country], s.conqueror[country])
        if freed and s.c.countries[country].capital and s.control[_capital(s, country)] == faction:
            found += figures["capital"]
    return int(found)


def _capital(s: Position, country: int) -> int:
    return s.c.map.city_names.index(s.c.countries[country].capital)


CHECKS: dict[str, Callable[[Position, bool], None]] = {
    "poland_1939": _all_conquered("poland"),
    "france_1940": _all_conquered("belgium", "france", "netherlands"),
    "balkans_1941": _all_conquered("greece", "yugoslavia"),
    "ussr_1941": _soviet_will,
    "france_1944": _cities_held,
    "main_event": _whole_war,
}
