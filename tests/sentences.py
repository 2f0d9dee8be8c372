"""How the tests read the catalogues of a game: its sentences as written, as its code tells them, as shown."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grognard.kernel.game import Game
from grognard.kernel.languages import key_of
from grognard.kernel.messages import KEYS, LANGUAGES, Messages
from grognard.page.told_keys import question_keys as question_keys
from grognard.page.told_keys import told as told
from tests.battery import World, strange, walk

# What names the kinds of things in position files.
THINGS = ("Name", "Row")


# ---------------------------------------------------------------- as written


def entries(folder: Path, language: str) -> dict[str, ftl.Message]:
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
            found.add(re.sub("-(id|count|the|The|of|to|in|e|number)$", "", part.id.name))
        elif isinstance(part, ftl.MessageReference):
            found |= variables(messages, part.id.name)
    return found


def inside(messages: Mapping[str, ftl.Message]) -> set[str]:
    """The sentences that are parts of others."""
    return {
        part.id.name
        for message in messages.values()
        for part in parts(message)
        if isinstance(part, ftl.MessageReference)
    }


def check_french(text: str) -> None:
    """Curved apostrophes; spaces that do not break before two-part signs and inside quotation marks."""
    assert "'" not in text
    assert not re.findall(r"(?m)^(?!#).*(?: [:;!?»](?:\s|$)|« ).*$", text)


def rules_in_french(game: Game) -> str:
    """What the index of the rules says in French, line by line."""
    return "\n".join(re.findall(r'fr = "(.*?)"', (game.folder / "rules.toml").read_text(encoding="utf-8")))


# ---------------------------------------------------------------- as told


def thing_keys(game: Game) -> Iterator[str]:
    """The keys of what position files name."""
    for path in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in THINGS and node.args:
                word = node.args[0]
                if isinstance(word, ast.Constant):
                    yield f"thing-{key_of(word.value)}"


# ---------------------------------------------------------------- as shown


def render(messages: Messages, key: str, figures: Mapping[str, Any]) -> str:
    """The sentence, once sure that nothing in it is missing or raw."""
    assert messages.has(key), f"no sentence for {key}"
    arguments = dict(messages._arguments(figures))
    _, errors = messages._bundle.format_pattern(messages._bundle.get_message(key).value, arguments)
    assert not errors, f"{key}: {errors}"
    text = messages.text(key, figures)
    own = re.sub("“[^”]*”|«[^»]*»", "…", text)  # what a player has typed is quoted as it is
    assert not re.search(r"_|None|[{}]|  |\s$|^\s", own), f"{key}: {text!r}"
    for name, prefix in KEYS.items():
        assert name not in figures or messages.has(f"{prefix}-{figures[name]}")
    return text


def check_game(world: World) -> None:
    """A random game: its events, questions, many refusals and its outcome, in both languages."""
    rng = Random(str(world))
    catalogues = [Messages(world.game, language) for language in LANGUAGES]
    state: Any = None
    for state, seat, action in walk(world):
        _check_position(state, seat, catalogues)
        if rng.random() < 0.2:
            refusals = [state.why_not(seat, other) for other in strange(world.game, [action], rng)]
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


def _check_position(state: Any, seat: int, catalogues: list[Messages]) -> None:
    viewers = [None, *range(len(state.setup.seats))]
    for messages in catalogues:
        for event in state.events:
            for seen in filter(None, map(event.seen_by, viewers)):
                assert render(messages, f"event-{seen.kind}", seen.figures) == messages.event(seen)
        for viewer in (seat, None):
            prompt = state.prompt(viewer)
            assert render(messages, prompt.message, prompt.figures) == messages.question(prompt)


def chart_keys(game: Game) -> set[str]:
    """The words of the charts, in every scenario and with every option turned round."""
    found: set[str] = set()
    for scenario in game.scenarios:
        usual = game.options(scenario)
        turned = [{**usual, name: not value} for name, value in usual.items() if isinstance(value, bool)]
        for options in (usual, *turned):
            for chart in game.charts(game.setup(scenario, options)):
                found |= {f"chart-{chart.name}", *(phrase.key for phrase in chart.phrases())}
    return found
