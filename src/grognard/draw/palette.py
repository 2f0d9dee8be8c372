"""Colours of the map and of the sheet around it: one table a theme, and one that leaves them to the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class Palette(msgspec.Struct, frozen=True, kw_only=True):
    """What every drawn thing that is not a counter is coloured with."""

    paper: str
    panel: str
    panel_line: str
    text: str
    text_soft: str
    sea: str
    shelf: tuple[str, str]
    land: str
    ground: Mapping[str, str]
    relief: Mapping[str, str]
    lit_slope: str
    coast: str
    river: str
    water_ink: str
    casing: str
    lake: str
    grid: str
    country: str
    ink: str
    halo: str
    lines: Mapping[str, str]
    town: str
    fort: str
    marks: Mapping[str, str]


LIGHT = Palette(
    paper="#f6f1e4",
    panel="#fbf8ef",
    panel_line="#b9ae95",
    text="#2f2a22",
    text_soft="#76694f",
    sea="#a9c3cc",
    shelf=("#b3cad2", "#bcd2d8"),
    land="#efe7d2",
    ground={
        "hills": "#dccb9f",
        "forest": "#d3d9b4",
        "swamp": "#d3ddd2",
        "defile": "#e6d5ac",
        "mountains": "#b99f77",
        "outside": "#ddd8ca",
        "closed": "#c9c3b4",
    },
    relief={
        "hills": "#a58d55",
        "forest": "#6f8a52",
        "swamp": "#5f8792",
        "defile": "#8a6a36",
        "mountains": "#77603a",
    },
    lit_slope="#efe0c0",
    coast="#6d8791",
    river="#4f86a6",
    water_ink="#27536b",
    casing="#f6f1e4",
    lake="#a9c9d6",
    grid="#6b5f45",
    country="#8a7a63",
    ink="#2f2a22",
    halo="#f6f1e4",
    lines={
        "boundary": "#b23a2e",
        "border": "#4c7a4a",
        "blocked": "#3c3226",
        "lake": "#a9c9d6",
        "strait": "#7fa9bb",
        "wall": "#7a2f25",
        "axis": "#3f6577",
    },
    town="#8d7f68",
    fort="#55493a",
    marks={"legal": "#005a4f", "selected": "#e0a100", "threatened": "#8f0f66"},
)

DARK = Palette(
    paper="#1d2023",
    panel="#262a2d",
    panel_line="#4b5054",
    text="#e9e3d4",
    text_soft="#a69d8a",
    sea="#2b424c",
    shelf=("#314b56", "#375460"),
    land="#57523f",
    ground={
        "hills": "#4d4631",
        "forest": "#474c33",
        "swamp": "#464f49",
        "defile": "#584c30",
        "mountains": "#3f3524",
        "outside": "#3c3b37",
        "closed": "#45423c",
    },
    relief={
        "hills": "#7d704a",
        "forest": "#7c9160",
        "swamp": "#7ba2ad",
        "defile": "#a98a52",
        "mountains": "#8d7850",
    },
    lit_slope="#6b5b3d",
    coast="#8fa9b3",
    river="#6ea6c6",
    water_ink="#c3deea",
    casing="#2c2a22",
    lake="#35566a",
    grid="#d9cfb8",
    country="#b5a88f",
    ink="#f0ead9",
    halo="#2a2a24",
    lines={
        "boundary": "#e5695b",
        "border": "#86b783",
        "blocked": "#0f0d0a",
        "lake": "#35566a",
        "strait": "#4d7486",
        "wall": "#d98a78",
        "axis": "#9cc3d3",
    },
    town="#a39678",
    fort="#d8ccb0",
    marks={"legal": "#38d1bc", "selected": "#ffc62e", "threatened": "#ff93d8"},
)


def line_colour(name: str, palette: Palette) -> str:
    """The colour of a kind of line by its name; rivers have one of their own."""
    return palette.river if name == "river" else palette.lines[name]


THEMES: Mapping[str, Palette] = {"light": LIGHT, "dark": DARK}


def variables(palette: Palette) -> dict[str, str]:
    """A theme as the values of CSS variables: {"--map-sea": "#a9c3cc", "--map-ground-hills": ...}."""
    return {f"--map-{name}": colour for name, colour in _flat(palette)}


def _flat(palette: Palette) -> list[tuple[str, str]]:
    named: list[tuple[str, str]] = []
    for field, value in msgspec.structs.asdict(palette).items():
        name = field.replace("_", "-")
        named += [(f"{name}{key}", colour) for key, colour in _parts(value)]
    return named


def _parts(value: Any) -> list[tuple[str, str]]:
    """A colour, or several with what tells them apart."""
    if isinstance(value, str):
        return [("", value)]
    several = value.items() if isinstance(value, Mapping) else enumerate(value)
    return [(f"-{key}", colour) for key, colour in several]


def _by_variable(field: str, value: Any) -> Any:
    named = [f"var(--map-{field.replace('_', '-')}{key})" for key, _ in _parts(value)]
    if isinstance(value, str):
        return named[0]
    return dict(zip(value, named, strict=True)) if isinstance(value, Mapping) else tuple(named)


CSS = Palette(**{field: _by_variable(field, value) for field, value in msgspec.structs.asdict(LIGHT).items()})
"""Every colour as a CSS variable, whose value the theme of a page decides."""
