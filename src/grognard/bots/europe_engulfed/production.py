"""4.5: what a power buys next: the best worth for each WERP, by a plan for each power and date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.europe_engulfed.aims import france_out, on_the_defensive
from grognard.bots.europe_engulfed.front import Front
from grognard.games.europe_engulfed.components import AXIS, Type
from grognard.games.europe_engulfed.rules.naval.transport import slot
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.rules.production.costs import ITEMS, cadre_cost, step_cost
from grognard.games.europe_engulfed.rules.production.lending import GIFT, MURMANSK, most_sent
from grognard.games.europe_engulfed.rules.production.places import in_pool, site_of
from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

FULL_STEPS = 4
"""What most blocks have."""


def purchases(front: Front, step: Production, prompt: Prompt) -> list[Action]:
    """The best thing that there is money for, and steps as long as nothing else is better.

    Nothing is saved, so all is spent.
    """
    buyer = Buyer(front, step, prompt)
    if prompt.why_not(Action("call_up")) is None:
        return [Action("call_up")]
    sent = buyer.aid()
    if sent is not None:
        return [sent]
    ranked = sorted([*buyer.steps(), *buyer.units(), *buyer.items(), *buyer.ships()], reverse=True)
    found = [action for _, action in ranked]
    steps = next((n for n, action in enumerate(found) if action.verb != "replace"), len(found))
    return found[: max(1, steps)] or [Action("finish")]


class Buyer:
    """One power in its production."""

    def __init__(self, front: Front, step: Production, prompt: Prompt) -> None:
        self.front, self.step, self.prompt = front, step, prompt
        self.s: Position = front.s
        self.o = front.opinions.production
        self.power = step.power
        self._pools: dict[int, dict[str, Type]] = {}

    # ---------------------------------------------------------------- aid

    def aid(self) -> Action | None:
        """9.35, 9.36: Britain helps the U.S.S.R. by Murmansk, the U.S.A. help Britain; once a turn each."""
        s, c = self.s, self.s.c
        if self.power == c.britain and s.war[c.ussr] and not s.sent[MURMANSK]:
            number = min(int(self.o.lease * s.purse), most_sent(s, self.power, MURMANSK))
            return Action("murmansk", (number,)) if number > 0 else None
        if self.power == c.usa and not s.sent[GIFT]:
            number = min(int(self.o.aid * s.werps[self.power]), most_sent(s, self.power, GIFT))
            return Action("aid", (number,)) if number > 0 else None
        return None

    # ---------------------------------------------------------------- troops

    def steps(self) -> list[tuple[float, Action]]:
        """Replacements, first for those who may meet the enemy soon."""
        found = []
        for action in self.prompt.offered_by("replace"):
            (unit,) = action.args
            kind = self.s.kind(unit)
            worth = self.o.armour_step if kind.armour else self.o.step
            worth *= self._elite(kind)
            here = self.s.at[unit]
            near = self.front.at_war_beside >> here & 1 or self.front.field[here] > self.o.near
            worth += self.o.front_step if near else 0
            price = step_cost(self.s, self.s.power_of(unit), kind)
            found.append((worth * self._dearness(kind) / price, action))
        return found

    def units(self) -> list[tuple[float, Action]]:
        """New units, where they are nearest to where they are wanted."""
        found = []
        for action in self.prompt.offered_by("build"):
            block, space = action.args
            owner = site_of(self.s, self.power, space)
            if owner is None:
                continue
            kind = self._pool(owner)[self.s.c.block_ids[block]]
            place = self.front.field[space] + self.front.need(space, self.front.steps.get(space, 0))
            found.append((self._of_unit(owner, kind) + place * self.o.place, action))
        return found

    def _of_unit(self, owner: int, kind: Type) -> float:
        """What a new unit of full strength is worth for each of its WERPs."""
        cadre, step = cadre_cost(self.s, owner, kind), step_cost(self.s, owner, kind)
        price = cadre if kind.aircraft else cadre + (FULL_STEPS - 1) * step
        worth = self._of_kind(kind) * self._dearness(kind) * self._size(kind)
        if owner != self.power:
            worth *= self.o.half
        if price > self.s.werps[self.power] and not kind.aircraft:
            worth *= self.o.half
        return worth / price

    def _pool(self, owner: int) -> dict[str, Type]:
        if owner not in self._pools:
            self._pools[owner] = in_pool(self.s, owner)
        return self._pools[owner]

    def _size(self, kind: Type) -> float:
        """In WERPs of a step: the first of a ground unit costs two."""
        return float(self.s.c.tables["costs"]["ground_support"] if kind.aircraft else FULL_STEPS + 1)

    def _dearness(self, kind: Type) -> float:
        """What a step does, in WERPs: an armoured or elite one does as much as two."""
        return 1.0 if kind.aircraft else float(kind.cost)

    def _elite(self, kind: Type) -> float:
        return self.o.elite if kind.elite else 1.0

    def _of_kind(self, kind: Type) -> float:
        if kind.aircraft:
            return self.o.air
        if kind.militia:
            return self.o.militia
        if kind.airborne:
            return self.o.airborne
        if kind.areas > 1 and not kind.armour:
            return self.o.cavalry
        return (self.o.armour if kind.armour else self.o.infantry) * self._elite(kind)

    # ---------------------------------------------------------------- the tracks

    def items(self) -> list[tuple[float, Action]]:
        found = []
        for action in self.prompt.offered_by("buy"):
            name = ITEMS[action.args[0]]
            worth = self._of_item(name)
            if worth > 0:
                found.append((worth, action))
        return found

    def _of_item(self, name: str) -> float:
        s, o = self.s, self.o
        if name == "special_action":
            return o.action if s.actions[self.power] < self._actions_wanted() else o.rest
        if name == "u_boats":
            few = s.u_boats < o.u_boats and s.bought[ITEMS.index(name)] < o.u_boats_a_turn
            return o.u_boat if few else 0.0
        if name == "asw":
            return o.asw if s.u_boats >= o.u_boats // 2 else o.rest
        if name in ("v1", "v2"):
            return o.missiles
        if name in ("fighters", "bombers"):
            return self._in_the_air(name)
        return o.flak

    def _in_the_air(self, name: str) -> float:
        """Germany defends itself in the air; the westerners bomb, and escort their bombers."""
        s, german = self.s, self.power == self.s.c.germany
        ours, theirs = (0, 1) if german else (1, 0)
        if name == "bombers":
            return 0.0 if german else self.o.bombers
        behind = s.fighters[ours] < s.fighters[theirs] + (s.bombers[theirs] if german else s.bombers[ours])
        return self.o.fighters if behind else self.o.rest

    def _actions_wanted(self) -> int:
        """More of them where an offensive is on or near."""
        s, c = self.s, self.s.c
        attacking = self.front.camp == AXIS and not on_the_defensive(s)
        landing = (
            self.power in (c.britain, c.usa) and france_out(s) and s.turn >= self.front.opinions.aims.torch
        )
        eastern = self.power == c.ussr and s.turn >= c.turn["1942-nov-dec"]
        return self.o.wanted if attacking or landing or eastern else self.o.wanted_else

    def ships(self) -> list[tuple[float, Action]]:
        """4.64: the westerners' in the Atlantic, as landings need them; fortifications in the last place."""
        s, found = self.s, []
        western = self.power in (s.c.britain, s.c.usa)
        for action in self.prompt.offered_by("lay_down"):
            (sea,) = action.args
            atlantic = s.c.name(sea) == "atlantic"
            have = sum(s.fleets[slot(s, power, sea)] for power in (s.c.britain, s.c.usa))
            if western and atlantic and have < self.o.fleets and france_out(s):
                found.append((self.o.fleet, action))
        for action in self.prompt.offered_by("fortify"):
            (space,) = action.args
            if self.front.threat[space]:
                found.append((self.o.fortification * self.front.worth[space], action))
        return found


def grant(front: Front, prompt: Prompt) -> Action:
    """9.15, 9.24, 9.62: free steps: those who may meet the enemy first, then new units near the front."""
    s, o = front.s, front.opinions.production

    def calls(space: int) -> float:
        return front.field[space] + front.need(space, front.steps.get(space, 0))

    ranked = [(o.reduced + calls(s.at[a.args[0]]), a) for a in prompt.offered_by("replace")]
    ranked += [(calls(a.args[1]), a) for a in prompt.offered_by("build")]
    best = max(ranked, default=None)
    return best[1] if best is not None else Action("forgo")
