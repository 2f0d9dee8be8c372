"""The games of the project by name: one is imported when it is asked for, not to know that it is there."""

from __future__ import annotations

from typing import NamedTuple


class Listed(NamedTuple):
    """A game that need not be imported yet: its name, its short name, and where its class is."""

    name: str
    short: str
    where: str


GAMES = (
    Listed("battle-for-germany", "bfg", "grognard.games.battle_for_germany.game:BattleForGermany"),
    Listed("downfall-third-reich", "dtr", "grognard.games.downfall_third_reich.game:DownfallThirdReich"),
    Listed("europe-engulfed", "ee", "grognard.games.europe_engulfed.game:EuropeEngulfed"),
    Listed(
        "unconditional-surrender",
        "us",
        "grognard.games.unconditional_surrender.game:UnconditionalSurrender",
    ),
)
