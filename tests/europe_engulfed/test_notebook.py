"""The notebook of Europe Engulfed: what a careful opponent knows of blocks, and what he has to forget."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.blocks import lay_open, mix, mix_all, put, remove, stand_up
from grognard.games.europe_engulfed.rules.politics.course import winter
from grognard.games.europe_engulfed.rules.production.grants import Guards
from grognard.kernel.notebook import ANYTHING
from grognard.kernel.position import build_position
from tests.europe_engulfed.test_fog import producing

GAME = EuropeEngulfed()
C = GAME.components
AXIS, ALLIES = range(2)
POSITION = {
    "war": ["germany", "ussr"],
    "turn": "1943-jul-aug",
    "holds": {"germany": ["minsk", "pripet_marshes"], "ussr": ["smolensk"]},
}


def laid_out(**units: str) -> Any:
    state = GAME.new("campaign-1941", seed=1)
    GAME.arrange(state, {**POSITION, "units": units, "phase": "strategic"})
    return state


def unit(name: str) -> int:
    return C.handles.index(name)


def shown(state: Any, *names: str) -> None:
    """They have lain open, and stand with their backs to the enemy again."""
    lay_open(state, [unit(name) for name in names])
    stand_up(state)


def kinds(state: Any, name: str) -> set[str]:
    return {C.pieces[piece].block for piece in noting.possible(state, unit(name))}


def standing(state: Any) -> set[int]:
    return {u for u, at in enumerate(state.at) if at != NOWHERE}


def guesses(state: Any, seat: int) -> list[Any]:
    view = state.view(seat)
    return [GAME.imagine(view, Random(seed)) for seed in range(12)]


@pytest.mark.rule("europe-engulfed", "6.24", "6.74")
def test_a_block_that_stands_alone_is_remembered_with_its_steps() -> None:
    state = laid_out(de1="minsk armour 3", de2="pripet_marshes infantry 2")
    shown(state, "de1")
    assert kinds(state, "de1") == {"armour"}
    for guess in guesses(state, ALLIES):
        assert (guess.what[unit("de1")], guess.steps[unit("de1")]) == (state.what[unit("de1")], 3)


@pytest.mark.rule("europe-engulfed", "6.24")
def test_blocks_that_mingle_are_some_of_those_that_were_there() -> None:
    """Of two that were seen one goes off: it is one of the two, and the other is the other."""
    state = laid_out(de1="minsk armour 4", de2="minsk infantry 2")
    shown(state, "de1", "de2")
    put(state, unit("de2"), C.index["pripet_marshes"])
    mix_all(state)
    assert kinds(state, "de1") == kinds(state, "de2") == {"armour", "infantry"}
    found = Counter[str]()
    for guess in guesses(state, ALLIES):
        pair = {C.pieces[guess.what[u]].block: guess.steps[u] for u in (unit("de1"), unit("de2"))}
        assert pair == {"armour": 4, "infantry": 2}
        found[C.pieces[guess.what[unit("de2")]].block] += 1
    assert set(found) == {"armour", "infantry"}


@pytest.mark.rule("europe-engulfed", "0.8")
def test_a_destroyed_block_is_somewhere_in_its_pool() -> None:
    state = laid_out(de1="minsk armour 1", de2="minsk infantry 2")
    lay_open(state, [unit("de1")])
    piece = state.what[unit("de1")]
    remove(state, unit("de1"))
    assert piece not in noting.possible(state, unit("de2"))
    for guess in guesses(state, ALLIES):
        assert guess.at[guess.what.index(piece)] == NOWHERE


@pytest.mark.rule("europe-engulfed", "4.5")
def test_of_a_new_block_the_price_tells_what_it_may_be() -> None:
    """Armour and airborne troops cost the same; infantry costs less."""
    for block, alike in (("armour", {"armour", "airborne"}), ("infantry", {"infantry"})):
        state = producing(1)
        before = standing(state)
        state.act(AXIS, next(line for line in state.prompt(AXIS).lines if line.startswith(f"build {block} ")))
        (new,) = standing(state) - before
        assert {C.pieces[piece].block for piece in noting.possible(state, new)} == alike


@pytest.mark.rule("europe-engulfed", "4.5")
def test_a_step_that_is_bought_may_have_gone_to_any_block_of_its_price() -> None:
    state = laid_out(de1="minsk armour 2", de2="pripet_marshes infantry 2")
    shown(state, "de1", "de2")
    armour, infantry = (state.what[unit(name)] for name in ("de1", "de2"))
    noting.gained(state, lambda piece: piece.block == "infantry")
    assert (state.least[infantry], state.most[infantry]) == (2, 3)
    assert (state.least[armour], state.most[armour]) == (2, 2)


def is_true(state: Any) -> bool:
    """Of every block on the map: it may be what it is, and as strong as it is."""
    blocks = [u for u in standing(state) if not C.is_aircraft[u]]
    possible = all(state.what[u] in noting.possible(state, u) for u in blocks)
    return possible and all(state.least[p] <= n <= state.most[p] for p, n in strengths(state, blocks))


def strengths(state: Any, blocks: list[int]) -> list[tuple[int, int]]:
    return [(state.what[u], state.steps[u]) for u in blocks]


PRODUCTION = {"phase": "production", "u_boats": 0, "bombers": {"germany": 0, "western": 0}}
IN_1941 = {"turn": "1941-jul-aug", "war": ["germany", "ussr"], "conquered": ["france", "britain"]}


@pytest.mark.rule("europe-engulfed", "4.5", "9.15", "9.24", "9.531")
@pytest.mark.parametrize(
    ("position", "seat", "lines"),
    [
        ({**IN_1941, "units": {"de1": "berlin armour 2"}}, AXIS, ["replace de1", "build infantry ruhr"]),
        (
            {**IN_1941, "active": "allies", "conscription": 1, "units": {"su1": "moscow infantry 2"}},
            ALLIES,
            ["replace su1", "build infantry moscow", "replace su1"],
        ),
        (
            {
                "turn": "1944-sep-oct",
                "war": ["germany", "britain", "usa"],
                "active": "allies",
                "conquered": ["france"],
                "free_pool": 2,
                "units": {"fr1": "london infantry 1 free"},
            },
            ALLIES,
            ["raise_french armour london", "replace fr1", "raise_french infantry london"],
        ),
        (
            {
                **IN_1941,
                "war": ["germany", "ussr", "hungary"],
                "sides": {"hungary": "axis"},
                "units": {"am1": "budapest hungary_infantry 1"},
            },
            AXIS,
            ["build infantry budapest"],
        ),
    ],
)
def test_what_is_noted_of_new_blocks_and_steps_is_true(position: Any, seat: int, lines: list[str]) -> None:
    state = build_position(GAME, {**PRODUCTION, **position})
    shown(state, *position["units"])
    assert is_true(state)
    for line in lines:
        state.act(seat, line)
        assert is_true(state), line


@pytest.mark.rule("europe-engulfed", "9.24")
def test_guards_who_have_all_been_seen_are_asked_about_no_more() -> None:
    names = ["sx1", "sx2", "sx3", "sx4"]
    for seen in (3, 4):
        state = build_position(GAME, {"units": dict.fromkeys(names, "moscow elite_infantry 4")})
        shown(state, *names[:seen])
        assert Guards(C.ussr, 4).in_sight(state) == (seen < 4)


@pytest.mark.rule("europe-engulfed", "9.13")
def test_what_the_winter_cost_is_not_in_it() -> None:
    """Armour and cadres lose nothing; the notebook can't tell them from others that do."""
    notes = []
    for block in ("infantry", "armour"):
        state = laid_out(de1="smolensk infantry 4", de2=f"smolensk {block} 3")
        noting.begin(state)
        state.least = (3,) * len(C.pieces)
        winter(state)
        notes.append((state.notes, state.least, state.most))
        assert min(state.least[piece] for piece in noting.possible(state, unit("de1"))) == 2
    assert notes[0] == notes[1]


@pytest.mark.rule("europe-engulfed", "16.0")
def test_the_sample_is_known_and_a_free_set_up_only_by_its_lists() -> None:
    sample = GAME.new("poland-1939", seed=1)
    assert all(sample.notes[u] != ANYTHING for u in C.units_with["pl"])
    here = [u for u in C.units_with["pl"] if sample.at[u] != NOWHERE]
    assert {len(noting.possible(sample, u)) for u in here} <= {1, 2, 3}
    free = GAME.new("poland-1939", options={"free_set_up": True}, seed=1)
    rng = Random(1)
    while type(free.stack[-1]).__name__ == "Placing":
        seat = free.waiting[0]
        free.do(seat, free.prompt(seat).sample(rng))
    placed = [u for u in C.units_with["de"] if free.at[u] != NOWHERE]
    pieces = {free.what[u] for u in placed}
    assert all(set(noting.possible(free, u)) <= pieces for u in placed)


@pytest.mark.rule("europe-engulfed", "16.0")
def test_a_yellow_block_that_is_set_up_is_one_of_the_power_that_sets_up() -> None:
    state: Any = GAME.new("campaign-1941", options={"free_set_up": True}, seed=1)
    while state.stack[-1].power(state) != C.power["romania"]:
        state.act(state.waiting[0], "as_sample")
    seat, before = state.waiting[0], standing(state)
    state.act(seat, next(line for line in state.prompt(seat).lines if line.startswith("place infantry ")))
    (new,) = standing(state) - before
    assert {C.pieces[piece].power for piece in noting.possible(state, new)} == {C.power["romania"]}


@pytest.mark.rule("europe-engulfed", "6.24")
def test_what_has_been_mixed_is_not_known_apart() -> None:
    state = laid_out(de1="minsk armour 4", de2="minsk infantry 4", de3="minsk infantry 2")
    shown(state, "de1", "de2", "de3")
    mix(state, C.index["minsk"])
    assert {state.notes[unit(name)] for name in ("de1", "de2", "de3")} == {state.notes[unit("de1")]}
    assert len(noting.possible(state, unit("de1"))) == 3
