"""What a thing on the table is, at this moment and to whoever looks: for the inspector."""

from __future__ import annotations

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.view import View
from grognard.page.sheet import box_titles
from grognard.page.words import Why, title, words

KINDS = ("unit", "space")


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """A unit, or a space or box: its name, what never changes about it, and its state, line by line with the
    paragraphs behind; `units` are those that stand there."""

    kind: str
    name: str
    title: str
    about: str
    lines: list[Why]
    units: list[str]


def known(game: Game, view: View, kind: str, name: str, language: str) -> bool:
    """Whether there is such a thing on the table."""
    if kind == "unit":
        return f"unit:{name}" in game.picture(view) or name in game.vocabulary.numbers.get("unit", {})
    return kind == "space" and (name in game.board.index or name in _boxes(game, view, language))


def _boxes(game: Game, view: View, language: str) -> dict[str, str]:
    return box_titles(game, game.setup(view.scenario, view.options), language)


def details(game: Game, view: View, kind: str, name: str, language: str) -> Details:
    """All that a view tells of a thing. A piece that no action names, such as a fleet's marker, is called by
    its face."""
    told, box = words(game, language), _boxes(game, view, language).get(name) if kind == "space" else None
    nameless = kind == "unit" and name not in game.vocabulary.numbers.get("unit", {})
    called = ("face", game.picture(view)[f"unit:{name}"][1]) if nameless else (kind, name)
    lines = [
        Why(rule=one.rule, text=title(told.text(f"detail-{one.key}", dict(one.figures))))
        for one in game.details(view, kind, name)
    ]
    standing = [
        key.partition(":")[2]
        for key, shown in game.picture(view).items()
        if key.startswith("unit:") and shown[0] == name
    ]
    return Details(
        kind=kind,
        name=name,
        title=box or told.label(*called),
        about="" if box or nameless else game.about(kind, name, language),
        lines=lines,
        units=standing if kind == "space" else [],
    )
