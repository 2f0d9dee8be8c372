"""Area maps: land gathered round points, borders bent like borders, everything cut to the real coast."""

from pathlib import Path

from mapmaker.areas import backdrop, board_file
from mapmaker.areas.cells import Land
from mapmaker.areas.contacts import Contacts
from mapmaker.areas.description import read
from mapmaker.areas.plane import Plane
from mapmaker.geography import Geography


def build(path: Path) -> dict[str, str]:
    """File name to text for the area map described in a file."""
    description = read(path)
    plane = Plane(description.plane)
    geography = Geography(plane.point, plane.reach())
    land = Land(description, plane, geography)
    contacts = Contacts(description, land)
    return {
        "board.toml": board_file.text(description, contacts),
        "backdrop.json": backdrop.text(description, plane, geography, land, contacts),
    }
