"""`grognard show`: a position in words, or as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from grognard.cli.common import Language, Overlay, console
from grognard.cli.open_game import open_source, seat_number
from grognard.cli.table import beside
from grognard.cli.textmap.scene_words import told_of
from grognard.cli.words import Words
from grognard.draw.palette import THEMES
from grognard.draw.scene import Counter, Scene
from grognard.kernel.game import UnknownChoice
from grognard.kernel.languages import DEFAULT
from grognard.kernel.refusal import BadFile
from grognard.page.scene import scene_of


def show(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record, a position (.toml), or GAME:SCENARIO.")
    ],
    svg: Annotated[Path | None, typer.Option(help="Write the picture as SVG.", metavar="OUT")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the picture as PNG.", metavar="OUT")] = None,
    width: Annotated[
        int | None,
        typer.Option(
            min=100,
            max=10_000,
            help="Pixels across of the PNG; if not said, as many as its counters need.",
        ),
    ] = None,
    theme: Annotated[str, typer.Option(help=" or ".join(THEMES))] = "light",
    seat: Annotated[
        str | None,
        typer.Option("--as", help="As this seat sees it; as everybody does if not said.", metavar="SEAT"),
    ] = None,
    at: Annotated[int | None, typer.Option(min=0, help="Of a record: after so many actions.")] = None,
    overlay: Overlay = None,
    language: Language = DEFAULT,
) -> None:
    """Shows a position: in words here, or as a picture in a file.

    Examples: grognard show mine.record

    grognard show bfg:historical --png map.png
    """
    opened = open_source(file, overlay, at)
    words = Words(opened.game, language)
    if theme not in THEMES:
        raise UnknownChoice("theme", theme, list(THEMES))
    view = opened.state.view(None if seat is None else seat_number(opened.state, seat))
    scene = scene_of(opened.game, view, language, theme)
    if svg or png:
        _paint(opened.game, scene, svg, png, width)
    else:
        console().print(told(scene, opened.game.picture(view), words, opened.state))


def _paint(game: Any, scene: Scene, svg: Path | None, png: Path | None, width: int | None) -> None:
    from grognard.draw import render  # the renderer is a large library that only pictures need

    drawing = render.svg(scene, game.board, game.backdrop)
    if svg:
        _write(svg, drawing.encode())
    if png:
        _write(png, render.png(drawing, width))


def _write(path: Path, picture: bytes) -> None:
    try:
        path.write_bytes(picture)
    except OSError as error:
        raise BadFile(str(path), f"cannot be written: {error.strerror}") from error


def told(scene: Scene, picture: Mapping[str, Any], words: Words, state: Any) -> RenderableType:
    """Turn, phase, question, what lies beside the map, towns, who holds what, units by place."""
    parts = [
        Text(scene.title, "bold"),
        Text(scene.subtitle),
        question(words, state),
        *beside(scene, picture, words),
        towns(scene),
        *held(scene, words),
        units(scene, words),
    ]
    return Group(*(part for part in parts if part))


def question(words: Words, state: Any) -> Text:
    """What is asked and of whom, or how it ended."""
    if state.outcome is not None:
        return Text(words.outcome(state.outcome, state.setup.seats), "bold")
    lines = [
        f"{words.asked(state, seat)} {words.question(state.prompt(seat))} ({state.prompt(seat).rule})"
        for seat in state.waiting
    ]
    return Text("\n".join(lines))


def towns(scene: Scene) -> Text:
    """Who holds which towns: a side is known by its colour, in the scores as on the map."""
    lines = []
    for score in scene.scores:
        held = [f"{town.name} {town.points}" for town in scene.towns if town.flag == score.colour]
        if held:
            lines.append(f"{score.name}: {', '.join(held)}")
    return Text("\n".join(lines))


def held(scene: Scene, words: Words) -> Iterator[Text]:
    """Who holds which areas."""
    for key, flag in scene.flags.items():
        spaces = [space for space, holder in scene.control.items() if holder == key]
        if spaces:
            named = sorted(words.label("space", space) for space in spaces)
            yield Text.assemble((f" {flag.title} ", f"{flag.ink} on {flag.colour}"), f" {', '.join(named)}")


def units(scene: Scene, words: Words) -> Text:
    """Every unit by the place where it is, then those beside the map."""
    places: dict[str, list[Counter]] = {}
    for one in scene.counters:
        places.setdefault(words.label("space", one.space), []).append(one)
    listed = [*sorted(places.items()), *((box.title, box.counters) for box in scene.boxes if box.counters)]
    wide = max((len(place) for place, _ in listed), default=0)
    return Text("\n".join(f"{place:<{wide}}  {_named(counters, words)}" for place, counters in listed))


def _named(counters: Any, words: Words) -> str:
    return ", ".join(told_of(one, words) for one in counters)
