"""What is laid over the map on demand: marked spaces and what the marks mean."""

from __future__ import annotations

from typing import get_args

import msgspec
from msgspec.structs import replace

from grognard.kernel.game import Game, UnknownChoice
from grognard.kernel.languages import typeset
from grognard.kernel.looking import Mark, Shape
from grognard.kernel.view import View
from grognard.page.words import title, words

__all__ = ["Mark", "Overlay", "ToneCard", "overlay"]


class ToneCard(msgspec.Struct, frozen=True, kw_only=True):
    """What marks of this tone mean, and the shapes in which they occur."""

    text: str
    tone: str
    shapes: list[Shape]


class Overlay(msgspec.Struct, frozen=True, kw_only=True):
    """Marks on the map, and a legend of those that occur."""

    name: str
    title: str
    marks: list[Mark]
    legend: list[ToneCard]


def overlay(game: Game, view: View, name: str, unit: str | None, language: str) -> Overlay:
    """One of the game's overlays, as far as a view can tell."""
    if name not in game.overlays:
        raise UnknownChoice("overlay", name, list(game.overlays) or ["none"])
    if game.overlays[name] == "unit" and unit not in game.vocabulary.numbers.get("unit", {}):
        raise UnknownChoice("unit", unit, ["the units of the sheet"])
    told = words(game, language)
    marks = [replace(one, text=typeset(one.text, language)) for one in game.marks(view, name, unit)]
    return Overlay(
        name=name,
        title=told.say(f"overlay-{name}", title(name)),
        marks=marks,
        legend=[
            ToneCard(text=told.tone(name, tone), tone=tone, shapes=_shapes(marks, tone))
            for tone in sorted({mark.tone for mark in marks})
        ],
    )


def _shapes(marks: list[Mark], tone: str) -> list[Shape]:
    """In the same order for every tone."""
    found = {mark.shape for mark in marks if mark.tone == tone}
    return [shape for shape in get_args(Shape) if shape in found]
