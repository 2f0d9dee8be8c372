"""Chapter 21, set-up: scenarios, options and what follows from them; the calendar (3.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.downfall_third_reich.components import FACTIONS, Components
from grognard.kernel.game import Setup

FULL, REDUCED = 2, 1
"""The strength of an army: how many losses it can take (1.2)."""
WINTER, SPRING, SUMMER, AUTUMN = range(4)


class DownfallSetup(Setup, frozen=True):
    """A scenario with its options: who plays whom, how long, and the values of the armies."""

    first_turn: int
    last_turn: int
    seat_of: tuple[int, ...]
    """The seat that plays each faction (2.1)."""
    asked: tuple[tuple[int, ...], ...]
    """The same as the steps name who is asked."""
    victory: dict[str, int]
    """How the Soviet victory areas that the Axis holds decide a short scenario; empty: chapter 20."""
    combat: tuple[tuple[int, int, int], ...]
    """Combat value of each type by strength: nothing, reduced, full."""
    support: tuple[tuple[int, int, int], ...]
    africa: tuple[tuple[int, int, int], ...]
    """Combat value of each type in Africa (16.6)."""


def scenario_options(c: Components, scenario: str) -> dict[str, Any]:
    """Three players (2.1), the whole war from here on, the other reading of the labels (23.1)."""
    options = {"three_players": False}
    if "last_turn_long" in c.scenario_data[scenario]:
        options["long_game"] = False
    return {**options, "printed_supports": False}


def downfall_setup(c: Components, scenario: str, options: Mapping[str, Any]) -> DownfallSetup:
    table = c.scenario_data[scenario]
    long_game = bool(options.get("long_game"))
    seat_of = (0, 1, 2) if options["three_players"] else (0, 1, 1)
    values = [_values(c, n, bool(options["printed_supports"])) for n in range(len(c.types))]
    return DownfallSetup(
        scenario=scenario,
        options=dict(options),
        seats=FACTIONS[: max(seat_of) + 1],
        first_turn=table["first_turn"],
        last_turn=table["last_turn_long"] if long_game else table["last_turn"],
        seat_of=seat_of,
        asked=tuple((seat,) for seat in seat_of),
        victory={} if long_game else dict(table.get("victory", {})),
        combat=tuple(combat for combat, _, _ in values),
        support=tuple(support for _, support, _ in values),
        africa=tuple(africa for _, _, africa in values),
    )


Triple = tuple[int, int, int]


def _values(c: Components, kind: int, printed: bool) -> tuple[Triple, Triple, Triple]:
    """Combat, support and African combat values of a type, each for nothing, reduced, full."""
    army = c.types[kind]
    full, reduced = army.full, army.reduced
    combat = 0, reduced["combat"], full["combat"]
    support = 0, reduced["support"], full["support"]
    if printed and army.label in c.printed_supports:
        sides = c.printed_supports[army.label]
        combat = 0, sides["reduced"][0], sides["full"][0]
        support = 0, sides["reduced"][1], sides["full"][1]
    africa = combat
    if army.full_africa:
        africa = 0, army.reduced_africa["combat"], army.full_africa["combat"]
    return combat, support, africa


def year(turn: int) -> int:
    """3.1: four turns a year from winter 1940.

    >>> year(1), year(7), year(9), year(22)
    (1940, 1941, 1942, 1945)
    """
    return 1940 + (turn - 1) // 4


def first_turn(year: int) -> int:
    """3.1: the winter turn of a year.

    >>> first_turn(1941)
    5
    """
    return (year - 1940) * 4 + 1


def season(turn: int) -> int:
    """3.1: winter, spring, summer, autumn.

    >>> season(7) == SUMMER
    True
    """
    return (turn - 1) % 4
