"""The keys of sentences that the code of a game names: what it refuses with, tells, asks and rolls for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from grognard.kernel.game import Game

CALLS = {
    "refuse": ("no", 1),
    "tell": ("event", 0),
    "tell_only": ("event", 1),
    "Event": ("event", 0),
    "roll": ("why", 0),
    "roll_together": ("why", 1),
    "finish": ("end", 1),
    "KeyedError": ("file", 0),
    "Said": ("file", 0),
    "LeftOver": ("left", 0),
    "Detail": ("detail", 0),
}
"""What tells a sentence, how its keys begin, and where among the arguments the rest of the key is."""

CITES = {
    "refuse": 0, "tell": 1, "tell_only": 2, "roll": 1, "roll_together": 2, "finish": 2, "Detail": 1,
    "LeftOver": 1,
}  # fmt: skip
"""Where among the arguments of what is told its paragraph is."""


def cited(game: Game) -> Iterator[tuple[str, str]]:
    """Every paragraph that the code of a game names where something is told, and the place."""
    for path in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            at = CITES.get(getattr(node.func, "attr", getattr(node.func, "id", "")), len(node.args))
            rule = node.args[at] if at < len(node.args) else None
            if isinstance(rule, ast.Constant) and isinstance(rule.value, str) and rule.value:
                yield rule.value, f"{path.relative_to(game.folder)}:{node.lineno}"


def said(game: Game) -> Iterator[str]:
    """Every key that the code of a game says by its name: `game.say("reserve", ...)`."""
    for path in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say" and node.args:
                for key in _either(node.args[0]):
                    if isinstance(key, ast.Constant):
                        yield str(key.value)


def told(game: Game) -> Iterator[tuple[str, set[str] | None]]:
    """Every key that the code of a game tells or refuses with, and its figures; None if code puts them in."""
    for path in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield from _told_by(node)


def _told_by(call: ast.Call) -> Iterator[tuple[str, set[str] | None]]:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    prefix, at = CALLS.get(name, ("", 0))
    if not prefix or len(call.args) <= at:
        return
    figures = {keyword.arg or "" for keyword in call.keywords}
    if name == "finish":
        figures.add("winners")
    for word in _either(call.args[at]):
        if isinstance(word, ast.Constant):
            key = f"{prefix}-{str(word.value).removeprefix('file-')}"
            yield key, None if name in ("Event", "LeftOver", "Detail") or "" in figures else figures


def _either(word: ast.expr) -> list[ast.expr]:
    return [word.body, word.orelse] if isinstance(word, ast.IfExp) else [word]


def question_keys(game: Game) -> list[str]:
    """The keys of the questions that a game puts, and of what their verbs take."""
    asking = [step for step in game.step_types if step.verbs]
    takes = [f"no-takes-{verb}" for verbs in (game.takes, *(step.takes for step in asking)) for verb in verbs]
    return [*("ask" + re.sub("([A-Z])", r"-\1", step.__name__).lower() for step in asking), *takes]
