"""Standing orders in words: what a seat may order in advance, and what it has ordered."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.orders import ASK, choices_of
from grognard.page.words import title, words


class OrderChoice(msgspec.Struct, frozen=True, kw_only=True):
    """One way to answer in advance."""

    name: str
    text: str


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """How questions of a kind are to be answered: `choice` is one of the `choices`, of which "ask" is the
    first: the question is put."""

    kind: str
    title: str
    choice: str
    choices: list[OrderChoice]


class Orders(msgspec.Struct, frozen=True, kw_only=True):
    """The standing orders of a seat, which nobody else is told of."""

    orders: list[Order]


def orders(game: Game, given: Mapping[str, str], language: str) -> Orders:
    """Everything that may be ordered in a game, and what one seat has."""
    said = words(game, language)
    return Orders(
        orders=[
            Order(
                kind=kind,
                title=title(said.say(f"order-{kind}", kind)),
                choice=given[kind] if given.get(kind) in choices else ASK,
                choices=[OrderChoice(name=one, text=said.say(f"ordered-{one}", one)) for one in choices],
            )
            for kind, choices in choices_of(game).items()
        ]
    )
