"""Chapter 8, military operations: all of them together, as part of the question of a phase."""

from __future__ import annotations

from typing import ClassVar

from grognard.games.downfall_third_reich.rules.amphibious import Amphibious
from grognard.games.downfall_third_reich.rules.naval import Naval
from grognard.games.downfall_third_reich.rules.strategic import Strategic
from grognard.games.downfall_third_reich.rules.tactical import Tactical


class Operating(Tactical, Strategic, Naval, Amphibious, frozen=True):
    """The six operations and the opening of French North Africa; part of ActionsPhase."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        **Tactical.verbs,
        **Strategic.verbs,
        **Naval.verbs,
        **Amphibious.verbs,
    }
