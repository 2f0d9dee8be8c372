"""Chapter 2, factions: who joins the war, when and on whose side; what follows from entering an area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, NEUTRAL, USSR
from grognard.games.downfall_third_reich.state import AT_PEACE, AT_WAR, RETURNED, SURRENDERED
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def join(s: DownfallState, country: int, rule: str = "2.2") -> None:
    """2.2, 2.3: a neutral country enters the war; its areas and armies are its faction's from now on."""
    c, faction = s.c, s.c.country_faction[country]
    s.standing[country] = AT_WAR
    for area in spaces_in(c.territory[country] & s.controlled[NEUTRAL]):
        s.set_control(area, faction)
    if c.country_ids[country] == "usa":
        s.air_reserve[ALLIES] += s.air_waiting
        s.air_waiting = 0
    s.tell("joins", rule, country=c.country_ids[country], faction=FACTIONS[faction])


def join_by_date(s: DownfallState) -> None:
    """2.2: the neutrals whose turn has come enter at its start, before the Axis phase."""
    for number, country in enumerate(s.c.countries):
        if s.standing[number] == AT_PEACE and 0 < country.entry_turn <= s.turn:
            join(s, number)


def join_after_surrender(s: DownfallState, fallen: int) -> None:
    """2.2: Italy waits for the surrender of France, however late."""
    name = s.c.country_ids[fallen]
    for number, country in enumerate(s.c.countries):
        if s.standing[number] == AT_PEACE and country.entry_on_surrender_of == name:
            join(s, number)


def total_war(s: DownfallState, faction: int, rule: str = "3.5") -> None:
    """3.4, 3.5: a faction goes over to total war, at once; with the Axis go those who wait for that (2.2)."""
    if s.total[faction]:
        return
    s.total[faction] = 1
    s.tell("total-war", rule, faction=FACTIONS[faction])
    if faction == AXIS:
        for number, country in enumerate(s.c.countries):
            if s.standing[number] == AT_PEACE and country.entry_with_axis_total_war:
                join(s, number)


def entered(s: DownfallState, faction: int, start: int, area: int) -> None:
    """2.3, 2.4, 3.5: an army has entered an area, if only to cross it; Denmark and Norway join nobody."""
    c, country = s.c, s.c.country_of[area]
    if s.standing[country] == AT_PEACE and c.country_faction[country] not in (faction, NEUTRAL):
        join(s, country, "2.3")
    if faction == AXIS:
        if country == c.ussr:
            _axis_in_ussr(s)
        elif country in (c.france, c.belgium) and c.home[country] >> area & ~(c.home[country] >> start) & 1:
            s.entered_west = s.turn  # 8.0.1: over the border, not from one area of the country to another
    elif faction == USSR and c.soviet_entry >> area & 1:
        total_war(s, AXIS)


def _axis_in_ussr(s: DownfallState) -> None:
    """3.5: the Axis has entered Soviet home territory."""
    if not s.entered_ussr:
        s.entered_ussr = s.turn
        s.tell("ussr-entered", "3.5", turn=s.turn)
    total_war(s, AXIS)
    total_war(s, USSR)


def attacked_in(s: DownfallState, unit: int, area: int) -> None:
    """3.5: a German Attack operation in Carelia has the same effect, though Carelia is not Soviet."""
    c = s.c
    if c.country[unit] == c.germany and c.board.names[area] == c.tables["actions"]["german_attack"]:
        total_war(s, AXIS)
        total_war(s, USSR)


def return_of_partisans(s: DownfallState) -> None:
    """17.10: Yugoslavia comes back in summer 1942 if it surrendered before, its armies in reserve."""
    country = s.c.yugoslavia
    due = s.turn >= s.c.tables["surrender"]["partisans_turn"] > s.fell[country]
    if s.standing[country] != SURRENDERED or not due:
        return
    s.standing[country] = RETURNED
    for unit in spaces_in(s.c.units_of_country[country]):
        s.put(unit, s.c.reserve)
    s.tell("returns", "17.10", country="yugoslavia")
