"""Section 16, policies: Appeasement and the Nazi-Soviet Pact are evaluated, and end; the USA comes in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, SOVIET, WESTERN, month
from grognard.games.unconditional_surrender.rules.calendar import bring_due
from grognard.games.unconditional_surrender.rules.factions import pact_strained
from grognard.games.unconditional_surrender.state import (
    ACTIVE,
    APPEASEMENT,
    CONQUERED,
    EVENTS_ONCE,
    NEUTRAL,
    PACT,
)

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

POLICIES = ("appeasement", "nazi_soviet_pact")
USA_ENTRY = EVENTS_ONCE.index("usa_entry")


def evaluate_policies(s: Position, factions: Iterable[int]) -> None:
    """U140: the first step of the Diplomacy Phase; each rolls for its policy, and the roll decides."""
    for faction in factions:
        if faction == WESTERN and _is_evaluated(s):
            evaluate(s, APPEASEMENT, modifier_of(s, APPEASEMENT))
        elif faction == SOVIET and pact_strained(s):
            evaluate(s, PACT, modifier_of(s, PACT))


def _is_evaluated(s: Position) -> bool:
    start = month(s.c.events["policies"]["appeasement"]["evaluated_from"])
    return not s.policy[APPEASEMENT] and s.turn >= start


def modifier_of(s: Position, policy: int) -> int:
    """U140: what is added to the roll about a policy."""
    return _conquests_after_poland(s) if policy == APPEASEMENT else _strain(s)


def _conquests_after_poland(s: Position) -> int:
    poland = s.c.country["poland"]
    each: int = s.c.events["policies"]["appeasement"]["per_conquest_after_poland"]
    return each * sum(by == AXIS and country != poland for country, by in enumerate(s.conqueror))


def _strain(s: Position) -> int:
    """France conquered, and the months that have come."""
    table = s.c.events["policies"]["nazi_soviet_pact"]
    fallen = s.status[s.c.country["france"]] == CONQUERED
    later = sum(int(value) for start, value in table["from_months"].items() if s.turn >= month(start))
    return int(table["france_conquered"]) * fallen + later


def evaluate(s: Position, policy: int, modifier: int) -> None:
    """U140: a die with its modifier; high enough, and the policy has ended."""
    name = POLICIES[policy]
    total = s.roll("policy", "U140") + modifier
    s.tell("evaluated", "U140", policy=name, number=total)
    if total >= s.c.events["policies"][name]["ends_on"]:
        end_policy(s, policy)


def end_policy(s: Position, policy: int) -> None:
    """U139, U141: it never returns; when both have ended, the USA will come in."""
    s.policy[policy] = s.turn
    s.tell("policy_ended", "U140", policy=POLICIES[policy])
    s.derive()
    if policy == PACT:
        bring_due(s, "east+")  # of which this turn is number 0
    if all(s.policy) and not s.happened[USA_ENTRY]:
        s.happened[USA_ENTRY] = s.turn
        s.tell("usa_entry", "U165d", number=s.c.events["conditional"]["usa_entry"]["delay"])


def bring_in_the_usa(s: Position) -> bool:
    """U7, U165d: so many turns after its entry was decided the USA is active and Western; whether now."""
    usa, delay = s.c.country["usa"], s.c.events["conditional"]["usa_entry"]["delay"]
    decided = s.happened[USA_ENTRY]
    if decided and s.status[usa] == NEUTRAL and s.turn >= decided + delay:
        s.status[usa], s.joined[usa], s.usa_active = ACTIVE, WESTERN, s.turn
        s.tell("activated", "U135", country="usa", faction=FACTIONS[WESTERN])
        return True
    return False
