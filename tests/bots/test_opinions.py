"""Opinions are values: named, changed, spoken; captains that differ in them play side by side."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard import bots
from grognard.bots.captain import Captain
from grognard.bots.opinions import changed, matters_of_degree, numbers, spoken, told
from grognard.kernel.refusal import UnknownChoice

SHORT = {"bfg": "collapse_in_the_east", "dtr": "two_fronts_1944", "us": "france_1940", "ee": "poland-1939"}
every_game = pytest.mark.parametrize("name", SHORT)
HELD = ("opinions.py", "areas.py")
"""Where numbers with a point may stand."""


def captain(name: str, said: str = "", pace: str = "full") -> Captain[Any]:
    found: Any = bots.bot(f"captain:{said}" if said else "captain", grognard.game(name), 3, pace)
    return found


# ---------------------------------------------------------------- values


@every_game
def test_every_number_has_a_name_and_can_be_changed(name: str) -> None:
    opinions = bots.opinions_of("captain", grognard.game(name))
    known = numbers(opinions)
    for one, value in known.items():
        other = changed(opinions, {one: value + 1})
        assert numbers(other) == {**known, one: value + 1}
    assert numbers(opinions) == known


@every_game
def test_what_is_told_is_spoken_again(name: str) -> None:
    game = grognard.game(name)
    values = {one: value * 1.1 for one, value in matters_of_degree(bots.opinions_of("captain", game)).items()}
    said = bots.opinions_of(f"captain:{told(values)}", game)
    assert matters_of_degree(said) == values
    bold = bots.opinions_of(f"captain:bold+{told(values)}", game)
    assert matters_of_degree(bold) == values


@pytest.mark.parametrize(
    "name",
    [
        "captain:reckless",
        "captain:attack.pull=1",
        "captain:attack.push=much",
        "captain:line.rings=2.5",
        "captain:attack=1",
        "random:bold",
        "major",
    ],
)
def test_what_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(UnknownChoice):
        bots.bot(name, grognard.game("bfg"), 1)


def test_an_unknown_pace_is_refused() -> None:
    with pytest.raises(UnknownChoice, match="pace"):
        captain("bfg", pace="hasty")


def test_opinions_of_a_doctrine_are_no_one_elses() -> None:
    doctrines = grognard.game("bfg").doctrines("captain")
    assert spoken(doctrines, "bold").attack.least_allied != spoken(doctrines, "").attack.least_allied
    assert spoken(doctrines, "bold+attack.least_allied=0.15").march == spoken(doctrines, "bold").march


def constants(path: Path) -> Iterator[str]:
    """The names of a module that hold a number with a point."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        value = getattr(node, "value", None) if isinstance(node, ast.Assign | ast.AnnAssign) else None
        for part in ast.walk(value) if value is not None else ():
            if isinstance(part, ast.Constant) and isinstance(part.value, float):
                yield f"{path.name}:{node.lineno}"


def test_no_opinion_is_a_constant_of_a_module() -> None:
    folder = Path(bots.__file__).parent
    found = [name for path in folder.rglob("*.py") if path.name not in HELD for name in constants(path)]
    assert found == []
    assert list(constants(folder / "downfall_third_reich" / "areas.py"))


# ---------------------------------------------------------------- play


def play(state: Any, players: list[Captain[Any]], most: int = 100_000) -> list[tuple[int, Any, Any]]:
    """A game: who was asked, what that seat saw, what it answered."""
    course = []
    while state.outcome is None and len(course) < most:
        seat = state.waiting[0]
        seen = state.view(seat)
        action = players[seat].choose(state.prompt(seat), lambda seen=seen: seen)
        course.append((seat, seen, action))
        state.act(seat, action)
    return course


@every_game
def test_two_opinions_in_one_process(name: str) -> None:
    """Each answers as if it were alone, and not as the other would."""
    game = grognard.game(name)
    said = ["cautious", "bold"]
    state = game.new(SHORT[name], seed=8)
    course = play(state, [captain(name, one) for one in said])
    for number, one in enumerate(said):
        alone, again = captain(name, one), game.new(SHORT[name], seed=8)
        for seat, seen, action in course:
            if seat == number:
                assert alone.choose(again.prompt(seat), lambda seen=seen: seen) == action
            again.act(seat, action)
        assert again.digest() == state.digest()
    alike = game.new(SHORT[name], seed=8)
    play(alike, [captain(name, "bold"), captain(name, "bold")])
    assert alike.digest() != state.digest()


@every_game
@pytest.mark.parametrize("said", ["cautious", "bold"])
def test_every_doctrine_is_listed_and_plays_legally(name: str, said: str) -> None:
    game = grognard.game(name)
    assert f"captain:{said}" in bots.names(game)
    assert bots.names(game)[-1] == "captain"
    state = game.new(SHORT[name], seed=9)
    play(state, [captain(name, said), captain(name, said, "quick")])
    assert state.outcome is not None


@every_game
def test_an_answer_needs_no_prompt_and_leaves_the_position_alone(name: str) -> None:
    game = grognard.game(name)
    state = game.new(SHORT[name], seed=10)
    asked, players = captain(name), [captain(name), captain(name)]
    for _ in range(60):
        seat = state.waiting[0]
        dump = state.dump()
        answer = asked.answer(state)
        assert state.dump() == dump
        assert answer == players[seat].choose(state.prompt(seat), lambda seat=seat: state.view(seat))
        state.act(seat, answer)


@every_game
def test_nothing_is_remembered_beyond_the_phase(name: str) -> None:
    """A captain that is new in every phase plays the same game."""
    game = grognard.game(name)
    kept, fresh = game.new(SHORT[name], seed=11), game.new(SHORT[name], seed=11)
    play(kept, [captain(name), captain(name)])
    players: dict[Any, Captain[Any]] = {}
    while fresh.outcome is None:
        seat = fresh.waiting[0]
        key = fresh.phase_key, seat
        if key not in players:
            players = {key: captain(name)}
        fresh.act(seat, players[key].answer(fresh, seat))
    assert fresh.digest() == kept.digest()


@every_game
def test_a_quick_captain_tries_less(name: str) -> None:
    full, quick = captain(name), captain(name, pace="quick")
    for field in full.mind.pace.__struct_fields__:
        assert getattr(quick.mind.pace, field) < getattr(full.mind.pace, field)
