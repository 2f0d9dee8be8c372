"""How armies, areas, seas and technologies are called; all other names are in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.downfall_third_reich.components import Components
from grognard.kernel.languages import Names

ALIKE = {
    "technology": "tile", "target": "unit", "support": "unit", "due": "space", "join": "country",
    "total_war": "faction", "seat": "faction",
}  # fmt: skip


def names(c: Components) -> Mapping[str, Mapping[str, Names]]:
    """A tile "axis.blitzkrieg" has the name of its technology, "blitzkrieg"."""
    technologies = {name: technology.name for name, technology in c.technologies.items()}
    return {
        "unit": {name: _numbered(c, unit) for unit, name in enumerate(c.ids)},
        "type": {name: kind.name for name, kind in zip(c.type_ids, c.types, strict=True)},
        "space": {name: area.name for name, area in zip(c.board.names, c.areas, strict=True)},
        "sea": c.seas.names,
        "tile": technologies | {tile: technologies[tile.split(".")[1]] for tile in c.tile_ids},
    }


def _numbered(c: Components, unit: int) -> Names:
    """The type and, where there are several armies of it, the number."""
    kind, number = c.types[c.type_of[unit]], c.ids[unit].rsplit("_", 1)[1]
    return kind.name.each(lambda told: f"{told} {number}") if kind.count > 1 else kind.name
