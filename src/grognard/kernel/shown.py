"""What a game may show of a view: table, picture, charts, battles, overlays, what an action would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.kernel.looking import Detail, Lead, LeftOver, Mark, Preview

if TYPE_CHECKING:
    from grognard.kernel.action import Action
    from grognard.kernel.basket import Purchase
    from grognard.kernel.battle import Battle
    from grognard.kernel.charts import Chart
    from grognard.kernel.event import Event
    from grognard.kernel.game import Setup


class Shown:
    """The part of a game that page, terminal and pictures ask; all of it may be left as it is here."""

    def table(self, setup: Setup, language: str) -> Any | None:
        """The table with nothing on it, as a scene that `draw` can paint; None: the bare spaces of the board.

        A box has the `name` that `picture` gives as a place, a score the `key` of its points there; `flags`
        has an entry for each holder of a town.
        """
        return None

    def faces(self, setup: Setup) -> Mapping[str, Any]:
        """The counters that `picture` may show, by a short name: `draw.scene.Counter` without a space.

        In a stack the later ones lie on top.
        """
        return {}

    def picture(self, view: Any) -> dict[str, Any]:
        """What a view shows on that table, flat, so that two of them can be compared quickly.

        "unit:<name>": (space or box, face, mark), of a block with its steps behind if they can be known,
        nothing for a unit that is out of sight or out of play;
        "town:<space>" and "space:<space>": holder; "fort:<space>": 1 if it has fallen; "score:<key>": points;
        "arrow:<name>": (space, space, key of a flag), an attack that has been announced;
        "track": the cell; "gauge:<name>": number; "card:<name>": its row, face down if the table has no card
        of that name; "badge:<group>" and "state:<name>": the key of a badge and of a state of the table.
        """
        return {}

    def about(self, kind: str, name: str, language: str) -> str:
        """What never changes about a space or a unit, in a few words, for whoever can't see the map."""
        return ""

    def details(self, view: Any, kind: str, name: str) -> Sequence[Detail]:
        """What a "unit" or a "space" (also a box of the table) is at this moment, line by line: state,
        supply, zones, effects of the ground, holder, value."""
        return ()

    def charts(
        self, setup: Setup, view: Any = None, action: Action | None = None, told: Sequence[Event] = ()
    ) -> Sequence[Chart]:
        """The tables of the rulebook: combat results, effects of terrain, the turns of this setup.

        In the position of a view they are lit: by an action that is being weighed, else by the last attack
        among what was `told` in this phase; of the turns the present one.
        """
        return ()

    def battle(self, view: Any) -> Battle | None:
        """The battle that is being fought, as far as a view knows it; None while there is none."""
        return None

    def battle_begun(self, view: Any, told: Sequence[Event]) -> Battle | None:
        """The battle that an action began: `view` is of the position before it, `told` what the viewer was
        told of it. One in which nobody has anything to decide is over before `battle` could show it."""
        return None

    overlays: ClassVar[Mapping[str, str]] = {}
    """What can be laid over the map by name, and what it is about: "unit" if one has to be named, else ""."""

    guides: ClassVar[tuple[str, ...]] = ()
    """Those of the `overlays` that lie on the map from the start; of a unit only while it is picked."""

    def marks(self, view: Any, name: str, unit: str | None) -> Sequence[Mark]:
        """The spaces that one of the `overlays` points out."""
        return ()

    def preview(self, view: Any, action: Action) -> Preview:
        """What a legal action costs, or what the dice may bring, as far as a view can tell."""
        return Preview()

    def approaches(self, view: Any, unit: str, space: str) -> Sequence[Lead]:
        """The first steps of a unit after which it can do at a space what it can't do from where it is, or do
        it better, the most promising first: the hexes to attack from."""
        return ()

    def stands_for(self, view: Any, space: str) -> Sequence[tuple[str, str]]:
        """What a click on a space may mean besides it, by kind and name: the country that it lies in."""
        return ()

    @property
    def has_leads(self) -> bool:
        """Whether there are ever any approaches."""
        return type(self).approaches is not Shown.approaches

    def left_over(self, view: Any, ending: str) -> Sequence[LeftOver] | None:
        """What would be thrown away by one of the `endings`: points, actions, markers, units that could still
        do something worth doing. None: whoever has something left to do, as the question tells."""
        return None

    def purchase(self, view: Any, action: Action) -> Purchase | None:
        """What an action of the seat of this view puts into its basket; None: it buys nothing. Until they
        can't be taken back, purchases are listed with their prices, and each can be taken out again."""
        return None

    @property
    def has_basket(self) -> bool:
        """Whether anything is ever put into a basket."""
        return type(self).purchase is not Shown.purchase

    def tried_way(self, view: Any, action: Action) -> tuple[int, ...] | None:
        """The path that a person means who names its end only and may not go there, or some points of it;
        None: any shortest way.

        It breaks as few rules as possible, so that the refusal tells what stands against the place itself.
        """
        return None

    def verbs_for(self, view: Any, unit: str) -> Sequence[str] | None:
        """The verbs that somebody can mean who has picked this unit: an army does not fly. None: all."""
        return None

    rooted: ClassVar[frozenset[str]] = frozenset()
    """The verbs whose path begins with the space where the unit stands."""

    verb_groups: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The verbs of a question with many, under headings (`group-<name>` in the words)."""

    log_parts: ClassVar[Mapping[str, str]] = {}
    """Chapters of the rules: what happens by them has a heading of its own in the log, within the phase
    (`part-<name>` in the words)."""

    endings: ClassVar[tuple[str, ...]] = ("end",)
    """The verbs before which one is told what they would leave unused."""

    sacrifices: ClassVar[tuple[str, ...]] = ()
    """The verbs that give something up, be it peace or what was saved for later: one is asked once more,
    though there is a way back."""

    takes: ClassVar[Mapping[str, str]] = {}
    """Verbs of which it is told what they take (`no-takes-<verb>`), with the paragraph, where their step has
    nothing more to say against them than that nobody and nothing fits."""

    compared: ClassVar[tuple[str, ...]] = ()
    """The verbs of which every action is weighed while the question is put, as far as they are few: what each
    would bring, the first figures of its preview, stands beside it; beside what many of them hold, a type of
    unit with all places where it could be built, the first figure, its price, if it is the same."""

    together: ClassVar[tuple[str, ...]] = ()
    """The verbs, of a unit and where it goes, by which several of a stack are sent to one place, one after
    another: nothing has to be settled of the first before the next can be named."""

    tasks: ClassVar[tuple[str, ...]] = ()
    """The verbs that units have left to do, the most telling about what can't be done first; none: all."""
