"""The smaller questions: strategic war, supply, places, fleets, what Allies owe each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.bots.europe_engulfed.front import Front
from grognard.games.europe_engulfed.rules.special_actions.spending import payer
from grognard.games.europe_engulfed.rules.supply.phases import Check, in_fortress
from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt


def raid(front: Front, step: Any, prompt: Prompt) -> Action:
    """2.2: bombers fly when their escorts are at least a match for the interceptors."""
    s = front.s
    ours, theirs = s.fighters[step.raider], s.fighters[1 - step.raider]
    return Action("raid" if s.bombers[step.raider] > 1 and ours >= theirs else "stay_home")


def intercept(front: Front, step: Any, prompt: Prompt) -> Action:
    """2.22: not against escorts that are stronger."""
    s = front.s
    return Action("scramble" if s.fighters[1 - step.raider] >= s.fighters[step.raider] else "hold_back")


def patrol(front: Front, step: Any, prompt: Prompt) -> Action:
    return Action("scramble")


def launch(front: Front, step: Any, prompt: Prompt) -> Action:
    """2.28: all of them: what waits may be lost."""
    return max(prompt.offered_by("launch"))


def sortie(front: Front, step: Any, prompt: Prompt) -> Action:
    """8.11: with at least as many points as the enemy has."""
    figures = step.question(front.s)
    return Action("intercept" if figures["own"] >= figures["number"] else "let_pass")


def go_without(front: Front, step: Any, prompt: Prompt) -> Action:
    """3.3: the weakest of those whose going without helps the others at once."""
    check = Check(front.s, step.without)
    now = check.shortage()
    return _least_of(front, prompt, "go_without", lambda action: check.shortage(action.args) < now)


def relieve(front: Front, step: Any, prompt: Prompt) -> Action:
    """7.9: an army, not a division."""
    s, o = front.s, front.opinions
    doomed = [unit for unit in step.lost if unit not in step.saved and not in_fortress(s, unit)]
    ranked = []
    for action in prompt.offered_by("relieve"):
        power, space = action.args
        steps = sum(s.steps[u] for u in doomed if s.at[u] == space and payer(s, s.power_of(u)) == power)
        ranked.append((steps * o.worth.step - o.actions.retreat, action))
    best = max(ranked, default=None)
    return best[1] if best is not None and best[0] > 0 else Action("abandon")


def give_up(front: Front, step: Any, prompt: Prompt) -> Action:
    return _least_of(front, prompt, "give_up")


def fortress_left(front: Front, step: Any, prompt: Prompt) -> Action | None:
    """6.85: out into the area, home from Malta; lost only where there is no other way."""
    for verb in ("bring_home", "pull_back"):
        best = next(prompt.offered_by(verb), None)
        if best is not None:
            return best
    return _least_of(front, prompt, "give_up")


def _least_of(
    front: Front, prompt: Prompt, verb: str, serves: Callable[[Action], bool] = lambda action: True
) -> Action:
    s = front.s
    return min(
        filter(serves, prompt.offered_by(verb)),
        key=lambda a: (s.steps[a.args[0]] * s.kind(a.args[0]).cost, front.field[s.at[a.args[0]]], a),
    )


def to_the_front(verb: str) -> Callable[[Front, Any, Prompt], Action | None]:
    """Units that have to go somewhere go to where they are nearest to the goals."""

    def answer(front: Front, step: Any, prompt: Prompt) -> Action | None:
        return max(
            prompt.offered_by(verb),
            key=lambda a: (front.field[_end(a)] + front.worth[_end(a)], a),
            default=None,
        )

    return answer


def _end(action: Action) -> int:
    last = action.args[-1]
    return int(last[-1] if isinstance(last, tuple) else last)


def fall_back(front: Front, step: Any, prompt: Prompt) -> Action:
    """7.51: to the place that needs them most."""
    best = max(
        prompt.offered_by("fall_back"),
        key=lambda a: (front.need(_end(a), front.steps.get(_end(a), 0)), front.worth[_end(a)], a),
        default=None,
    )
    return best if best is not None else Action("stay_behind")


def always(verb: str) -> Callable[[Front, Any, Prompt], Action | None]:
    """A question with one sensible answer."""
    return lambda front, step, prompt: Action(verb)
