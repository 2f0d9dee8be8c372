"""What the captain of this game brings to a question."""

from __future__ import annotations

from typing import TypeAlias

from grognard.bots.battle_for_germany.ground import Ground
from grognard.bots.battle_for_germany.opinions import CaptainOpinions, Pace
from grognard.bots.captain import Mind as AnyMind

Mind: TypeAlias = AnyMind[Ground, CaptainOpinions, Pace]
