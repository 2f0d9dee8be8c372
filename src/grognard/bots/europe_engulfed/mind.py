"""What the captain of this game brings to a question."""

from __future__ import annotations

from typing import TypeAlias

from grognard.bots.captain import Mind as AnyMind
from grognard.bots.europe_engulfed.ground import Ground
from grognard.bots.europe_engulfed.opinions import CaptainOpinions, Pace

Mind: TypeAlias = AnyMind[Ground, CaptainOpinions, Pace]
