"""Nothing on the page tells a seat what it may not know."""

from __future__ import annotations

from itertools import product
from random import Random

import msgspec
import pytest

from grognard.page.answer import answer
from grognard.page.film import film
from grognard.page.lines import lines
from grognard.page.overlay import overlay
from grognard.page.question import question
from grognard.page.status import status
from tests.page.common import BFG, FOXES, played

PROBES = [
    "done",
    "enter r1",
    "enter g2",
    "bid one",
    "flee a1",
    "stand",
    "move r1 b2",
    "move g3 c3",
    "move w1 a1-b1",
]


def shown(game, state, seat, probes):
    """Everything the page can get of a position, as it would be sent."""
    view, prompt = state.view(seat), state.prompt(seat)
    return msgspec.json.encode(
        {
            "picture": game.picture(view),
            "status": status(game, view, "en"),
            "question": question(game, prompt, "en"),
            "answers": [answer(state, seat, line, "en") for line in [*prompt.lines[:12], *probes]],
            "overlays": [
                overlay(game, view, name, None, "fr") for name, takes in game.overlays.items() if not takes
            ],
        }
    )


@pytest.mark.parametrize("seed", range(4))
def test_positions_that_a_seat_can_not_tell_apart_look_the_same(seed):
    rng, differed = Random(seed), 0
    for n, (state, *_) in enumerate(played(FOXES, seed=seed, most=120)):
        if n % 3 or not state.waiting:
            continue
        for seat in (0, 1, 2, None):
            twin = FOXES.imagine(state.view(seat), rng)
            differed += twin.dump(secret=False) != state.dump(secret=False)
            assert shown(FOXES, twin, seat, PROBES) == shown(FOXES, state, seat, PROBES)
    assert differed > 20


def test_other_dice_show_nowhere():
    """The dice to come are the only secret of this game."""
    for n, (state, *_) in enumerate(played(BFG, "historical", seed=2, most=300)):
        if n % 30 == 0 and state.waiting:
            twin = BFG.imagine(state.view(state.waiting[0]), Random(n))
            assert twin.seed != state.seed
            assert shown(BFG, twin, state.waiting[0], []) == shown(BFG, state, state.waiting[0], [])


def history(fox, bid):
    """Grey brings in one of its foxes, which nobody else can tell from the others."""
    return [
        (0, "bid two"), (1, f"bid {bid}"), (2, "bid one"),
        (0, "enter r2"), (0, "done"),
        (1, f"enter {fox}"), (1, "done"), (2, "done"),
    ]  # fmt: skip


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_film_tells_no_more_than_the_game_did(seat):
    films = {
        msgspec.json.encode(film(FOXES, FOXES.new(seed=5), history(fox, "two"), seat, "en"))
        for fox in ("g1", "g2", "g3")
    }
    assert len(films) == 1
    own = {
        msgspec.json.encode(film(FOXES, FOXES.new(seed=5), history(fox, "two"), 1, "en"))
        for fox in ("g1", "g3")
    }
    assert len(own) == 2


def test_a_bid_is_secret_until_all_have_bid():
    sealed, opened = set(), set()
    for bid in ("one", "two", "three"):
        made = film(FOXES, FOXES.new(seed=5), history("g1", bid)[:3], 0, "en")
        sealed.add(msgspec.json.encode(made.frames[:2]))
        opened.add(msgspec.json.encode(made.frames[2]))
    assert len(sealed) == 1
    assert len(opened) == 3


def test_lines_leave_out_what_others_know():
    told = {}
    for fox, seat in product(("g1", "g3"), (0, 1, None)):
        state = FOXES.new(seed=5)
        for mover, line in history(fox, "two")[:5]:
            state.act(mover, line)
        told[fox, seat] = msgspec.json.encode(lines(FOXES, state.act(1, f"enter {fox}"), seat, "en"))
    assert told["g1", 0] == told["g3", 0] == told["g1", None] == told["g3", None]
    assert told["g1", 1] != told["g3", 1]
