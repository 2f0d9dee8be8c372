"""The basket in words: what a seat has bought and may still take out, its price, and what is left."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grognard.kernel.basket import Bought
from grognard.page.charts import said
from grognard.page.words import words


class BasketItem(msgspec.Struct, frozen=True, kw_only=True):
    """Something bought: the number of its action, and of the one that it goes with if that is taken out."""

    ply: int
    text: str
    price: int
    belongs_to: int | None


class Purse(msgspec.Struct, frozen=True, kw_only=True):
    """What things are paid from: how much there was before the first of them and how much is left."""

    title: str
    held: int
    left: int
    items: list[BasketItem]


class Basket(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has bought and has not paid for yet, at `seq` of its own counting."""

    seq: int
    purses: list[Purse]


def basket(seq: int, first: int, run: Sequence[Bought], seat: int, language: str) -> Basket:
    """The purchases of this phase among a run of actions, the first of which has the number `first`. When the
    phase is over they are paid, though they may still be taken back one after the other."""
    purses: dict[str, Purse] = {}
    for number, one in enumerate(run):
        if one.before.phase_key != run[-1].after.phase_key:
            continue
        game = one.before.game
        bought = game.purchase(one.before.view(seat), one.action)
        if bought is None:
            continue
        told = words(game, language)
        title = said(bought.purse, told)
        purse = purses.setdefault(title, Purse(title=title, held=bought.held, left=0, items=[]))
        purse.items.append(
            BasketItem(
                ply=first + number,
                text=told.action(one.action, one.before.known(seat, told.figures(one.action))),
                price=bought.price,
                belongs_to=None if one.belongs_to is None else first + one.belongs_to,
            )
        )
        purses[title] = msgspec.structs.replace(purse, left=bought.held - bought.price)
    return Basket(seq=seq, purses=list(purses.values()))
