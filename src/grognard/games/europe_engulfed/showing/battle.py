"""6.2: the battle being fought, as a view knows it: both lines, their dice bonus by bonus, its stages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from grognard.games.europe_engulfed.components import CAMPS
from grognard.games.europe_engulfed.rules.combat.aircraft import Engage
from grognard.games.europe_engulfed.rules.combat.battle import Battle as Fought
from grognard.games.europe_engulfed.rules.combat.battle import (
    aircraft_of,
    make_battle,
    of_class,
    with_what_lies_open,
)
from grognard.games.europe_engulfed.rules.combat.dice import bonuses_of, halved_by
from grognard.games.europe_engulfed.rules.combat.fire import Fire, Support
from grognard.games.europe_engulfed.rules.combat.round import STAGES, Round
from grognard.games.europe_engulfed.rules.control import troops
from grognard.games.europe_engulfed.rules.special_actions.breakthrough import RenewedAlongside
from grognard.games.europe_engulfed.rules.special_actions.spending import payer
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.games.europe_engulfed.showing.outlook import (
    Volley,
    chances_of,
    expected_hits,
    in_line,
    seen,
    volleys_of,
)
from grognard.games.europe_engulfed.showing.supply_overlays import TONES
from grognard.kernel.battle import Battle, Line, Rank, Reckoning, Stage, Term
from grognard.kernel.charts import Phrase
from grognard.kernel.event import Event
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.odds import hits

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

ASKING = (
    ("offer_retreat", "7.51"),
    ("offer_reinforcements", "7.6"),
    ("commit_aircraft", "6.22"),
    ("fight_in_the_air", "6.23"),
    ("defend", "6.25"),
    ("attack", "6.25"),
    ("offer_counter", "7.7"),
)
"""The stages of a round in which somebody may be asked, as `combat/round.py` calls them."""
ASKED = {name: number for number, (name, _) in enumerate(ASKING)}
DECLARED = "declared"
BEGINNINGS = (DECLARED, "countered")
"""The events with which a round begins."""


def battle(s: Position) -> Battle | None:
    """The round that is being fought; of a counter-attack within another (7.7) the counter-attack."""
    fought = next((step for step in reversed(s.stack) if isinstance(step, Round)), None)
    return None if fought is None else _told_of(s, fought)


def begun(s: Position, told: Sequence[Event]) -> Battle | None:
    """6.2: the round that an action declares, in the position before it; a counter-attack (7.7) is fought
    within a round that is there already."""
    declared = next((event for event in told if event.kind == DECLARED), None)
    if declared is None:
        return None
    space, combat = s.c.index[declared.figures["space"]], declared.figures["combat"]
    attacker = next((camp for camp in camps_in_turn(s) if troops(s, space, camp)), None)
    if attacker is None:
        return None
    fought = make_battle(s, space, attacker, combat == "assault")
    return _told_of(s, Round(replace(fought, powers=_who_paid(s, told))))


def _who_paid(s: Position, told: Sequence[Event]) -> tuple[int, ...]:
    """6.72: of a round that was bought, the powers that attack; none: all of them."""
    paid = {s.c.power[event.figures["power"]] for event in told if event.kind == "spent"}
    if isinstance(s.stack[-1], RenewedAlongside):  # an Ally has been asked: who paid before him attacks, too
        paid |= {*s.stack[-1].powers}
    return tuple(power for power in range(len(s.c.powers)) if payer(s, power) in paid)


def _told_of(s: Position, fought: Round) -> Battle:
    kind = "counter" if fought.battle.counter else "assault" if fought.battle.assault else "normal"
    return Battle(
        said=Phrase("battle-title", {"space": s.c.name(fought.battle.space), "combat": kind}),
        rule="7.7" if fought.battle.counter else "6.2",
        space=s.c.name(fought.battle.space),
        stages=tuple(Stage(Phrase(f"battle-stage-{name}"), rule) for name, rule in ASKING),
        now=_now(fought),
        lines=tuple(_line(s, fought, defending) for defending in (False, True)),
        since=BEGINNINGS,
    )


def _now(fought: Round) -> int:
    """The stage whose questions are open: those before the one that comes next."""
    begun = {stage.__name__ for stage in STAGES[: fought.stage]}
    return max((number for name, number in ASKED.items() if name in begun), default=0)


def _line(s: Position, round_: Round, defending: bool) -> Line:
    """What a line rolls is told until it has fired."""
    fought, stage = round_.battle, ASKED["defend" if defending else "attack"]
    camp = fought.defender if defending else fought.attacker
    fire = () if _now(round_) > stage else _fire(s, fought, defending)
    return Line(
        said=Phrase("battle-defender" if defending else "battle-attacker", {"camp": CAMPS[camp]}),
        tone=TONES[camp],
        ranks=tuple(_ranks(s, fought, defending)),
        reckonings=(*_in_the_air(s, fought, defending), *fire),
    )


# ---------------------------------------------------------------- who is there


def _ranks(s: Position, fought: Fought, defending: bool) -> Iterator[Rank]:
    """Blocks by class as far as they can be seen, aircraft by what they do."""
    units = in_line(s, fought, defending)
    known = [unit for unit in units if seen(s, unit)]
    for name, group in (
        ("infantry", of_class(s, known, False)),
        ("armour", of_class(s, known, True)),
        ("unseen", [unit for unit in units if unit not in known]),
        *_wings(s, fought, defending),
    ):
        if group:
            figures = {"number": len(group), "steps": sum(s.steps[unit] for unit in group if seen(s, unit))}
            yield Rank(Phrase(f"battle-rank-{name}", figures), tuple(s.c.names(group)))


def _wings(s: Position, fought: Fought, defending: bool) -> Iterator[tuple[str, list[int]]]:
    """6.22: those whose orders are still secret, those that fight in the air, and the rest (6.6)."""
    planes = aircraft_of(s, fought, defending)
    yield "secret", [plane for plane in planes if s.engaged[plane] is UNKNOWN]
    yield "engaged", [plane for plane in planes if s.engaged[plane] == 1]
    yield "aircraft", [plane for plane in planes if s.engaged[plane] == 0]


# ---------------------------------------------------------------- what it rolls


def _in_the_air(s: Position, fought: Fought, defending: bool) -> Iterator[Reckoning]:
    """6.23: a die for each aircraft that has been engaged, while aircraft are committed and fight."""
    planes = aircraft_of(s, fought, defending)
    flying = [plane for plane in planes if s.engaged[plane] == 1]
    if not isinstance(s.stack[-1], Engage) or not flying or not aircraft_of(s, fought, not defending):
        return
    needed = int(s.c.tables["combat"]["air_kill"])
    chances = hits(((len(flying), 7 - needed),))
    yield Reckoning(
        said=Phrase("battle-air", {"dice": len(flying), "needed": needed}),
        rule="6.23",
        chances={str(number): chance for number, chance in enumerate(chances)},
        expected=(len(flying) * (7 - needed) / 6,) * 2,
    )


def _fire(s: Position, fought: Fought, defending: bool) -> Iterator[Reckoning]:
    """6.25, 6.26: by class where both lines lie open, else what can be said of the whole line."""
    lines = in_line(s, fought, defending), in_line(s, fought, not defending)
    if not all(lines):
        return
    if any(not seen(s, unit) for line in lines for unit in line):
        low, high = expected_hits(s, fought, defending)
        yield Reckoning(said=Phrase("battle-outlook"), rule="6.26", expected=(low, high))
        return
    if not fought.fought:  # 9.18: what two minor powers bring counts from the start where they lie open
        fought = with_what_lies_open(s, fought)
    for volley in volleys_of(s, fought, defending, _supported(s, defending), _fired(s, fought, defending)):
        yield _reckoned(s, fought, defending, volley)


def _supported(s: Position, defending: bool) -> tuple[int, ...]:
    """6.6: the units to which aircraft have been assigned so far."""
    step = s.stack[-1]
    if isinstance(step, Support) and step.defending == defending:
        return tuple(unit for _, unit in step.pairs)
    shooting = next((one for one in reversed(s.stack) if isinstance(one, Fire)), None)
    return shooting.supported if shooting is not None and shooting.defending == defending else ()


def _fired(s: Position, fought: Fought, defending: bool) -> tuple[int, ...]:
    """6.29: those that have fired in this round."""
    shooting = next((one for one in reversed(s.stack) if isinstance(one, Fire)), None)
    return shooting.fired if shooting and shooting.defending == defending else ()


def _reckoned(s: Position, fought: Fought, defending: bool, volley: Volley) -> Reckoning:
    chances = chances_of(s, [volley.dice])
    mean = float(sum(int(number) * chance for number, chance in chances.items()))
    return Reckoning(
        said=Phrase("battle-volley", _told(s, volley)),
        rule="6.26",
        terms=tuple(_terms(s, fought, defending, volley)),
        chances=chances,
        expected=(mean, mean),
    )


def _told(s: Position, volley: Volley) -> dict[str, Any]:
    """The dice of a volley by what they need: "4 × 6, 2 × 5+"."""
    hit = int(s.c.tables["combat"]["hit"])
    groups = [
        f"{number} × {max(1, hit - bonus)}{'+' if bonus else ''}" for bonus, number in volley.dice.items()
    ]
    told = ", ".join(groups) or "0"
    return {
        "class": "armour" if volley.armour else "infantry",
        "at": "armour" if volley.at_armour else "infantry",
        "told": told,
    }


def _terms(s: Position, fought: Fought, defending: bool, volley: Volley) -> Iterator[Term]:
    """6.31, 6.4: what an assault doubles, what halves the attacker's dice, and each hit-bonus once."""
    if fought.assault:
        yield Term(Phrase("battle-term-assault"), "6.32", "×2")
    counted: dict[tuple[str, str, str], list[int]] = {}
    for unit in volley.units:
        if not defending:
            for name, rule in halved_by(s, fought, unit):
                counted.setdefault((name, rule, "½"), []).append(unit)
        helped = unit in volley.supported
        for bonus in bonuses_of(s, fought, defending, unit, volley.at_armour, helped):
            counted.setdefault((bonus.name, bonus.rule, f"+{bonus.amount}"), []).append(unit)
    for (name, rule, adds), units in counted.items():
        yield Term(Phrase(f"battle-term-{name}"), rule, adds, tuple(s.c.names(units)))
