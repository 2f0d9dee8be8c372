"""Rehearsals: what could be done next is played out on copies by quick captains, with the same dice for all.

The dice are made up and the enemy answers as a quick captain would. How much is tried is counted in imagined
decisions, never by the clock, so the same question has the same answer on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender.situation import LIBERATION
from grognard.games.unconditional_surrender.evaluation import goal
from grognard.games.unconditional_surrender.roster import AXIS
from grognard.games.unconditional_surrender.rules.ground_results import Retreat
from grognard.games.unconditional_surrender.rules.operations import fit_for_action

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.captain import Captain
    from grognard.bots.unconditional_surrender.mind import Mind
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.state import Position
    from grognard.kernel.action import Action

SPENT = "imagined decisions"


def is_rehearsed(view: Situation, seat: int) -> bool:
    """Whether a seat plays its plans out: in a month in which it wins or loses, with a small army."""
    pace = view.mind.pace
    if not pace.rounds or not (view.must_attack and view.all_or_nothing):
        return False
    return len(fit_for_action(view.s, seat)) <= pace.army


def best_rehearsed(
    view: Situation, seed: int, players: Sequence[Captain], plans: list[list[Action]]
) -> list[Action]:
    """The plan that brings most; of two that are nearly as good the one that comes first.

    All are tried, the best two more often; none but the first, if it reaches the goal each time.
    """
    pace, rehearsal = view.mind.pace, view.opinions.rehearsal
    found, left, tried, most = [0.0] * len(plans), list(range(len(plans))), 0, _allowed(view)

    def rank(number: int) -> tuple[float, int]:
        favour = 0.0 if number else rehearsal.favour
        return found[number] / tried + favour, -number

    for times, kept in pace.rounds:
        if len(left) < 2 or _spent(view.mind) >= most:
            break
        for number in left:
            won = 0
            for dice in range(tried, tried + times):
                worth, reached = _played(view, players, plans[number], f"{seed}-{dice}")
                found[number] += worth
                won += reached
            if number == 0 and won == times:
                return plans[0]
        tried += times
        left = sorted(left, key=rank, reverse=True)[:kept]
    return plans[left[0]]


def _spent(mind: Mind) -> int:
    return mind.recall(SPENT, 0)


def _allowed(view: Situation) -> int:
    """Until how many imagined decisions this question may go on: armies that act later need some too."""
    spent = _spent(view.mind)
    later = len(fit_for_action(view.s, view.s.waiting[0]))
    return spent + 2 * (view.mind.pace.decisions - spent) // (later + 2)


def _played(view: Situation, players: Sequence[Captain], plan: list[Action], seed: str) -> tuple[float, bool]:
    """How near its goal a faction comes with its actions, beginning with a plan; whether it is there."""
    s = view.s.clone(seed=seed)
    now, seat, decisions = s.phase_key, s.waiting[0], 0
    mind = players[seat].mind
    mind.turn_to((s.setup, now, seat))
    mind.note("orders", list(plan[1:]))
    s.do(seat, plan[0])
    chance = Random(seed)
    while s.outcome is None and s.phase_key == now:
        asked = s.waiting[0]
        if isinstance(s.stack[-1], Retreat):
            # Where the beaten go nobody can know: a plan has to be good wherever that is.
            action = s.prompt(asked).sample(chance)
        else:
            action = players[asked].answer(s, asked)
        s.do(asked, action)
        decisions += 1
    view.mind.note(SPENT, _spent(view.mind) + decisions)
    near = goal(s) if view.faction == AXIS else -goal(s)
    reached = near >= _wanted(s)
    return near + (view.opinions.rehearsal.victory if reached else 0.0), reached


def _wanted(s: Position) -> float:
    """How near its goal is near enough: conquest is complete; who liberates has to leave few cities."""
    return 0.0 if s.setup.scenario == LIBERATION else 1.0


def players_for(mind: Mind, make: Callable[[], Captain], seats: int) -> list[Captain]:
    """A quick captain for each seat; they keep their notes for the phase, as positions come back."""
    return mind.noted("players", lambda: [make() for _ in range(seats)])
