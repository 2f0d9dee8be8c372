"""The attacks by name. Each goes at one game on one server for a round, and counts what it tried.

What gives way is told by `GaveWay`. Every attack draws its own tables and knows no game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, NamedTuple

from grognard.kernel.game import Game
from grognard.soak.field import Field
from grognard.soak.flooding import floods
from grognard.soak.killing import full_disk, kills
from grognard.soak.lying import forgeries
from grognard.soak.spying import twin_worlds
from grognard.soak.starting import starts


class Attack(NamedTuple):
    """`limits`: the server holds clients back, as it does for everybody; `database`: the kind that it needs,
    if not any will do."""

    name: str
    round: Callable[[Field, Game, Random, Counter[str]], Coroutine[Any, Any, None]]
    limits: bool = False
    database: str = ""


ATTACKS = (
    Attack("kills", kills),
    Attack("starts", starts),
    Attack("forgeries", forgeries),
    Attack("twin worlds", twin_worlds),
    Attack("floods", floods, limits=True),
    Attack("full disk", full_disk, database="sqlite"),
)
