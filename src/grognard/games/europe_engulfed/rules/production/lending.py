"""9.34 to 9.36, 9.43: lend-lease by the die, and WERPs that one power sends to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.europe_engulfed.components import AXIS, NOBODY, WESTERN
from grognard.games.europe_engulfed.rules.naval.transport import points
from grognard.games.europe_engulfed.rules.politics.events import happened
from grognard.games.europe_engulfed.rules.production.income import at_war_with_a_major
from grognard.games.europe_engulfed.rules.theatre import figure, takes_part
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

GIFT, MURMANSK, PERSIA = range(3)
"""What `sent` counts: to an ally, and by the two ways to the U.S.S.R."""
WAYS = ("gift", "murmansk", "persia")
GATES = {MURMANSK: "onega_swamps", PERSIA: "persia"}
"""9.351, 9.352: in the hands of the Axis they close a way."""


def lend(s: Position, power: int) -> None:
    """9.34: after the fall of Paris, until the U.S.A. are at war, a die of American WERPs."""
    fixed = figure(s, "lend_lease_without_onega" if _axis(s, "onega_swamps") else "lend_lease")
    if fixed is not None:
        _lend_fixed(s, power, int(fixed))
        return
    if s.war[s.c.usa] or not _paris_fallen(s) or power not in (s.c.britain, s.c.ussr):
        return
    if not at_war_with_a_major(s, power):
        return
    die = s.roll("lend_lease", "9.34")
    s.werps[power] += die
    s.tell("lent", "9.34", power=s.c.power_ids[power], number=die, werps=s.werps[power])


def _lend_fixed(s: Position, power: int, number: int) -> None:
    """16.0: what reaches the Soviets where the West is not in play."""
    if power == s.c.ussr:
        s.werps[power] += number
        s.tell("lent", "16.0", power=s.c.power_ids[power], number=number, werps=s.werps[power])


def _paris_fallen(s: Position) -> bool:
    """9.34: from the first Allied production phase after its fall on, also if it is free again."""
    return bool(s.vichy) or _axis(s, "paris") or happened(s, "paris")


def _axis(s: Position, name: str) -> bool:
    holder = s.holder[s.c.index[name]]
    return holder != NOBODY and s.camp[holder] == AXIS


def friend(s: Position, power: int, way: int) -> int | None:
    """Who gets what a power sends: Italy, Britain; by the two long ways the U.S.S.R."""
    if way == GIFT:
        return {s.c.germany: s.c.italy, s.c.usa: s.c.britain}.get(power)
    return s.c.ussr if power == s.c.britain else None


def most_sent(s: Position, power: int, way: int) -> int:
    """9.35, 9.36, 9.43: how many WERPs may still go that way in this turn."""
    other = friend(s, power, way)
    if other is None or s.conquered[other] or not takes_part(s, other):
        return 0
    if way == GIFT:
        limit = s.c.tables["production"]["aid_to_italy"] if power == s.c.germany else _table(s)["american"]
        return max(0, min(s.werps[power], int(limit) - s.sent[GIFT]))
    return _most_to_russia(s, way)


def _most_to_russia(s: Position, way: int) -> int:
    """9.35: half of all that Britain had after its upkeep; each way has a capacity by Atlantic fleets."""
    if not at_war_with_a_major(s, s.c.ussr) or _axis(s, GATES[way]):
        return 0
    return max(0, min(_room(s, way), _half_left(s), s.werps[s.c.britain]))


def _room(s: Position, way: int) -> int:
    """9.351, 9.352: what the Atlantic fleets can still bring that way in this turn."""
    fleets = points(s, WESTERN, s.c.index["atlantic"])
    return fleets * int(_table(s)[f"{WAYS[way]}_per_fleet"]) - s.sent[way]


def _half_left(s: Position) -> int:
    """9.35: what is left of the half of its WERPs that Britain may send."""
    return s.purse // 2 - s.sent[MURMANSK] - s.sent[PERSIA]


def why_not_sent(s: Position, power: int, way: int, number: int) -> Refusal | None:
    limit = most_sent(s, power, way)
    if 0 < number <= limit:
        return None
    other, rule = friend(s, power, way), _rule(s, power, way)
    if other is None:
        return refuse("9.36" if way == GIFT else "9.35", "sends-nothing", power=s.c.power_ids[power])
    if s.conquered[other]:
        return refuse("10.1", "nobody-to-send-to", power=s.c.power_ids[other])
    if way != GIFT and not at_war_with_a_major(s, other):
        return refuse("9.35", "soviets-at-peace")
    if way != GIFT and _axis(s, GATES[way]):
        return refuse(rule, "way-closed", space=GATES[way])
    if way != GIFT and _half_left(s) < _room(s, way):
        rule = "9.35"
    return refuse(rule, "not-so-much-aid", most=limit)


def send(s: Position, power: int, way: int, number: int) -> None:
    """9.35: of all that goes by Persia, or to Murmansk past an Axis Trondheim, half arrives, rounded down."""
    other = friend(s, power, way)
    if other is None:
        return
    lost = way == PERSIA or (way == MURMANSK and _axis(s, "trondheim"))
    divisor, before = int(_table(s)["lost_divisor"]) if lost else 1, s.sent[way]
    arrived = (before + number) // divisor - before // divisor
    s.werps[power] -= number
    s.werps[other] += arrived
    s.sent[way] += number
    s.tell(
        "sent", _rule(s, power, way), power=s.c.power_ids[power], friend=s.c.power_ids[other],
        number=number, arrived=arrived, werps=s.werps[power],
    )  # fmt: skip


def _rule(s: Position, power: int, way: int) -> str:
    if way == GIFT:
        return "9.43" if power == s.c.germany else "9.36"
    return "9.351" if way == MURMANSK else "9.352"


def _table(s: Position) -> dict[str, Any]:
    found: dict[str, Any] = s.c.tables["lend_lease"]
    return found
