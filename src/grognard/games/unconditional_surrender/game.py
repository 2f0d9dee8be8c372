"""The game as the kernel meets it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from grognard.draw.scene import Counter, Scene
from grognard.games.unconditional_surrender import evaluation, random_play, setup, standing_orders
from grognard.games.unconditional_surrender.components import FOLDER, Components
from grognard.games.unconditional_surrender.positions.files import POSITION_FILE, arrange
from grognard.games.unconditional_surrender.positions.setting_up import begin
from grognard.games.unconditional_surrender.roster import FACTIONS
from grognard.games.unconditional_surrender.rules.actions import Actions, Activation
from grognard.games.unconditional_surrender.rules.armistice import Armistice
from grognard.games.unconditional_surrender.rules.bombing import Scramble
from grognard.games.unconditional_surrender.rules.combat import Commitment, Committing
from grognard.games.unconditional_surrender.rules.convoy_ways import by_sea
from grognard.games.unconditional_surrender.rules.declarations import Declarations
from grognard.games.unconditional_surrender.rules.diplomacy import Diplomacy
from grognard.games.unconditional_surrender.rules.displacement import Displacement
from grognard.games.unconditional_surrender.rules.events import Placement, Triggered
from grognard.games.unconditional_surrender.rules.ground_results import Advance, Retreat
from grognard.games.unconditional_surrender.rules.interceptions import CallOff, Escorting, Interceptions
from grognard.games.unconditional_surrender.rules.invasions import Ashore, Joining
from grognard.games.unconditional_surrender.rules.logistics import (
    GivingUp,
    Mobilization,
    Purchases,
    Replacements,
    Upgrades,
)
from grognard.games.unconditional_surrender.rules.movement import GoingOn
from grognard.games.unconditional_surrender.rules.mulberry import Harbour
from grognard.games.unconditional_surrender.rules.relocation import Relocation
from grognard.games.unconditional_surrender.rules.sailing import Refuge
from grognard.games.unconditional_surrender.rules.sequence import Turns
from grognard.games.unconditional_surrender.rules.strategic_movement import StrategicMovement, Withdrawal
from grognard.games.unconditional_surrender.rules.strategic_warfare import Raids
from grognard.games.unconditional_surrender.rules.supply_phase import Supplying
from grognard.games.unconditional_surrender.setup import WarSetup
from grognard.games.unconditional_surrender.showing import counters, details, labels, overlays, picture
from grognard.games.unconditional_surrender.showing.approaches import approaches
from grognard.games.unconditional_surrender.showing.battle import FOUGHT, KINDS, battle, begun
from grognard.games.unconditional_surrender.showing.charts import charts
from grognard.games.unconditional_surrender.showing.left_over import left_over
from grognard.games.unconditional_surrender.showing.meant import by_land, country_of, over_sea, verbs_for
from grognard.games.unconditional_surrender.showing.preview import preview
from grognard.games.unconditional_surrender.showing.table import table
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import EVENTS_ONCE, Position
from grognard.kernel.action import Action
from grognard.kernel.battle import Battle
from grognard.kernel.charts import Chart
from grognard.kernel.event import Event
from grognard.kernel.game import Game, Setup
from grognard.kernel.languages import Names
from grognard.kernel.looking import Detail, Lead, LeftOver, Mark, Preview
from grognard.kernel.messages import spoken
from grognard.kernel.orders import Reaction
from grognard.kernel.step import Draw, Step


class UnconditionalSurrender(Game):
    """Unconditional Surrender!, for two to four players."""

    name: ClassVar[str] = "unconditional-surrender"
    short: ClassVar[str] = "us"
    version: ClassVar[int] = 3
    folder: ClassVar[Path] = FOLDER
    bots: ClassVar[tuple[str, ...]] = ("captain",)
    weighed: ClassVar[tuple[str, ...]] = ("attack",)
    state_type = Position
    step_types: ClassVar[tuple[type[Step], ...]] = (
        Turns,
        Actions,
        Activation,
        Commitment,
        Committing,
        Scramble,
        Retreat,
        Advance,
        Relocation,
        StrategicMovement,
        Supplying,
        GivingUp,
        Replacements,
        Upgrades,
        Mobilization,
        Purchases,
        Displacement,
        Escorting,
        Interceptions,
        CallOff,
        Refuge,
        Joining,
        Ashore,
        Harbour,
        Withdrawal,
        Raids,
        GoingOn,
        Declarations,
        Diplomacy,
        Armistice,
        Placement,
        Triggered,
    )
    prefers: ClassVar[Mapping[type[Step], Draw]] = random_play.PREFERS
    reactions: ClassVar[Mapping[type[Step], Reaction]] = standing_orders.REACTIONS
    position_file = POSITION_FILE
    alike: ClassVar[Mapping[str, str]] = {
        "target": "unit",
        "events": "event",
        "state": "status",
        **dict.fromkeys(("cold", "temperate", "warm"), "sky"),
        **dict.fromkeys(("attacker", "defender"), "choice"),
    }

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.overlay = dict(overlay or {})
        self.components = Components(self.overlay)
        self.board = self.components.board

    @property
    def scenarios(self) -> Mapping[str, Any]:
        return self.components.scenarios

    def options(self, scenario: str) -> Mapping[str, Any]:
        return setup.options(self.components, scenario)

    def option_values(self, scenario: str) -> Mapping[str, Sequence[int | str]]:
        return setup.option_values(self.components, scenario)

    def setup(self, scenario: str, options: Mapping[str, Any]) -> setup.WarSetup:
        return setup.set_up(self.components, scenario, options)

    def for_seats(self, scenario: str, seats: int) -> Mapping[str, Any]:
        return {"players": seats}

    def names(self) -> Mapping[str, Sequence[str]]:
        c = self.components
        return {
            "space": self.board.names,
            "unit": c.unit_names,
            "marker": c.marker_names,
            "country": c.country_names,
            "city": c.map.city_names,
            "cup": c.diplomacy,
            "event": EVENTS_ONCE,
        }

    def more_counts(self) -> dict[str, int]:
        c = self.components
        return {
            "faction": len(FACTIONS),
            "area": len(c.map.areas),
            "fort": max(len(scenario.forts) for scenario in c.scenarios.values()),
            "seat": max(setup.PLAYERS),
            "unit or marker": len(c.units) + len(c.markers),
        }

    def start(self, state: Position) -> None:
        begin(state)

    def arrange(self, state: Position, position: Mapping[str, Any]) -> None:
        arrange(state, position)

    # ---------------------------------------------------------------- opponents

    def bot(self, name: str, seed: int, opinions: Any = None, pace: str = "full") -> Any:
        from grognard.bots.unconditional_surrender.captain import Captain

        return Captain(self, seed, opinions, pace) if name == "captain" else super().bot(name, seed)

    def doctrines(self, name: str) -> Mapping[str, Any]:
        from grognard.bots.unconditional_surrender.opinions import DOCTRINES

        return DOCTRINES if name == "captain" else super().doctrines(name)

    # ---------------------------------------------------------------- words

    @property
    def named(self) -> Mapping[str, Mapping[str, Names]]:
        return self.components.words

    @property
    def backdrop(self) -> Mapping[str, Any]:
        return self.components.backdrop

    def about(self, kind: str, name: str, language: str) -> str:
        told = {"unit": labels.unit, "space": labels.space}
        return told[kind](self.components, spoken(self, language), name)

    def now(self, view: Any) -> Mapping[str, Any]:
        return picture.now(view)

    # ---------------------------------------------------------------- what a study asks

    def features(self, state: Position) -> Mapping[str, float]:
        return evaluation.features(state)

    def prospect(self, state: Position, seat: int) -> float:
        return evaluation.prospect(state, seat)

    def facts(self, state: Position) -> Mapping[str, str | int]:
        return evaluation.facts(state)

    # ---------------------------------------------------------------- what is shown

    guides: ClassVar[tuple[str, ...]] = overlays.GUIDES
    overlays: ClassVar[Mapping[str, str]] = overlays.TAKES
    endings: ClassVar[tuple[str, ...]] = ("end", "stop")
    sacrifices: ClassVar[tuple[str, ...]] = ("give_up", "forgo", "call_off", "declare")
    takes: ClassVar[Mapping[str, str]] = {
        "occupy": "U96",
        "leave": "U96",
        "attack": "U74",
        "assault": "U74",
        "resolve": "U78",
        "strike": "U100",
        "bomb": "U102",
        "sail": "U107",
        "ship": "U108",
        "invade": "U112",
        "transport": "U171",
        "descend": "U171",
        "evacuate": "U118",
        "lay": "U118",
        "draw_supply": "U123",
        "ferry": "U126",
    }
    compared: ClassVar[tuple[str, ...]] = ("commit", "equip", "support")
    together: ClassVar[tuple[str, ...]] = ("rebase",)
    verb_groups: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "ground": ("move", "occupy", "leave", "attack", "assault", "resolve"),
        "air": ("rebase", "strike", "bomb"),
        "sea": ("sail", "ship", "invade", "transport", "descend", "evacuate"),
        "markers": ("lay",),
    }

    def table(self, setup: Setup, language: str) -> Scene:
        assert isinstance(setup, WarSetup)
        return table(self.components, setup, spoken(self, language))

    def faces(self, setup: Setup) -> Mapping[str, Counter]:
        return counters.faces(self.components, setup.scenario)

    def picture(self, view: Any) -> dict[str, Any]:
        return picture.picture(self.components, view)

    def marks(self, view: Any, name: str, unit: str | None) -> Sequence[Mark]:
        return overlays.marks(self.outline(view), name, unit)

    def details(self, view: Any, kind: str, name: str) -> Sequence[Detail]:
        told = {"unit": details.unit, "space": details.space}
        return list(told[kind](self.outline(view), name))

    def charts(
        self, setup: Setup, view: Any = None, action: Action | None = None, told: Sequence[Event] = ()
    ) -> Sequence[Chart]:
        return list(charts(self.components, None if view is None else self.outline(view)))

    def battle(self, view: Any) -> Battle | None:
        return battle(self.outline(view)) if isinstance(view.stack[-1], FOUGHT) else None

    def battle_begun(self, view: Any, told: Sequence[Event]) -> Battle | None:
        return begun(self.outline(view), told) if any(event.kind in KINDS for event in told) else None

    def left_over(self, view: Any, ending: str) -> Sequence[LeftOver]:
        return list(left_over(self.outline(view), ending))

    def verbs_for(self, view: Any, unit: str) -> Sequence[str]:
        number = self.components.unit[unit]
        return verbs_for(self.components, view, number, self.verb_groups)

    def tried_way(self, view: Any, action: Action) -> tuple[int, ...] | None:
        if action.verb == "ferry":
            return by_sea(self.outline(view), *action.args)
        if action.verb in ("sail", "ship", "invade"):
            return over_sea(self.outline(view), action)
        if action.verb != "move":
            return None
        unit, path = action.args
        return by_land(self.components, view.at[unit], path[-1])

    def approaches(self, view: Any, unit: str, space: str) -> Sequence[Lead]:
        number, place = self.components.unit[unit], self.board.index.get(space, NONE)
        return approaches(self.outline(view), number, place) if place != NONE else []

    def stands_for(self, view: Any, space: str) -> Sequence[tuple[str, str]]:
        return [
            ("country", name) for name in country_of(self.outline(view), self.board.index.get(space, NONE))
        ]

    def preview(self, view: Any, action: Action) -> Preview:
        return preview(self.outline(view), action, view.seat)
