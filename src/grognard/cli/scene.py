"""What a view looks like: the game's own picture, or what the page shows of it put together."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.draw.laying import laid
from grognard.draw.scene import Scene
from grognard.kernel.game import Game
from grognard.kernel.view import View
from grognard.page.sheet import table_of


def scene_of(game: Game, view: View, language: str, theme: str = "light") -> Scene:
    """The scene of a view."""
    own: Scene | None = game.scene(view, language, theme)
    if own is not None:
        return own
    setup = game.setup(view.scenario, view.options)
    scene = laid(
        table_of(game, setup, language), game.faces(setup), game.picture(view), game.board.index.keys()
    )
    return replace(scene, subtitle="\n".join(filter(None, game.moment(view, language))), theme=theme)
