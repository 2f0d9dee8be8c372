"""4.5: what a power puts into its basket, and what it costs; paid for when its player is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.kernel.action import Action
from grognard.kernel.basket import Purchase
from grognard.kernel.charts import Phrase

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

GIFTS = ("aid", "murmansk", "persia")
"""Those that name how many WERPs are sent."""
WITHOUT_COST = ("refit", "call_up")
"""7.8, these are done in production, too, and cost a special action or nothing."""


def purchase(s: Position, action: Action) -> Purchase | None:
    """The position is an outline; whoever buys knows what is bought."""
    step = s.stack[-1]
    if not isinstance(step, Production):
        return None
    price = _price(s, step, action)
    if price is None:
        return None
    return Purchase(Phrase("basket-purse", {"power": s.c.power_ids[step.power]}), price, s.werps[step.power])


def _price(s: Position, step: Production, action: Action) -> int | None:
    if action.verb in GIFTS:
        return int(action.args[0])
    return 0 if action.verb in WITHOUT_COST else step.cost_of(s, action)
