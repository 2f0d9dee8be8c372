"""A view as one scene: the game's own, or what `picture` says laid on its `table`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from grognard.draw.scene import Box, Counter, Fort, Scene, Town
from grognard.kernel.game import Game
from grognard.kernel.view import View
from grognard.page.sheet import table_of


def scene_of(game: Game, view: View, language: str = "en", theme: str = "light") -> Scene:
    """What a view looks like, for whoever wants it whole: the terminal, a picture in a file."""
    own: Scene | None = game.scene(view, language, theme)
    return own or _laid_out(game, view, language, theme)


def _laid_out(game: Game, view: View, language: str, theme: str) -> Scene:
    setup = game.setup(view.scenario, view.options)
    table, shown = table_of(game, setup, language), game.picture(view)
    placed = _counters(shown, game.faces(setup))
    on_map = [one for one in placed if one.space in game.board.index]
    return replace(
        table,
        subtitle="\n".join(filter(None, game.moment(view, language))),
        counters=tuple(on_map),
        boxes=tuple(_filled(box, placed) for box in table.boxes),
        control=_under(shown, "space"),
        towns=tuple(_held(town, table, _under(shown, "town")) for town in table.towns),
        forts=tuple(Fort(fort.space, bool(shown.get(f"fort:{fort.space}"))) for fort in table.forts),
        scores=tuple(
            replace(score, points=shown.get(f"score:{score.key}", score.points)) for score in table.scores
        ),
        track=table.track and replace(table.track, current=shown.get("track")),
        theme=theme,
    )


def _counters(shown: Mapping[str, Any], faces: Mapping[str, Counter]) -> list[Counter]:
    """Every unit that is shown, by the place where it is; what `faces` has last lies on top."""
    rank = {face: n for n, face in enumerate(faces)}
    units = sorted(_under(shown, "unit").items(), key=lambda entry: rank[entry[1][1]])
    return [replace(faces[face], unit=unit, space=place, mark=mark) for unit, (place, face, mark) in units]


def _under(shown: Mapping[str, Any], kind: str) -> dict[str, Any]:
    """The entries of a picture that begin with a kind, by the rest of their keys."""
    start = f"{kind}:"
    return {key.removeprefix(start): value for key, value in shown.items() if key.startswith(start)}


def _filled(box: Box, placed: list[Counter]) -> Box:
    return replace(box, counters=tuple(replace(one, space="") for one in placed if one.space == box.name))


def _held(town: Town, table: Scene, holders: Mapping[str, str]) -> Town:
    flag = table.flags.get(holders.get(town.space, ""))
    return replace(town, flag=flag.colour, flag_ink=flag.ink) if flag else town
