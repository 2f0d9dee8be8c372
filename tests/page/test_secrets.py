"""Nothing on the page tells a seat what it may not know."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import msgspec
import pytest

from grognard.page.answer import answer
from grognard.page.film import film
from grognard.page.lines import lines
from grognard.page.mentions import pointed_out
from grognard.page.overlay import overlay
from grognard.page.question import question
from grognard.page.status import status
from tests.page.common import BFG, FOXES, played
from tests.tiny import FOXES as FOX_NAMES

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


BIDS = [(0, "bid two"), (1, "bid one"), (2, "bid three")]
FIGHT = [
    *BIDS, (0, "enter r1"), (0, "done"), (1, "enter g1"), (1, "done"),
    (2, "enter w2"), (2, "move w2 b2"), (2, "done"),
    (0, "bid three"), (1, "bid one"), (2, "bid one"), (0, "move r1 b1-b2"), (2, "stand"),
]  # fmt: skip
"""Red meets white, grey looks on; before the last line nobody knows more than its own foxes."""
ORDERS = range(6)


def world(*orders):
    """A game in which the foxes of each seat lie in one of their orders; the dice are always the same."""
    return FOXES.new(seed=5, draws=orders)


def seen(start, moves, seat, language="en"):
    return msgspec.json.encode(film(FOXES, start, moves, seat, language))


def test_a_film_tells_no_more_than_the_game_did():
    """Strengths, in every order there is: only their owner sees a difference before the fight."""
    for seat in (0, 1, 2, None):
        films = {seen(world(1, *orders), FIGHT[:-1], seat) for orders in product(ORDERS, ORDERS)}
        assert len(films) == (3 if seat in (1, 2) else 1), "owners see which of three it is"


def test_a_fight_shows_the_foxes_that_fought_and_no_other():
    """Of white's orders those look alike in which the fox that fought is the same."""
    by_fox = {}
    for order in ORDERS:
        start = world(1, 1, order)
        by_fox.setdefault(start.what[FOX_NAMES.index("w2")], set()).add(seen(start, FIGHT, 1))
    assert [len(films) for films in by_fox.values()] == [1, 1, 1]
    assert len(set.union(*by_fox.values())) == 3


def test_a_bid_is_secret_until_all_have_bid():
    """Whatever grey bids, and whenever, the others have no frame of it; then all bids are open."""
    for seat in (0, 2, None):
        sealed, opened = set(), set()
        for bid in ("one", "two", "three"):
            grey = (1, f"bid {bid}")
            for moves in ([grey, BIDS[0]], [BIDS[0], grey]):
                sealed.add(seen(world(1, 1, 1), moves, seat))
                opened.add(seen(world(1, 1, 1), [*moves, BIDS[2]], seat))
        assert (len(sealed), len(opened)) == (1, 3)
    assert len({seen(world(1, 1, 1), [(1, f"bid {bid}")], 1) for bid in ("one", "two")}) == 2


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_film_does_not_tell_who_was_the_last_to_bid(seat):
    films = {seen(world(1, 1, 1), order, seat) for order in permutations(BIDS) if order[-1][0] != seat}
    assert len(films) == 1
    film_of_the_last = {seen(world(1, 1, 1), order, seat) for order in permutations(BIDS)} - films
    assert len(film_of_the_last) == (seat is not None)


def test_lines_call_a_fox_by_what_one_may_know():
    told = {}
    for order, seat in product(ORDERS, (0, 1, 2, None)):
        state = world(1, 1, order)
        for mover, line in FIGHT[:7]:
            state.act(mover, line)
        [line] = lines(FOXES, state.act(2, "enter w2"), seat, "en")
        strength = FOXES.vocabulary.names["number"][state.what[FOX_NAMES.index("w2")]]
        assert line.text == f"event-enter (fox {strength if seat == 2 else 'w2'})"
        told.setdefault(seat, set()).add(msgspec.json.encode(line))
    assert {seat: len(texts) for seat, texts in told.items()} == {0: 1, 1: 1, 2: 3, None: 1}


def test_what_a_fox_was_known_as_is_no_unit_to_be_pointed_out():
    state = world(1, 1, 1)
    for mover, line in FIGHT[:3]:
        state.act(mover, line)
    [event] = state.act(0, "enter r1")
    figures = event.seen_by(0).figures
    assert figures["known"] == {"r1": {"what": state.what[0]}}
    assert pointed_out(FOXES, figures, "fox") == ["r1"]
    assert pointed_out(FOXES, {"target": "r1", "known": {"r2": {"what": 1}}}, "fox") == ["r1"]
    assert pointed_out(FOXES, figures, "known") == []
