"""The sentences of Battle for Germany: both languages have all of them, and every figure they name exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.battery import World, strange, walk, worlds

import grognard
from grognard.games.battle_for_germany.about import DIRECTIONS
from grognard.games.battle_for_germany.components import SIDES
from grognard.kernel.messages import KEYS, LANGUAGES, OWN_FOLDER, Messages

GAME = grognard.game("bfg")
LOCALE = GAME.folder / "locale"
CALLS = {"refuse": "no", "tell": "event", "roll": "why", "finish": "end"}
WORLDS = [world for world in worlds() if world.game is GAME]


# ---------------------------------------------------------------- the catalogues as written


def entries(language: str, folder: Any = LOCALE) -> dict[str, ftl.Message]:
    """The messages of a file; what Fluent can't read fails."""
    body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    unread = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not unread
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a key is there twice"
    return {message.id.name: message for message in messages}


def parts(node: Any) -> Iterator[Any]:
    """Everything inside a node of a Fluent file."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from parts(child)


def variables(messages: Mapping[str, ftl.Message], key: str) -> set[str]:
    """The figures that a sentence uses, those of the sentences inside it included."""
    found: set[str] = set()
    for part in parts(messages[key]):
        if isinstance(part, ftl.VariableReference):
            found.add(re.sub("-(id|count)$", "", part.id.name))
        elif isinstance(part, ftl.MessageReference):
            found |= variables(messages, part.id.name)
    return found


def told() -> Iterator[tuple[str, set[str]]]:
    """Every key that the code of the game tells or refuses with, and the figures that go with it."""
    for path in sorted(GAME.folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name not in CALLS:
                continue
            figures = {keyword.arg or "" for keyword in node.keywords}
            if name == "finish":
                figures.add("winners")
            message = node.args[0 if name in ("tell", "roll") else 1]
            words = [message.body, message.orelse] if isinstance(message, ast.IfExp) else [message]
            for word in words:
                if isinstance(word, ast.Constant):
                    yield f"{CALLS[name]}-{word.value}", figures


def test_both_languages_say_the_same_with_the_same_figures() -> None:
    english, french = entries("en"), entries("fr")
    assert list(english) == list(french)
    for key in english:
        assert variables(english, key) == variables(french, key), key


def test_every_key_of_the_code_has_a_sentence_and_every_figure_of_it_is_given() -> None:
    for language in LANGUAGES:
        messages = entries(language)
        for key, figures in told():
            assert key in messages, key
            assert variables(messages, key) <= figures, key


def test_no_sentence_is_left_over() -> None:
    """What is in the catalogue is told somewhere, is a word of the menus, or a part of another sentence."""
    english = entries("en")
    used = {key for key, _ in told()} | {*entries("en", OWN_FOLDER), *menu_keys(), *question_keys()}
    used |= set(page_keys())
    for message in english.values():
        used |= {part.id.name for part in parts(message) if isinstance(part, ftl.MessageReference)}
    assert set(english) <= used, sorted(set(english) - used)


def test_french_typography() -> None:
    """Curved apostrophes; spaces that do not break before two-part signs and inside quotation marks."""
    text = (LOCALE / "fr.ftl").read_text(encoding="utf-8")
    assert "'" not in text
    assert not re.findall(r"(?m)^.*(?: [:;!?»]|« ).*$", text)


# ---------------------------------------------------------------- menus


def menu_keys() -> list[str]:
    setups = [GAME.setup(scenario, GAME.options(scenario)) for scenario in GAME.scenarios]
    return [
        *(f"verb-{verb}" for verb in GAME.vocabulary.signatures),
        *(f"scenario-{scenario}" for scenario in GAME.scenarios),
        *(f"option-{option}" for scenario in GAME.scenarios for option in GAME.options(scenario)),
        *(f"phase-{phase.kind}" for setup in setups for phase in setup.phases),  # type: ignore[attr-defined]
    ]


def page_keys() -> list[str]:
    """What the page says of actions, overlays, hexes and units; tests/page shows that each is said."""
    board = GAME.board
    countries = {attributes.get("country", "").lower().replace(" ", "-") for attributes in board.attributes}
    return [
        *(f"preview-{verb}" for verb in GAME.vocabulary.signatures),
        *(f"figure-{name}" for name in ("attack", "defence", "column", "multipliers", "cost", "allowance")),
        *(f"overlay-{name}" for name in GAME.overlays),
        *(f"overlay-{name}-{side}" for name in ("zones", "cities") for side in SIDES),
        *(
            "overlay-zones-contested",
            "overlay-reach-own",
            "overlay-attacks-enemy",
            "about-game",
            "bot-captain",
        ),
        *(f"about-{name}" for name in ("unit", "city", "garrison", "fortified", "more")),
        *(f"about-ground-{attributes['terrain']}" for attributes in board.attributes),
        *(f"about-country-{country}" for country in countries - {"", "switzerland"}),
        *(f"about-side-{kind}" for edge in board.edges for kind in edge.kinds),
        *(f"about-to-{direction}" for direction in DIRECTIONS),
    ]


def question_keys() -> list[str]:
    return [
        "ask" + re.sub("([A-Z])", r"-\1", step.__name__).lower() for step in GAME.step_types if step.verbs
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_and_questions_have_words(language: str) -> None:
    messages = Messages(GAME, language)
    for key in menu_keys():
        assert render(messages, key, {}) == messages.text(key)
    assert all(messages.has(key) for key in [*question_keys(), *page_keys()])


# ---------------------------------------------------------------- the sentences as shown


def render(messages: Messages, key: str, figures: Mapping[str, Any]) -> str:
    """The sentence, once sure that nothing in it is missing or raw."""
    assert messages.has(key), f"no sentence for {key}"
    arguments = dict(messages._arguments(figures))
    text, errors = messages._bundle.format_pattern(messages._bundle.get_message(key).value, arguments)
    assert not errors, f"{key}: {errors}"
    assert not re.search(r"_|None|[{}]|  |\s$|^\s", text), f"{key}: {text!r}"
    for name, prefix in KEYS.items():
        assert name not in figures or messages.has(f"{prefix}-{figures[name]}")
    return str(text)


@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_all_that_a_game_says(world: World) -> None:
    """A random game: its events, questions, many refusals, and its outcome, in both languages."""
    rng = Random(str(world))
    catalogues = [Messages(GAME, language) for language in LANGUAGES]
    state: Any = None
    for state, seat, action in walk(world):
        for messages in catalogues:
            for event in state.events:
                assert render(messages, f"event-{event.kind}", event.figures) == messages.event(event)
            prompt = state.prompt(seat)
            assert render(messages, prompt.message, prompt.figures) == messages.question(prompt)
            waiting = state.prompt(None)
            assert render(messages, waiting.message, waiting.figures) == messages.question(waiting)
        if rng.random() < 0.2:
            refusals = [state.why_not(seat, other) for other in strange(GAME, [action], rng)]
            refusals.append(state.why_not(len(state.setup.seats), action))
            for refusal in filter(None, refusals):
                for messages in catalogues:
                    sentence = render(messages, f"no-{refusal.message}", refusal.figures)
                    assert messages.refusal(refusal).endswith(sentence)
    assert state.outcome is not None
    for messages in catalogues:
        for event in state.events:
            key = f"end-{event.figures['how']}" if event.kind == "end" else f"event-{event.kind}"
            assert render(messages, key, event.figures) == messages.event(event)
        assert messages.outcome(state.outcome, state.setup.seats) == messages.event(state.events[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["fly", "move e_28", "move nobody 2225", "attack 2225 e_28+e_28", "end now"])
def test_lines_that_are_no_actions(language: str, line: str) -> None:
    refusal = GAME.new(seed=1).why_not(0, line)
    messages = Messages(GAME, language)
    figures = {name: str(value).replace("_", "") for name, value in refusal.figures.items()}
    assert render(messages, f"no-{refusal.message}", figures)
    assert "no-" not in messages.refusal(refusal)
