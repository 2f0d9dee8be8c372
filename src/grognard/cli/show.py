"""`grognard show`: a position in words, or as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from grognard.cli.common import Language, Overlay, console
from grognard.cli.opening import open_source
from grognard.cli.words import Words
from grognard.draw.palette import THEMES
from grognard.draw.scene import Counter, Scene
from grognard.kernel.game import UnknownChoice
from grognard.kernel.refusal import BadFile
from grognard.page.scene import scene_of


def show(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record, a position (.toml), or GAME:SCENARIO.")
    ],
    svg: Annotated[Path | None, typer.Option(help="Write the picture as SVG.", metavar="OUT")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the picture as PNG.", metavar="OUT")] = None,
    width: Annotated[int, typer.Option(min=100, max=10_000, help="Pixels across of the PNG.")] = 2000,
    theme: Annotated[str, typer.Option(help=" or ".join(THEMES))] = "light",
    at: Annotated[int | None, typer.Option(min=0, help="Of a record: after so many actions.")] = None,
    overlay: Overlay = None,
    language: Language = "en",
) -> None:
    """Shows a position: in words here, or as a picture in a file.

    Examples: grognard show mine.record

    grognard show bfg:historical --png map.png
    """
    opened = open_source(file, overlay, at)
    words = Words(opened.game, language)
    if theme not in THEMES:
        raise UnknownChoice("theme", theme, list(THEMES))
    scene = scene_of(opened.game, opened.state.view(None), language, theme)
    if svg or png:
        _paint(opened.game, scene, svg, png, width)
    else:
        console().print(told(scene, words, opened.state))


def _paint(game: Any, scene: Scene, svg: Path | None, png: Path | None, width: int) -> None:
    from grognard.draw import render  # the renderer is a large library that only pictures need

    drawing = render.svg(scene, game.board, game.backdrop)
    try:
        if svg:
            svg.write_text(drawing, encoding="utf-8")
        if png:
            png.write_bytes(render.png(drawing, width))
    except OSError as error:
        raise BadFile(str(error.filename), f"cannot be written: {error.strerror}") from error


def told(scene: Scene, words: Words, state: Any) -> RenderableType:
    """Turn, phase, question, points, towns and units by place."""
    head = Text().append(f"{scene.title}\n", "bold").append(scene.subtitle)
    return Group(head, question(words, state), scores(scene), towns(scene), units(scene, words))


def question(words: Words, state: Any) -> Text:
    """What is asked and of whom, or how it ended."""
    if state.outcome is not None:
        return Text(words.outcome(state.outcome, state.setup.seats), "bold")
    lines = [
        f"{words.asked(state, seat)} {words.question(state.prompt(seat))} ({state.prompt(seat).rule})"
        for seat in state.waiting
    ]
    return Text("\n".join(lines))


def scores(scene: Scene) -> Text:
    return Text("   ").join(
        Text(f" {score.name} {score.points} ", f"{score.ink} on {score.colour}") for score in scene.scores
    )


def towns(scene: Scene) -> Text:
    """Who holds which towns: a side is known by its colour, in the scores as on the map."""
    lines = []
    for score in scene.scores:
        held = [f"{town.name} {town.points}" for town in scene.towns if town.flag == score.colour]
        if held:
            lines.append(f"{score.name}: {', '.join(held)}")
    return Text("\n".join(lines))


def units(scene: Scene, words: Words) -> Text:
    """Every unit by the place where it is, then those beside the map."""
    places: dict[str, list[Counter]] = {}
    for one in scene.counters:
        places.setdefault(words.game.label("space", one.space, words.language), []).append(one)
    lines = [f"{place:<18} {_named(counters)}" for place, counters in sorted(places.items())]
    lines += [f"{box.title:<18} {_named(box.counters)}" for box in scene.boxes if box.counters]
    return Text("\n".join(lines))


def _named(counters: Any) -> str:
    return ", ".join(_told(one) for one in counters)


def _told(one: Counter) -> str:
    """A unit with its factors, the steps of a block and its mark, as far as it has them."""
    steps = f"{one.steps}/{one.most_steps}" if one.steps else ""
    return " ".join(filter(None, (one.unit, one.factors, steps, one.mark)))
