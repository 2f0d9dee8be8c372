"""Garrisons: who stays where enemies could land or have landed, however far away the front is.

As many armies as could come over the sea, shared out over the ports by what lies behind them; and those who
meet who is ashore already. Each has its post and goes there instead of to the front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender.ground import FAR
from grognard.games.unconditional_surrender.roster import AXIS, CONVOY, FACTIONS, GROUND, WARSHIP
from grognard.games.unconditional_surrender.rules.factions import country_at
from grognard.games.unconditional_surrender.rules.naval import friendly_ports, open_seas
from grognard.games.unconditional_surrender.state import ACTIVE, CONQUERED
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation

WHOLE_WAR = "main_event"


def post_of(view: Situation, unit: int) -> int | None:
    """Where a unit has to be, if it is one of those who guard."""
    return view.posts.get(unit)


def stationed(view: Situation, unit: int, space: int) -> float | None:
    """What it is worth to who guards that he stands in a hex: to be at his post, or nearer to it."""
    post = post_of(view, unit)
    if post is None:
        return None
    guard = view.opinions.guard
    return guard.pull * (FAR - view.ground.to(post, view.closed)[space]) + guard.post * (space == post)


def posted(view: Situation) -> dict[int, int]:
    """Each guard's post: the one after the other, the first to who is nearest."""
    s = view.s
    if s.setup.scenario != WHOLE_WAR:
        return {}
    units = tuple((unit, s.at[unit]) for unit in view.units(view.faction))
    wanted = posts(view)
    return view.mind.noted(("posted", view.faction, units, wanted), lambda: _shared_out(view, wanted))


def _shared_out(view: Situation, wanted: tuple[int, ...]) -> dict[int, int]:
    s, found = view.s, dict[int, int]()
    free = {unit: s.at[unit] for unit in view.units(view.faction) if s.at[unit] < s.c.map.hexes}
    for post in wanted:
        way = view.ground.to(post, view.closed)
        ranks = [(way[at] + _dear(view, unit, post), unit) for unit, at in free.items() if way[at] < FAR]
        if ranks:
            unit = min(ranks)[1]
            found[unit] = post
            del free[unit]
    return found


def _dear(view: Situation, unit: int, post: int) -> float:
    """How many movement points a unit counts as farther away: what attacks well is kept for that, and who is
    at home guards his own country."""
    s, guard = view.s, view.opinions.guard
    at_home = country_at(s, post) == s.serves[unit]
    return guard.spared * view.opinions.worth.units[s.c.kind[unit]] - guard.home * at_home


def posts(view: Situation) -> tuple[int, ...]:
    """The hexes where somebody has to stand, the most urgent first: beside who is ashore, then in ports."""
    s, foes = view.s, view.foes
    key = (
        "posts",
        view.faction,
        tuple(s.cities),
        view.enemy,
        view.closed,
        tuple(s.at[u] for u in _afloat(view)),
        tuple(s.will),
        len(view.units(view.faction)),
    )
    return view.mind.noted(key, lambda: _found(view) if foes else ())


def _found(view: Situation) -> tuple[int, ...]:
    guard = view.opinions.guard
    fights_france = view.faction == AXIS and view.s.status[view.s.c.country["france"]] != CONQUERED
    most = int((guard.campaign if fights_france else guard.most) * len(view.units(view.faction)))
    hunted = _ashore(view)
    harbours = [
        port for foe in view.foes for port in _harbours(view, foe, round(guard.share * landable(view, foe)))
    ]
    back = [space for space in spaces_in(view.lost) if space not in hunted]
    return (*_capitals(view), *hunted, *back, *harbours)[:most]


def _afloat(view: Situation) -> list[int]:
    """The enemy's ships."""
    return [unit for foe in view.foes for unit in view.s.mustered_of(foe, CONVOY, WARSHIP)]


def landable(view: Situation, foe: int) -> float:
    """What an enemy could land within a few months: his armies that can't walk here, as far as convoys carry
    them, and the fewer the more our own fleet is in their way."""
    s = view.s
    strength = sum(view.unit_worth(unit) for unit in _beyond_the_sea(view, foe))
    lift = view.opinions.guard.lift * len(s.mustered_of(foe, CONVOY))
    theirs, ours = (len(s.mustered_of(one, WARSHIP)) for one in (foe, view.faction))
    return min(strength, lift) * min(1.0, (theirs + 1) / (ours + 1))


def _beyond_the_sea(view: Situation, foe: int) -> list[int]:
    """An enemy's armies that can't walk to a city of ours."""
    walk = by_land(view, foe)
    return [unit for unit in view.units(foe) if walk[view.s.at[unit]] >= FAR]


def by_land(view: Situation, foe: int) -> list[int]:
    """For each hex how far an enemy there has to walk to a city of ours."""
    s = view.s
    own, closed = s.cities[view.faction] & ~s.c.map.overseas, s.closed[foe]
    key = "by land", foe, own, closed
    return view.mind.noted(key, lambda: view.ground.from_mask(own & ~closed, closed))


def _ashore(view: Situation) -> list[int]:
    """Where the enemies stand who have come over the sea: each is a post for who meets him, some for two."""
    s, guard = view.s, view.opinions.guard
    found = list[int]()
    for foe in view.foes:
        walk = by_land(view, foe)
        near = (space for space in spaces_in(s.standing[foe]) if walk[space] <= guard.alarm)
        found += [space for space in near if _is_from_overseas(view, s.unit_in(space, GROUND), walk)]
    return found + found[: int(len(found) * guard.again)]


def _is_from_overseas(view: Situation, unit: int, walk: list[int]) -> bool:
    """Whether an enemy can't have walked here from his capital: so there is no front with him."""
    capital = _capital(view, view.s.serves[unit])
    return capital is None or walk[capital] >= FAR


def lost(view: Situation) -> int:
    """The cities of our lands on our side of the sea that are in the hands of enemies from beyond it: some
    go there, not all."""
    s, found = view.s, 0
    homes = _homes(view, view.faction) if s.setup.scenario == WHOLE_WAR else []
    ours = 0
    for country, land in enumerate(s.land):
        ours |= land if homes and view.faction in (s.conqueror[country], s.joined[country]) else 0
    for foe in view.foes if homes else ():
        walk = by_land(view, foe)
        if all(walk[home] >= FAR for home in _homes(view, foe)):
            found |= s.cities[foe] & ours & ~s.c.map.overseas
    ways = [view.ground.to(home, view.closed) for home in homes]
    return mask_of(space for space in spaces_in(found) if any(way[space] < FAR for way in ways))


def _homes(view: Situation, faction: int) -> list[int]:
    """The capitals of the great powers that fight for a faction."""
    s = view.s
    fighting = (
        country
        for country, one in enumerate(s.c.countries)
        if one.major and s.status[country] == ACTIVE and s.joined[country] == faction
    )
    return [place for country in fighting if (place := _capital(view, country)) is not None]


def _capital(view: Situation, country: int) -> int | None:
    """The hex of a country's capital; the USA has none."""
    name, c = view.s.c.countries[country].capital, view.s.c
    return c.map.city_hex[c.map.city_names.index(name)] if name else None


def _capitals(view: Situation) -> list[int]:
    """The capitals of countries of ours that an enemy may come to by land soon."""
    s, found = view.s, list[int]()
    for country, status in enumerate(s.status):
        place = _capital(view, country)
        if status != ACTIVE or s.joined[country] != view.faction or place is None:
            continue
        if s.cities[view.faction] >> place & 1 and view.front[place] <= view.opinions.plan.theatre:
            found.append(place)
    return found


def _harbours(view: Situation, foe: int, number: int) -> list[int]:
    """So many of the ports at which an enemy could land: each time the one that covers most of what lies
    behind and nobody covers yet."""
    s, guard = view.s, view.opinions.guard
    own = s.cities[view.faction] & ~s.c.map.overseas
    ports = {port: share for port, share in _exposed(view, foe).items() if own >> port & 1}
    stakes = {place: _stake(view, place) for place in spaces_in(own if ports and number > 0 else 0)}
    within = {port: _behind(view, port, list(stakes)) for port in ports}
    found: list[int] = []
    while len(found) < min(number, len(ports)):
        worth = {
            port: ports[port] * sum(stakes[place] * near for place, near in within[port].items())
            for port in ports
            if port not in found
        }
        best = max(worth, key=lambda port: (worth[port], -port))
        found.append(best)
        for place, near in within[best].items():
            stakes[place] *= 1 - guard.cover * near
    return found


def _behind(view: Situation, port: int, places: list[int]) -> dict[int, float]:
    """The cities behind a port, and how much they count there."""
    guard, way = view.opinions.guard, view.ground.to(port, view.closed)
    return {place: guard.decay ** way[place] for place in places if way[place] <= guard.behind}


def _exposed(view: Situation, foe: int) -> dict[int, float]:
    """The ports at which an enemy could land, and by how large a part of what he has beyond the sea, from
    where that stands now; a little counts that all may go elsewhere."""
    s, guard = view.s, view.opinions.guard
    seas, closed, map_ = open_seas(s, foe), s.closed[foe], s.c.map
    ports, armies = friendly_ports(s, foe), _beyond_the_sea(view, foe)
    links = int(s.c.tables["ranges"]["invasion"][FACTIONS[foe]])
    total = sum(view.unit_worth(unit) for unit in armies)
    found: dict[int, float] = {}
    for unit in armies:
        at, zones = s.at[unit], set[int]()
        quays = [at] if at >= map_.hexes else spaces_in(ports & view.ground.near(at, guard.quays))
        for quay in quays:
            zones.update(seas.zones_within(quay, links, True))
        beaches = mask_of(space for zone in zones for space in s.c.beaches.get(zone, ())) & ~closed
        for port in spaces_in(map_.port & (beaches | map_.step_links.spread(beaches))):
            found[port] = found.get(port, guard.elsewhere) + view.unit_worth(unit) / total
    return found


def _stake(view: Situation, place: int) -> float:
    """What a city is worth to who holds it; a capital more, also one that was conquered."""
    s, guard = view.s, view.opinions.guard
    city = s.c.map.city_at[place]
    country = country_at(s, place)
    extra = guard.capital if _capital(view, country) == place else 0.0
    return view.city_worth(city) + extra


def is_kept(view: Situation, space: int) -> bool:
    """Whether a beach can be held against those who come: in the whole war there is time to wait for that."""
    s, guard = view.s, view.opinions.guard
    if s.setup.scenario != WHOLE_WAR:
        return True
    near = view.ground.near(space, guard.meet)
    against = sum(view.unit_worth(s.unit_in(place, GROUND)) for place in spaces_in(view.enemy & near))
    own = s.standing[view.faction] & near
    ashore = [s.unit_in(place, GROUND) for place in spaces_in(own) if view.approach[place] < FAR]
    with_us = followers(view) + sum(view.unit_worth(unit) for unit in ashore)
    return with_us >= guard.keep * against


def followers(view: Situation) -> float:
    """What can follow a landing: who waits beyond the sea and guards nothing there, as far as convoys carry
    them and the enemy's fleet lets them through."""
    s, posts = view.s, view.posts
    waiting = [unit for unit in view.units(view.faction) if view.approach[s.at[unit]] >= FAR]
    strength = sum(view.unit_worth(unit) for unit in waiting if unit not in posts)
    lift = view.opinions.guard.lift * len(s.mustered_of(view.faction, CONVOY))
    theirs = sum(len(s.mustered_of(foe, WARSHIP)) for foe in view.foes)
    ours = len(s.mustered_of(view.faction, WARSHIP))
    return min(strength, lift) * min(1.0, (ours + 1) / (theirs + 1))
