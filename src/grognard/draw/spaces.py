"""Which spaces of a board a scene has land on, which are seas, and which are no spaces to anybody."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.draw.scene import SEA, Scene
from grognard.draw.shapes import Point
from grognard.kernel.board import Board, Edge


def spaces(scene: Scene, board: Board) -> list[int]:
    """Everything that can be pointed at; a terrain that the scene does not name is mere water."""
    return [
        space for space in range(len(board)) if not scene.grounds or _terrain(board, space) in scene.grounds
    ]


def on_land(scene: Scene, board: Board) -> list[int]:
    """Spaces with ground; a game that names no grounds has land everywhere."""
    return [space for space in spaces(scene, board) if not is_sea(scene, board, space)]


def in_play(scene: Scene, board: Board) -> list[int]:
    """Spaces with ground that something may stand on."""
    return [space for space in on_land(scene, board) if _terrain(board, space) not in scene.out_of_play]


def at_sea(scene: Scene, board: Board) -> list[int]:
    """Waters that are spaces of the board."""
    return [space for space in spaces(scene, board) if is_sea(scene, board, space)]


def is_sea(scene: Scene, board: Board, space: int) -> bool:
    return scene.grounds.get(_terrain(board, space)) == SEA


def parted(board: Board, edge: Edge, attribute: str) -> bool:
    """Whether both spaces have an attribute, and not the same."""
    one, other = (board.attributes[space].get(attribute) for space in (edge.a, edge.b))
    return bool(one) and bool(other) and one != other


def sides(board: Board, spaces: Iterable[int]) -> Iterable[tuple[Point, Point]]:
    """The sides of spaces, each the same way round for either neighbour."""
    for space in spaces:
        for outline in board.rings[space]:
            ring = [(round(x, 1), round(y, 1)) for x, y in outline]
            for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
                yield min(start, end), max(start, end)


def _terrain(board: Board, space: int) -> str:
    return str(board.attributes[space].get("terrain", ""))
