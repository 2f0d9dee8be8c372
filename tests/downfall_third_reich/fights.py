"""Positions with one fight in them, for the tests of combat and missions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import grognard
from grognard.games.downfall_third_reich.components import FACTIONS
from grognard.kernel.position import build_position

GAME: Any = grognard.game("downfall-third-reich")
C = GAME.components
AREA = C.board.index

Army = tuple[str, str]
"""A type and a strength: ("de_inf", "full")."""


def faction_of(kind: str) -> str:
    return FACTIONS[C.country_faction[C.type_country[C.type_number[kind]]]]


class Fight:
    """Attackers and defenders in one area, with what the attackers did to get there."""

    def __init__(
        self,
        area: str,
        attacker: Army,
        entered: str,
        target: Army,
        supports: Sequence[Army] = (),
        supports_entered: Sequence[str] = (),
        idle: Sequence[Army] = (),
        defenders: Sequence[Army] = (),
        turn: int = 7,
        held: bool = True,
        stage: str = "combat",
        **position: Any,
    ) -> None:
        """`held`: the defender controls the area; `position`: further keys of a position file."""
        own = [attacker, *supports, *idle]
        names = _names([*own, target, *defenders])
        marks = {
            name: _marks(came)
            for name, came in zip(
                names, [entered, *supports_entered, *["in place"] * len(idle)], strict=False
            )
        }
        self.attacker, self.target = names[0], names[len(own)]
        self.supports, self.idle = names[1 : 1 + len(supports)], names[1 + len(supports) : len(own)]
        self.defenders = names[len(own) + 1 :]
        self.area, us, them = area, faction_of(attacker[0]), faction_of(target[0])
        given = position.pop("points", {})
        points = {faction: {"air": 0, **given.get(faction, {})} for faction in FACTIONS}
        holder = them if held else us
        control = {**position.pop("control", {})}
        control[holder] = [*control.get(holder, ()), area]
        elsewhere = position.pop("armies", {})
        here = [[kind, 1, side] for kind, side in [*own, target, *defenders]]
        self.state: Any = build_position(
            GAME,
            {
                "turn": turn,
                "phase": us,
                "stage": stage,
                "empty": True,
                "armies": {area: here, **elsewhere},
                "marks": {**marks, **position.pop("marks", {})},
                "points": points,
                "control": control,
                "seed": "fights",
                **position,
            },
        )

    def line(self, verb: str = "assault") -> str:
        supports = "+".join(sorted(self.supports, key=C.number.__getitem__)) or "none"
        return f"{verb} {self.attacker} {self.target} {supports}"

    @property
    def seat(self) -> int:
        return int(self.state.waiting[0])

    def act(self, line: str) -> list[Any]:
        """The seat that is asked does it."""
        return list(self.state.act(self.seat, line))

    def why_not(self, line: str) -> Any:
        return self.state.why_not(self.seat, line)

    def units(self) -> tuple[int, int, tuple[int, ...]]:
        """Attacker, target and supports as numbers."""
        number = C.number
        return number[self.attacker], number[self.target], tuple(sorted(number[n] for n in self.supports))

    def fate(self, name: str) -> str:
        return ("eliminated", "reduced", "full")[self.state.strength[C.number[name]]]


def _names(armies: Sequence[Army]) -> list[str]:
    """Armies of a type are numbered in the order in which a position lists them."""
    seen: Counter[str] = Counter()
    names = []
    for kind, _ in armies:
        seen[kind] += 1
        names.append(f"{kind}_{seen[kind]}")
    return names


def _marks(came: str) -> list[str]:
    if came == "amphibious":
        return ["landed", "by sea"]
    return ["attack"] if came == "in place" else ["attack", f"from {came}"]


def told(events: Sequence[Any], kind: str) -> dict[str, Any]:
    """The figures of the one event of this kind."""
    (found,) = [event.figures for event in events if event.kind == kind]
    return dict(found)


def refusal(at: Fight, line: str) -> tuple[str, str] | None:
    """Rule and message of the refusal of an action, None if it is legal."""
    reason = at.why_not(line)
    return None if reason is None else (reason.rule, reason.message)
