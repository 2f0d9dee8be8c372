"""What two seats see alike is drawn once for both: so nothing of it may depend on who looks."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.kernel.game import Game
from grognard.page.status import status
from tests.tiny import ThreeFoxes

WALK, EVERY = 120, 6


@pytest.mark.parametrize("name", [*grognard.games(), "three-foxes"])
def test_who_sees_a_position_alike_has_the_same_picture_and_status(name: str) -> None:
    game: Game = ThreeFoxes() if name == "three-foxes" else grognard.game(name)
    rng, state, alike = Random(5), game.new(seed="5"), 0
    for number in range(WALK):
        if not state.waiting:
            break
        seat = rng.choice(state.waiting)
        state.act(seat, state.prompt(seat).sample(rng))
        if number % EVERY:
            continue
        views = [state.view(one) for one in (None, *range(len(state.setup.seats)))]
        for view in views[1:]:
            for group in state.hidden:
                told = [group.knows(state, view.seat, index) for index in range(group.size(state))]
                assert group.known is None or list(map(bool, group.known(state, view.seat))) == told
            if state.seen_alike(view, views[0]):
                alike += 1
                assert game.picture(view) == game.picture(views[0])
                if view.waiting == views[0].waiting and state.seen_alike(view, views[0], whole=True):
                    assert status(game, view, "en") == status(game, views[0], "en")
    assert alike or game.secrets
