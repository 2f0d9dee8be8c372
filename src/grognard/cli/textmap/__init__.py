"""The map in characters: the whole of it in small, or a window in which every unit has its name."""

from __future__ import annotations

from collections.abc import Collection

from grognard.cli.textmap.areas import AreaMap
from grognard.cli.textmap.grid import GridMap
from grognard.cli.textmap.lattice import lattice_of
from grognard.cli.words import Words
from grognard.draw.scene import Scene
from grognard.kernel.board import Board

__all__ = ["AreaMap", "GridMap", "TextMap", "text_map"]

TextMap = GridMap | AreaMap


def text_map(scene: Scene, board: Board, words: Words, marks: Collection[str] = ()) -> TextMap:
    """A scene ready to be printed: in rows and columns if its spaces lie so, else each at its place."""
    lattice = lattice_of(board)
    if lattice is None:
        return AreaMap(scene, board, words, marks)
    return GridMap(scene, board, words, marks, lattice)
