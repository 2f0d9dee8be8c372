"""From a board's description to the texts of its files."""

from pathlib import Path

from mapmaker import backdrop, board_file, description
from mapmaker.geography import Geography
from mapmaker.grid import Grid
from mapmaker.hexes import Ground, properties, without_ground
from mapmaker.sides import sides

BOARDS = Path(__file__).parent / "boards"


def build(name: str) -> dict[str, str]:
    """File name to text for the board described in boards/<name>.toml."""
    board = description.read(BOARDS / f"{name}.toml")
    grid = Grid(board.grid, board.georef)
    geography = Geography(grid)
    ground = Ground(board, grid, geography)
    hexes = properties(board, geography, ground)
    edges = sides(board, grid, geography, ground, without_ground(board, ground), hexes)
    return {
        "board.toml": board_file.text(board, grid, hexes, edges),
        "backdrop.json": backdrop.text(board, grid, geography),
    }
