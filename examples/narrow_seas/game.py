"""The game as the kernel meets it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from examples.narrow_seas import positions
from examples.narrow_seas.components import FOLDER, SEATS, Components
from examples.narrow_seas.rules.combat import Battle
from examples.narrow_seas.rules.interception import Interception
from examples.narrow_seas.rules.purchases import Purchases
from examples.narrow_seas.rules.sequence import Orders, Rounds
from examples.narrow_seas.state import Position
from grognard.kernel.game import Game
from grognard.kernel.step import Step


class NarrowSeas(Game):
    """Narrow Seas, for three players."""

    name: ClassVar[str] = "narrow-seas"
    short: ClassVar[str] = "narrow"
    version: ClassVar[int] = 1
    folder: ClassVar[Path] = FOLDER
    seats: ClassVar[tuple[str, ...]] = SEATS
    state_type = Position
    step_types: ClassVar[tuple[type[Step], ...]] = (Rounds, Purchases, Orders, Interception, Battle)

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.overlay = dict(overlay or {})
        self.components = Components(self.overlay)
        self.board = self.components.board

    @property
    def scenarios(self) -> Mapping[str, Any]:
        return self.components.scenarios

    def names(self) -> Mapping[str, Sequence[str]]:
        c = self.components
        most = c.tables["supply"]["commit"]
        return {
            "space": self.board.names,
            "unit": c.handles,
            "piece": c.pieces,
            "number": [str(number) for number in range(most + 1)],
        }

    def start(self, state: Position) -> None:
        positions.begin(state)

    def arrange(self, state: Position, position: Mapping[str, Any]) -> None:
        positions.arrange(state, position)

    def expect(self, state: Position, key: str, value: Any) -> str | None:
        return positions.expect(state, key, value)
