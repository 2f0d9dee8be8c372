"""What is amiss in a game that somebody is making, looked for in its files and in random play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from random import Random
from typing import Any

from grognard import bots
from grognard.kernel.action import Action, base
from grognard.kernel.failing import failing
from grognard.kernel.game import Game
from grognard.kernel.languages import LANGUAGES
from grognard.kernel.messages import Messages
from grognard.kernel.position_file import ColumnKey
from grognard.kernel.refusal import GrognardError
from grognard.kernel.rules import RuleIndex
from grognard.kernel.view import View
from grognard.page.check_table import picture_slips, table_slips
from grognard.page.check_words import word_slips
from grognard.page.told_keys import cited

LONGEST = 400
"""So many answers of a game are looked at, if it is not over before that."""
EACH = "; a list with an entry for each seat or thing says so: Annotated[list[Flag], Each(3)], EachUnit[Flag]"


def slips(game: Game, seeds: int = 2) -> Iterator[str]:
    """A sentence for whatever is found, as often as it is found; what fails keeps nothing else from being
    looked at."""
    yield from _going_on("a question", question_slips(game))
    yield from _going_on("a word", word_slips(game))
    yield from _going_on("a position file", file_slips(game))
    yield from _going_on("a scenario", _scenario_slips(game, seeds))


def _scenario_slips(game: Game, seeds: int) -> Iterator[str]:
    for scenario in game.scenarios:
        setup = game.setup(scenario, game.options(scenario))
        if not setup.seats:
            yield f"{scenario} has no seats: name them in `seats`, or in `setup`"
            continue
        for language in LANGUAGES:
            yield from _going_on(f"{scenario}: the table", table_slips(game, setup, language))
        for seed in range(seeds):
            yield from _going_on(f"{scenario}: a game", _walk_slips(game, scenario, seed))
        yield from _going_on(f"{scenario}: a bot", bot_slips(game, scenario))


def _going_on(what: str, found: Iterator[str]) -> Iterator[str]:
    """What is found until the game itself fails, and then that."""
    try:
        yield from found
    except Exception as error:  # whoever makes a game can break it in any way
        yield f"{what} fails: {error if isinstance(error, GrognardError) else failing(error)}"


def question_slips(game: Game) -> Iterator[str]:
    """Of the questions as they are declared, and of what is told: rules that the index has not, words that
    nobody reads."""
    index, known = RuleIndex.of(game), game.names()
    if not index:
        yield "there is no rules.toml: nobody can read the paragraphs that questions and refusals cite"
    for rule, place in cited(game) if index else ():
        if rule not in index:
            yield f"{place} cites {rule!r}, which rules.toml has not"
    for step in game.step_types:
        if step.verbs and index and step.rule not in index:
            yield f"{step.__name__} has the rule {step.rule!r}, which rules.toml has not"
        for verb, kinds in step.verbs.items():
            for kind in map(base, kinds):
                if kind not in known:
                    yield f"{step.__name__}: {verb!r} takes a {kind!r}; `names` has only: {', '.join(known)}"
    for group in game.state_type.hidden:
        for word in filter(None, (group.name, group.piece)):
            if word not in known:
                yield f"hidden: {word!r} is none of the kinds of `names`: {', '.join(known)}"


def file_slips(game: Game) -> Iterator[str]:
    """Of position files: keys that stand for a column which the state has not."""
    columns = game.state_type.columns
    for name, key in game.position_file.keys.items():
        if isinstance(key, ColumnKey) and key.name not in columns:
            yield f"position_file: {name!r} is to be the column {key.name!r}; there are: {', '.join(columns)}"


def _walk_slips(game: Game, scenario: str, seed: int) -> Iterator[str]:
    """Of a random game: each position and what is told of it."""
    rng, catalogues = Random(seed), [Messages(game, language) for language in LANGUAGES]
    state = game.new(scenario, seed=seed)
    for _ in range(LONGEST):
        yield from position_slips(game, state, catalogues)
        if state.outcome is not None or _unlisted(game, state):
            return
        if not state.waiting:
            yield f"{scenario}: {type(state.stack[-1]).__name__} asks nobody, and the game is not over"
            return
        seat = state.waiting[0]
        action = state.prompt(seat).sample(rng)
        if action is None:
            yield f"{scenario}: {type(state.stack[-1]).__name__} leaves {state.setup.seats[seat]} no answer"
            return
        yield from look_slips(game, state.view(seat), action, rng, catalogues)
        state.act(seat, action)


def bot_slips(game: Game, scenario: str) -> Iterator[str]:
    """Of the game's own bots: each is made, and asked the first question."""
    state = game.new(scenario, seed=0)
    if not state.waiting or _unlisted(game, state):
        return
    seat = state.waiting[0]
    for name in game.bots:
        try:
            action = bots.bot(name, game, 0).choose(state.prompt(seat), partial(state.view, seat))
        except Exception as error:
            why = error if isinstance(error, GrognardError) else failing(error)
            yield f"{scenario}: the bot {name!r} fails at the first question: {why}"
            continue
        refusal = state.why_not(seat, action)
        if refusal is not None:
            line, rule = game.write(action), refusal.rule or "the question"
            yield f"{scenario}: the bot {name!r} answers {line!r}, which {rule} forbids"


def _unlisted(game: Game, state: Any) -> str:
    """The first question of a position that the game does not list: it can't be put to anybody."""
    return next((type(step).__name__ for step in state.stack if type(step) not in game.step_types), "")


def position_slips(game: Game, state: Any, catalogues: list[Messages]) -> Iterator[str]:
    if unlisted := _unlisted(game, state):
        yield f"{unlisted} is asked, but is none of the game's `step_types`"
        return
    try:
        game.load(state.dump())
    except GrognardError as error:
        yield f"a position that can't be stored: {error}{EACH if 'of length' in str(error) else ''}"
    for seat in (None, *range(len(state.setup.seats))):
        yield from picture_slips(game, state.view(seat))
    for messages in catalogues:
        for key in ("moment-turn", "moment-phase"):
            if messages.has(key):
                yield from _sentence_slips(messages, key, game.now(state.view(None)))
        for event in state.events:
            key = f"end-{event.figures['how']}" if event.kind == "end" else f"event-{event.kind}"
            yield from _sentence_slips(messages, key, event.figures)
        for seat in state.waiting:
            prompt = state.prompt(seat)
            yield from _sentence_slips(messages, prompt.message, prompt.figures)


def look_slips(
    game: Game, view: View, action: Action, rng: Random, catalogues: list[Messages]
) -> Iterator[str]:
    """Of what is told beforehand of an action, and of a unit and a space that somebody points at."""
    said: list[tuple[str, Mapping[str, Any]]]
    shown = game.preview(view, action)
    said = [(f"unknown-{name}", {}) for name in shown.unknown]
    said += [(f"figure-{name}", {}) for name in shown.figures]
    for left in (game.left_over(view, action.verb) or ()) if action.verb in game.endings else ():
        said.append((f"left-{left.name}", {"number": left.number, **left.figures}))
    units = [key.partition(":")[2] for key in game.picture(view) if key.startswith("unit:")]
    for kind, names in (("unit", units), ("space", game.board.names)):
        for detail in game.details(view, kind, rng.choice(names)) if names else ():
            said.append((f"detail-{detail.key}", detail.figures))
    for messages in catalogues:
        for key, figures in said:
            yield from _sentence_slips(messages, key, figures)


def _sentence_slips(messages: Messages, key: str, figures: Any) -> Iterator[str]:
    where = f"locale/{messages.language}.ftl"
    if not messages.has(key):
        yield f"{where} has no {key}"
        return
    for name in messages.lacking(key, figures):
        there = ", ".join(figures) or "no figures"
        yield f"{where}: {key} uses ${name}, which is not told; there are: {there}"
