"""A picture laid on its table: everything that it names is there, where and as it says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from tests.battery import World, walk, worlds
from tests.sound import TheSound

from grognard.draw.full_scene import laid
from grognard.draw.scene import Counter, Scene
from grognard.page.sheet import table_of

WORLDS = [*worlds(options=False), World(TheSound(), "crossing", {})]


def some(world: World) -> Iterator[tuple[Scene, Mapping[str, Counter], dict[str, Any], Scene]]:
    """Tables, faces, pictures, and what they make together."""
    game = world.game
    setup = game.setup(world.scenario, game.options(world.scenario))
    table, faces = table_of(game, setup, "en"), game.faces(setup)
    for number, (state, seat, _) in enumerate(walk(world)):
        if number % 40 == 0:
            picture = game.picture(state.view(seat))
            yield table, faces, picture, laid(table, faces, picture, game.board.index.keys())
        if number == 200:
            return


def told(picture: Mapping[str, Any], kind: str) -> dict[str, Any]:
    """The entries of a kind by name."""
    return {key[len(kind) + 1 :]: value for key, value in picture.items() if key.startswith(f"{kind}:")}


@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_every_unit_lies_where_the_picture_says_with_the_face_it_says(world: World) -> None:
    for _, faces, picture, scene in some(world):
        found = {one.unit: (one.space, one) for one in scene.counters}
        found |= {one.unit: (box.name, one) for box in scene.boxes for one in box.counters}
        units = told(picture, "unit")
        assert found.keys() == units.keys()
        for unit, (place, face, mark, *steps) in units.items():
            assert (found[unit][0], found[unit][1].mark) == (place, mark)
            assert found[unit][1].steps == (steps[0] if steps else 0)
            for look in ("factors", "back", "ink", "symbol", "tag", "side", "reduced", "form"):
                assert getattr(found[unit][1], look) == getattr(faces[face], look)


@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_the_upper_ones_of_a_stack_are_those_whose_faces_come_last(world: World) -> None:
    for _, faces, picture, scene in some(world):
        face_of, order = {unit: face for unit, (_, face, *_) in told(picture, "unit").items()}, list(faces)
        for lying in (scene.counters, *(box.counters for box in scene.boxes)):
            ranks = [order.index(face_of[one.unit]) for one in lying]
            assert ranks == sorted(ranks)


@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_towns_areas_forts_points_and_turn_are_those_of_the_picture(world: World) -> None:
    for table, _, picture, scene in some(world):
        flags = {town.space: table.flags[picture[f"town:{town.space}"]] for town in table.towns}
        assert {town.space: (town.flag, town.flag_ink) for town in scene.towns} == {
            space: (flag.colour, flag.ink) for space, flag in flags.items()
        }
        assert dict(scene.control) == told(picture, "space")
        assert {fort.space: int(fort.destroyed) for fort in scene.forts} == told(picture, "fort")
        assert {score.key: score.points for score in scene.scores} == {
            score.key: picture[f"score:{score.key}"] for score in table.scores
        }
        assert scene.track is None or scene.track.current == picture["track"]
