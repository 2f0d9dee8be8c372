"""Section 16 as tables: countries and their will, policies, events that happen once, the Diplomacy cup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import FACTIONS
from grognard.games.unconditional_surrender.rules.events import RULES
from grognard.games.unconditional_surrender.rules.policies import POLICIES, USA_ENTRY, modifier_of
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import (
    ACTIVE,
    CONQUERED,
    EVENTS_ONCE,
    IN_BOX,
    IN_CUP,
    NEUTRAL,
    NO_WILL,
    RETURNING,
)
from grognard.kernel.charts import Chart, ChartRow, Entry, Phrase

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

NOTHING = "–"
ENTRY_RULE = "U165d"


def politics(s: Position) -> Iterator[Chart]:
    """Policies and the cup only where the scenario has a Diplomacy Phase."""
    yield _countries(s)
    scenario = s.c.scenarios[s.setup.scenario]
    if "diplomacy" not in scenario.skip_phases:
        yield _policies(s)
        yield _cup(s)
    if scenario.conditional:
        yield _events(s)


def _countries(s: Position) -> Chart:
    """U13, U148, U152: who has joined whom or has been conquered, who leans, and the will that is left."""
    rows = [
        ChartRow(Phrase("chart-country", {"country": name}), (_stand(s, n), _will(s, n), _lean(s, n)))
        for n, name in enumerate(s.c.country_names)
        if s.status[n] != NEUTRAL or s.leaning[n] != NONE
    ]
    return Chart(
        name="countries",
        rule="U13",
        corner=Phrase("chart-what-country"),
        columns=(Phrase("chart-stands"), Phrase("chart-will"), Phrase("chart-leans")),
        rows=tuple(rows),
        notes=(Phrase("chart-note-neutral"),),
    )


def _stand(s: Position, country: int) -> Entry:
    if s.status[country] == ACTIVE:
        return Phrase(f"faction-{FACTIONS[s.joined[country]]}")
    if s.status[country] == CONQUERED and s.conqueror[country] != NONE:
        return Phrase("chart-conquered", {"faction": FACTIONS[s.conqueror[country]]})
    return Phrase("status-conquered" if s.status[country] == CONQUERED else "status-neutral")


def _will(s: Position, country: int) -> Entry:
    return NOTHING if s.will[country] == NO_WILL else s.will[country]


def _lean(s: Position, country: int) -> Entry:
    return NOTHING if s.leaning[country] == NONE else Phrase(f"faction-{FACTIONS[s.leaning[country]]}")


def _policies(s: Position) -> Chart:
    """U139, U140: whether each holds, and what its next roll needs."""
    rows = []
    for policy, name in enumerate(POLICIES):
        needed = int(s.c.events["policies"][name]["ends_on"])
        roll = Phrase("chart-roll", {"number": needed, "modifier": modifier_of(s, policy)})
        ended = s.policy[policy]
        cells: tuple[Entry, ...] = (
            (_when("chart-ended", ended), NOTHING) if ended else (Phrase("chart-in-force"), roll)
        )
        rows.append(ChartRow(Phrase("chart-policy", {"policy": name}), cells, "U140"))
    return Chart(
        name="policies",
        rule="U139",
        corner=Phrase("chart-what-policy"),
        columns=(Phrase("chart-state"), Phrase("chart-next")),
        rows=tuple(rows),
        notes=(Phrase("chart-note-policies"),),
    )


def _when(key: str, turn: int) -> Phrase:
    return Phrase(key, {"month": str(turn % 12 + 1), "year": turn // 12})


def _events(s: Position) -> Chart:
    """U165: what has happened, and when; the USA come in some turns after their entry was decided."""
    rows = []
    for event, name in enumerate(EVENTS_ONCE):
        if name in s.c.scenarios[s.setup.scenario].conditional:
            happened = s.happened[event]
            cells: tuple[Entry, ...] = (
                _when("moment-turn", happened) if happened else Phrase("chart-not-yet"),
            )
            rows.append(ChartRow(Phrase("chart-event", {"event": name}), cells, RULES.get(event, ENTRY_RULE)))
    delay = int(s.c.events["conditional"][EVENTS_ONCE[USA_ENTRY]]["delay"])
    notes = (Phrase("chart-note-usa", {"number": delay}),) if _usa_is_coming(s) else ()
    return Chart(
        name="conditional",
        rule="U165",
        corner=Phrase("chart-what-event"),
        columns=(Phrase("chart-happened"),),
        rows=tuple(rows),
        notes=notes,
    )


def _usa_is_coming(s: Position) -> bool:
    return bool(s.happened[USA_ENTRY]) and s.status[s.c.country["usa"]] == NEUTRAL


def _cup(s: Position) -> Chart:
    """U144, U145: what is in the cup and what could be added; every marker in it is as likely to be drawn."""
    inside = [name for name, place in zip(s.c.diplomacy, s.cup, strict=True) if place == IN_CUP]
    drawn = [name for name, place in zip(s.c.diplomacy, s.cup, strict=True) if place == RETURNING]
    outside = [name for name, place in zip(s.c.diplomacy, s.cup, strict=True) if place == IN_BOX]
    rows = [
        ChartRow(Phrase("chart-in-cup"), (len(inside), _listed(inside)), "U144"),
        ChartRow(Phrase("chart-no-event"), (s.no_events, NOTHING), "U145"),
        ChartRow(Phrase("chart-in-box"), (len(outside), _listed(outside)), "U144"),
    ]
    if drawn:
        rows.append(ChartRow(Phrase("chart-goes-back"), (len(drawn), _listed(drawn)), "U149"))
    return Chart(
        name="cup",
        rule="U144",
        corner=Phrase("chart-where"),
        columns=(Phrase("chart-number"), Phrase("chart-which")),
        rows=tuple(rows),
    )


def _listed(names: list[str]) -> Entry:
    return Phrase("chart-cups", {"cups": names}) if names else NOTHING
