"""What never changes about a hex, a sea zone or a unit, in a few words."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.unconditional_surrender.components import Components
from grognard.games.unconditional_surrender.spaces import CLIMATES, NONE, SIDE_PRICES
from grognard.kernel.messages import Messages


def unit(c: Components, words: Messages, name: str) -> str:
    """U29 to U32: nation and kind; elite or not."""
    own = c.units[c.unit[name]]
    key = "about-unit-elite" if own.elite else "about-unit"
    return words.text(key, {"country": own.country, "type": own.type})


def space(c: Components, words: Messages, name: str) -> str:
    """U20 to U28: ground, country, city, sea zones, weather zone; what lies along its sides."""
    here = c.board.index[name]
    return words.chain([", ".join(_facts(c, words, here)), *_sides(c, words, here)])


def _facts(c: Components, words: Messages, here: int) -> Iterator[str]:
    yield words.label("terrain", c.board.attributes[here]["terrain"])
    if here >= c.map.hexes:
        return
    if c.map.country_of[here] != NONE:
        yield words.label("country", c.country_names[c.map.country_of[here]])
    kinds = {"capital": c.map.capital, "factory": c.map.factory, "port": c.map.port}
    if c.map.city >> here & 1:
        yield words.text("about-city")
        yield from (words.text(f"about-{kind}") for kind, mask in kinds.items() if mask >> here & 1)
    if c.map.overseas >> here & 1:
        yield words.text("about-overseas")
    yield words.text(f"climate-{CLIMATES[c.map.climate[here]]}")
    if c.map.zones_of[here]:
        zones = words.join([words.label("space", c.name(zone)) for zone in c.map.zones_of[here]])
        yield words.text("about-coast", {"where": zones})


def _sides(c: Components, words: Messages, here: int) -> Iterator[str]:
    """U23, U24: rivers, mountains, straits, canals and transport lines, and to which hexes."""
    if here >= c.map.hexes:
        return
    for kind in SIDE_PRICES:
        found = [c.name(there) for there in c.map.walks[here] if c.map.side[here, there] == kind]
        if found:
            yield words.text(f"about-side-{kind}", {"where": words.join(found)})
    lines = [c.name(there) for there in c.map.walks[here] if (here, there) in c.map.line]
    if lines:
        yield words.text("about-line", {"where": words.join(lines)})
