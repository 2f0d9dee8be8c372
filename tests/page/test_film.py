"""A game played again."""

from __future__ import annotations

import pytest

from grognard.page.film import film
from grognard.page.lines import lines
from grognard.page.status import status
from tests.page.common import BFG, FOXES, GAMES, RAW_KEY, played
from tests.page.test_picture import apply


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_a_film_shows_what_was_seen_when_it_was_played(game, seat):
    start, moves, seen, opened = game.new(seed=9), [], [], 0
    for state, mover, line, events in played(game, seed=9, most=250):
        moves.append((mover, line))
        if state.hushed and mover != seat:
            continue
        view, opened = state.view(seat), opened + (not state.hushed)
        by = None if line.startswith("bid") and mover != seat else mover
        told = lines(game, events, seat, "en")
        seen.append((game.picture(view), status(game, view, "en").text, told, by, opened))
    before = start.dump()
    made = film(game, start, moves, seat, "en")
    assert start.dump() == before
    assert made.first == 0
    assert made.picture == game.picture(start.view(seat))
    shown = {key: value for key, value in made.picture.items() if value is not None}
    for n, (frame, (picture, *told)) in enumerate(zip(made.frames, seen, strict=True), start=1):
        shown = apply(shown, frame.changes)
        assert shown == {key: value for key, value in picture.items() if value is not None}
        assert [frame.status, frame.lines, frame.seat, frame.moment] == told
        assert frame.ply == n


def test_a_part_of_a_film_is_the_same_frames():
    start = BFG.new("historical", seed=9)
    moves = [(seat, line) for _, seat, line, _ in played(BFG, "historical", seed=9, most=120)]
    whole = film(BFG, start, moves, None, "fr")
    part = film(BFG, start, moves, None, "fr", first=40, last=90)
    assert part.first == 40
    assert part.frames == whole.frames[40:90]
    picture = whole.picture
    for frame in whole.frames[:40]:
        picture = apply(picture, frame.changes)
    assert part.picture == picture
    assert part.status == whole.frames[39].status


@pytest.mark.parametrize(("first", "last"), [(0, 0), (120, None), (500, None), (60, 60)])
def test_a_film_without_frames_is_one_picture(first, last):
    start = BFG.new("historical", seed=9)
    moves = [(seat, line) for _, seat, line, _ in played(BFG, "historical", seed=9, most=120)]
    made = film(BFG, start, moves, None, "en", first=first, last=last)
    assert made.frames == []
    state = start.clone()
    for seat, line in moves[: first if last is None else last]:
        state.act(seat, line)
    assert made.picture == BFG.picture(state.view(None))


def test_turns_and_phases_are_marked():
    start = BFG.new("historical", seed=9)
    moves = [(seat, line) for _, seat, line, _ in played(BFG, "historical", seed=9, most=300)]
    for frame in film(BFG, start, moves, None, "en").frames:
        kinds = [line.kind for line in frame.lines]
        assert frame.mark == ("turn" if "turn" in kinds else "phase" if "phase" in kinds else "")
        assert frame.mark != "" or not any(line.heading for line in frame.lines)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_others_answer_in_secret_is_left_out_and_all_else_can_be_read(seat):
    start = FOXES.new(seed=3)
    moves = [(mover, line) for _, mover, line, _ in played(FOXES, seed=3, most=60)]
    made = film(FOXES, start, moves, seat, "en")
    read = [(frame.seat, frame.line) for frame in made.frames]
    assert [move for move in read if move != (None, "")] == [
        (mover, line) for mover, line in moves if mover == seat or not line.startswith("bid")
    ]
    closing = [frame for frame in made.frames if "bids" in [line.kind for line in frame.lines]]
    assert len(closing) > 1
    assert {frame.seat for frame in closing} <= {seat, None}
    assert read.count((None, "")) == sum(frame.seat is None for frame in closing)


@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.parametrize(("first", "last"), [(0, 1), (1, 2), (1, 9), (4, 30)])
def test_a_part_of_a_film_with_secret_answers_counts_what_the_seat_may_know(seat, first, last):
    start = FOXES.new(seed=3)
    moves = [(mover, line) for _, mover, line, _ in played(FOXES, seed=3, most=60)]
    whole = film(FOXES, start, moves, seat, "en")
    part = film(FOXES, start, moves, seat, "en", first, last)
    assert part.frames == whole.frames[first:last]
    picture = whole.picture
    for frame in whole.frames[:first]:
        picture = apply(picture, frame.changes)
    assert {k: v for k, v in part.picture.items() if v is not None} == {
        k: v for k, v in picture.items() if v is not None
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_status_of_every_moment_has_words(language):
    for scenario in BFG.scenarios:
        last = None
        for n, (state, *_) in enumerate(played(BFG, scenario, seed=2, most=3000)):
            last = state
            if n % 40 == 0:
                found = status(BFG, state.view(None), language)
                assert found.turn
                assert found.phase
                assert found.text == f"{found.turn}. {found.phase}" or found.outcome
                assert not RAW_KEY.search(" ".join([found.text, *found.whose]))
        assert last is not None
        assert last.outcome is not None, "random games end"
        found = status(BFG, last.view(None), language)
        assert found.text == found.outcome != ""
        assert found.whose == []
        assert not RAW_KEY.search(found.outcome)


def test_status_at_the_start():
    found = status(BFG, BFG.new("historical", seed=1).view(1), "en")
    assert (found.turn, found.phase) == ("Turn 1, 16–31 Dec 1944", "The Soviets, movement phase")
    assert found.whose == ["Soviet player"]
    assert found.outcome == ""
