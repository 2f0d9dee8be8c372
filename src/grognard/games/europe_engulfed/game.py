"""The game as the kernel meets it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from grognard.draw.scene import Counter as Face
from grognard.draw.scene import Scene
from grognard.games.europe_engulfed import evaluation, random_play
from grognard.games.europe_engulfed.components import FOLDER, Components
from grognard.games.europe_engulfed.map_data import ZONES
from grognard.games.europe_engulfed.positions import files
from grognard.games.europe_engulfed.positions.setting_up import lay_out, set_up
from grognard.games.europe_engulfed.rules.arbitration import Arbitration, Order
from grognard.games.europe_engulfed.rules.blocks import mix_pools
from grognard.games.europe_engulfed.rules.combat.aircraft import Engage, ScrapAircraft
from grognard.games.europe_engulfed.rules.combat.fire import Fire, Support
from grognard.games.europe_engulfed.rules.combat.fortresses import FortressesLeft
from grognard.games.europe_engulfed.rules.combat.losses import Lose
from grognard.games.europe_engulfed.rules.combat.phase import CombatPhase
from grognard.games.europe_engulfed.rules.combat.round import Round
from grognard.games.europe_engulfed.rules.movement.exploitation import Clash, Exploitation
from grognard.games.europe_engulfed.rules.movement.operations import Operations
from grognard.games.europe_engulfed.rules.movement.redeployment import Redeployment
from grognard.games.europe_engulfed.rules.movement.stacking import Overstacked
from grognard.games.europe_engulfed.rules.movement.strategic import Strategic
from grognard.games.europe_engulfed.rules.naval.battle import Sinking
from grognard.games.europe_engulfed.rules.naval.convoys import Convoy
from grognard.games.europe_engulfed.rules.naval.transfers import Transfers
from grognard.games.europe_engulfed.rules.naval.voyages import Sortie
from grognard.games.europe_engulfed.rules.politics.demarcation import Entry
from grognard.games.europe_engulfed.rules.politics.events import EVENTS
from grognard.games.europe_engulfed.rules.politics.french_fleet import FleetEscape
from grognard.games.europe_engulfed.rules.politics.minors import Deployment
from grognard.games.europe_engulfed.rules.politics.pact import FrontDuty
from grognard.games.europe_engulfed.rules.politics.relocation import Relocation
from grognard.games.europe_engulfed.rules.politics.romania import Expulsion
from grognard.games.europe_engulfed.rules.politics.vichy import Armistice, Garrison
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.rules.production.costs import ITEMS
from grognard.games.europe_engulfed.rules.production.grants import (
    AxisMinorStep,
    Conscripts,
    Guards,
    Recovery,
)
from grognard.games.europe_engulfed.rules.production.phase import ProductionPhase
from grognard.games.europe_engulfed.rules.sequence import Turns, begin_game
from grognard.games.europe_engulfed.rules.set_up import Placing, SettingUp
from grognard.games.europe_engulfed.rules.special_actions.breakthrough import Breakthrough, RenewedAlongside
from grognard.games.europe_engulfed.rules.special_actions.counter import Counter, CounterAlongside
from grognard.games.europe_engulfed.rules.special_actions.invasion import Landing
from grognard.games.europe_engulfed.rules.special_actions.precedence import Claim, Precedence
from grognard.games.europe_engulfed.rules.special_actions.reinforce import CounterJoining, Joining, Reinforce
from grognard.games.europe_engulfed.rules.special_actions.retreat import FallingBack, Retreat
from grognard.games.europe_engulfed.rules.strategic_war.missiles import Launch, Patrol
from grognard.games.europe_engulfed.rules.strategic_war.raids import Interception, Raid
from grognard.games.europe_engulfed.rules.supply.phases import LimitedSupply, Supply
from grognard.games.europe_engulfed.rules.theatre import SentWest
from grognard.games.europe_engulfed.seating import THREE, EngulfedSetup, bids_of, options_of, setup_of
from grognard.games.europe_engulfed.showing import about, counters, details, labels, overlays, picture
from grognard.games.europe_engulfed.showing.basket import purchase
from grognard.games.europe_engulfed.showing.battle import DECLARED, battle, begun
from grognard.games.europe_engulfed.showing.charts import charts
from grognard.games.europe_engulfed.showing.left_over import left_over
from grognard.games.europe_engulfed.showing.preview import preview
from grognard.games.europe_engulfed.showing.table import table
from grognard.games.europe_engulfed.state import Position
from grognard.kernel.action import Action
from grognard.kernel.basket import Purchase
from grognard.kernel.battle import Battle
from grognard.kernel.charts import Chart
from grognard.kernel.event import Event
from grognard.kernel.game import Game, Setup
from grognard.kernel.languages import Names
from grognard.kernel.looking import Detail, LeftOver, Mark, Preview
from grognard.kernel.messages import spoken
from grognard.kernel.step import Draw, Step

MOST_NAMED = 60
"""The largest number that an action may name: of missiles, or of WERPs that are sent."""


class EuropeEngulfed(Game):
    """Europe Engulfed, for two or three players."""

    name: ClassVar[str] = "europe-engulfed"
    short: ClassVar[str] = "ee"
    version: ClassVar[int] = 7
    folder: ClassVar[Path] = FOLDER
    state_type = Position
    step_types: ClassVar[tuple[type[Step], ...]] = (
        Turns,
        Operations,
        Overstacked,
        Strategic,
        CombatPhase,
        Order,
        Arbitration,
        Claim,
        Precedence,
        Breakthrough,
        RenewedAlongside,
        Exploitation,
        Clash,
        Round,
        Engage,
        ScrapAircraft,
        Support,
        Fire,
        Lose,
        Retreat,
        FallingBack,
        Reinforce,
        Joining,
        CounterJoining,
        Counter,
        CounterAlongside,
        Landing,
        Redeployment,
        Convoy,
        Sortie,
        Sinking,
        Transfers,
        FortressesLeft,
        Supply,
        LimitedSupply,
        ProductionPhase,
        Production,
        Conscripts,
        Guards,
        AxisMinorStep,
        Recovery,
        Raid,
        Interception,
        Launch,
        Patrol,
        Deployment,
        Relocation,
        FrontDuty,
        Expulsion,
        Armistice,
        Garrison,
        FleetEscape,
        Entry,
        SentWest,
        SettingUp,
        Placing,
    )
    position_file = files.POSITION_FILE
    prefers: ClassVar[Mapping[type[Step], Draw]] = random_play.PREFERS

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.overlay = dict(overlay or {})
        self.components = Components(self.overlay)
        self.board = self.components.board

    @property
    def scenarios(self) -> Mapping[str, Names]:
        return self.components.scenario_names

    def options(self, scenario: str) -> Mapping[str, Any]:
        return options_of(self.components, scenario)

    def option_values(self, scenario: str) -> Mapping[str, Sequence[int | str]]:
        chosen = self.options(scenario)
        bids = bids_of(self.components, scenario)
        return {name: values for name, values in bids.items() if name in chosen}

    def for_seats(self, scenario: str, seats: int) -> Mapping[str, Any]:
        return {"three_players": seats == 3} if "three_players" in self.options(scenario) else {}

    def setup(self, scenario: str, options: Mapping[str, Any]) -> EngulfedSetup:
        return setup_of(self.components, scenario, options)

    def names(self) -> Mapping[str, Sequence[str]]:
        c = self.components
        return {
            "space": self.board.names,
            "unit": c.handles,
            "piece": c.piece_ids,
            "power": c.power_ids,
            "block": c.block_ids,
            "item": ITEMS,
            "number": [str(number) for number in range(MOST_NAMED + 1)],
        }

    def more_counts(self) -> dict[str, int]:
        c, powers = self.components, len(self.components.powers)
        return {
            "turn": len(c.turns),
            "event": len(EVENTS),
            "zone": len(ZONES),
            "seat": len(THREE),
            "power and sea": powers * len(c.map.seas),
            "power and space": powers * len(c.board),
        }

    def start(self, state: Position) -> None:
        if state.setup.options["free_set_up"]:
            lay_out(state)
            mix_pools(state)
            state.stack = [SettingUp()]
        else:
            set_up(state)
            begin_game(state)

    def arrange(self, state: Position, position: Mapping[str, Any]) -> None:
        files.arrange(state, position)

    def older(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        """Up to version 5 a side that fires had the units that are supported, without their aircraft: each
        stands for its own here, so that it hits as it did."""
        stack = [
            {**step, "pairs": [(unit, unit) for unit in step["supported"]]} if "supported" in step else step
            for step in position["stack"]
        ]
        return super().older({**position, "stack": stack}, version)

    # ---------------------------------------------------------------- words

    @cached_property
    def named(self) -> Mapping[str, Mapping[str, Names]]:
        c = self.components
        return {
            "space": dict(zip(c.map.names, (area.name for area in c.map.areas), strict=True)),
            "turn": dict(zip(c.turn_ids, (turn.name for turn in c.turns), strict=True)),
            "scenario": c.scenario_names,
        }

    alike: ClassVar[Mapping[str, str]] = {
        "target": "unit", "victor": "power", "friend": "power", "sea": "space", "sea2": "space",
        "west": "weather", "east": "weather", "south": "weather",
    }  # fmt: skip

    def label(self, kind: str, name: str, language: str) -> str:
        """Units by their colour, pieces by their type, anything else as data and catalogues have it."""
        if kind == "face":
            return labels.face(self, name, language)
        if kind == "result" and name.isdecimal():  # of dice: how many hit
            return self.say("result-hits", language, number=int(name))
        told = {"unit": labels.unit, "piece": labels.piece}.get(self.alike.get(kind, kind))
        if told is not None and name in self.vocabulary.numbers[self.alike.get(kind, kind)]:
            return told(self, name, language)
        return super().label(kind, name, language)

    def now(self, view: Any) -> Mapping[str, Any]:
        return picture.now(self.components, view)

    def about(self, kind: str, name: str, language: str) -> str:
        told = {"unit": about.unit, "space": about.space}.get(kind)
        return told(self.components, spoken(self, language), name) if told else ""

    # ---------------------------------------------------------------- what is shown

    @property
    def backdrop(self) -> Mapping[str, Any]:
        return self.components.map.backdrop

    @cached_property
    def _pictures(self) -> picture.Pictures:
        return picture.Pictures(self.components)

    def table(self, setup: Setup, language: str) -> Scene:
        assert isinstance(setup, EngulfedSetup)
        return table(self.components, setup, spoken(self, language))

    def faces(self, setup: Setup) -> Mapping[str, Face]:
        return counters.faces(self.components)

    def picture(self, view: Any) -> dict[str, Any]:
        return self._pictures.picture(view)

    verb_groups: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "movement": ("move", "ship", "entrain", "advance"),
        "special": ("invade", "drop", "withdraw", "dismantle"),
        "breakthrough": ("renew", "renew_assault", "exploit", "redeploy"),
        "politics": ("declare",),
        "units": ("replace", "build", "refit"),
        "tracks": ("buy", "lay_down", "fortify"),
        "aid": ("aid", "murmansk", "persia"),
    }
    endings: ClassVar[tuple[str, ...]] = ("end", "finish", "open_fire")
    log_parts: ClassVar[Mapping[str, str]] = {"2": "strategic-war"}
    sacrifices: ClassVar[tuple[str, ...]] = (
        "give_up",
        "dismantle",
        "go_without",
        "abandon",
        "declare",
        "exploit",
        "redeploy",
    )
    compared: ClassVar[tuple[str, ...]] = ("build", "buy")
    together: ClassVar[tuple[str, ...]] = (
        *("move", "ship", "entrain", "advance"),
        *("fall_back", "station", "relocate", "recall"),
    )
    tasks: ClassVar[tuple[str, ...]] = ("move", "ship", "entrain", "advance", "attack", "build", "replace")
    overlays: ClassVar[Mapping[str, str]] = overlays.TAKES

    def details(self, view: Any, kind: str, name: str) -> Sequence[Detail]:
        told = {"unit": details.unit, "space": details.space}
        return list(told[kind](self.outline(view), name))

    def marks(self, view: Any, name: str, unit: str | None) -> Sequence[Mark]:
        return overlays.marks(self.outline(view), name, unit)

    def preview(self, view: Any, action: Action) -> Preview:
        return preview(self.outline(view), action)

    def purchase(self, view: Any, action: Action) -> Purchase | None:
        return purchase(self.outline(view), action)

    def battle(self, view: Any) -> Battle | None:
        return battle(self.outline(view)) if any(isinstance(step, Round) for step in view.stack) else None

    def battle_begun(self, view: Any, told: Sequence[Event]) -> Battle | None:
        return begun(self.outline(view), told) if any(event.kind == DECLARED for event in told) else None

    def charts(
        self, setup: Setup, view: Any = None, action: Action | None = None, told: Sequence[Event] = ()
    ) -> Sequence[Chart]:
        return list(charts(self.components, None if view is None else self.outline(view)))

    def left_over(self, view: Any, ending: str) -> Sequence[LeftOver]:
        return list(left_over(self.outline(view), view.seat))

    def tried_way(self, view: Any, action: Action) -> tuple[int, ...] | None:
        """5.22: who names nothing but the end of a strategic move means the way over land."""
        return (action.args[1][-1],) if action.verb == "entrain" else None

    # ---------------------------------------------------------------- how it stands

    bots: ClassVar[tuple[str, ...]] = ("captain",)
    measured: ClassVar[str] = "france-1940"
    weighed: ClassVar[tuple[str, ...]] = ("attack", "assault")

    def bot(self, name: str, seed: int, opinions: Any = None, pace: str = "full") -> Any:
        from grognard.bots.europe_engulfed.captain import Captain

        return Captain(self, seed, opinions, pace) if name == "captain" else super().bot(name, seed)

    def doctrines(self, name: str) -> Mapping[str, Any]:
        from grognard.bots.europe_engulfed.opinions import DOCTRINES

        return DOCTRINES if name == "captain" else super().doctrines(name)

    def features(self, state: Position) -> Mapping[str, float]:
        return evaluation.features(state)

    def prospect(self, state: Position, seat: int) -> float:
        return evaluation.prospect(state, seat)

    def margin(self, state: Position, seat: int) -> float:
        return evaluation.margin(state, seat)

    def facts(self, state: Position) -> Mapping[str, str | int]:
        return evaluation.facts(state)
