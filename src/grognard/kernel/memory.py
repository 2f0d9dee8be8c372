"""How our programs look after their memory: what a game is made of stays, and is not searched for garbage.

Python's collector walks over everything that might be garbage, a game's boards and counters too: that
stopped play for 30 to 100 ms. For programs of the project; a library has no say in its host's process.
"""

from __future__ import annotations

import gc
from weakref import WeakSet

from grognard.kernel.game import Game

COLLECT_AFTER = (10_000, 20, 50)

_settled: WeakSet[Game] = WeakSet()


def settled(game: Game) -> Game:
    """The game, which from now on the collector leaves alone."""
    if game not in _settled:
        _settled.add(game)
        spare_the_collector()
    return game


def spare_the_collector() -> None:
    """Looks for garbage less often, and not in what there is by now."""
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
