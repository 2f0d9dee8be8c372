"""What others see of an action: who did it and its line, unless these would tell what is hidden."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import grognard
from grognard.kernel.openly import openly
from grognard.page.film import film
from tests.page.common import BFG, FOXES, played

DOWNFALL = grognard.game("downfall-third-reich")
AXIS = 0


def test_without_secrets_everything_can_be_read():
    state = BFG.new(seed=1)
    assert openly(state, 0, "end") == (0, "end")


def test_of_a_secret_answer_neither_line_nor_seat():
    state = FOXES.new(seed=1)
    assert openly(state, 1, "bid two") == (None, None)
    for seat in range(3):
        state.act(seat, "bid two")
    assert openly(state, 0, "enter r2") == (0, "enter r2")


def research():
    """The Axis in its first phase, with some tiles that it may develop."""
    state = DOWNFALL.new(seed=2)
    tiles = [line.split()[1] for line in state.prompt(AXIS).lines if line.startswith("develop ")]
    assert state.waiting == (AXIS,)
    assert len(tiles) > 2
    return state, tiles


@pytest.mark.parametrize("seat", [1, None])
def test_a_tile_that_is_developed_is_not_named(seat):
    state, tiles = research()
    for tile in tiles:
        assert openly(state, AXIS, f"develop {tile}") == (AXIS, None)
    films = [
        msgspec.json.encode(film(DOWNFALL, state, [(AXIS, f"develop {tile}")], seat, "en")) for tile in tiles
    ]
    assert len(set(films)) == 1
    own = {
        msgspec.json.encode(film(DOWNFALL, state, [(AXIS, f"develop {tile}")], AXIS, "en")) for tile in tiles
    }
    assert len(own) == len(tiles)


def developing(tiles, *shown):
    """Some tiles lie in development, some of them face up."""
    state, _ = research()
    for tile in tiles:
        number = DOWNFALL.vocabulary.numbers["tile"][tile]
        state.tiles[number], state.shown[number] = 1, int(tile in shown)
    return state


def test_a_tile_that_lies_face_up_is_named_unless_it_mingles_with_others():
    _, tiles = research()
    line = f"complete {tiles[0]}"
    assert openly(developing(tiles[:1], tiles[0]), AXIS, line) == (AXIS, line)
    assert openly(developing(tiles[:1]), AXIS, line) == (AXIS, None)
    assert openly(developing(tiles[:2], tiles[0]), AXIS, line) == (AXIS, None)


def test_lines_that_others_read_name_no_tile_before_it_is_shown():
    """Through a long random game: a line names a tile only if all could see it when the line was written."""
    rng, state, named = Random(5), DOWNFALL.new(seed=5), 0
    for _ in range(4000):
        if not state.waiting:
            break
        seat = state.waiting[0]
        action = state.prompt(seat).sample(rng)
        line = DOWNFALL.write(action)
        told = openly(state, seat, line)
        assert told.seat == seat
        if action.verb in ("develop", "complete"):
            named += 1
            seen = state.clone()
            seen.do(seat, action)
            face_up = seen.shown[action.args[0]]
            assert (told.line is not None) <= bool(face_up), line
        else:
            assert told.line == line
        state.do(seat, action)
    assert named > 20


def test_the_lines_of_others_are_in_the_film_of_every_seat():
    moves = [(seat, line) for _, seat, line, _ in played(FOXES, seed=3, most=40)]
    for viewer in (0, 1, 2, None):
        frames = film(FOXES, FOXES.new(seed=3), moves, viewer, "en").frames
        read = {frame.line.split()[0] for frame in frames if frame.line and frame.seat != viewer}
        assert {"enter", "move", "done"} <= read
        assert "bid" not in read
