"""Positions that files describe, and what cases look at: de1 = "warsaw infantry 4 open"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grognard.games.europe_engulfed.components import AXIS, CAMPS, NOBODY, NOWHERE, WEATHER, WESTERN
from grognard.games.europe_engulfed.map_data import ZONES
from grognard.games.europe_engulfed.positions.setting_up import lay_out, set_up
from grognard.games.europe_engulfed.rules.blocks import put, remove, season
from grognard.games.europe_engulfed.rules.conquest import lose_fleets
from grognard.games.europe_engulfed.rules.control import contested, settle_control
from grognard.games.europe_engulfed.rules.forces import NoForce, deploy, read_force
from grognard.games.europe_engulfed.rules.movement.strategic import limit
from grognard.games.europe_engulfed.rules.naval.transport import slot
from grognard.games.europe_engulfed.rules.phases import PHASES
from grognard.games.europe_engulfed.rules.politics.course import note_beginning, note_return
from grognard.games.europe_engulfed.rules.politics.events import (
    EVENTS,
    happened,
    note_armistice,
    note_eastern_war,
    note_pact,
    note_vichy_war,
)
from grognard.games.europe_engulfed.rules.politics.pact import claim_all
from grognard.games.europe_engulfed.rules.politics.vichy import garrisons, lands, rouse
from grognard.games.europe_engulfed.rules.production.free_french import FIRST
from grognard.games.europe_engulfed.rules.production.income import income
from grognard.games.europe_engulfed.rules.sequence import Turns, open_phase
from grognard.games.europe_engulfed.rules.weather import as_printed
from grognard.games.europe_engulfed.seating import PLAYER_TURNS
from grognard.games.europe_engulfed.state import FREE_FRENCH, IN_VICHY, OUT, OUT_MOVED, OWN
from grognard.kernel.columns import with_entry
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.masks import spaces_in
from grognard.kernel.position import KeyedError
from grognard.kernel.position_file import ColumnKey, Key, PositionFile
from grognard.kernel.position_tables import Grouped, Names, Row, Table
from grognard.kernel.position_values import Name, Number, Text, YesNo
from grognard.kernel.saying import NOTHING

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

POOL = "pool"
SPACE = Name("space", none=POOL)
POWER = Name("power", lambda s: s.c.power_ids)
HOLDER = Name("power", lambda s: s.c.power_ids, none="nobody")
MARKS = ("open", "moved", "out")


class UnitRow(Row):
    """ "warsaw infantry 3 open"; "warsaw air", as aircraft have one step; "pool": off the map."""

    def read(self, s: Any, value: Any, *keys: Any) -> tuple[Any, ...]:
        words = value.split() if isinstance(value, str) else value
        if words == [POOL]:
            return (NOWHERE, "", 0, *(False for _ in self.marks))
        if isinstance(words, list) and words[1:2] == ["air"] and (*words, "open")[2] in self.marks:
            words = [*words[:2], 1, *words[2:]]
            return super().read(s, words, *keys)
        return super().read(s, value, *keys)


class Flag(Number):
    """1 or 0, or what means the same, `true` or `false`."""

    def read(self, s: Any, value: Any, *keys: Any) -> int:
        return super().read(s, int(value) if type(value) is bool else value, *keys)


UNIT = UnitRow("a unit", SPACE, Text("infantry"), Number(1), marks=(*MARKS, "vichy", "free"))


def arrange(s: Position, position: Mapping[str, Any]) -> None:
    """An empty map, or with `sample` that of the scenario, and what the file says; then its phase begins."""
    if position.get("sample"):
        set_up(s)
    else:
        lay_out(s)
    s.stack = [Turns()]
    s.phase = PHASES.index("operations")
    given = POSITION_FILE.read(s, position)
    as_printed(s, given.get("turn", s.turn))
    POSITION_FILE.put(s, given)
    _note_vichy(s, position)
    _disarm_fallen(s, given)
    _note_pact_land(s, given.get("holds", {}))
    note_eastern_war(s)
    note_armistice(s)
    note_pact(s)
    note_vichy_war(s)
    s.derive()
    _rouse_garrisons(s)
    if s.war[s.c.germany] and s.war[s.c.ussr]:
        claim_all(s)
    _settle(s, given.get("holds", {}))
    _note_occupation(s, given.get("holds", {}))
    note_return(s)
    note_beginning(s)
    s.fresh &= contested(s)
    s.stirred, moved = 0, s.moved
    open_phase(s)
    if PHASES[s.phase] in ("operations", "strategic"):
        s.moved = moved  # 5.1, 5.21: the phase is under way


def _settle(s: Position, told: Mapping[int, int]) -> None:
    """0.4: who is alone in an area that the enemy holds has taken it, unless the file says whose it is."""
    for space in spaces_in(s.c.map.land):
        if space in told:
            s.holder = with_entry(s.holder, space, told[space])
        else:
            settle_control(s, space)


def _note_vichy(s: Position, position: Mapping[str, Any]) -> None:
    """9.522, 9.53, 10.12: what follows if France has fallen, where the file says nothing else of it."""
    if s.vichy:
        s.conquered = with_entry(s.conquered, s.c.france, 1)
        for space in spaces_in(lands(s)):
            if s.holder[space] == s.c.france:
                s.holder = with_entry(s.holder, space, s.c.vichy)
    if s.conquered[s.c.france] and "free_pool" not in position:
        s.free_pool = max(s.free_pool, FIRST)


def _disarm_fallen(s: Position, given: Mapping[str, Any]) -> None:
    """10.1, 9.32, 6.84: who has fallen has no special actions nor fleets, and France no Maginot Line, unless
    the file says otherwise."""
    fleets, told = given.get("fleets", {}), s.fleets
    for power in (power for power, fallen in enumerate(s.conquered) if fallen):
        if power not in given.get("actions", {}):
            s.actions[power] = 0
        if power in s.c.majors and power not in fleets:
            lose_fleets(s, power)
    if s.c.usa in fleets:  # and so the file says what Britain has left to the Americans
        for sea in s.c.map.seas:
            s.fleets = with_entry(s.fleets, slot(s, s.c.usa, sea), told[slot(s, s.c.usa, sea)])
    if s.conquered[s.c.france] and "maginot" not in given:
        s.maginot = 0


def _note_pact_land(s: Position, told: Mapping[int, int]) -> None:
    """9.25: with the pact what it leaves to the Soviets is theirs where they are, else nobody's, unless the
    file says otherwise or others stand there. A scenario that begins with the pact has said whose it is."""
    told_already = s.c.scenarios[s.setup.scenario]["status"]["pact"]
    for space in spaces_in(s.c.map.tagged["pact"] if s.pact and not told_already else 0):
        powers = {s.c.lead[unit] for unit, at in enumerate(s.at) if at == space and s.c.ground >> unit & 1}
        if space not in told and s.holder[space] != s.c.ussr and powers <= {s.c.ussr}:
            s.holder = with_entry(s.holder, space, s.c.ussr if powers else NOBODY)


def _note_occupation(s: Position, told: Mapping[int, int]) -> None:
    """9.527: Vichy was set up, has no garrison, and Marseille is German: so it has been occupied, and what it
    held is German, unless the file says otherwise."""
    marseille = s.holder[s.c.index["marseille"]]
    if not s.vichy or marseille != s.c.germany or garrisons(s) or happened(s, "occupation"):
        return
    s.since = with_entry(s.since, EVENTS.index("occupation"), s.turn - 1)
    s.war[s.c.vichy] = 0
    for space in spaces_in(lands(s)):
        if s.holder[space] == s.c.vichy and space not in told:
            s.holder = with_entry(s.holder, space, s.c.germany)
    s.derive()


def _rouse_garrisons(s: Position) -> None:
    """9.524: where the British stand beside a garrison of the Levant it fights them."""
    for garrison in garrisons(s):
        space = s.at[garrison]
        for unit in spaces_in(s.stacks[space] & s.c.ground & ~(1 << garrison)):
            rouse(s, unit, space)


def _place(s: Position, units: Mapping[int, tuple[Any, ...]]) -> None:
    """Each unit swaps pieces with one of its colour in the pool; who stands there already goes back first."""
    for unit in units:
        if s.at[unit] != NOWHERE:
            remove(s, unit)
    for unit, (space, block, steps, is_open, moved, out, vichy, free) in units.items():
        if space == NOWHERE:
            continue
        _become(s, unit, block, space)
        s.steps[unit] = steps
        s.open, s.moved = with_entry(s.open, unit, int(is_open)), with_entry(s.moved, unit, int(moved))
        s.out = with_entry(s.out, unit, OUT_MOVED if out and moved else OUT * out)
        s.service = with_entry(s.service, unit, IN_VICHY if vichy else FREE_FRENCH if free else OWN)
        if steps > s.full(unit):
            raise KeyedError("file-steps", "units", s.c.handles[unit], block=block, most=s.full(unit))
        put(s, unit, space)
        season(s, unit)


def _become(s: Position, unit: int, block: str, space: int) -> None:
    """`block` as its pool calls it; of a colour that powers share, with the power: romania_infantry.

    Without the power it is of one that is at home there, or else of one that may be there (9.17).
    """
    pool = [u for u in s.c.units_with[s.c.back[unit]] if s.at[u] == NOWHERE]
    named = [u for u in pool if block in _words(s, u)]
    if not named:
        raise _no_block(s, unit, block)
    other = min(named, key=lambda u: _abroad(s, s.what[u], space))
    s.mingle("unit", pool)
    s.what[unit], s.what[other] = s.what[other], s.what[unit]


def _no_block(s: Position, unit: int, block: str) -> KeyedError:
    """All of them stand on the map, or that colour has none, but maybe another one of the same power."""
    deck, keys = s.c.deck[s.c.back[unit]], ("units", s.c.handles[unit])
    if any(block in _called(s, piece) for piece in deck):
        return KeyedError("file-used-up", *keys, block=block)
    known = sorted({_called(s, piece)[len({s.c.piece_power[n] for n in deck}) > 1] for piece in deck})
    backs = (s.c.back_of.get((s.c.piece_power[piece], block)) for piece in deck)
    other = next((f"{back}1" for back in backs if back), NOTHING)
    return KeyedError("file-no-block", *keys, block=block, known=tuple(known), other=other)


def _abroad(s: Position, piece: int, space: int) -> int:
    """Whether a piece is at home in a space, a guest, or may not be there."""
    if space != NOWHERE and s.c.country[s.c.piece_power[piece]] >> space & 1:
        return 0
    return 1 if piece in s.c.at_home_in(s.c.pieces[piece].back, space) else 2


def _words(s: Position, unit: int) -> tuple[str, str]:
    return _called(s, s.what[unit])


def _called(s: Position, number: int) -> tuple[str, str]:
    """A piece as its pool calls it: without its power, and with it."""
    piece = s.c.pieces[number]
    return piece.block, f"{s.c.power_ids[piece.power]}_{piece.block}"


def _shared(s: Position, unit: int) -> bool:
    return len({s.c.piece_power[piece] for piece in s.c.deck[s.c.back[unit]]}) > 1


def _told(s: Position, unit: int) -> str:
    """In the eyes of a seat that may not know it, what it is and its steps are unknown."""
    if s.at[unit] == NOWHERE:
        return "pool"
    block = UNKNOWN if s.what[unit] is UNKNOWN else _words(s, unit)[_shared(s, unit)]
    marks = (
        s.open[unit],
        s.moved[unit],
        s.out[unit],
        s.service[unit] == IN_VICHY,
        s.service[unit] == FREE_FRENCH,
    )
    return UNIT.in_words(s, (s.at[unit], block, s.steps[unit], *marks))


def _force(s: Position, forces: Mapping[int, Mapping[int, str]]) -> None:
    for space, powers in forces.items():
        for power, force in powers.items():
            keys = ("force", s.c.name(space), s.c.power_ids[power])
            try:
                _check_force(s, power, force, keys)
                deploy(s, power, space, force)
            except NoForce as error:
                raise KeyedError(error.key, *keys, **error.figures) from error


def _check_force(s: Position, power: int, force: str, keys: tuple[str, ...]) -> None:
    """Whether the power has such blocks, and they so many steps."""
    whose = s.c.france if power == s.c.vichy else power
    steps = {piece.block: piece.steps for piece in s.c.pieces if piece.power == whose}
    for _, block, number in read_force(force):
        if block not in steps:
            raise KeyedError("file-no-block", *keys, block=block, known=tuple(sorted(steps)), other=NOTHING)
        if number > steps[block]:
            raise KeyedError("file-steps", *keys, block=block, most=steps[block])


def _at_war(s: Position, powers: list[int]) -> None:
    """9.525, 9.63: Vichy fights for the Axis; a minor power for the westerners, unless `sides` tells."""
    for power in powers:
        s.war[power] = 1
        if s.camp[power] == NOBODY:
            s.camp[power] = AXIS if power == s.c.vichy else WESTERN


def _sides(s: Position, camps: Mapping[int, int]) -> None:
    """9.63: minor powers that fight for a camp."""
    for power, camp in camps.items():
        s.camp[power], s.war[power] = camp, 1


def _conquered(s: Position, powers: list[int]) -> None:
    """10.1, 10.2: who has fallen is not at war, though the scenario has it so."""
    for power in powers:
        s.conquered = with_entry(s.conquered, power, 1)
        s.war[power] = 0


def _fleets(s: Position, fleets: Mapping[int, Mapping[int, int]]) -> None:
    for power, points in fleets.items():
        for sea, number in points.items():
            s.fleets = with_entry(s.fleets, slot(s, power, sea), number)


def _used(s: Position, fleets: Mapping[int, Mapping[int, int]]) -> None:
    """5.34: fleet points without transport for the rest of the turn."""
    for power, points in fleets.items():
        for sea, number in points.items():
            s.used = with_entry(s.used, slot(s, power, sea), number)


def _shifted(s: Position, fleets: Mapping[int, Mapping[int, int]]) -> None:
    """8.3: of the points without transport, those that were transferred in this turn."""
    for power, points in fleets.items():
        for sea, number in points.items():
            s.shifted = with_entry(s.shifted, slot(s, power, sea), number)


def _dropped(s: Position, turns: Mapping[int, int]) -> None:
    """7.3: the turn of a unit's last airborne assault."""
    for unit, turn in turns.items():
        s.dropped = with_entry(s.dropped, s.what[unit], turn)


def _fresh(s: Position, spaces: list[int]) -> None:
    for space in spaces:
        s.fresh |= 1 << space


def _fleets_told(s: Position, column: list[int]) -> dict[str, dict[str, int]]:
    seas = s.c.map.seas
    return {
        power: {s.c.name(sea): column[n * len(seas) + i] for i, sea in enumerate(seas)}
        for n, power in enumerate(s.c.power_ids)
    }


def _transports_told(s: Position) -> dict[str, dict[str, int]]:
    """5.34: the points that can still carry a unit in this turn."""
    seas = s.c.map.seas
    return {
        power: {
            s.c.name(sea): s.fleets[n * len(seas) + i] - s.used[n * len(seas) + i]
            for i, sea in enumerate(seas)
        }
        for n, power in enumerate(s.c.power_ids)
    }


def _turn_told(s: Position, turn: int) -> str:
    """4.61 to 4.63: from which turn on; after the last one never."""
    return s.c.turn_ids[turn] if turn < len(s.c.turn_ids) else "never"


TURN = Name("turn", lambda s: s.c.turn)
SEA = Name("sea zone", lambda s: {s.c.name(sea): sea for sea in s.c.map.seas})
SIDES = ("germany", "western")
POSITION_FILE = PositionFile(
    keys={
        "sample": Key(YesNo()),
        "turn": ColumnKey(TURN, "turn"),
        "active": ColumnKey(Name("player-turn", PLAYER_TURNS), "active"),
        "phase": ColumnKey(Name("phase", PHASES), "phase"),
        "weather": ColumnKey(Table(Name("zone", ZONES), Name("weather", WEATHER)), "weather"),
        "war": Key(Names(POWER), _at_war),
        "sides": Key(Table(POWER, Name("camp", CAMPS)), _sides),
        "holds": ColumnKey(Grouped(HOLDER, Name("space")), "holder"),
        "actions": ColumnKey(Table(POWER, Number()), "actions"),
        "fleets": Key(Table(POWER, Table(SEA, Number())), _fleets),
        "used": Key(Table(POWER, Table(SEA, Number())), _used),
        "shifted": Key(Table(POWER, Table(SEA, Number())), _shifted),
        "sailed_from": ColumnKey(Table(Name("unit"), Name("space")), "sailed_from"),
        "forts": ColumnKey(Table(Name("space"), Number(0, 2)), "fort"),
        "beachheads": ColumnKey(Table(Name("space"), Name("camp", CAMPS)), "beachhead"),
        "maginot": Flag(0, 1),
        "vichy": Flag(0, 1),
        "pact": Flag(0, 1),
        "conquered": Key(Names(POWER), _conquered),
        "since": ColumnKey(Table(Name("event", EVENTS), TURN), "since"),
        "u_boats": Number(0, 60),
        "asw": Number(1, 8),
        "v1": Number(0, 60),
        "v2": Number(0, 60),
        "bombed": Number(0, 10),
        "supported": Number(0, 30),
        "last_support": ColumnKey(TURN, "last_support"),
        "raids_from": ColumnKey(TURN, "raids_from"),
        "heavy_forts": Number(0, 2),
        "conscription": Number(0, 5),
        "given": ColumnKey(Table(POWER, TURN), "given"),
        "free_pool": Number(0, 2),
        "ferried": Flag(0, 1),
        "next_fleet": ColumnKey(Table(POWER, TURN), "next_fleet"),
        "next_flak": ColumnKey(Table(Name("side", SIDES), TURN), "next_flak"),
        "next_asw": ColumnKey(TURN, "next_asw"),
        "transfers": ColumnKey(Table(POWER, Number()), "transfers"),
        "fighters": ColumnKey(Table(Name("side", SIDES), Number(0, 30)), "fighters"),
        "bombers": ColumnKey(Table(Name("side", SIDES), Number(0, 30)), "bombers"),
        "flak": ColumnKey(Table(Name("side", SIDES), Number(0, 4)), "flak"),
        "units": Key(Table(Name("unit"), UNIT), _place),
        "force": Key(Table(Name("space"), Table(POWER, Text("2 armour 4, 1 air"))), _force),
        "dropped": Key(Table(Name("unit"), TURN), _dropped),
        "fresh": Key(Names(Name("space")), _fresh),
    },
    looks={
        "stage": lambda s: type(s.stack[-1]).__name__,
        "asks": lambda s: s.stack[-1].question(s),
        "werps": lambda s: dict(zip(s.c.power_ids, s.werps, strict=True)),
        "income": lambda s: {
            name: income(s, power) for name, power in s.c.power.items() if power in s.c.majors
        },
        "strategic_moves": lambda s: {name: limit(s, power) for name, power in s.c.power.items()},
        "next_fleet": lambda s: {
            name: _turn_told(s, turn) for name, turn in zip(s.c.power_ids, s.next_fleet, strict=True)
        },
        "next_flak": lambda s: {
            side: _turn_told(s, turn) for side, turn in zip(SIDES, s.next_flak, strict=True)
        },
        "next_asw": lambda s: _turn_told(s, s.next_asw),
        "fleets": lambda s: _fleets_told(s, s.fleets),
        "used": lambda s: _fleets_told(s, s.used),
        "shifted": lambda s: _fleets_told(s, s.shifted),
        "transports": _transports_told,
        "holder": lambda s: {
            s.c.name(space): s.c.power_ids[power] if power != NOBODY else "nobody"
            for space, power in enumerate(s.holder)
        },
        "at_war": lambda s: {name: bool(s.war[n]) for n, name in enumerate(s.c.power_ids)},
        "fallen": lambda s: {name: bool(s.conquered[n]) for n, name in enumerate(s.c.power_ids)},
        "happened": lambda s: [event for event in EVENTS if happened(s, event)],
        "points": lambda s: s.points,
        "score": lambda s: dict(zip(("axis", "allies"), s.points, strict=True)),
        "contested": lambda s: [s.c.name(space) for space in spaces_in(contested(s))],
    },
    things=("unit", _told),
)
