"""What would come of an action: why not, its cost and chances, and whether it can be taken back."""

from __future__ import annotations

from random import Random

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.languages import typeset
from grognard.kernel.looking import LeftOver, Preview
from grognard.kernel.refusal import Illegal, Refusal, refuse
from grognard.kernel.state import State
from grognard.kernel.view import View
from grognard.page.completing import complete, standing
from grognard.page.question import question
from grognard.page.words import PageWords, Why, title, words

WORLDS = 3
"""In so many imagined positions it is tried out whether an action can be taken back."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A figure of an action, ready to be shown; one with a `rule` is a line of a sum."""

    name: str
    title: str
    text: str
    rule: str = ""


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """How likely a result is."""

    result: str
    title: str
    chance: float
    fraction: str


class Lost(msgspec.Struct, frozen=True, kw_only=True):
    """What an ending would leave unused, and the units that could still act."""

    rule: str
    text: str
    units: list[str]


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What an action would be. `line` is complete and can be sent; `path` begins where the unit stands; a
    `final` action can't be taken back: dice, something revealed, or somebody else is asked next. A `secret`
    one is final as soon as everybody else has answered too, which may be at once. `unknown` says what counts
    but is hidden from the one who asks: figures and chances are without it. `lost` is what an ending would
    leave unused."""

    line: str
    text: str
    refusal: Why | None
    final: bool
    secret: bool
    path: list[str]
    figures: list[Figure]
    chances: list[Chance]
    unknown: list[str]
    lost: list[Lost] = []


def answer(state: State, seat: int | None, line: str, language: str) -> Answer:
    """What a seat would do with a line, as far as it can know. Nothing is done, no die of the game rolled."""
    told = words(state.game, language)
    try:
        action = complete(state, seat, line)
    except Illegal as illegal:
        return _refused(told, " ".join(line.split())[:200], "", illegal.refusal, [])
    view = state.view(seat)
    text = told.action(action, state.known(seat, told.figures(action)))
    line, path = state.game.write(action), path_of(state, view, action)
    refusal = state.why_not(seat, action)
    if refusal is not None or seat is None:
        return _refused(told, line, text, refusal or refuse("", "not-your-turn"), path)
    preview = state.game.preview(view, action)
    return Answer(
        line=line,
        text=text,
        refusal=None,
        final=_final(state, view, seat, action),
        secret=state.stack[-1].secret,
        path=path,
        figures=figures_of(state, seat, preview, told),
        chances=chances_of(preview, told),
        unknown=unknown_of(preview, told),
        lost=_lost(state, view, seat, action, told) if action.verb in state.game.endings else [],
    )


def figures_of(state: State, seat: int, preview: Preview, told: PageWords) -> list[Figure]:
    """The figures of a preview, as far as a seat may know them."""
    known = state.known(seat, preview.figures)
    return [
        Figure(
            name=name,
            title=title(told.say(f"figure-{name}", name)),
            text=typeset(told.figure(name, value, known), told.language),
            rule=preview.rules.get(name, ""),
        )
        for name, value in preview.figures.items()
    ]


def chances_of(preview: Preview, told: PageWords) -> list[Chance]:
    """How likely each result is."""
    return [
        Chance(result=r, title=told.label("result", r), chance=round(float(c), 6), fraction=str(c))
        for r, c in preview.chances.items()
    ]


def unknown_of(preview: Preview, told: PageWords) -> list[str]:
    """What figures and chances leave out."""
    return [told.say(f"unknown-{name}", name.replace("_", " ")) for name in preview.unknown]


def _lost(state: State, view: View, seat: int, action: Action, told: PageWords) -> list[Lost]:
    """What a game says that an ending leaves unused, or the units that have something left to do."""
    left = state.game.left_over(view, action.verb)
    if left is None:
        units = question(state.game, state.prompt(seat), told.language).left
        left = [LeftOver("units", "", len(units), units=tuple(units))] if units else []
    return [
        Lost(
            rule=one.rule,
            text=told.say(f"left-{one.name}", number=one.number, **one.figures),
            units=[*one.units],
        )
        for one in left
    ]


def _refused(told: PageWords, line: str, text: str, refusal: Refusal, path: list[str]) -> Answer:
    return Answer(
        line=line,
        text=text,
        refusal=told.why(refusal),
        final=False,
        secret=False,
        path=path,
        figures=[],
        chances=[],
        unknown=[],
    )


def path_of(state: State, view: View, action: Action) -> list[str]:
    """The spaces of an action's way, beginning where its unit stands if this can be seen."""
    kinds = state.game.vocabulary.signatures[action.verb]
    if "path" not in kinds:
        return []
    way = [state.game.board.names[space] for space in action.args[kinds.index("path")]]
    start = standing(state.game.picture(view), state.game.vocabulary.tokens(action)[0])
    return way if start in (None, way[0]) or start not in state.game.board.index else [str(start), *way]


def _final(state: State, view: View, seat: int, action: Action) -> bool:
    """Found out in imagined positions, with other dice: the real ones must not show.

    Where what is hidden decides, it is better to ask once too often: one of several that says so is enough.
    To whoever is done with a secret question, it may be that all others have answered: that is final.
    """
    secret = state.stack[-1].secret
    for number in range(WORLDS if state.game.secrets else 1):
        imagined = state.game.imagine(view, Random(number))
        if imagined.why_not(seat, action) is not None:
            return True
        imagined.do(seat, action)
        if not imagined.may_undo(seat) or (secret and seat not in imagined.waiting):
            return True
    return False
