"""Chapter 1, the sequence of play: weather, the Axis player-turn, the Allied one, the next turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.rules.blocks import mix_all, stand_up
from grognard.games.europe_engulfed.rules.combat.fortresses import open_final
from grognard.games.europe_engulfed.rules.combat.phase import open_combat
from grognard.games.europe_engulfed.rules.movement.operations import open_operations
from grognard.games.europe_engulfed.rules.movement.stacking import Overstacked, overstacked
from grognard.games.europe_engulfed.rules.movement.strategic import open_strategic
from grognard.games.europe_engulfed.rules.naval.transfers import open_initial
from grognard.games.europe_engulfed.rules.phases import OF_PHASES, PHASES
from grognard.games.europe_engulfed.rules.politics import course
from grognard.games.europe_engulfed.rules.politics.declarations import enter_the_war
from grognard.games.europe_engulfed.rules.production.phase import open_production
from grognard.games.europe_engulfed.rules.special_actions.ashore import lose_beachheads
from grognard.games.europe_engulfed.rules.special_actions.breakthrough import open_breakthrough
from grognard.games.europe_engulfed.rules.theatre import call_west
from grognard.games.europe_engulfed.rules.weather import determine
from grognard.games.europe_engulfed.seating import PLAYER_TURNS
from grognard.games.europe_engulfed.state import STAYED
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

HOW_THEY_CAME = ("strategic", "combat", "breakthrough")
"""The phases in which it still matters how units came to where they are (6.83, 6.84)."""
STORMING = ("combat", "breakthrough")
"""6.85: the phases after which the attackers, who may have taken a fortress, can still be too many in it."""
OPENERS: dict[str, Callable[[Position], Step | None]] = {
    "supply": open_initial,
    "production": open_production,
    "operations": open_operations,
    "strategic": open_strategic,
    "combat": open_combat,
    "breakthrough": open_breakthrough,
    "final_supply": open_final,
}
"""By phase: what prepares it and gives its question, or None if nobody has to be asked.

A phase that has no entry passes at once.
"""


class Turns(Step, frozen=True):
    """1.0: lies under every other question and goes on when that is settled."""

    def proceed(self, s: Position) -> bool:
        too_many = next(overstacked(s, PHASES[s.phase] in STORMING), None)
        if too_many is not None:
            s.stack.append(Overstacked(*too_many))
            return True
        if self._settle(s):
            return True
        close_phase(s)
        if s.phase < len(PHASES) - 1:
            s.phase += 1
        elif s.active == 0:
            s.active, s.phase = 1, 0
            s.tell("player_turn", "1.3", side=PLAYER_TURNS[1])
        else:
            end_turn(s)
        open_phase(s)
        if PHASES[s.phase] == "operations":
            enter_the_war(s)
        if s.phase == 0 and s.active == 0:
            call_west(s)
        return True

    def _settle(self, s: Position) -> bool:
        """Chapters 9 and 10: True if somebody is to be asked, or the game is over."""
        asked = course.after_phase(s, PHASES[s.phase])
        if not asked and s.phase == len(PHASES) - 1:
            asked = course.after_player_turn(s)
        return asked or s.outcome is not None


def begin_game(s: Position) -> None:
    s.stack = [Turns()]
    begin_turn(s)
    open_phase(s)


def begin_turn(s: Position) -> None:
    """1.0, 1.1: a turn begins with its weather, then the Axis moves."""
    s.active, s.phase = 0, 0
    s.tell("turn", "1.0", turn=s.c.turn_ids[s.turn])
    determine(s)
    course.begin_turn(s)
    s.tell("player_turn", "1.2", side=PLAYER_TURNS[0])


def open_phase(s: Position) -> None:
    """1.2: a new phase, in which nobody has moved yet."""
    s.done = [0] * len(s.done)
    s.moved = (0,) * len(s.moved)
    if PHASES[s.phase] not in HOW_THEY_CAME:
        s.via = (STAYED,) * len(s.via)
    opener = OPENERS.get(PHASES[s.phase])
    step = opener(s) if opener is not None else None
    if step is not None:
        s.tell("phase", OF_PHASES[s.phase], phase=PHASES[s.phase], side=PLAYER_TURNS[s.active])
        s.stack.append(step)


def close_phase(s: Position) -> None:
    """6.74: blocks that need no longer lie open stand up; every stack is mixed."""
    lose_beachheads(s)
    course.close_phase(s, PHASES[s.phase])
    stand_up(s)
    mix_all(s)


def end_turn(s: Position) -> None:
    """1.4: the marker goes on; fleets can transport again (5.34)."""
    s.turn += 1
    s.used = s.shifted = (0,) * len(s.used)
    s.transfers, s.ferried = [0] * len(s.transfers), 0
    begin_turn(s)
