"""A picture laid on its table shows what the game's own scene shows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.battery import World, walk, worlds

from grognard.draw.laying import laid
from grognard.draw.scene import Scene

SCENES = [world for world in worlds(options=False) if world.game.scene(world.new().view(None)) is not None]


def shown(scene: Scene) -> dict[str, Any]:
    """What must agree, whatever the order."""
    return {
        "counters": {(one.unit, one.space, one.factors, one.mark, one.back) for one in scene.counters},
        "boxes": {box.name: {one.unit for one in box.counters} for box in scene.boxes},
        "towns": {(town.space, town.flag) for town in scene.towns},
        "control": dict(scene.control),
        "forts": {(fort.space, fort.destroyed) for fort in scene.forts},
        "scores": {(score.key, score.points) for score in scene.scores},
        "track": scene.track and scene.track.current,
    }


@pytest.mark.parametrize("world", SCENES, ids=str)
def test_a_picture_on_the_table_is_the_scene(world: World) -> None:
    game = world.game
    for number, (state, _, _) in enumerate(walk(world)):
        if number % 40 == 0:
            view = state.view(None)
            setup = game.setup(view.scenario, view.options)
            table = game.table(setup, "en")
            found = laid(table, game.faces(setup), game.picture(view), game.board.index.keys())
            assert shown(found) == shown(game.scene(view, "en"))
        if number == 200:
            break
