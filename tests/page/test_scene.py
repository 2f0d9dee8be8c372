"""A scene made of table, faces and picture shows what a game's own would."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.draw.scene import Scene
from grognard.page.scene import _laid_out, scene_of
from tests.page.common import BFG, FOXES

DTR = grognard.game("downfall-third-reich")


def stands(scene: Scene) -> set[tuple[Any, ...]]:
    return {(one.unit, one.space, one.factors, one.mark, one.reduced) for one in scene.counters}


@pytest.mark.parametrize("game", [BFG, DTR], ids=lambda game: game.name)
def test_the_same_as_the_games_own(game: Any) -> None:
    view = game.new(seed=1).view(None)
    own, made = scene_of(game, view, "fr", "dark"), _laid_out(game, view, "fr", "dark")
    assert stands(made) == stands(own)
    assert made.control == own.control
    assert {town.space: town.flag for town in made.towns} == {town.space: town.flag for town in own.towns}
    assert [(score.name, score.points) for score in made.scores] == [
        (score.name, score.points) for score in own.scores
    ]
    assert made.track == own.track
    assert [(box.title, sorted(one.unit for one in box.counters)) for box in made.boxes] == [
        (box.title, sorted(one.unit for one in box.counters)) for box in own.boxes
    ]
    assert own.subtitle.endswith(made.subtitle)
    assert made.theme == own.theme


def test_a_game_without_a_scene_of_its_own_is_laid_out() -> None:
    state = FOXES.new(seed=1)
    for seat in range(3):
        state.act(seat, "bid two")
    state.act(0, "enter r2")
    strength = str(state.what[1] + 1)
    assert [(one.unit, one.space, one.factors) for one in scene_of(FOXES, state.view(0)).counters] == [
        ("r2", "a1", strength)
    ]
    assert [one.factors for one in scene_of(FOXES, state.view(1)).counters] == ["?"]
