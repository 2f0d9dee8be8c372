"""Rehearsals: what could be done next is played out on copies by quick captains, with the same dice for all.

The dice are made up and the enemy answers as a quick captain would. How much is tried is counted in
play-outs, never by the clock, so the same question has the same answer on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.evaluation import goal
from grognard.games.unconditional_surrender.rules.operations import fit_for_action

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.captain import Captain
    from grognard.bots.unconditional_surrender.mind import Mind
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.kernel.action import Action

REHEARSED = {"poland_1939": 3, "balkans_1941": 30}
"""The scenarios in which a month is soon played out, when so many units are left to act at most."""
FINALISTS = 2
FEW = 3
"""With so many units left to act play-outs are short: twice as many are made."""


def is_rehearsed(view: Situation, seat: int) -> bool:
    """Whether a seat plays its plans out: in the month of a small scenario in which it wins or loses."""
    if not view.mind.pace.rehearsals or not (view.must_attack and view.all_or_nothing):
        return False
    return len(fit_for_action(view.s, seat)) <= REHEARSED.get(view.s.setup.scenario, -1)


def best_rehearsed(
    view: Situation, seed: int, players: Sequence[Captain], plans: list[list[Action]]
) -> list[Action]:
    """The plan that brings most; of two that are nearly as good the one that comes first.

    All are tried, the best two more often.
    """
    pace, rehearsal = view.mind.pace, view.opinions.rehearsal
    found, left, tried = [0.0] * len(plans), list(range(len(plans))), 0

    def rank(number: int) -> tuple[float, int]:
        favour = 0.0 if number else rehearsal.favour
        return found[number] / tried + favour, -number

    often = 2 if len(fit_for_action(view.s, view.s.waiting[0])) <= FEW else 1
    for times, kept in ((often * pace.rehearsals, FINALISTS), (often * pace.finals, 1)):
        for number in left if len(left) > 1 else []:
            for dice in range(tried, tried + times):
                found[number] += _played(view, players, plans[number], f"{seed}-{dice}")
        tried += times
        left = sorted(left, key=rank, reverse=True)[:kept]
    return plans[left[0]]


def _played(view: Situation, players: Sequence[Captain], plan: list[Action], seed: str) -> float:
    """How near its goal the Axis is after its actions, if it begins them with a plan."""
    s = view.s.clone(seed=seed)
    now, seat = s.phase_key, s.waiting[0]
    mind = players[seat].mind
    mind.turn_to((s.setup, now, seat))
    mind.note("orders", list(plan))
    while s.outcome is None and s.phase_key == now:
        asked = s.waiting[0]
        s.do(asked, players[asked].answer(s, asked))
    near = goal(s)
    return near + (view.opinions.rehearsal.victory if near >= 1 else 0.0)


def players_for(mind: Mind, make: Callable[[], Captain], seats: int) -> list[Captain]:
    """A quick captain for each seat; they keep their notes for the phase, as positions come back."""
    return mind.noted("players", lambda: [make() for _ in range(seats)])
