"""The description of an area map: where its sheet lies on the globe, its areas, and what joins them."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

LonLat = tuple[float, float]
Properties = dict[str, Any]


class PlaneTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The projection, the sheet on it, how finely things are drawn; a unit of the board is `km_per_unit`."""

    proj: str
    frame: tuple[float, float, float, float]
    km_per_unit: float
    bend_km: float
    touch_km: float
    shore_km: float
    min_lake_km2: float


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area; one with `reach_km` is a small island with that much sea around it, in a frame of its own."""

    id: str
    cells: tuple[LonLat, ...]
    set: Properties
    reach_km: float = 0.0
    at: LonLat | None = None


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space that is no land of this map: a frame in the sea (left, top, width, height in units)."""

    id: str
    rect: tuple[float, float, float, float]
    set: Properties


class Fort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of its own inside an area, or in the sea: a circle over what lies around it."""

    id: str
    at: LonLat
    radius_km: float
    set: Properties


class Sea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sea zone as a space of the board; its outline may run under the land."""

    id: str
    at: LonLat
    outline: tuple[LonLat, ...]
    set: Properties


class Void(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Land on the sheet that nobody enters."""

    id: str
    cells: tuple[LonLat, ...]


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A border that something lies on, a contact that is no link, or a link that no border shows."""

    between: tuple[str, str]
    set: Properties = {}
    add: bool = False
    remove: bool = False


class Landing(msgspec.Struct, frozen=True, rename={"origins": "from"}):
    """An axis over the sea, as the board has it: who may start, and whether it is lettered."""

    a: str
    b: str
    origins: tuple[str, ...]
    sea: str
    d: bool


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole area map. The tables under `board` go into the board as they stand."""

    game: str
    plane: PlaneTable
    area: tuple[Area, ...]
    box: tuple[Box, ...]
    void: tuple[Void, ...]
    link: tuple[Link, ...]
    limit: tuple[tuple[LonLat, ...], ...]
    places: dict[str, LonLat]
    board: dict[str, Any]
    arrivals: dict[str, tuple[LonLat, LonLat]] = {}
    """By area: where the last stretch of a lettered axis is drawn, if the place is chosen by hand."""
    fort: tuple[Fort, ...] = ()
    sea: tuple[Sea, ...] = ()
    bare: tuple[str, ...] = ("plain",)
    """Terrain that is not drawn."""

    @property
    def spaces(self) -> dict[str, Properties]:
        """Everything that is a space of the board, what lies on top last."""
        tables: tuple[Area | Box | Fort | Sea, ...] = (*self.area, *self.box, *self.fort, *self.sea)
        return {space.id: space.set for space in tables}

    @property
    def landings(self) -> list[Landing]:
        return msgspec.convert(self.board.get("landings", []), list[Landing])


def read(path: Path) -> Description:
    """The description in a TOML file; raises msgspec.ValidationError when a table is malformed."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Description)
