"""Who holds the land: spaces in the colour of their holder, hatched where it is not their home."""

from __future__ import annotations

import msgspec

from grognard.draw.ground import rings_path
from grognard.draw.scene import Scene
from grognard.draw.spaces import is_sea
from grognard.kernel.board import Board


class Held(msgspec.Struct, frozen=True):
    """How land shows its holder: the tint of its colour; where it is taken, the lines of the hatching."""

    tint: float = 0.3
    hatch: float = 0.55
    step: float = 10
    stroke: float = 1.8


HELD = Held()
"""The page draws it by the same numbers."""


def control(scene: Scene, board: Board) -> str:
    """Every space of land that somebody holds; a scene that names no holders has none."""
    if not scene.control:
        return ""
    held: dict[tuple[str, bool], str] = {}
    for name, holder in scene.control.items():
        if is_sea(scene, board, board.index[name]):
            continue
        home = scene.home.get(name, ())
        taken = bool(home) and holder not in home
        key = holder, taken
        held[key] = held.get(key, "") + rings_path(board, board.index[name])
    drawn = ""
    for (holder, taken), path in held.items():
        colour = scene.flags[holder].colour
        drawn += f'<path class="held {holder}" d="{path}" fill="{colour}" fill-opacity="{HELD.tint}"/>'
        if taken:
            drawn += f'<path class="taken" d="{path}" fill="url(#map-held-{holder})"/>'
    patterns = "".join(_pattern(holder, scene) for holder in dict.fromkeys(key[0] for key in held if key[1]))
    return (
        f'<defs>{patterns}</defs><g clip-path="url(#map-frame)"><g clip-path="url(#map-land)">{drawn}</g></g>'
    )


def _pattern(holder: str, scene: Scene) -> str:
    colour = scene.flags[holder].colour
    return (
        f'<pattern id="map-held-{holder}" width="{HELD.step:g}" height="{HELD.step:g}" '
        f'patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<path d="M{HELD.step / 2:g} 0v{HELD.step:g}" stroke="{colour}" '
        f'stroke-opacity="{HELD.hatch}" stroke-width="{HELD.stroke}"/></pattern>'
    )
