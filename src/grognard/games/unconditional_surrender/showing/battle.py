"""Section 10, the combat being fought: both sides, what was committed, modifiers line by line, chances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import FACTIONS, GROUND
from grognard.games.unconditional_surrender.rules.combat import SIDES, Commitment, Committing, Modifiers, cut
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.games.unconditional_surrender.rules.ground_results import Advance, Retreat
from grognard.games.unconditional_surrender.rules.invasions import Joining
from grognard.games.unconditional_surrender.showing.outcomes import issues
from grognard.games.unconditional_surrender.showing.reckoning import (
    chances,
    duel,
    modifiers,
    paragraphs,
    signed,
)
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.battle import Battle, Line, Rank, Reckoning, Stage, Term
from grognard.kernel.charts import Phrase
from grognard.kernel.event import Event
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

FOUGHT = (Joining, Commitment, Committing, Retreat, Advance)
"""The questions that a combat puts."""
STAGES: tuple[tuple[type[Step], str], ...] = (
    (Joining, "U114"),
    (Commitment, "U82"),
    (Committing, "U82"),
    (Retreat, "U93"),
    (Advance, "U95"),
)
"""The same in the order of a combat, with their paragraphs."""
LANDINGS = ("invasion", "landing")
BEGINNINGS = ("attacks", "assaults", "landed", "descends", "strikes", "intercepts", "bomber_met", "raids")
"""The events with which a combat begins."""
KINDS = {"attacks": "mobile", "assaults": "assault", "strikes": "strike", "intercepts": "interception"}
"""Those of them that name who fights whom, and the kind of combat."""


def battle(s: Position) -> Battle | None:
    """The combat on top of everything else, if there is one; strategic combats have no place on the map."""
    step = s.stack[-1]
    return _told_of(s, step.fight, type(step)) if isinstance(step, FOUGHT) else None


def begun(s: Position, told: Sequence[Event]) -> Battle | None:
    """The combat that an action began, in the position before it."""
    event = next((event for event in told if event.kind in KINDS), None)
    if event is None:
        return None
    number = s.game.vocabulary.numbers["unit"]
    space = s.game.vocabulary.numbers["space"][event.figures["space"]]
    attackers = tuple(number[name] for name in event.figures.get("units", [event.figures.get("unit")]))
    target = event.figures.get("target")
    defender = number[target] if target is not None else s.unit_in(space, GROUND)
    kind = "landing" if event.rule == "U114" else KINDS[event.kind]
    return _told_of(s, Fight(kind, attackers, defender, space), Commitment)


def _told_of(s: Position, fight: Fight, asked: type[Step]) -> Battle | None:
    if fight.factions or fight.defender == NONE:
        return None
    names = {"target": s.unit_name(fight.defender), "space": s.c.name(fight.space)}
    stages = [(kind, rule) for kind, rule in STAGES if _comes_to(fight, kind)]
    return Battle(
        said=Phrase("battle-title", names | {"kind": fight.kind}),
        rule="U81",
        space=s.c.name(fight.space),
        stages=tuple(Stage(Phrase(f"battle-stage-{kind.__name__.lower()}"), rule) for kind, rule in stages),
        now=[kind for kind, _ in stages].index(asked),
        lines=tuple(_line(s, fight, side, asked in (Retreat, Advance)) for side in SIDES),
        since=BEGINNINGS,
    )


def _comes_to(fight: Fight, stage: type[Step]) -> bool:
    """U93, U95, U114: nobody retreats or advances in the air and at sea; others join a landing alone."""
    if stage in (Retreat, Advance):
        return fight.ground
    return stage is not Joining or fight.kind in LANDINGS


def _line(s: Position, fight: Fight, side: int, fought: bool) -> Line:
    """What a side counts is told until the dice have fallen."""
    tone = FACTIONS[fight.faction(s, side)]
    return Line(
        said=Phrase("battle-defender" if side == DEFENDER else "battle-attacker", {"faction": tone}),
        tone=tone,
        ranks=tuple(_ranks(s, fight, side)),
        reckonings=() if fought else tuple(_reckonings(s, fight, side)),
    )


def _ranks(s: Position, fight: Fight, side: int) -> Iterator[Rank]:
    """The units of a side, and the air unit that supports them."""
    units = [unit for unit in fight.side(side) if s.at[unit] >= 0]
    groups = (
        ("primary", units[:1] if side == ATTACKER else []),
        ("additional", units[1:] if side == ATTACKER else []),
        ("defending", units if side == DEFENDER else []),
        ("support", [fight.air[side]] if fight.air[side] != NONE else []),
    )
    for name, group in groups:
        if group:
            yield Rank(Phrase(f"battle-rank-{name}"), tuple(s.unit_name(unit) for unit in group))


def _reckonings(s: Position, fight: Fight, side: int) -> Iterator[Reckoning]:
    """U84, U85: the sum with its lines and halvings; with the attacker's the chances of the table, and of the
    duel of two air units before it (U83)."""
    both = modifiers(s, fight)
    if both is None:
        return
    own = both[side]
    yield Reckoning(
        said=Phrase("battle-sum", {"sum": signed(cut(s.c, own))}),
        rule="U84",
        terms=tuple(_terms(fight, own)),
        chances=issues(s, fight, chances(s.c, *both)) if side == ATTACKER else {},
    )
    duels = duel(s, fight) if side == ATTACKER else {}
    if duels:
        yield Reckoning(said=Phrase("battle-duel"), rule="U83", chances=duels)


def _terms(fight: Fight, own: Modifiers) -> Iterator[Term]:
    lines, halvings = paragraphs(fight, own)
    for name, value in own.lines.items():
        yield Term(Phrase(f"modifier-{name}"), lines[name], signed(value))
    for name in own.halved:
        yield Term(Phrase(f"halved-{name}"), halvings[name], "÷2")
