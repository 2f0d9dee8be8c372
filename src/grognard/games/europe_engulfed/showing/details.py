"""What a unit or a space is at this moment: strength, supply, deeds; holder, works, weather."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import CAMPS, NOBODY, NOWHERE, WEATHER
from grognard.games.europe_engulfed.rules.control import is_contested, troops
from grognard.games.europe_engulfed.rules.weather import weather_in
from grognard.games.europe_engulfed.showing.supply_overlays import cut_off_without, short_without
from grognard.games.europe_engulfed.state import FREE_FRENCH, OWN, SUPPLIED
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.looking import Detail

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def unit(s: Position, name: str) -> Iterator[Detail]:
    """As far as the viewer knows the block; fleets and markers have nothing to add to their names."""
    number = s.game.vocabulary.numbers["unit"].get(name)
    if number is None:
        return
    if s.at[number] == NOWHERE:
        yield Detail("in-pool", "0.12")
        return
    if s.what[number] is UNKNOWN:
        yield Detail("unseen", "6.24")
    elif not s.c.is_aircraft[number]:
        figures = {
            "block": s.c.pieces[s.what[number]].block,
            "steps": s.steps[number],
            "most": s.full(number),
            "areas": s.kind(number).areas,
        }
        yield Detail("strength", "0.22", figures)
    yield from _marked(s, number)


def _marked(s: Position, number: int) -> Iterator[Detail]:
    """What anybody sees of it."""
    if s.open[number]:
        yield Detail("open", "6.24")
    if s.service[number] != OWN:
        yield (
            Detail("free-french", "9.53") if s.service[number] == FREE_FRENCH else Detail("of-vichy", "9.522")
        )
    yield Detail("supplied", "3.1") if s.out[number] == SUPPLIED else Detail("out-of-supply", "3.4")
    if s.moved[number]:
        yield Detail("moved", "5.1")


def space(s: Position, name: str) -> Iterator[Detail]:
    """Who holds an area, whether it is contested, weather and works; of a sea the fleets."""
    number = s.c.index.get(name)
    if number is None:
        return
    if s.c.map.sea_zones >> number & 1:
        yield from _fleets(s, number)
        return
    holder = s.holder[number]
    yield (
        Detail("held", "0.4", {"power": s.c.power_ids[holder]})
        if holder != NOBODY
        else Detail("free", "9.25")
    )
    if is_contested(s, number):
        yield Detail("contested", "0.3")
    if s.c.map.zone[number] >= 0:
        yield Detail("weather", "1.1", {"weather": WEATHER[weather_in(s, number)]})
    yield from _works(s, number)
    for camp, word in enumerate(CAMPS):
        blocks = troops(s, number, camp).bit_count()
        if blocks:
            yield Detail("blocks", "0.20", {"camp": word, "number": blocks})
    yield from _lifeline(s, number)


def _lifeline(s: Position, number: int) -> Iterator[Detail]:
    """3.1, 3.31: who hangs on an area: where units stand that would be out of supply if it fell."""
    cut_off, short = cut_off_without(s, number)
    if cut_off:
        spaces = dict.fromkeys(s.c.name(s.at[unit]) for unit in cut_off)
        yield Detail("lifeline", "3.1", {"number": len(cut_off), "spaces": list(spaces)})
    if short:
        yield Detail("lifeline-sea", "3.31", {"number": short})


def _works(s: Position, number: int) -> Iterator[Detail]:
    if s.fort[number]:
        yield Detail("heavy-fort", "6.95") if s.fort[number] > 1 else Detail("fort", "6.97")
    if s.maginot and s.c.map.areas[number].maginot:
        yield Detail("maginot", "6.84")
    if s.beachhead[number] != NOBODY:
        yield Detail("beachhead", "7.22", {"camp": CAMPS[s.beachhead[number]]})


def _fleets(s: Position, sea: int) -> Iterator[Detail]:
    """8.0, 5.34: fleet points, and how many of them can still transport in this turn."""
    seas = s.c.map.seas
    if sea not in seas:
        yield Detail("cape", "3.32")
        return
    for power, name in enumerate(s.c.power_ids):
        entry = power * len(seas) + seas.index(sea)
        if s.fleets[entry]:
            left = s.fleets[entry] - s.used[entry]
            yield Detail("fleet", "8.0", {"power": name, "number": s.fleets[entry], "left": left})
            short = short_without(s, power, seas.index(sea))
            if short:
                yield Detail("lifeline-fleet", "3.31", {"power": name, "number": short})
