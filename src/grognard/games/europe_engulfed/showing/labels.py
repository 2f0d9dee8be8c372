"""How units are called by those who can't see what they are, and what pieces are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.game import EuropeEngulfed


def unit(game: EuropeEngulfed, handle: str, language: str) -> str:
    """The colour of a block, or the nation of an aircraft, and its number."""
    c = game.components
    back = c.back[game.vocabulary.numbers["unit"][handle]]
    return game.say("called-unit", language, back=back, number=handle.removeprefix(back))


def piece(game: EuropeEngulfed, name: str, language: str) -> str:
    """The type of a block; where powers share a colour, whose it is as well."""
    c = game.components
    found = c.pieces[game.vocabulary.numbers["piece"][name]]
    key = "called-piece-of" if len(c.sharing[found.back]) > 1 else "called-piece"
    return game.say(key, language, block=found.block, power=c.power_ids[found.power])


def face(game: EuropeEngulfed, name: str, language: str) -> str:
    """A piece on the table that is no unit: "fleet.britain.atlantic", "fort.metz", "beachhead.normandy"."""
    sort, _, rest = name.partition(".")
    return game.say(f"face-{sort}", language, power=rest.partition(".")[0])
