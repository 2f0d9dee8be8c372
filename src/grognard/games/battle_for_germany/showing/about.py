"""What never changes about a hex or a unit, in a few words."""

from __future__ import annotations

import math
from collections.abc import Iterator

from grognard.games.battle_for_germany.components import Components
from grognard.kernel.messages import Messages

# Sides worth telling, and the eight directions, from the east against the clock.
SIDES_TOLD = ("river", "theater", "yugoslav", "blocked", "lake", "sea")
DIRECTIONS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")


def unit(c: Components, words: Messages, name: str) -> str:
    """Nation, size, arm and the three figures."""
    entry = c.units[c.number[name]]
    return words.text(
        "about-unit",
        {
            "nation": entry.nation if entry.branch == "army" else entry.branch,
            "size": entry.size,
            "symbol": entry.symbol,
            "attack": entry.attack,
            "defence": entry.defence,
            "movement": entry.movement,
        },
    )


def space(c: Components, words: Messages, name: str) -> str:
    """Ground, country, city, fort; and what lies along its sides."""
    here = c.board.index[name]
    sides = () if c.closed_ground >> here & 1 else _sides(c, words, here)
    return words.chain([", ".join(_facts(c, words, here)), *sides])


def _facts(c: Components, words: Messages, here: int) -> Iterator[str]:
    attributes = c.board.attributes[here]
    yield words.text(f"about-ground-{attributes['terrain']}")
    if "country" in attributes and attributes["terrain"] not in ("switzerland", "sea"):
        yield words.label("country", attributes["country"])
    if here in c.city_at:
        city = c.cities[c.city_at[here]]
        yield words.text("about-city", {"points": city.points})
        if city.garrison:
            yield words.text("about-garrison")
    if attributes.get("fortified"):
        yield words.text("about-fortified")


def _sides(c: Components, words: Messages, here: int) -> Iterator[str]:
    """Rivers, borders and closed sides, each with the directions in which they lie."""
    found: dict[str, list[str]] = {kind: [] for kind in SIDES_TOLD}
    for there in sorted(c.board.beside[here]):
        for kind in c.board.pairs[here, there].kinds:
            found[kind].append(words.text(f"about-to-{_direction(c, here, there)}"))
    for kind, directions in found.items():
        if directions:
            yield words.text(f"about-side-{kind}", {"where": words.join(directions)})


def _direction(c: Components, here: int, there: int) -> str:
    (x0, y0), (x1, y1) = c.board.centres[here], c.board.centres[there]
    return DIRECTIONS[round(math.atan2(y0 - y1, x1 - x0) / (math.pi / 4)) % len(DIRECTIONS)]
