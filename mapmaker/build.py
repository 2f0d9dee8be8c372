"""From a board's description to the texts of its files."""

import tomllib
from pathlib import Path

from mapmaker import areas, backdrop, board_file, description
from mapmaker.geography import Geography
from mapmaker.grid import Grid
from mapmaker.hexes import Ground, properties, without_ground
from mapmaker.sides import sides

BOARDS = Path(__file__).parent / "boards"


def build(name: str) -> dict[str, str]:
    """File name to text for the board described in boards/<name>.toml, which has hexes or areas."""
    path = BOARDS / f"{name}.toml"
    if "plane" in tomllib.loads(path.read_text(encoding="utf-8")):
        return areas.build(path)
    return _hexes(path)


def _hexes(path: Path) -> dict[str, str]:
    board = description.read(path)
    grid = Grid(board.grid, board.georef)
    x0, y0, x1, y1 = grid.extent()
    margin = 2 * grid.size
    geography = Geography(grid.plane, (x0 - margin, y0 - margin, x1 + margin, y1 + margin), board.layers)
    ground = Ground(board, grid, geography)
    hexes = properties(board, geography, ground)
    edges = sides(board, grid, geography, ground, without_ground(board, ground), hexes)
    return {
        "board.toml": board_file.text(board, grid, hexes, edges),
        "backdrop.json": backdrop.text(board, grid, geography),
    }
