"""No question is an oracle (6.24): asked about enemy stacks, answers are the same whatever stands there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules.movement.operations import Operations
from grognard.kernel.action import Action
from grognard.kernel.position import build_position
from grognard.kernel.refusal import Refusal, refuse
from grognard.soak.twin_worlds import scrambled
from tests.battery import World, walk

GAME = EuropeEngulfed()
C = GAME.components
BESIDE = [sorted({b for a, b in C.board.pairs if a == space}) for space in range(len(C.board))]
AXIS, ALLIES = 0, 1
APART, QUESTIONS = 6, 4
"""One of so many positions is looked at, and so many questions are put with each verb."""
GAMES = [("poland-1939", False), ("france-1940", True), ("east-1942", False), ("tournament-1942", False)]


def hidden_blocks(state: Any, seat: int) -> list[int]:
    """Blocks on the map that a seat sees from behind."""
    (blocks, *_) = state.hidden
    return [u for u, at in enumerate(state.at) if at != NOWHERE and not blocks.knows(state, seat, u)]


def about(state: Any, foes: list[int], kind: str, rng: Random) -> Any:
    """Something of this kind that is, or is beside, an enemy block; of other kinds anything."""
    foe = rng.choice(foes)
    if kind == "unit":
        return foe if rng.random() < 0.3 else rng.choice(range(len(C.handles)))
    if kind == "space":
        return state.at[foe]
    if kind == "path":
        return (rng.choice(BESIDE[state.at[foe]] or [0]), state.at[foe])[rng.randrange(2) :]
    one = rng.randrange(GAME.counts[kind] if kind in GAME.counts else len(C.powers))
    return one if kind in GAME.counts else (one,)


def questions(state: Any, seat: int, rng: Random) -> Iterator[Action]:
    """Every verb that is asked for now, and every other once, about enemy blocks and where they stand."""
    foes, now = hidden_blocks(state, seat), state.stack[-1].verbs
    for verb, kinds in GAME.vocabulary.signatures.items():
        for _ in range(QUESTIONS if kinds and verb in now else 1):
            yield Action(verb, tuple(about(state, foes, kind, rng) for kind in kinds))


def interrogate(scenario: str, three: bool, number: int) -> tuple[int, int]:
    """A random game in which whoever is asked asks back: at how many positions, and how often."""
    options = {"three_players": True} if three else {}
    rng, positions, answers = Random(number), 0, 0
    for state, seat, _ in walk(World(GAME, scenario, options), number):
        if rng.random() * APART > 1 or not hidden_blocks(state, seat):
            continue
        twin = scrambled(state, seat, rng)
        if twin is None:
            continue
        positions += 1
        assert twin.prompt(seat).lines == state.prompt(seat).lines, "the offers tell"
        for action in questions(state, seat, rng):
            told, other = state.why_not(seat, action), twin.why_not(seat, action)
            assert told == other, f"{GAME.write(action)}: {told} or {other}"
            answers += 1
    return positions, answers


@pytest.mark.rule("europe-engulfed", "6.24")
def test_asking_about_an_enemy_stack_tells_nothing_of_it() -> None:
    found = [interrogate(scenario, three, 1) for scenario, three in GAMES]
    positions, answers = (sum(column) for column in zip(*found, strict=True))
    assert positions > 200
    assert answers > 10 * positions


@pytest.mark.rule("europe-engulfed", "6.24")
def test_a_refusal_that_looks_behind_a_block_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Any = Operations.may_move

    def peeping(self: Operations, s: Any, seat: int, unit: int, path: tuple[int, ...]) -> Refusal | None:
        foes = [foe for foe in hidden_blocks(s, seat) if s.at[foe] == path[-1] and s.kind(foe).armour]
        return refuse("6.24", "not-yours", number=len(foes)) if foes else honest(self, s, seat, unit, path)

    monkeypatch.setattr(Operations, "may_move", peeping)
    with pytest.raises(AssertionError):
        interrogate("east-1942", False, 1)


@pytest.mark.rule("europe-engulfed", "5.24", "6.24")
def test_moves_that_are_used_up_do_not_tell_the_enemy_whose_a_yellow_block_is() -> None:
    """Romanian or Hungarian: asked about its trains when the last has gone, in the owner's combat phase."""
    told = set()
    for whose in ("romania", "hungary"):
        s = build_position(
            GAME,
            {
                "turn": "1942-jul-aug",
                "phase": "combat",
                "war": ["germany", "ussr", "romania", "hungary"],
                "conquered": ["france", "poland"],
                "fresh": ["kiev"],
                "actions": {"ussr": 1},
                "holds": {"germany": ["lvov"]},
                "units": {
                    "de1": "kiev armour 4",
                    "su1": "kiev infantry 3",
                    "am1": f"lvov {whose}_infantry 2",
                },
            },
        )
        powers = s.c.axis_minors
        s.strategic = [9 if power in powers else count for power, count in enumerate(s.strategic)]
        s.do(AXIS, s.prompt(AXIS).sample(Random(0)))  # the battle begins: do they retreat?
        assert s.waiting == (ALLIES,)
        refusal = s.prompt(ALLIES).why_not(
            Action("entrain", (s.c.handles.index("am1"), (s.c.index["lvov"],)))
        )
        told.add((refusal.rule, refusal.message, *refusal.figures.items()))
    assert len(told) == 1, told
