"""Positions full of fights, made by chance: what is offered, drawn, refused and hidden in combats."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grognard.games.downfall_third_reich.components import FACTIONS, FOES
from grognard.games.downfall_third_reich.random_play import a_breach, a_marker
from grognard.games.downfall_third_reich.rules.combat import CombatPhase
from grognard.kernel.position import build_position
from grognard.kernel.rules import RuleIndex
from tests.battery import check_copies, check_offers, check_refusals, check_secrets, pieces
from tests.downfall_third_reich.fights import GAME, C, faction_of

NAME = "downfall-third-reich"
TILES = ("blitzkrieg", "advanced_aviation", "advanced_navy")
FIGHTING = ("breach", "fight", "hunt_standard", "hunt_advanced", "bomb")
"""What is done in the Action Phase of these positions; in the other questions everything but the end."""


class Crowd:
    """Armies put down by chance, as far as there are counters."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.used = rng, Counter[str]()
        self.armies: dict[str, list[list[Any]]] = {}
        self.marks: dict[str, list[str]] = {}

    def stand(self, area: str, faction: str, own: bool) -> None:
        kinds = [kind for kind in C.type_ids if faction_of(kind) == faction]
        for _ in range(self.rng.randint(1, 3)):
            kind = self.rng.choice(kinds)
            if self.used[kind] < C.types[C.type_number[kind]].count:
                self.used[kind] += 1
                self.armies.setdefault(area, []).append([kind, 1, self.rng.choice(["full", "reduced"])])
                marks = self._arrival(area) if own else self.rng.choice([[], [], [], ["hit by allies"]])
                self.marks[f"{kind}_{self.used[kind]}"] = marks

    def _arrival(self, area: str) -> list[str]:
        beside = [C.board.names[n] for n in C.board.beside[C.board.index[area]]] or [area]
        by_land = ["attack", f"from {self.rng.choice(beside)}"]
        return self.rng.choice([["attack"], by_land, by_land, ["landed", "by sea"], ["moved"]])


def dense(number: int) -> Any:
    """A phase of any faction in any turn with fights in a dozen areas."""
    rng = Random(number)
    crowd, us, turn = Crowd(rng), rng.randrange(3), rng.randint(1, 22)
    african = [name for n, name in enumerate(C.board.names) if C.africa >> n & 1]
    areas = sorted({*rng.sample(C.board.names, 7), *rng.sample(african, 3), "calais", "carelie"})
    for area in areas:
        crowd.stand(area, FACTIONS[us], True)
        crowd.stand(area, FACTIONS[rng.choice(FOES[us])], False)
    late = turn >= 13
    taken = {area: faction for faction in FACTIONS for area in areas if rng.random() < 0.4}
    air = {"air": 2, "air_advanced": 2 * late}
    return build_position(
        GAME,
        {
            "turn": turn,
            "phase": FACTIONS[us],
            "stage": rng.choice(["actions", "combat"]),
            "empty": True,
            "armies": crowd.armies,
            "marks": crowd.marks,
            "control": {faction: [a for a in areas if taken.get(a) == faction] for faction in FACTIONS},
            "countries": {"usa": "war", "france": "war"},
            "technologies": {
                faction: {"available": list(TILES[: 3 if late and faction != "ussr" else 1])}
                for faction in FACTIONS
            },
            "points": {
                "axis": {"po": 0, **air, "submarine": 2, "submarine_advanced": 1},
                "allies": {"po": 0, **air},
                "ussr": {"po": 0, "air": 2},
            },
            "options": {"three_players": rng.random() < 0.5},
            "seed": number,
        },
    )


@pytest.mark.rule(NAME, "16.3", "11.2", "13.1")
@pytest.mark.parametrize("number", range(24))
def test_fights_by_chance(number: int) -> None:
    state, rng, index = dense(number), Random(number), RuleIndex.of(GAME)
    start = pieces(state)
    for _ in range(30):
        seat, step = state.waiting[0], state.stack[-1]
        offered = check_offers(state, seat)
        check_refusals(state, seat, offered, index, rng)
        choices = [action for action in offered if action.verb != "end"]
        if "breach" in step.verbs:
            drawn = [draw(step, state, rng) for draw in (a_breach, a_marker) for _ in range(5)]
            assert all(action is None or action in offered for action in drawn)
            choices = [action for action in offered if action.verb in FIGHTING]
        elif isinstance(step, CombatPhase):
            assert all(state.prompt(seat).sample(rng) in offered for _ in range(5))
        if not choices:
            break
        action = rng.choice(choices)
        if rng.random() < 0.2:
            check_copies(state, seat, action)
            check_secrets(state, seat, action, rng)
        state.act(seat, action)
        assert pieces(state) == start
        assert min(*state.slots, *state.air, *state.air_advanced, *state.air_reserve, *state.subs) >= 0
