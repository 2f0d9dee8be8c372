"""The game as the kernel meets it: data, scenarios, positions, words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from grognard.games.battle_for_germany.advance import Advance
from grognard.games.battle_for_germany.arrange import arrange, expect
from grognard.games.battle_for_germany.combat import CombatPhase
from grognard.games.battle_for_germany.components import FOLDER, Components
from grognard.games.battle_for_germany.courland import Disembark
from grognard.games.battle_for_germany.exit import Pursuit
from grognard.games.battle_for_germany.labels import label
from grognard.games.battle_for_germany.movement import MovementPhase
from grognard.games.battle_for_germany.replacements import ReplacementPhase
from grognard.games.battle_for_germany.results import Losses, Retreat
from grognard.games.battle_for_germany.scenarios import BattleSetup, battle_setup, scenario_options
from grognard.games.battle_for_germany.sequence import begin_game
from grognard.games.battle_for_germany.state import BattleState, BattleView, set_up
from grognard.kernel.game import Game
from grognard.kernel.step import Step


class BattleForGermany(Game):
    """Battle for Germany, all six ways to play it."""

    name: ClassVar[str] = "battle-for-germany"
    short: ClassVar[str] = "bfg"
    version: ClassVar[int] = 1
    folder: ClassVar[Path] = FOLDER
    state_type = BattleState
    step_types: ClassVar[tuple[type[Step], ...]] = (
        ReplacementPhase,
        Disembark,
        MovementPhase,
        Pursuit,
        CombatPhase,
        Losses,
        Retreat,
        Advance,
    )

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.overlay = dict(overlay or {})
        self.components = Components(self.overlay)
        self.board = self.components.board
        self._setups: dict[tuple[str, tuple[tuple[str, Any], ...]], BattleSetup] = {}

    @cached_property
    def scenarios(self) -> Mapping[str, Any]:
        return {name: table["name"] for name, table in self.components.scenario_data["scenarios"].items()}

    def options(self, scenario: str) -> Mapping[str, Any]:
        return scenario_options(self.components, scenario)

    def setup(self, scenario: str, options: Mapping[str, Any]) -> BattleSetup:
        key = scenario, tuple(sorted(options.items()))
        if key not in self._setups:
            self._setups[key] = battle_setup(self.components, scenario, options)
        return self._setups[key]

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"unit": self.components.ids, "space": self.board.names}

    def start(self, state: BattleState) -> None:
        state.c = self.components
        set_up(state)
        begin_game(state)

    def arrange(self, state: BattleState, position: Mapping[str, Any]) -> None:
        arrange(state, position)

    def expect(self, state: BattleState, key: str, value: Any) -> str | None:
        return expect(state, key, value)

    def label(self, kind: str, name: str, language: str) -> str:
        return label(self.components, kind, name, language)

    def imagine(self, view: BattleView, rng: Random) -> BattleState:
        """Only the dice to come are hidden: any other seed will do."""
        state: BattleState = self.blank(view, rng)
        for name in state.columns:
            value = getattr(view, name)
            setattr(state, name, list(value) if isinstance(value, list) else value)
        state.stack = list(view.stack)
        state.derive()
        return state
