"""What a view looks like, as one scene: what the page is told piece by piece, put together."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.draw.full_scene import laid
from grognard.draw.scene import Scene
from grognard.kernel.game import Game
from grognard.kernel.view import View
from grognard.page.sheet import table_of


def scene_of(game: Game, view: View, language: str, theme: str = "light") -> Scene:
    """The scene of a view; below its title stands what the table says there, then the moment."""
    setup = game.setup(view.scenario, view.options)
    table = table_of(game, setup, language)
    scene = laid(table, game.faces(setup), game.picture(view), game.board.index.keys())
    subtitle = filter(None, (table.subtitle, *game.moment(view, language)))
    return replace(scene, subtitle="\n".join(subtitle), theme=theme)
