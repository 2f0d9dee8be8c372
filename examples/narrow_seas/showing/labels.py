"""How blocks are called by those who can't see what they are, and what never changes about blocks and spaces.

Everything else is called by its entry in the catalogues: `space-hallem`, `seat-norda`, `piece-marines`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.narrow_seas.components import NOBODY, SEATS
from examples.narrow_seas.rules.victory import worth

if TYPE_CHECKING:
    from examples.narrow_seas.game import NarrowSeas


def block(game: NarrowSeas, handle: str, language: str) -> str:
    """1.3: whose it is, whether it is a fleet, and its number."""
    c = game.components
    number = c.handles.index(handle)
    key = "block-fleet" if c.fleet[number] else "block-army"
    return game.say(key, language, seat=SEATS[c.owner[number]], number=handle.strip("nvof"))


def about_block(game: NarrowSeas, handle: str, language: str) -> str:
    c = game.components
    return game.say("about-fleet" if c.fleet[c.handles.index(handle)] else "about-army", language)


def about_space(game: NarrowSeas, name: str, language: str) -> str:
    """1.1, 7.1: a sea, or ground, home, port, worth and coast of an area."""
    c, space = game.components, game.board.index[name]
    if c.sea[space]:
        return game.say("about-sea", language)
    return game.say(
        "about-area",
        language,
        terrain=game.board.attributes[space]["terrain"],
        seat="nobody" if c.home[space] == NOBODY else SEATS[c.home[space]],
        sort="capital" if c.capital[space] else "port" if c.port[space] else "area",
        points=worth(c, space),
        spaces=[c.name(sea) for sea in c.seas[space]],
    )
