"""2.1, the U-boat campaign: hunters first, then what is left attacks Britain's convoys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.rules.production.income import at_war_with_a_major
from grognard.games.europe_engulfed.rules.strategic_war.damage import destroy

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def hunt_convoys(s: Position) -> None:
    """2.0: compulsory in the Allied production phase while there are U-boats and Britain fights on."""
    britain = s.c.britain
    if s.active == 0 or not s.u_boats or s.conquered[britain] or not at_war_with_a_major(s, britain):
        return
    hunted(s, s.roll("asw", "2.11"))
    if s.u_boats:
        attack(s, s.roll("u_boat_attack", "2.12"))


def hunted(s: Position, die: int) -> None:
    """2.11: a share of the points by ASW level and die, rounded up."""
    share = s.c.tables["asw"][f"level_{s.asw}"][die - 1]
    lost = -(-s.u_boats * share // 100)
    s.u_boats -= lost
    s.tell("u_boats_hunted", "2.11", number=lost, left=s.u_boats)


def attack(s: Position, die: int) -> None:
    """2.12: Britain loses WERPs by the points left and the die."""
    rows = {int(name.removeprefix("up_to_")): row for name, row in _rows(s).items()}
    row = rows[min(most for most in rows if most >= s.u_boats)]
    s.tell("convoys_sunk", "2.12", **destroy(s, s.c.britain, row[die - 1]))


def _rows(s: Position) -> dict[str, list[int]]:
    return {name: row for name, row in s.c.tables["u_boat_attack"].items() if name.startswith("up_to_")}
