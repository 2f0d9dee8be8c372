"""What must be seen is seen: rings on every ground and figures on every counter, in both themes.

A ring lies on a wider one; of the two at least one has to differ from the ground by 3 to 1, as WCAG asks of
signs. Figures are text: 4.5 to 1, on the counter's colour and where its sheen darkens that.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import grognard
from grognard.draw.control import HELD
from grognard.draw.palette import THEMES, variables
from grognard.page.sheet import table_of

STYLES = (Path(__file__).parents[2] / "web/src/styles/map.css").read_text(encoding="utf-8")
RINGS = {"legal": "under", "selected": "under-selected", "target": "under", "lit": "under"}
"""The rings of the page by the names of their colours, and what lies under each."""
SHEEN = 0.07
"""How much black the sheen of a counter has where its figures stand."""
GAMES = [grognard.game(name) for name in ("bfg", "dtr")]

Colour = tuple[float, ...]


def colour(text: str) -> Colour:
    digits = text.lstrip("#")
    digits = "".join(2 * one for one in digits) if len(digits) == 3 else digits
    return tuple(int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4))


def mixed(over: Colour, under: Colour, part: float) -> Colour:
    return tuple(a * part + b * (1 - part) for a, b in zip(over, under, strict=True))


def light(shade: Colour) -> float:
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shade)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    dark, bright = sorted((light(a), light(b)))
    return (bright + 0.05) / (dark + 0.05)


def css(theme: str) -> dict[str, str]:
    """The page's own colours in a theme, those of the map put in where they are referred to."""
    blocks = dict(re.findall(r"^:root(\[data-theme='dark'\])? \{(.*?)^\}", STYLES, re.M | re.S))
    text = blocks[""] + (blocks["[data-theme='dark']"] if theme == "dark" else "")
    worn = variables(THEMES[theme])
    found = {}
    for name, value in re.findall(r"--([\w-]+): (.+?);", text):
        of_map = re.match(r"var\((--map-[\w-]+)", value)
        found[name] = worn[of_map[1]] if of_map else value
    return found


def grounds(game: grognard.Game, theme: str) -> dict[str, Colour]:
    """Everything that a space may look like: sea, land, terrain, each also in the colour of a holder."""
    palette, setup = THEMES[theme], game.new(next(iter(game.scenarios)), seed=1).setup
    table = table_of(game, setup, "en")
    bare = {"": palette.land, **{n: c for n, c in palette.ground.items() if n in table.grounds.values()}}
    found = {name or "land": colour(text) for name, text in bare.items()}
    keep = float(css(theme)["tone-keep"].rstrip("%")) / 100
    if any(table.home.values()):
        for name, shade in list(found.items()):
            for holder, flag in table.flags.items():
                tint = mixed(colour(flag.colour), colour("#fff"), keep)
                found[f"{name} of {holder}"] = mixed(tint, shade, HELD.tint)
    return found | {name: colour(text) for name, text in (("sea", palette.sea), ("lake", palette.lake))}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.short)
def test_rings_stand_out_from_every_ground(game, theme):
    worn = css(theme)
    weak = {
        (ring, name): round(best, 2)
        for ring, under in RINGS.items()
        for name, ground in grounds(game, theme).items()
        if (best := max(contrast(colour(worn[one]), ground) for one in (ring, under))) < 3
    }
    assert not weak


@pytest.mark.parametrize("theme", THEMES)
def test_rings_stand_out_from_what_lies_under_them(theme):
    worn = css(theme)
    assert all(contrast(colour(worn[ring]), colour(worn[under])) >= 3 for ring, under in RINGS.items())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.short)
def test_figures_can_be_read_on_every_counter(game):
    weak = {}
    for scenario in game.scenarios:
        for name, face in game.faces(game.new(scenario, seed=1).setup).items():
            ink, back = colour(face.ink), colour(face.back)
            least = min(contrast(ink, back), contrast(ink, mixed(colour("#000"), back, SHEEN)))
            if face.factors and least < 4.5:
                weak[name] = round(least, 2)
    assert not weak


def test_contrast_is_counted_as_wcag_counts_it():
    assert contrast(colour("#000"), colour("#fff")) == pytest.approx(21)
    assert contrast(colour("#777777"), colour("#fff")) == pytest.approx(4.48, abs=0.01)
    greys = [contrast(colour("#000"), colour(f"#{n:02x}{n:02x}{n:02x}")) for n in range(256)]
    assert all(a < b for a, b in pairwise(greys))
