"""Who plays what: two players, Axis and Allies, or three, with the Allies divided between two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from grognard.games.europe_engulfed.components import AXIS, NOBODY, Components
from grognard.kernel.game import Setup, UnknownChoice

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

TWO, THREE = ("axis", "allies"), ("axis", "western", "soviet")
PLAYER_TURNS = ("axis", "allies")


class EngulfedSetup(Setup, frozen=True):
    """A scenario between its first turn and its last."""

    first: int
    last: int

    @property
    def three(self) -> bool:
        return len(self.seats) == len(THREE)


def options_of(c: Components, scenario: str) -> dict[str, Any]:
    """Set-up by the players; three of them where the scenario allows; 10.5: bids where conscripts come."""
    told = c.scenarios[scenario]
    found: dict[str, Any] = {"free_set_up": False}
    if 3 in told["players"]:
        found["three_players"] = False
    if not told["status"]["conscription_used"] and told["victory"] == "campaign":
        found["bid"] = 0
    if told["victory"] == "points":
        found["points_bid"] = 0
    return found


def bids_of(c: Components, scenario: str) -> dict[str, Sequence[int]]:
    """10.5: in steps of so many, up to a limit, for one side or the other."""
    table, most = c.tables["conscription"], int(c.scenarios[scenario].get("most_bid", 0))
    steps = range(-table["most_bid"], table["most_bid"] + 1, table["bid_unit"])
    return {"bid": steps, "points_bid": range(-most, most + 1)}


def setup_of(c: Components, scenario: str, options: Mapping[str, Any]) -> EngulfedSetup:
    told = c.scenarios[scenario]
    for name, bids in bids_of(c, scenario).items():
        if options.get(name, 0) not in bids:
            raise UnknownChoice(f"value of option {name}", options[name], list(bids))
    seats = THREE if options.get("three_players") else TWO
    return EngulfedSetup(scenario, dict(options), seats, c.turn[told["first"]], c.turn[told["last"]])


def seat_of(s: Position, power: int) -> int:
    """Of three players one has Britain and the U.S.A., one the U.S.S.R., France and Allied minor powers.

    9.531: once France has fallen its pool is that of the Free French, whom the U.S.A. have.
    """
    camp = s.camp[power]
    if camp == NOBODY:
        return NOBODY if power != s.c.vichy else 0
    if camp == AXIS:
        return 0
    western = power in (s.c.britain, s.c.usa) or (power == s.c.france and s.conquered[power])
    return 2 if s.setup.three and not western else 1


def seats_in_turn(s: Position) -> tuple[int, ...]:
    """1.2, 1.3: who moves in this player-turn."""
    return (0,) if s.active == 0 else tuple(range(1, len(s.setup.seats)))


def camps_in_turn(s: Position) -> tuple[int, ...]:
    """1.2, 1.3: whose units move in this player-turn."""
    return (AXIS,) if s.active == 0 else (1, 2)
