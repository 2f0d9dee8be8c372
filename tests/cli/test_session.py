"""A game with secret answers in the terminal: what is taken back, what stays in the log and the record."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console
from tests.tiny import ThreeFoxes

from grognard import bots
from grognard.cli.conversation import Talk
from grognard.cli.session import Session, remember
from grognard.cli.words import Words
from grognard.kernel.record import Record, Recorder
from grognard.kernel.replay import final, verify

GAME = ThreeFoxes()


def session(path: Path, *bot_seats: int) -> Session:
    state = GAME.new(seed=3)
    played_by_bots = {seat: bots.bot("random", GAME, seat) for seat in bot_seats}
    out = Console(file=StringIO())
    return Session(state, Recorder(state), path / "a.record", played_by_bots, Words(GAME, "en"), out)


def bid(one: Session, seat: int, number: str) -> None:
    one.do(seat, GAME.parse(f"bid {number}"))


def lines(one: Session) -> list[str]:
    return [line.plain.strip() for line in one.log]


def test_at_one_keyboard_the_last_secret_answer_is_taken_back_first(tmp_path):
    one = session(tmp_path)
    bid(one, 0, "two")
    bid(one, 1, "three")
    assert one.person == 2
    assert [one.undo(), one.state.bids, one.person] == [True, [2, 0, 0], 1]
    assert [one.undo(), one.state.bids, one.person] == [True, [0, 0, 0], 0]
    assert one.undo() is False
    assert (one.past, one.recorder.moves) == ([], [])


def test_what_others_answered_since_stands(tmp_path):
    one = session(tmp_path)
    for seat, number in ((0, "one"), (1, "three")):
        bid(one, seat, number)
    one.take_back(0)
    assert one.state.bids == [0, 3, 0]
    assert [(move.seat, move.action) for move in one.recorder.moves] == [(1, "bid three")]
    bid(one, 0, "two")
    one.take_back(1)
    bid(one, 1, "one")
    bid(one, 2, "two")
    assert one.state.bids == [2, 1, 2]
    assert not one.undo()
    kept = Record.read(tmp_path / "a.record")
    assert verify(GAME, kept).ok
    assert final(GAME, kept).digest() == one.state.digest()


def test_the_log_loses_the_lines_of_what_was_taken_back_only(tmp_path):
    one = session(tmp_path, 1, 2)
    for seat in range(3):
        bid(one, seat, "two")
    before = lines(one)
    assert any("Event-bids" in line for line in before)
    while one.state.round == 1:
        one.do(one.state.active, GAME.parse("done"))
    bid(one, 0, "three")
    assert lines(one) == [*before, "Event-bid (seat red, number 3)  1"]
    bid(one, 1, "three")
    one.take_back(0)
    assert lines(one) == before
    bid(one, 0, "one")
    assert lines(one) == [*before, "Event-bid (seat red, number 1)  1"]


def test_a_bot_s_answers_are_not_taken_back_by_those_at_the_keyboard(tmp_path):
    one = session(tmp_path, 0, 1)
    bid(one, 0, "one")
    assert one.undo() is False
    assert one.state.bids == [1, 0, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_secret_answers_of_a_loaded_game_can_be_taken_back(tmp_path, seat):
    first = session(tmp_path)
    for one in (0, 1):
        bid(first, one, "two")
    record = Record.read(tmp_path / "a.record")
    state = final(GAME, record)
    again = Session(state, Recorder.resume(record, state), tmp_path / "b.record", {}, first.words, first.out)
    remember(again, record)
    again.take_back(seat)
    assert again.state.bids == [0 if one == seat else 2 for one in (0, 1)] + [0]


def test_a_question_that_says_what_a_fox_is_has_its_place():
    """What is known of hidden things goes with the figures: it is no place to show the map of."""
    drawn = SimpleNamespace(scene=SimpleNamespace(counters=[]), game=GAME)
    figures = {"known": {"r1": {"what": 2}}, "fox": "r1", "space": "b2"}
    assert Talk.focus(SimpleNamespace(session=drawn), figures) == "b2"  # type: ignore[arg-type]
