"""The reasons against a click are the true ones: asked over many positions, with the clicks of a person.

    python -m tests.reasons dtr 3000      so many clicks of each sort; tells the sentences it has met

A unit and then a place, a unit dropped on a place, a place alone, a unit alone. What is told must be what the
rules say of the very unit and place that were clicked; no internal name shows; unit and place are named.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

import grognard
from grognard.kernel.figures import kind_of, names_in
from grognard.kernel.game import Game
from grognard.page.completing import complete, distances, standing
from grognard.page.offers import offers
from grognard.page.question import question
from grognard.page.reasons import Click, Reason, reasons
from grognard.page.sheet import box_titles
from grognard.page.words import words

LANGUAGES = ("en", "fr")
APART = 7
"""One of so many positions of a game is clicked at: neighbours are much alike."""
CLICKS = 6
"""So many of each sort in a position."""


class Misleading(AssertionError):
    """A reason that speaks of something else than was clicked."""

    def __init__(self, why: str, click: Click, told: Any) -> None:
        super().__init__(f"{why}: {click} was told {told}")


class Met(msgspec.Struct):
    """What was clicked how often, and the sentences that were told, each with one example."""

    clicks: Counter[str] = msgspec.field(default_factory=Counter)
    sentences: dict[tuple[str, str, str], tuple[int, str, str]] = {}

    def note(self, language: str, key: str, reason: Reason) -> None:
        number, *_ = self.sentences.get((language, reason.rule, key), (0, "", ""))
        self.sentences[language, reason.rule, key] = number + 1, reason.what, reason.text


# ---------------------------------------------------------------- clicks


def clicks(state: Any, seat: int, rng: Random) -> Iterator[tuple[str, Click]]:
    """What a person might click that leads to nothing, as the page would find it."""
    game = state.game
    picture = game.picture(state.view(seat))
    lit = set(question(game, state.prompt(seat), "en").left)
    known = game.vocabulary.numbers["unit"]
    shown = (key.removeprefix("unit:") for key in picture if key.startswith("unit:"))
    units = [unit for unit in shown if unit in known]
    places = [*game.board.names, *box_titles(game, state.setup, "en")]
    for _ in range(CLICKS):
        if lit:
            unit, place = rng.choice(sorted(lit)), _place(game, picture, places, rng)
            yield "unit then place", Click(picked=[f"unit:{unit}"], space=place)
        unit, place = rng.choice(units), _place(game, picture, places, rng)
        yield "place alone", Click(space=place)
        yield "unit alone", Click(unit=unit, space=standing(picture, unit))
        yield "drag", Click(picked=[f"unit:{unit}"], space=place)


def _place(game: Any, picture: dict[str, Any], places: list[str], rng: Random) -> str:
    """Any place, or one near some unit: persons click where something stands."""
    if rng.random() < 0.5:
        return rng.choice(places)
    near = game.board.index.get(rng.choice([v[0] for k, v in picture.items() if k.startswith("unit:")]))
    beside = sorted(game.board.beside[near]) if near is not None else []
    return game.board.names[rng.choice(beside)] if beside else rng.choice(places)


# ---------------------------------------------------------------- what must hold


def check(state: Any, seat: int, sort: str, click: Click, met: Met) -> None:
    """One click in both languages."""
    if _legal(state, seat, click):
        return  # the page picks it and asks nothing
    met.clicks[sort] += 1
    for language in LANGUAGES:
        told = reasons(state, seat, click, language)
        if not told.reasons:
            raise Misleading("nothing was told", click, told)
        for reason in told.reasons:
            _plain(state.game, click, reason)
            _names(state, click, reason, language)
            _true(state, seat, click, reason, language, met)


def _legal(state: Any, seat: int, click: Click) -> bool:
    """Whether some answer goes with what was clicked."""
    prompt, board = state.prompt(seat), state.game.board
    if click.picked:
        return any(prompt.why_not(complete(state, seat, line)) is None for line in _lines(state, click))
    if click.unit and offers(state.game, prompt, [f"unit:{click.unit}"]).choices:
        return True
    place = click.space if click.space in board.index else None
    return bool(place and offers(state.game, prompt, [f"space:{place}"]).choices)


def _lines(state: Any, click: Click) -> list[str]:
    """The lines that a unit and a place spell."""
    if not click.picked or click.space not in state.game.board.index:
        return []
    unit, step = click.picked[0].removeprefix("unit:"), state.stack[-1]
    ways = {
        ("unit", "path"): "{v} {u} {p}",
        ("unit", "space"): "{v} {u} {p}",
        ("spaces", "units"): "{v} {p} {u}",
        ("space", "units"): "{v} {p} {u}",
        ("space", "unit", "units?"): "{v} {p} {u} none",
        ("unit",): "{v} {u}",
        ("space",): "{v} {p}",
    }
    told = [verb for verb in step.told_verbs(state) if step.verbs[verb] in ways]
    return [ways[step.verbs[verb]].format(v=verb, u=unit, p=click.space) for verb in told]


def _plain(game: Any, click: Click, reason: Reason) -> None:
    """No internal name shows: those with an underscore, or of a message that has no words."""
    for text in (reason.text, reason.what):
        if not text or "_" in text or re.search(r"\bno-[a-z]|\bNone\b(?! of)|[{}]", text):
            raise Misleading("an internal name", click, reason)


def _names(state: Any, click: Click, reason: Reason, language: str) -> None:
    """The unit and the place that were clicked are named."""
    game, told = state.game, words(state.game, language)
    unit = click.unit or (click.picked[0].removeprefix("unit:") if click.picked else None)
    if unit and told.label("unit", unit) not in reason.what:
        raise Misleading("the unit is not named", click, reason)
    if click.space and click.unit is None and (not click.picked or reason.verb):
        titles = box_titles(game, state.setup, language)
        name = titles.get(click.space) or told.label("space", click.space)
        if name not in reason.what:
            raise Misleading("the place is not named", click, reason)


def _true(state: Any, seat: int, click: Click, reason: Reason, language: str, met: Met) -> None:
    """What is told of a unit and a place is what the rules say of them, and of nothing else."""
    told = words(state.game, language)
    if not reason.verb:
        met.note(language, reason.text.replace(reason.what, "…")[:24], reason)
        return
    line = next(line for line in _lines(state, click) if line.startswith(f"{reason.verb} "))
    unit = click.picked[0].removeprefix("unit:") if click.picked else ""
    if unit not in line and unit not in question(state.game, state.prompt(seat), language).units:
        raise Misleading("another unit is meant", click, reason)
    action = complete(state, seat, line)
    refusal = state.why_not(seat, action)
    if refusal is None or told.why(refusal).text != reason.text or refusal.rule != reason.rule:
        raise Misleading(f"not what is said of {line}", click, reason)
    met.note(language, refusal.message, reason)
    _about(state, seat, click, reason, refusal, action)


def _about(state: Any, seat: int, click: Click, reason: Reason, refusal: Any, action: Any) -> None:
    """A place that a refusal speaks of is the one clicked, the unit's own, or lies on a direct way."""
    board = state.game.board
    start = board.index.get(
        standing(state.game.picture(state.view(seat)), click.picked[0].removeprefix("unit:"))
    )
    end, asked = board.index[click.space], question(state.game, state.prompt(seat), "en").text
    for figure, value in refusal.figures.items():
        for name in names_in(value) if kind_of(figure) == "space" else ():
            if name == click.space or start is None or board.index[name] == start or name in asked:
                continue
            here = distances(board, board.index[name])
            there = distances(board, end)
            if here.get(start, 999) + here.get(end, 999) > there.get(start, 999) + 2:
                raise Misleading(f"speaks of {name}", click, reason)


# ---------------------------------------------------------------- running it


def run(name: str, wanted: int, seed: int = 1) -> Met:
    """So many clicks of each sort, over random games of every scenario."""
    game, met, rng = grognard.game(name), Met(sentences={}), Random(seed)
    if type(game).picture is Game.picture:
        sys.exit(f"{name} shows no units that could be clicked: it has no `picture` yet")
    while True:
        for scenario in game.scenarios:
            state = game.new(scenario, seed=rng.random())
            for n in range(400):
                if state.outcome is not None:
                    break
                seat = state.waiting[0]
                if n % APART == 0:
                    for sort, click in clicks(state, seat, rng):
                        check(state, seat, sort, click, met)
                    if min(met.clicks[sort] for sort in ("unit then place", "drag")) >= wanted:
                        return met
                state.do(seat, state.prompt(seat).sample(rng))


def main(name: str, wanted: str) -> None:
    met = run(name, int(wanted))
    print(", ".join(f"{number} × {sort}" for sort, number in met.clicks.items()))
    for (language, rule, key), (number, what, text) in sorted(met.sentences.items()):
        print(f"{language} {rule:7} {key:22} {number:6}  [{what}] {text}")


if __name__ == "__main__":
    main(*sys.argv[1:])
