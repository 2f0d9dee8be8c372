"""The question as the page puts it: its sentence, and every answer in a tree of verbs and arguments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.prompt import Prompt
from grognard.page.pointing import pointed_out
from grognard.page.words import words


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is asked. `choices` goes from a verb by its arguments: an empty list for none, a list for
    one, a dict of lists for two, and so on. `left` names the units that still have something to do; `spaces`
    and `units` are those that the question is about, `group` is the one of a seat's groups that is asked."""

    seat: int | None
    text: str
    rule: str
    undo: bool
    choices: dict[str, Any]
    left: list[str]
    spaces: list[str]
    units: list[str]
    group: str


def question(game: Game, prompt: Prompt, language: str) -> Question:
    """The question that a prompt puts; without choices for a seat that is not asked."""
    choices, figures = tree(game, prompt), prompt.figures
    return Question(
        seat=prompt.seat,
        text=_text(game, prompt.message, msgspec.msgpack.encode(figures), language),
        rule=prompt.rule,
        undo=prompt.undo,
        choices=choices,
        left=_left(game, choices),
        spaces=pointed_out(game, figures, "space"),
        units=pointed_out(game, figures, "unit"),
        group=str(figures.get("group", figures.get("faction", ""))),
    )


@lru_cache(maxsize=1024)
def _text(game: Game, message: str, figures: bytes, language: str) -> str:
    """The sentence of a question; it takes time to make, and is often put again."""
    return words(game, language).text(message, msgspec.msgpack.decode(figures))


def tree(game: Game, prompt: Prompt) -> dict[str, Any]:
    """The offered actions by verb and arguments."""
    tokens_of = game.vocabulary.tokens
    choices: dict[str, Any] = {}
    for action in prompt.offered():
        tokens = tokens_of(action)
        if len(tokens) < 2:
            choices.setdefault(action.verb, []).extend(tokens)
            continue
        branch = choices.setdefault(action.verb, {})
        for token in tokens[:-2]:
            branch = branch.setdefault(token, {})
        leaves = branch.get(tokens[-2])
        if leaves is None:
            branch[tokens[-2]] = [tokens[-1]]
        else:
            leaves.append(tokens[-1])
    return choices


def _left(game: Game, choices: Mapping[str, Any]) -> list[str]:
    """The units that some choice sets to work, each once, in the order in which they are offered.

    Of a verb that names several units those of the first argument act, the others are targets or helpers.
    """
    found: dict[str, None] = {}
    for verb, branch in choices.items():
        kinds = game.vocabulary.signatures[verb]
        depth = next((n for n, kind in enumerate(kinds) if kind in ("unit", "units")), None)
        if depth is not None and (not game.tasks or verb in game.tasks):
            for token in _at_depth(branch, depth):
                found |= dict.fromkeys(token.split("+"))
    return list(found)


def _at_depth(branch: Any, depth: int) -> Iterable[str]:
    """The arguments that stand at one place of a verb's actions."""
    if not depth:
        return branch  # type: ignore[no-any-return]
    return (token for under in branch.values() for token in _at_depth(under, depth - 1))
