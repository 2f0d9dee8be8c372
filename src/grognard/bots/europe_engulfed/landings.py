"""7.2: landings: where they have a chance, with whom, and who is shipped after them."""

from __future__ import annotations

from grognard.bots.europe_engulfed.front import Front
from grognard.bots.europe_engulfed.odds import quotient, rates, total
from grognard.games.europe_engulfed.components import AXIS, WESTERN
from grognard.games.europe_engulfed.rules.combat.battle import Battle
from grognard.games.europe_engulfed.rules.naval.transport import available
from grognard.games.europe_engulfed.rules.special_actions.invasion import Landing
from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt


def invasion(front: Front, prompt: Prompt) -> Action | None:
    """The best landing, from the turn on in which one is meant to come."""
    s, o = front.s, front.opinions
    if front.camp != WESTERN or s.turn < o.aims.torch:
        return None
    ranked = []
    for action in prompt.offered_by("invade"):
        powers, (sea, space) = action.args
        if s.camp[powers[0]] != front.camp:
            continue
        landing = Landing(sea, space, powers, leader=front.seat)
        units = cargo(front, landing)
        worth = _worth(front, landing, units)
        if worth > 0:
            ranked.append((worth, action))
    return max(ranked)[1] if ranked else None


def cargo(front: Front, landing: Landing) -> list[int]:
    """Who would go: the strongest that the beach and the ships have room for."""
    s = front.s
    fit = sorted({*landing.fit(s, front.seat)}, key=lambda u: (-s.steps[u], -s.kind(u).elite, u))
    ships = max(available(s, power, landing.carrier(s)) // landing.weight(s) for power in landing.powers)
    return fit[: min(landing.places(s), ships)]


def _worth(front: Front, landing: Landing, units: list[int]) -> float:
    """What a landing gains, if those who land can stay."""
    s, o, space = front.s, front.opinions, landing.space
    mainland = front.c.map.tagged["andalusia_to_denmark"] >> space & 1
    if (mainland and not _second_front(front)) or not units:
        return 0
    steps = sum(s.steps[unit] for unit in units)
    if front.threat[space] * o.line.share > steps * 2:
        return 0
    theirs = front.enemy.get(space, [])
    ground = max(front.worth[space], front.field[space])
    if not theirs:
        return ground - front.opinions.actions.exploit
    battle = Battle(space, WESTERN, AXIS, first=True, landed=WESTERN)
    ours = total(list(rates(s, battle, False, units, theirs).values()))
    against = total(list(rates(s, battle, True, theirs, units).values()))
    if quotient(ours, against) < o.attack.landing:
        return 0
    return front.prize(space, ours, against) + ground - front.worth[space]


def _second_front(front: Front) -> bool:
    """Whether it is time for the mainland: the date has come, or the enemy there is weak."""
    s, aims, c = front.s, front.opinions.aims, front.c
    if s.turn >= aims.overlord:
        return True
    home, west = c.home[c.britain] | c.home[c.usa], c.map.tagged["andalusia_to_denmark"]
    ours = sum(steps for space, steps in front.steps.items() if home >> space & 1)
    theirs = sum(steps for space, steps in front.enemy_steps.items() if west >> space & 1)
    return s.turn >= aims.first_overlord and ours >= aims.superiority * theirs


def embark(front: Front, step: Landing, prompt: Prompt) -> Action:
    """The strongest first, then ashore."""
    s = front.s
    best = max(
        prompt.offered_by("land"),
        key=lambda a: (s.steps[a.args[0]], s.kind(a.args[0]).elite, a),
        default=None,
    )
    if best is not None:
        return best
    ashore = Action("go_ashore")
    return ashore if prompt.why_not(ashore) is None else Action("stay_apart")


def shipment(front: Front, prompt: Prompt) -> Action | None:
    """5.31: units from home into a beachhead that is fought over."""
    s = front.s
    if front.camp != WESTERN or WESTERN not in s.beachhead:
        return None
    beaches = [space for space, camp in enumerate(s.beachhead) if camp == WESTERN and front.contested(space)]
    ranked = [
        (s.steps[action.args[0]], action)
        for space in beaches
        for action in prompt.offered_with("ship", 1, space)
        if front.sails(s.power_of(action.args[0]), s.at[action.args[0]])
    ]
    return max(ranked)[1] if ranked else None


def join(front: Front, prompt: Prompt) -> Action:
    """5.31: whoever else comes from home."""
    s = front.s
    able = [a for a in prompt.offered_by("join") if front.sails(s.power_of(a.args[0]), s.at[a.args[0]])]
    best = max(able, key=lambda a: (s.steps[a.args[0]], a), default=None)
    if best is not None:
        return best
    return Action("sail") if prompt.why_not(Action("sail")) is None else Action("stay_ashore")
