"""The game as the kernel meets it: data, scenarios, positions, words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from grognard.draw.scene import Counter, Scene
from grognard.games.battle_for_germany import evaluation
from grognard.games.battle_for_germany.components import BOXES, FOLDER, FORCES, SIDES, Components
from grognard.games.battle_for_germany.positions.arrange import POSITION_FILE, arrange
from grognard.games.battle_for_germany.random_play import PREFERS
from grognard.games.battle_for_germany.rules import victory
from grognard.games.battle_for_germany.rules.advance import Advance
from grognard.games.battle_for_germany.rules.combat import CombatPhase, column, defenders_of, weigh
from grognard.games.battle_for_germany.rules.courland import Disembark
from grognard.games.battle_for_germany.rules.exit import Pursuit
from grognard.games.battle_for_germany.rules.movement import MovementPhase
from grognard.games.battle_for_germany.rules.replacements import ReplacementPhase
from grognard.games.battle_for_germany.rules.results import Losses, Retreat
from grognard.games.battle_for_germany.rules.scenarios import (
    GROUPS,
    BattleSetup,
    battle_setup,
    scenario_options,
)
from grognard.games.battle_for_germany.rules.sequence import Turns, begin_game
from grognard.games.battle_for_germany.showing import about, charts, details, labels, overlays
from grognard.games.battle_for_germany.showing.left_over import left_over
from grognard.games.battle_for_germany.showing.picture import Pictures
from grognard.games.battle_for_germany.showing.preview import preview, tried_way
from grognard.games.battle_for_germany.showing.table import dates, table
from grognard.games.battle_for_germany.state import BattleState, set_up
from grognard.kernel.action import Action
from grognard.kernel.charts import Chart
from grognard.kernel.event import Event
from grognard.kernel.game import Game, Setup
from grognard.kernel.languages import Names
from grognard.kernel.looking import Detail, LeftOver, Mark, Preview
from grognard.kernel.messages import spoken
from grognard.kernel.odds import of_die
from grognard.kernel.refusal import GrognardError
from grognard.kernel.step import Step


class BattleForGermany(Game):
    """Battle for Germany, all six ways to play it."""

    name: ClassVar[str] = "battle-for-germany"
    short: ClassVar[str] = "bfg"
    version: ClassVar[int] = 2
    folder: ClassVar[Path] = FOLDER
    state_type = BattleState
    position_file = POSITION_FILE
    step_types: ClassVar[tuple[type[Step], ...]] = (
        Turns,
        ReplacementPhase,
        Disembark,
        MovementPhase,
        Pursuit,
        CombatPhase,
        Losses,
        Retreat,
        Advance,
    )
    bots: ClassVar[tuple[str, ...]] = ("captain",)
    prefers = PREFERS

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.overlay = dict(overlay or {})
        self.components = Components(self.overlay)
        self.board = self.components.board
        self._setups: dict[tuple[str, tuple[tuple[str, Any], ...]], BattleSetup] = {}

    @property
    def scenarios(self) -> Mapping[str, Names]:
        return self.components.scenario_names

    def options(self, scenario: str) -> Mapping[str, Any]:
        return scenario_options(self.components, scenario)

    def setup(self, scenario: str, options: Mapping[str, Any]) -> BattleSetup:
        key = scenario, tuple(sorted(options.items()))
        if key not in self._setups:
            self._setups[key] = battle_setup(self.components, scenario, options)
        return self._setups[key]

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"unit": self.components.ids, "space": self.board.names}

    def more_counts(self) -> dict[str, int]:
        c = self.components
        return {
            "place": len(c.place_names),
            "city": len(c.cities),
            "fort": len(c.fortified),
            "box": len(BOXES),
            "force": len(FORCES),
            "side": len(SIDES),
            "turn": max(c.turns),
            "phase": 3 * len(GROUPS),
        }

    def start(self, state: BattleState) -> None:
        state.c = self.components
        set_up(state)
        begin_game(state)

    def arrange(self, state: BattleState, position: Mapping[str, Any]) -> None:
        arrange(state, position)

    def bot(self, name: str, seed: int, opinions: Any = None, pace: str = "full") -> Any:
        from grognard.bots.battle_for_germany.captain import Captain

        return Captain(self, seed, opinions, pace) if name == "captain" else super().bot(name, seed)

    def doctrines(self, name: str) -> Mapping[str, Any]:
        from grognard.bots.battle_for_germany.opinions import DOCTRINES

        return DOCTRINES if name == "captain" else super().doctrines(name)

    # ---------------------------------------------------------------- words

    alike: ClassVar[Mapping[str, str]] = labels.ALIKE

    @cached_property
    def named(self) -> Mapping[str, Mapping[str, Names]]:
        return labels.names(self.components)

    def label(self, kind: str, name: str, language: str) -> str:
        if kind == "unit" and name in self.components.number:
            return self.say("called-unit", language, **labels.unit(self.components, name, language))
        return super().label(kind, name, language)

    def now(self, view: Any) -> Mapping[str, Any]:
        """Turn and dates, whose phase."""
        turn, now = self.components.turns[view.turn], self._setup_of(view).phases[view.phase]
        played = {"turn": view.turn, "force": now.group, "phase": now.kind}
        return {**played, **dates(turn), "year": turn.first_day.year}

    def about(self, kind: str, name: str, language: str) -> str:
        told = {"unit": about.unit, "space": about.space}
        return told[kind](self.components, spoken(self, language), name)

    # ---------------------------------------------------------------- looking

    def _setup_of(self, view: Any) -> BattleSetup:
        return self.setup(view.scenario, view.options)

    @cached_property
    def backdrop(self) -> Mapping[str, Any]:
        backdrop: dict[str, Any] = json.loads((FOLDER / "data" / "backdrop.json").read_text(encoding="utf-8"))
        return backdrop

    overlays: ClassVar[Mapping[str, str]] = overlays.TAKES
    sacrifices: ClassVar[tuple[str, ...]] = ("exit",)
    together: ClassVar[tuple[str, ...]] = ("move", "transfer")
    rooted: ClassVar[frozenset[str]] = frozenset({"exit"})

    @cached_property
    def _pictures(self) -> Pictures:
        return Pictures(self.components)

    def table(self, setup: Setup, language: str) -> Scene:
        scenario = self.scenarios[setup.scenario].told(language)
        return table(self.components, scenario, spoken(self, language))

    def faces(self, setup: Setup) -> Mapping[str, Counter]:
        return self._pictures.faces()

    def picture(self, view: Any) -> dict[str, Any]:
        return self._pictures.picture(view, self._setup_of(view))

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
        return list(left_over(self.outline(view)))

    def tried_way(self, view: Any, action: Action) -> tuple[int, ...] | None:
        if action.verb not in ("move", "transfer"):
            return None
        return tried_way(self.outline(view), action.args[0], action.args[-1][-1])

    # ---------------------------------------------------------------- odds and facts

    weighed: ClassVar[tuple[str, ...]] = ("attack",)

    def odds(self, words: Sequence[str], view: Any) -> Mapping[str, Any]:
        """6-1: of two strengths ("19 18"), or of an attack in a position ("1905 us_12+us_3")."""
        if view is None:
            return self._odds_of_strengths(words)
        s, action = self.outline(view), self.parse(" ".join(("attack", *words)))
        targets, attackers = action.args
        for place, missing in ((t, not defenders_of(s, t)) for t in targets):
            if missing:
                raise GrognardError(
                    f"nobody stands in {self.board.names[place]} who has not been attacked before"
                )
        away = [s.c.ids[unit] for unit in attackers if not s.on_map(unit)]
        if away:
            raise GrognardError(f"not on the map: {', '.join(away)}")
        return msgspec.structs.asdict(weigh(s, targets, attackers))

    def _odds_of_strengths(self, words: Sequence[str]) -> Mapping[str, Any]:
        if len(words) != 2 or not all(word.isdecimal() and int(word) for word in words):
            raise GrognardError("odds needs the strength of the attack and of the defence, such as: 19 18")
        attack, defence = map(int, words)
        combat = self.components.tables.combat
        n = column(self.components, attack, defence)
        chances = of_die(lambda die: str(combat["rows"][die - 1][n]))
        return {"attack": attack, "defence": defence, "column": combat["columns"][n], "chances": chances}

    def features(self, state: BattleState) -> Mapping[str, float]:
        return evaluation.features(state)

    def prospect(self, state: BattleState, seat: int) -> float:
        return evaluation.prospect(state, seat)

    def margin(self, state: BattleState, seat: int) -> float:
        return evaluation.margin(state, seat)

    def facts(self, state: BattleState) -> Mapping[str, str | int]:
        """How it ended, when Berlin fell and to whom, and the points."""
        soviet, western, german = victory.points(state)
        # The Soviets play first, so of two in the same turn they were there first.
        entries = sorted((turn, side) for side, turn in enumerate(state.berlin) if turn)
        if not state.setup.berlin_rule:  # 15-23: without Germans Berlin can be taken, but does not fall
            entries = []
        fell, by = entries[0] if entries else (0, 0)
        return {
            "how": state.outcome.how if state.outcome else "",
            "berlin_to": SIDES[by] if fell else "nobody",
            "berlin_turn": f"turn {fell:02}" if fell else "never",
            "soviet_points": soviet,
            "western_points": western,
            "german_points": german,
            "difference": soviet - western,
            "lead": abs(soviet - western),
        }
