"""The game as the kernel meets it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from examples.narrow_seas import evaluation, standing_orders
from examples.narrow_seas.components import FOLDER, SEATS, Components
from examples.narrow_seas.positions.arrange import POSITION_FILE, arrange
from examples.narrow_seas.rules.combat import Battle
from examples.narrow_seas.rules.interception import Interception
from examples.narrow_seas.rules.purchases import Purchases
from examples.narrow_seas.rules.sequence import Orders, Rounds
from examples.narrow_seas.rules.set_up import begin
from examples.narrow_seas.showing import labels, overlays, picture
from examples.narrow_seas.showing.preview import preview
from examples.narrow_seas.showing.table import table
from examples.narrow_seas.state import Position
from grognard.draw.scene import Counter, Scene
from grognard.kernel.action import Action
from grognard.kernel.game import Game, Setup
from grognard.kernel.looking import Mark, Preview
from grognard.kernel.orders import Reaction
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
    reactions: ClassVar[Mapping[type[Step], Reaction]] = standing_orders.REACTIONS
    position_file = POSITION_FILE

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
        begin(state)

    def arrange(self, state: Position, position: Mapping[str, Any]) -> None:
        arrange(state, position)

    # ---------------------------------------------------------------- words

    def label(self, kind: str, name: str, language: str) -> str:
        """Blocks by whose they are, hits by their number, anything else as the catalogues have it."""
        if kind == "unit" and name in self.components.handles:
            return labels.block(self, name, language)
        if kind == "result":
            return self.say("result-hits", language, number=int(name))
        return super().label(kind, name, language)

    def about(self, kind: str, name: str, language: str) -> str:
        told = {"space": labels.about_space, "unit": labels.about_block}.get(kind)
        return told(self, name, language) if told else ""

    def now(self, view: Any) -> Mapping[str, Any]:
        return picture.now(view)

    # ---------------------------------------------------------------- how it stands

    def features(self, state: Position) -> Mapping[str, float]:
        return evaluation.features(state)

    def prospect(self, state: Position, seat: int) -> float:
        return evaluation.prospect(state, seat)

    def margin(self, state: Position, seat: int) -> float:
        return evaluation.margin(state, seat)

    # ---------------------------------------------------------------- what is shown

    @property
    def backdrop(self) -> Mapping[str, Any]:
        """No more than the frame: coasts are the outlines of the areas."""
        frame = self.components.frame
        return {"origin": frame[:2], "size": frame[2:]}

    endings: ClassVar[tuple[str, ...]] = ("end", "done")
    weighed: ClassVar[tuple[str, ...]] = ("attack",)
    overlays: ClassVar[Mapping[str, str]] = overlays.TAKES

    def table(self, setup: Setup, language: str) -> Scene:
        return table(self, setup, language)

    def faces(self, setup: Setup) -> Mapping[str, Counter]:
        return picture.faces(self.components)

    def picture(self, view: Any) -> dict[str, Any]:
        return picture.picture(self.components, view)

    def marks(self, view: Any, name: str, unit: str | None) -> Sequence[Mark]:
        return overlays.marks(self.outline(view), name, unit)

    def preview(self, view: Any, action: Action) -> Preview:
        return preview(self.outline(view), view.seat, action)
