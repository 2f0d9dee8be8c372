"""The looks of the counters: the nation's colours, the kind of unit, its number, full or reduced."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from grognard.draw.scene import Counter, Symbol
from grognard.games.unconditional_surrender.components import Components
from grognard.games.unconditional_surrender.roster import GROUND

COLOURS: Mapping[str, tuple[str, str]] = {
    "germany": ("#6b746c", "#ffffff"),
    "italy": ("#5f9474", "#10180f"),
    "finland": ("#e4eaee", "#1c4a8a"),
    "romania": ("#e0bb45", "#1d1a14"),
    "hungary": ("#9c4f60", "#ffffff"),
    "bulgaria": ("#85689c", "#ffffff"),
    "vichy": ("#a9b8c9", "#14202e"),
    "uk": ("#c9a06a", "#1d150a"),
    "usa": ("#7e8b4a", "#14160c"),
    "france": ("#86b9e2", "#0e1a24"),
    "poland": ("#fbf8f2", "#b3121a"),
    "belgium": ("#dd9450", "#1d120a"),
    "netherlands": ("#e8853d", "#1d120a"),
    "greece": ("#4d74b8", "#ffffff"),
    "yugoslavia": ("#27457f", "#ffffff"),
    "norway": ("#b9d0d8", "#8a1a1f"),
    "denmark": ("#d8b7b0", "#7a1015"),
    "turkey": ("#b5544a", "#ffffff"),
    "spain": ("#d9b34f", "#7a1310"),
    "sweden": ("#f0d868", "#1b4a86"),
    "ussr": ("#8a4b2d", "#ffffff"),
}
OTHER = ("#cfc6ae", "#1d1a14")
SYMBOLS: Mapping[str, Symbol] = {
    "infantry": "infantry",
    "paratroop": "parachute",
    "shock": "artillery",
    "garrison": "militia",
    "motorized": "mechanised",
    "tank": "armour",
    "fighter": "fighter",
    "bomber": "bomber",
    "convoy": "convoy",
    "surface": "fleet",
    "carrier": "fleet",
}
ELITE, CARRIER = "★", "CV"


def colours(country: str) -> tuple[str, str]:
    """The back and the ink of a country's counters."""
    return COLOURS.get(country, OTHER)


def side(c: Components, scenario: str, country: str) -> str:
    """Whose units a country's are: of the faction it is in from the start, else of the one that it leans to
    by its ratings (U147), else its own."""
    for faction, countries in c.scenarios[scenario].active.items():
        if country in countries:
            return faction
    rating = c.countries[c.country[country]].rating
    highest = [faction for faction, number in rating.items() if number == max(rating.values())]
    return highest[0] if len(highest) == 1 else country


def counter(c: Components, unit: int, reduced: bool) -> Counter:
    """U29 to U32: a unit has no figures, so its number is what is printed large."""
    own = c.units[unit]
    back, ink = colours(own.country)
    return Counter(
        unit=c.unit_names[unit],
        symbol=SYMBOLS[own.type],
        size="army" if own.branch == GROUND else "none",
        factors=own.label,
        back=back,
        ink=ink,
        tag=ELITE if own.elite else CARRIER if own.type == "carrier" else "",
        reduced=reduced,
        kind=own.type,
    )


def faces(c: Components, scenario: str) -> dict[str, Counter]:
    """Each unit full and, if it has two sides, reduced; ground units lie on top of ships and aircraft."""
    sides = {country: side(c, scenario, country) for country in c.country_names}
    found = {}
    for unit in sorted(range(len(c.units)), key=lambda unit: -c.branch[unit]):
        face = replace(counter(c, unit, c.kind[unit] == "garrison"), side=sides[c.units[unit].country])
        found[c.unit_names[unit]] = face
        if c.units[unit].field:
            found[f"{c.unit_names[unit]}.reduced"] = replace(face, reduced=True)
    return found


def sample(c: Components, kind: str, reduced: bool = False) -> Counter:
    """One counter of a kind for the key."""
    return counter(c, next(n for n, own in enumerate(c.kind) if own == kind), reduced or kind == "garrison")
