"""Chapter 21, set-up: the armies, markers, points and tiles of a scenario in their places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.downfall_third_reich.components import ALLIES, FACTIONS, HOLDERS
from grognard.games.downfall_third_reich.rules.control import partisan_areas
from grognard.games.downfall_third_reich.rules.hidden_tiles import AVAILABLE, DEVELOPMENT, RESERVE
from grognard.games.downfall_third_reich.rules.scenarios import FULL, REDUCED
from grognard.games.downfall_third_reich.state import (
    AT_PEACE,
    AT_WAR,
    CLOSED,
    FRENCH,
    IN_PLACE,
    OPENED,
    RETURNED,
    SURRENDERED,
)
from grognard.kernel.refusal import GrognardError

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

STRENGTHS = {"full": FULL, "reduced": REDUCED}


def set_up(s: DownfallState) -> None:
    """21.1: everything in its place; no question is open yet."""
    s.c = c = s.game.components
    table = c.scenario_data[s.setup.scenario]
    s.turn, s.phase = s.setup.first_turn, 0
    armies = len(c.ids)
    s.where, s.strength = [c.reserve] * armies, [0] * armies
    s.flags, s.target, s.backing = [0] * armies, [0] * armies, [0] * armies
    s.came = [IN_PLACE] * armies
    s.total = [int(faction in table["total_war"]) for faction in FACTIONS]
    clear_phase(s)
    s.minor_pr = [0] * len(c.country_ids)
    s.lend_lease, s.entered_ussr, s.entered_west = 0, (s.setup.first_turn - 1) * s.total[0], 0
    try:
        _place_everything(s, table)
    except (KeyError, ValueError) as error:
        reason = f"there is no {error}" if isinstance(error, KeyError) else error
        raise GrognardError(f"the scenario {s.setup.scenario} is not sound: {reason}") from error
    s.derive()
    s.partisans = partisan_areas(s, s.controlled[ALLIES])


def _place_everything(s: DownfallState, table: dict[str, Any]) -> None:
    _countries(s, table)
    _control(s, table["control"])
    _markers(s, table)
    _tiles(s, table)
    for unit, country in enumerate(s.c.country):
        if s.standing[country] == SURRENDERED:
            s.where[unit] = s.c.out
    place_armies(s, table["armies"])


def clear_phase(s: DownfallState) -> None:
    """What a phase counts, at its start."""
    s.taken = [0] * 6
    s.pr = s.pr_uk = s.acted = s.fought = s.operations = 0
    s.landings = s.ore_landings = s.rail = s.african_landings = 0
    s.crossed, s.due, s.breached = [], [], []
    s.slots = [0] * s.c.map_size


def place_armies(s: DownfallState, armies: dict[str, list[list[Any]]]) -> None:
    """Armies of a type are taken in the order of their numbers."""
    c, used = s.c, dict[str, int]()
    for area, entries in armies.items():
        for kind, number, side in entries:
            for _ in range(number):
                used[kind] = used.get(kind, 0) + 1
                unit = c.number[f"{kind}_{used[kind]}"]
                s.where[unit], s.strength[unit] = c.board.index[area], STRENGTHS[side]


def _countries(s: DownfallState, table: dict[str, Any]) -> None:
    s.standing = [AT_PEACE] * len(s.c.country_ids)
    s.fell = [0] * len(s.c.country_ids)
    for name in table["at_war"]:
        s.standing[s.c.country_number[name]] = AT_WAR
    for name in table["surrendered"]:
        number = s.c.country_number[name]
        s.standing[number], s.fell[number] = SURRENDERED, s.setup.first_turn - 1
    for name in table["returned"]:
        s.standing[s.c.country_number[name]] = RETURNED


def _control(s: DownfallState, table: dict[str, list[str]]) -> None:
    s.control = [-1] * s.c.map_size
    for holder, areas in table.items():
        for area in areas:
            s.control[s.c.board.index[area]] = HOLDERS.index(holder)
    france = s.c.country_number["france"]
    s.vichy = FRENCH
    if s.standing[france] == SURRENDERED:
        neutral = all(s.control[a] == HOLDERS.index("neutral") for a in _areas(s, s.c.french_africa))
        s.vichy = CLOSED if neutral else OPENED


def _areas(s: DownfallState, mask: int) -> list[int]:
    return [area for area in range(s.c.map_size) if mask >> area & 1]


def _markers(s: DownfallState, table: dict[str, Any]) -> None:
    own = [table[faction] for faction in FACTIONS]
    s.po, s.pb = [f["po"] for f in own], [f["pb"] for f in own]
    s.air = [f.get("air", 0) for f in own]
    s.air_advanced = [f.get("air_advanced", 0) for f in own]
    totals, s.air_waiting, s.bombers = [0, 0, 0], 0, 0
    submarines = 0
    for marker in s.c.missions.values():
        if marker["kind"] == "submarine":
            submarines += marker["count"]
        elif s.standing[s.c.country_number[marker["country"]]] == AT_PEACE:
            s.air_waiting += marker["count"]
        else:
            totals[FACTIONS.index(marker["faction"])] += marker["count"]
    s.air_reserve = [total - a - b for total, a, b in zip(totals, s.air, s.air_advanced, strict=True)]
    axis = table["axis"]
    standard, advanced = axis.get("submarine", 0), axis.get("submarine_advanced", 0)
    s.subs = [submarines - standard - advanced, standard, advanced, 0, 0]
    if min(*s.air_reserve, *s.subs, s.air_waiting) < 0:
        raise ValueError(f"{s.setup.scenario} uses more mission markers than there are")


def _tiles(s: DownfallState, table: dict[str, Any]) -> None:
    """13.0: where the tiles lie at the start is known to everybody; the others are in reserve, face down."""
    s.tiles, s.shown = [RESERVE] * len(s.c.tile_ids), [0] * len(s.c.tile_ids)
    for faction in FACTIONS:
        for place, names in ((AVAILABLE, "available"), (DEVELOPMENT, "development")):
            for name in table[faction][names]:
                tile = s.c.tile_number[f"{faction}.{name}"]
                s.tiles[tile], s.shown[tile] = place, 1
