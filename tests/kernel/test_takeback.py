"""What was taken back after dice: the dice stay spent, and a record accounts for every one of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard.kernel.dice import die
from grognard.kernel.ending import AGREE_DRAW, RESIGN, acted
from grognard.kernel.record import Move, Record, Recorder
from grognard.kernel.refusal import BadFile, Illegal
from grognard.kernel.replay import final, verify
from grognard.kernel.takeback import TakenBack, WrongTakeback, spend
from tests.tiny import ThreeFoxes

GAME = ThreeFoxes()


def play(state: Any, count: int, luck: Random) -> list[Move]:
    moves = []
    for _ in range(count):
        seat = state.waiting[0]
        line = GAME.write(state.prompt(seat).sample(luck))
        state.act(seat, line)
        moves.append(Move(seat, line, tuple(state.rolls), tuple(state.draws)))
    return moves


def taken_back(seed: str = "7") -> tuple[Recorder, Any]:
    """A game in which ten actions were taken back, and of what came then another four."""
    luck, state = Random(1), GAME.new(seed=seed)
    recorder = Recorder(state)
    for move in play(twin := state.clone(), 6, luck):
        acted(state, move.seat, move.action)
        if len(recorder.moves) == 5:
            struck: list[Any] = [*play(side := state.clone(), 10, luck), TakenBack(4)]
            state.go_on_after(side)
            more = play(onward := _after(state, struck[:6]), 3, luck)
            state.go_on_after(onward)
            recorder.append(move.seat, move.action, state, [*struck, *more, TakenBack(9)])
        else:
            recorder.append(move.seat, move.action, state)
    assert state.rolled > twin.rolled
    for move in play(side := state.clone(), 8, luck):
        acted(state, move.seat, move.action)
        recorder.append(move.seat, move.action, state)
    return recorder, state


def _after(state: Any, moves: list[Any]) -> Any:
    """The position after moves that were done before, whose dice are spent."""
    again = state.clone()
    again.scripted = [die for move in moves for die in move.dice]
    again.dealt = [draw for move in moves for draw in move.draws]
    for move in moves:
        acted(again, move.seat, move.action)
    again.go_on_after(state)
    return again


def test_every_die_is_accounted_for() -> None:
    recorder, state = taken_back()
    record = Record.read(recorder.text())
    assert record.spent
    found = verify(GAME, record)
    assert found.ok, found.problem
    assert final(GAME, record).digest() == state.digest()
    rolled = [value for n in range(7) for value in _dice(record, n)]
    told = [event for move in record.moves[6:] for event in move.dice]
    assert state.rolled == len(rolled) + len(told)


def _dice(record: Record, number: int) -> list[int]:
    """The dice of an action and of what was taken back after it, in the order in which they fell."""
    own = record.moves[number - 1].dice if number else record.header.opening
    spent = [move for move in record.spent.get(number, []) if isinstance(move, Move)]
    return [*own, *(value for move in spent for value in move.dice)]


def test_it_can_be_replayed_without_the_seed() -> None:
    recorder, _ = taken_back()
    recorder.private = False
    record = Record.read(recorder.text())
    assert record.header.seed is None
    assert verify(GAME, record).ok


@pytest.mark.parametrize(
    ("old", "new"), [("\n< 4\n", "\n"), ("\n< 9\n", "\n< 8\n"), ("\n< 9\n", "\n< 40\n"), ("\n- ", "\n")]
)
def test_a_record_that_hides_dice_is_not_true(old: str, new: str) -> None:
    recorder, _ = taken_back()
    text = recorder.text()
    assert old in text
    assert not verify(GAME, Record.read(text.replace(old, new, 1))).ok


def test_nonsense_is_refused_with_its_line() -> None:
    recorder, _ = taken_back()
    with pytest.raises(BadFile, match="taken back"):
        Record.read(recorder.text().replace("\n< 4\n", "\n< none\n"))
    state = GAME.new(seed="7")
    for bad in ([TakenBack(1)], [Move(0, "bid one")]):
        with pytest.raises(WrongTakeback):
            spend(state, bad, lambda state, move: acted(state, move.seat, move.action))


def test_the_next_die_is_one_that_nobody_has_seen() -> None:
    game = grognard.game("battle-for-germany")
    state, luck = game.new("historical", seed="7"), Random(3)
    while state.rolled < 3:
        before = state.clone()
        state.act(state.waiting[0], state.prompt(state.waiting[0]).sample(luck))
    before.go_on_after(state)
    assert (before._die("x", 6), before.takeback) == (die("7", state.rolled), 0)


@pytest.mark.parametrize(("line", "winners"), [(RESIGN, (0, 2)), (AGREE_DRAW, ())])
def test_an_end_by_the_players_own_will(line: str, winners: tuple[int, ...]) -> None:
    state = GAME.new(seed="7")
    recorder = Recorder(state)
    acted(state, 1, line)
    recorder.append(1, line, state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.waiting, state.takeback) == (winners, (), 0)
    assert verify(GAME, Record.read(recorder.text())).ok
    with pytest.raises(Illegal):
        acted(state, 0, RESIGN)
    with pytest.raises(Illegal):
        acted(GAME.new(seed="7"), 3, RESIGN)
    with pytest.raises(Illegal):  # it is no answer to a question: an agreement is not one player's to make
        GAME.new(seed="7").act(0, line)
