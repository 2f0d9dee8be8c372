"""A table with a picture laid on it: what the page is told piece by piece, as one scene."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from grognard.draw.scene import Arrow, Counter, Fort, Scene, Score, Town


def laid(
    table: Scene, faces: Mapping[str, Counter], picture: Mapping[str, Any], spaces: Collection[str]
) -> Scene:
    """The scene of a picture, as `Game.picture` gives it, on a table with these spaces and these faces."""
    counters = list(_counters(faces, picture))
    return replace(
        table,
        counters=tuple(one for one in counters if one.space in spaces),
        boxes=tuple(
            replace(box, counters=tuple(replace(one, space="") for one in counters if one.space == box.name))
            for box in table.boxes
        ),
        towns=tuple(_held(town, table, picture) for town in table.towns),
        control={space: picture[f"space:{space}"] for space in spaces if f"space:{space}" in picture},
        zones=tuple(replace(zone, flag=picture.get(f"zone:{zone.name}", "")) for zone in table.zones),
        arrows=tuple(_arrows(table, picture)),
        forts=tuple(Fort(fort.space, bool(picture.get(f"fort:{fort.space}"))) for fort in table.forts),
        scores=tuple(_counted(score, picture) for score in table.scores),
        track=table.track and replace(table.track, current=picture.get("track")),
    )


def _counters(faces: Mapping[str, Counter], picture: Mapping[str, Any]) -> Iterator[Counter]:
    """Every unit that is seen, the upper ones of a stack last."""
    rank = {face: n for n, face in enumerate(faces)}
    units = [(key.removeprefix("unit:"), value) for key, value in picture.items() if key.startswith("unit:")]
    for unit, (place, face, mark, *steps) in sorted(units, key=lambda one: (rank[one[1][1]], one[0])):
        turned = {"steps": steps[0]} if steps else {}
        yield replace(faces[face], unit=unit, space=place, mark=mark, units=(), **turned)


def _arrows(table: Scene, picture: Mapping[str, Any]) -> Iterator[Arrow]:
    for key, value in picture.items():
        if key.startswith("arrow:"):
            start, end, flag = value
            yield Arrow(start, end, table.flags[flag].colour)


def _held(town: Town, table: Scene, picture: Mapping[str, Any]) -> Town:
    flag = table.flags.get(picture.get(f"town:{town.space}", ""))
    return replace(town, flag=flag.colour, flag_ink=flag.ink) if flag else town


def _counted(score: Score, picture: Mapping[str, Any]) -> Score:
    return replace(score, points=picture.get(f"score:{score.key}", score.points))
