"""The game as the kernel meets it: data, scenarios, positions, words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from grognard.draw.scene import Counter, Scene
from grognard.games.downfall_third_reich import evaluation
from grognard.games.downfall_third_reich.components import FACTIONS, FOLDER, HOLDERS, Components
from grognard.games.downfall_third_reich.positions.arrange import arrange
from grognard.games.downfall_third_reich.positions.position_file import POSITION_FILE
from grognard.games.downfall_third_reich.random_play import PREFERS
from grognard.games.downfall_third_reich.rules.actions import ActionsPhase
from grognard.games.downfall_third_reich.rules.air import Interception, Mission
from grognard.games.downfall_third_reich.rules.amphibious import AfricanLandings
from grognard.games.downfall_third_reich.rules.combat import CombatPhase
from grognard.games.downfall_third_reich.rules.hidden_tiles import guess_tiles
from grognard.games.downfall_third_reich.rules.recruitment import MinorRecruits
from grognard.games.downfall_third_reich.rules.scenarios import (
    DownfallSetup,
    downfall_setup,
    scenario_options,
    season,
    year,
)
from grognard.games.downfall_third_reich.rules.sequence import Turns, begin_game
from grognard.games.downfall_third_reich.rules.set_up import set_up
from grognard.games.downfall_third_reich.showing import about, charts, details, labels, overlays
from grognard.games.downfall_third_reich.showing.facts import facts
from grognard.games.downfall_third_reich.showing.left_over import left_over
from grognard.games.downfall_third_reich.showing.odds import odds
from grognard.games.downfall_third_reich.showing.picture import Pictures
from grognard.games.downfall_third_reich.showing.preview import preview, tried_way
from grognard.games.downfall_third_reich.showing.table import table
from grognard.games.downfall_third_reich.state import DownfallState
from grognard.kernel.action import Action
from grognard.kernel.charts import Chart
from grognard.kernel.event import Event
from grognard.kernel.game import Game, Setup
from grognard.kernel.languages import Names
from grognard.kernel.looking import Detail, LeftOver, Mark, Preview
from grognard.kernel.messages import spoken
from grognard.kernel.step import Step


class DownfallThirdReich(Game):
    """Downfall of the Third Reich, for two or three players."""

    name: ClassVar[str] = "downfall-third-reich"
    short: ClassVar[str] = "dtr"
    version: ClassVar[int] = 2
    folder: ClassVar[Path] = FOLDER
    bots: ClassVar[tuple[str, ...]] = ("captain",)
    prefers = PREFERS
    state_type = DownfallState
    position_file = POSITION_FILE
    step_types: ClassVar[tuple[type[Step], ...]] = (
        Turns,
        MinorRecruits,
        ActionsPhase,
        AfricanLandings,
        CombatPhase,
        Mission,
        Interception,
    )

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.overlay = dict(overlay or {})
        self.components = Components(self.overlay)
        self.board = self.components.board
        self._setups: dict[tuple[str, tuple[tuple[str, Any], ...]], DownfallSetup] = {}

    @property
    def scenarios(self) -> Mapping[str, Names]:
        return self.components.scenario_names

    def options(self, scenario: str) -> Mapping[str, Any]:
        return scenario_options(self.components, scenario)

    def for_seats(self, scenario: str, seats: int) -> Mapping[str, Any]:
        """2.1: two players or three."""
        return {"three_players": seats == 3}

    def setup(self, scenario: str, options: Mapping[str, Any]) -> DownfallSetup:
        key = scenario, tuple(sorted(options.items()))
        if key not in self._setups:
            self._setups[key] = downfall_setup(self.components, scenario, options)
        return self._setups[key]

    def names(self) -> Mapping[str, Sequence[str]]:
        c = self.components
        return {"unit": c.ids, "space": self.board.names, "type": c.type_ids, "tile": c.tile_ids}

    def more_counts(self) -> dict[str, int]:
        c = self.components
        last = [
            figure
            for scenario in c.scenario_data.values()
            for key, figure in scenario.items()
            if key.startswith("last_turn")
        ]
        return {
            "place": c.out + 1,
            "country": len(c.country_ids),
            "faction": len(FACTIONS),
            "holder": len(HOLDERS),
            "turn": max(last),
        }

    def start(self, state: DownfallState) -> None:
        set_up(state)
        begin_game(state)

    def arrange(self, state: DownfallState, position: Mapping[str, Any]) -> None:
        arrange(state, position)

    def imagine(self, view: Any, rng: Random) -> DownfallState:
        """The dice to come and the tiles of others are hidden: any that fit what the view shows will do."""
        state: DownfallState = self.outline(view, f"{rng.getrandbits(64):x}")
        state.tiles = guess_tiles(self.components, view, rng)
        return state

    def bot(self, name: str, seed: int, opinions: Any = None, pace: str = "full") -> Any:
        from grognard.bots.downfall_third_reich.captain import Captain

        return Captain(self, seed, opinions, pace) if name == "captain" else super().bot(name, seed)

    def doctrines(self, name: str) -> Mapping[str, Any]:
        from grognard.bots.downfall_third_reich.opinions import DOCTRINES

        return DOCTRINES if name == "captain" else super().doctrines(name)

    # ---------------------------------------------------------------- words

    alike: ClassVar[Mapping[str, str]] = labels.ALIKE

    @cached_property
    def named(self) -> Mapping[str, Mapping[str, Names]]:
        return labels.names(self.components)

    def label(self, kind: str, name: str, language: str) -> str:
        """16.10: "1-2" is one loss of the attacker and two of the defender."""
        if kind == "result" and name.count("-") == 1:
            attack, defence = name.split("-")
            return self.say("called-result", language, attack=attack, defence=defence)
        return super().label(kind, name, language)

    def now(self, view: Any) -> Mapping[str, Any]:
        """3.1: turn, season and year; whose Action Phase it is."""
        name = self.components.tables["calendar"]["seasons"][season(view.turn)]
        return {"turn": view.turn, "season": name, "year": year(view.turn), "faction": FACTIONS[view.phase]}

    def about(self, kind: str, name: str, language: str) -> str:
        told = {"unit": about.unit, "space": about.space, "type": about.army_type, "tile": about.tile}
        return told[kind](self.components, spoken(self, language), name)

    # ---------------------------------------------------------------- looking

    @cached_property
    def backdrop(self) -> Mapping[str, Any]:
        backdrop: dict[str, Any] = json.loads((FOLDER / "data" / "backdrop.json").read_text(encoding="utf-8"))
        return backdrop

    @cached_property
    def _pictures(self) -> Pictures:
        return Pictures(self.components)

    def table(self, setup: Setup, language: str) -> Scene:
        return table(self.components, _own(setup), spoken(self, language))

    def faces(self, setup: Setup) -> Mapping[str, Counter]:
        return self._pictures.faces(_own(setup))

    def picture(self, view: Any) -> dict[str, Any]:
        return self._pictures.picture(view)

    verb_groups: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "operations": ("tactical", "attack", "engage", "breach", "strategic", "sail", "land", "open_africa"),
        "actions": (
            *("plan", "produce", "ready_air", "ready_submarines", "recruit", "develop", "complete"),
            "lend_lease",
        ),
        "armies": ("place", "place_full", "restore", "exchange", "remove", "downgrade"),
        "missions": ("hunt_standard", "hunt_advanced", "bomb"),
    }
    endings: ClassVar[tuple[str, ...]] = ("fight", "end")
    sacrifices: ClassVar[tuple[str, ...]] = ("remove", "downgrade")
    together: ClassVar[tuple[str, ...]] = ("tactical", "strategic", "sail")
    tasks: ClassVar[tuple[str, ...]] = (
        *("tactical", "attack", "engage", "land", "sail", "strategic"),
        "assault",
    )

    overlays: ClassVar[Mapping[str, str]] = overlays.TAKES

    def details(self, view: Any, kind: str, name: str) -> Sequence[Detail]:
        told = {"unit": details.unit, "space": details.space}
        return list(told[kind](self.outline(view), name))

    def charts(
        self, setup: Setup, view: Any = None, action: Action | None = None, told: Sequence[Event] = ()
    ) -> Sequence[Chart]:
        own = self.setup(setup.scenario, setup.options)
        s = None if view is None else self.outline(view)
        return list(charts.charts(self.components, own, s, action, told))

    def marks(self, view: Any, name: str, unit: str | None) -> Sequence[Mark]:
        return overlays.marks(self.outline(view), name, unit)

    def preview(self, view: Any, action: Action) -> Preview:
        return preview(self.outline(view), action)

    def left_over(self, view: Any, ending: str) -> Sequence[LeftOver]:
        return list(left_over(self.outline(view), ending))

    def tried_way(self, view: Any, action: Action) -> tuple[int, ...] | None:
        return tried_way(self.outline(view), action)

    # ---------------------------------------------------------------- odds and facts

    weighed: ClassVar[tuple[str, ...]] = ("assault",)

    def odds(self, words: Sequence[str], view: Any) -> Mapping[str, Any]:
        return odds(self, words, view)

    def features(self, state: DownfallState) -> Mapping[str, float]:
        return evaluation.features(state)

    def prospect(self, state: DownfallState, seat: int) -> float:
        return evaluation.prospect(state, seat)

    def margin(self, state: DownfallState, seat: int) -> float:
        return evaluation.margin(state, seat)

    def facts(self, state: DownfallState) -> Mapping[str, str | int]:
        return facts(state)


def _own(setup: Setup) -> DownfallSetup:
    """A setup of this game: the kernel passes on what the game has made."""
    assert isinstance(setup, DownfallSetup)
    return setup
