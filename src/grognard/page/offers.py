"""Parts of a long list of answers: those that hold what somebody has picked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from grognard.kernel.action import Action, base, things, unknown_name
from grognard.kernel.game import Game
from grognard.kernel.prompt import Prompt
from grognard.kernel.refusal import Illegal
from grognard.page.question import tree

MOST_TOLD = 2_000
MOST_LOOKED_AT = 20_000
"""Who has picked one unit of a large attack may still have thousands of answers."""

Thing = tuple[str, int]
"""A kind of things and the number of one of them."""


class Offers(msgspec.Struct, frozen=True, kw_only=True):
    """The answers that hold some things, in a tree as that of a question. If there are too many, `whole` is
    false and some are missing: whoever has picked more things may ask for those that hold them all."""

    choices: dict[str, Any]
    whole: bool


def offers(game: Game, prompt: Prompt, tokens: Sequence[str]) -> Offers:
    """The answers that hold all these things ("unit:us_12", "space:1905"; of a path only the end counts).

    Raises Illegal if one of them names nothing.
    """
    first, *others = (_thing(game, token) for token in tokens)
    some = list(islice(_with(game, prompt, first), MOST_LOOKED_AT + 1))
    looked_at = dict.fromkeys(some[:MOST_LOOKED_AT])
    found = [action for action in looked_at if all(_holds(game, action, one) for one in others)]
    whole = len(some) <= MOST_LOOKED_AT and len(found) <= MOST_TOLD
    return Offers(choices=tree(game, found[:MOST_TOLD]), whole=whole)


def _thing(game: Game, token: str) -> Thing:
    kind, _, name = token.partition(":")
    number = game.vocabulary.numbers.get(kind, {}).get(name)
    if number is None:
        raise Illegal(unknown_name(kind, name, game.vocabulary.numbers.get(kind, {})))
    return kind, number


def _with(game: Game, prompt: Prompt, one: Thing) -> Iterator[Action]:
    """The answers that hold a thing, by whichever argument."""
    for verb in prompt.verbs:
        for number, kind in enumerate(game.vocabulary.signatures[verb]):
            if base(kind) == one[0]:
                yield from prompt.offered_with(verb, number, one[1])


def _holds(game: Game, action: Action, one: Thing) -> bool:
    kinds = game.vocabulary.signatures[action.verb]
    return any(
        base(kind) == one[0] and one[1] in things(kind, value)
        for kind, value in zip(kinds, action.args, strict=True)
    )
