"""The table with nothing on it: ground, names, colours, reserves, track and key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from examples.narrow_seas.components import NOBODY, SEATS
from examples.narrow_seas.showing.picture import COLOURS, counter
from grognard.draw.scene import SEA, Box, Cell, Flag, Gauge, Group, Key, Place, Scene, Score, Sign, Track

if TYPE_CHECKING:
    from examples.narrow_seas.game import NarrowSeas
    from grognard.kernel.game import Setup

GROUNDS = {"plain": "", "hills": "hills", "forest": "forest", "sea": SEA}


def table(game: NarrowSeas, setup: Setup, language: str) -> Scene:
    """Every word of it comes from the catalogues."""
    c, spaces = game.components, range(len(game.board))
    title = {seat: game.label("seat", seat, language) for seat in SEATS}
    supply, orders = c.tables["supply"]["most"], c.tables["turns"]["orders"]
    return Scene(
        title=game.say("title", language),
        grounds=GROUNDS,
        places=tuple(_place(game, space, language) for space in spaces),
        home={c.name(space): (SEATS[c.home[space]],) for space in spaces if c.home[space] != NOBODY},
        flags={seat: Flag(*COLOURS[seat], title[seat]) for seat in SEATS},
        scores=tuple(Score(title[seat], 0, *COLOURS[seat], seat) for seat in SEATS),
        track=Track(
            title=game.say("rounds", language),
            cells=tuple(Cell(f"{n + 1}") for n in range(c.scenarios[setup.scenario]["rounds"])),
        ),
        boxes=tuple(
            Box(title=game.say("reserve", language, seat=seat), colour=colour, name=f"reserve_{seat}")
            for seat, (colour, _) in COLOURS.items()
        ),
        groups=tuple(
            Group(key=seat, title=title[seat], colour=COLOURS[seat][0], ink=COLOURS[seat][1], seat=seat)
            for seat in SEATS
        ),
        gauges=tuple(
            Gauge(name=f"{seat}.{name}", title=game.say(name, language), group=seat, most=most, pips=pips)
            for seat in SEATS
            for name, most, pips in (("supply", supply, False), ("orders", orders, True))
        ),
        legend_title=game.say("legend", language),
        legend=tuple(_legend(game, language)),
    )


def _place(game: NarrowSeas, space: int, language: str) -> Place:
    c, signs = game.components, list[Sign]()
    if c.capital[space]:
        signs.append("capital")
    if c.port[space]:
        signs.append("port")
    return Place(
        space=c.name(space),
        name=game.label("space", c.name(space), language),
        signs=tuple(signs),
        rank=len(signs),
    )


def _legend(game: NarrowSeas, language: str) -> Iterator[Key]:
    c, seat = game.components, SEATS[0]
    yield Key(text=game.say("legend-hidden", language), piece=counter(c, seat, "standing"))
    yield Key(text=game.say("legend-own", language), piece=counter(c, seat, "facing", "infantry"))
    yield Key(text=game.say("legend-open", language), piece=counter(c, seat, "lying", "infantry"))
    for ground in ("hills", "forest"):
        yield Key(text=game.label("terrain", ground, language), ground=ground)
    yield Key(text=game.say("legend-sea", language), ground=SEA)
    yield Key(text=game.say("legend-capital", language), sign="capital")
    yield Key(text=game.say("legend-port", language), sign="port")
    for seat in SEATS:
        yield Key(text=game.say("legend-held", language, seat=seat), holder=seat)
