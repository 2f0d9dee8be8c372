"""What lies upon the ground: forts, figures of coasts and zones, highlights, counters, badges of towns."""

from __future__ import annotations

import math

from grognard.draw import coasts, counters, ground, places, stacks, zones
from grognard.draw.ground import Backdrop
from grognard.draw.palette import Palette
from grognard.draw.scene import Arrow, Counter, Fort, Mark, Scene, Town
from grognard.draw.shapes import Point, number, shrunk, straight_path
from grognard.draw.spaces import at_sea, in_play, is_sea
from grognard.draw.text import label, width
from grognard.kernel.board import Board

TOWN_LIFT = 5.0
"""How far counters in a town are pushed up to leave its name in sight."""
ARROW = "M-15-4.5H1V-10L16 0L1 10V4.5H-15Z"
"""Of an attack that has been announced, pointing to the right."""
FOOT, FOOT_CAPITAL, FOOT_OCCUPIED = 20.0, 24.0, 26.0
"""How far below the middle of its space a town's name stands: houses, more houses, or counters above it."""


def definitions(scene: Scene, board: Board, backdrop: Backdrop, palette: Palette) -> str:
    """Everything that parts of a drawing refer to by name; each name begins with `map-`."""
    hatch = (
        '<pattern id="map-hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><path d="M0 0v6" stroke="{palette.marks["threatened"]}" '
        'stroke-width="2"/></pattern>'
    )
    return (
        ground.definitions(scene, board, backdrop)
        + counters.definitions()
        + places.definitions(palette)
        + hatch
    )


def picture(scene: Scene, board: Board, backdrop: Backdrop, palette: Palette) -> str:
    """Every layer upon the ground, in the board's coordinates."""
    occupied = {one.space for one in scene.counters}
    return "".join(
        (
            "".join(fort_ring(fort, board, palette) for fort in scene.forts),
            _numbers(scene, board, palette) if scene.numbers else "",
            coasts.figures(scene, board, backdrop, palette),
            zones.labels(scene, board, palette),
            _marks(scene, board, palette),
            _stacks(scene, board),
            "".join(_arrow(arrow, board, palette) for arrow in scene.arrows),
            "".join(places.label_of(place, scene, board, palette) for place in scene.places),
            "".join(_town(town, board, palette, town.space in occupied) for town in scene.towns),
        )
    )


def fort_ring(fort: Fort, board: Board, palette: Palette) -> str:
    """A toothed ring inside the space; broken and crossed out once it has fallen."""
    space = board.index[fort.space]
    x, y = board.centres[space]
    ring = straight_path(shrunk(board.polygons[space], (x, y), 0.87), closed=True)
    teeth = straight_path(shrunk(board.polygons[space], (x, y), 0.8), closed=True)
    if fort.destroyed:
        return (
            f'<path class="fort fallen" d="{ring}" fill="none" stroke="{palette.fort}" stroke-width="1" '
            f'stroke-dasharray="1.5 6" opacity=".6"/>'
            f'<path d="M{number(x - 4)} {number(y - 27)}l8 8m0 -8l-8 8" stroke="{palette.lines["boundary"]}" '
            f'stroke-width="1.6" stroke-linecap="round"/>'
        )
    return (
        f'<g fill="none" stroke="{palette.fort}" stroke-opacity=".85"><path class="fort" d="{ring}" '
        f'stroke-width="1.3"/><path d="{teeth}" stroke-width="2.6" stroke-dasharray="2.6 2.6"/></g>'
    )


def _arrow(arrow: Arrow, board: Board, palette: Palette) -> str:
    """Over the border that the attack goes across."""
    (x, y), (to_x, to_y) = (board.centres[board.index[space]] for space in (arrow.start, arrow.end))
    angle = math.degrees(math.atan2(to_y - y, to_x - x))
    place = f"{number((x + to_x) / 2)} {number((y + to_y) / 2)}"
    return (
        f'<path class="arrow" transform="translate({place}) rotate({number(angle)})" d="{ARROW}" '
        f'fill="{arrow.colour}" stroke="{palette.halo}" stroke-width="1.6" stroke-linejoin="round"/>'
    )


def _numbers(scene: Scene, board: Board, palette: Palette) -> str:
    return "".join(
        label(
            board.centres[space][0],
            board.centres[space][1] - 22,
            board.names[space],
            6,
            palette.ink,
            opacity=0.6,
        )
        for space in (*in_play(scene, board), *at_sea(scene, board))
    )


def _marks(scene: Scene, board: Board, palette: Palette) -> str:
    """Those of seas are cut to the water."""
    drawn = {True: "", False: ""}
    for mark in scene.marks:
        drawn[is_sea(scene, board, board.index[mark.space])] += _mark(mark, board, palette)
    return drawn[False] + (f'<g mask="url(#map-water)">{drawn[True]}</g>' if drawn[True] else "")


def _mark(mark: Mark, board: Board, palette: Palette) -> str:
    """A ring for where something may go, a full frame for what is chosen, hatching for what is in danger."""
    space = board.index[mark.space]
    colour = palette.marks[mark.shape]
    inner = straight_path(shrunk(board.polygons[space], board.centres[space], 0.93), closed=True)
    if mark.shape == "legal":
        x, y = board.centres[space]
        return (
            f'<circle class="mark legal" cx="{number(x)}" cy="{number(y)}" r="23" fill="{colour}" '
            f'fill-opacity=".16" stroke="{colour}" stroke-width="2.6" stroke-dasharray="6 4"/>'
        )
    fill = "url(#map-hatch)" if mark.shape == "threatened" else colour
    opacity = "1" if mark.shape == "threatened" else ".25"
    return (
        f'<path class="mark {mark.shape}" d="{inner}" fill="{fill}" fill-opacity="{opacity}" '
        f'stroke="{colour}" stroke-width="3.2" stroke-linejoin="round"/>'
    )


def _stacks(scene: Scene, board: Board) -> str:
    """Counters by space, from north to south, so that a southern stack lies over a northern one's shadow."""
    by_space: dict[int, list[Counter]] = {}
    for one in scene.counters:
        by_space.setdefault(board.index[one.space], []).append(one)
    named = [*(town.space for town in scene.towns), *(place.space for place in scene.places)]
    towns = {board.index[space] for space in named}
    drawn = []
    for space in sorted(by_space):
        x, y = board.centres[space]
        if space in towns:
            # the topmost counter, which lies lowest, has to leave the name in sight
            y -= TOWN_LIFT + stacks.rise(by_space[space]) / 2
        drawn.append(stacks.stacked(by_space[space], (x, y)))
    return "".join(drawn)


def _town(town: Town, board: Board, palette: Palette, occupied: bool) -> str:
    """A town's badge and name, below houses or counters."""
    x, y = board.centres[board.index[town.space]]
    return town_badge(town, (x, y + foot(town, occupied)), palette)


def foot(town: Town, occupied: bool) -> float:
    """How far below the middle of its space the name of a town stands."""
    return FOOT_OCCUPIED if occupied else FOOT_CAPITAL if town.capital else FOOT


def town_badge(town: Town, place: Point, palette: Palette) -> str:
    """A badge with the town's worth in its holder's colour, and its name, their foot centred on a place."""
    x, y = place
    size, radius = (13.0, 7.6) if town.capital else (10.4, 5.8)
    length = width(town.name, size)
    left = x - (length + 2 * radius + 2.4) / 2
    badge_x = left + radius
    badge_y = y - size * 0.34
    ring = (
        f'<circle cx="{number(badge_x)}" cy="{number(badge_y)}" r="{number(radius + 1.6)}" fill="none" '
        f'stroke="{palette.lines["boundary"]}" stroke-width="1.3"/>'
        if town.garrison
        else ""
    )
    badge = (
        f'<circle class="town" cx="{number(badge_x)}" cy="{number(badge_y)}" r="{number(radius)}" '
        f'fill="{town.flag}" stroke="{palette.halo}" stroke-width="1"/>'
        f"{label(badge_x, badge_y + radius * 0.54, str(town.points), radius * 1.5, town.flag_ink, bold=True)}"
    )
    name_x = left + 2 * radius + 2.4
    name = label(name_x, y, town.name, size, palette.ink, anchor="start", bold=True, halo=palette.halo)
    return name + badge + ring
