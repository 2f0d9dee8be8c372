"""Who holds the land: spaces in the colour of their holder, hatched where it is not their home."""

from __future__ import annotations

from grognard.draw.ground import rings_path
from grognard.draw.scene import Scene
from grognard.draw.spaces import is_sea
from grognard.kernel.board import Board

TINT = 0.3
HATCH = 0.55
STEP, STROKE = 10, 1.8
"""Between the lines of a hatching, and their width."""


def control(scene: Scene, board: Board) -> str:
    """Every space of land that somebody holds; a scene that names no holders has none."""
    if not scene.control:
        return ""
    held: dict[tuple[str, bool], str] = {}
    for name, holder in scene.control.items():
        if is_sea(scene, board, board.index[name]):
            continue
        taken = holder not in scene.home.get(name, (holder,))
        key = holder, taken
        held[key] = held.get(key, "") + rings_path(board, board.index[name])
    drawn = ""
    for (holder, taken), path in held.items():
        colour = scene.flags[holder].colour
        drawn += f'<path class="held {holder}" d="{path}" fill="{colour}" fill-opacity="{TINT}"/>'
        if taken:
            drawn += f'<path class="taken" d="{path}" fill="url(#map-held-{holder})"/>'
    patterns = "".join(_pattern(holder, scene) for holder in dict.fromkeys(key[0] for key in held if key[1]))
    return (
        f'<defs>{patterns}</defs><g clip-path="url(#map-frame)"><g clip-path="url(#map-land)">{drawn}</g></g>'
    )


def _pattern(holder: str, scene: Scene) -> str:
    colour = scene.flags[holder].colour
    return (
        f'<pattern id="map-held-{holder}" width="{STEP}" height="{STEP}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><path d="M{STEP / 2:g} 0v{STEP}" stroke="{colour}" '
        f'stroke-opacity="{HATCH}" stroke-width="{STROKE}"/></pattern>'
    )
