"""What an army, an area or a reserve is at this moment: strength, supply, deeds, who controls it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import FACTIONS, HOLDERS
from grognard.games.downfall_third_reich.rules import supply
from grognard.games.downfall_third_reich.rules.scenarios import FULL
from grognard.games.downfall_third_reich.rules.terrain import fortress
from grognard.games.downfall_third_reich.state import (
    ATTACK,
    BEACHHEAD,
    FOUGHT,
    LANDED,
    MOVED,
    STRUCK,
    SUPPORTED,
    UNSUPPLIED,
)
from grognard.kernel.looking import Detail

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def unit(s: DownfallState, name: str) -> Iterator[Detail]:
    """Its values on the side that lies up, supply, and what it has done in this phase."""
    c, number = s.c, s.c.number[name]
    if not s.on_map(number):
        yield Detail("in-reserve", "1.2") if s.where[number] == c.reserve else Detail("out", "17.1")
        return
    values = {"combat": s.combat_value(number), "support": s.support_value(number)}
    if s.strength[number] == FULL:
        yield Detail("full", "1.2", values)
    else:
        yield Detail("reduced", "1.2", values)
    country = c.country[number]
    if not s.at_war(country):
        yield Detail("at-peace", "2.2", {"country": c.country_ids[country]})
    yield from _supply(s, number)
    yield from _done(s.flags[number])


def _supply(s: DownfallState, number: int) -> Iterator[Detail]:
    """7.1, 7.3, 8.0; as far as the viewer knows the technologies of its faction."""
    if s.flags[number] & UNSUPPLIED:
        yield Detail("was-unsupplied", "8.0")
    if s.flags[number] & BEACHHEAD:
        yield Detail("beachhead", "7.3")
    elif supply.supplied(s, number):
        yield Detail("supplied", "7.1")
    else:
        yield Detail("without-supply", "7.1")


def _done(flags: int) -> Iterator[Detail]:
    if flags & MOVED:
        yield Detail("moved", "8.0")
    if flags & ATTACK:
        yield Detail("attack", "8.2")
    if flags & LANDED:
        yield Detail("landed", "8.5")
    if flags & FOUGHT:
        yield Detail("fought", "16.3")
    if flags & SUPPORTED:
        yield Detail("supported", "16.3")
    if flags & STRUCK:
        yield Detail("struck", "16.2")


def space(s: DownfallState, name: str) -> Iterator[Detail]:
    """Who controls an area, what helps its defender, room for each faction, what is due there."""
    c = s.c
    if name not in c.board.index:
        country = c.country_number[name.removeprefix("reserve_")]
        held = (s.reserves & c.units_of_country[country]).bit_count()
        yield Detail("reserve-holds", "1.2", {"number": held})
        return
    area = c.board.index[name]
    yield Detail("controlled", "6.1", {"holder": HOLDERS[s.control[area]]})
    for faction, told in enumerate(FACTIONS):
        armies, bonus = s.armies(faction, area).bit_count(), fortress(s, faction, area)
        if armies and not c.unlimited >> area & 1:
            most = int(c.tables["stacking"]["most"])
            yield Detail("stack", "5.1", {"faction": told, "number": armies, "most": most})
        if bonus:
            yield Detail("fortress", "15.3", {"number": bonus})
        if supply.sources(s, faction) >> area & 1:
            yield Detail("source", "7.1", {"faction": told})
    if area in s.due:
        yield Detail("due", "8.2.3")
    if area in s.breached:
        yield Detail("breached", "13.1")
