"""Position files and cases of this game: which keys they may have, and what cases look at."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.downfall_third_reich.components import FACTIONS, HOLDERS
from grognard.games.downfall_third_reich.positions import looks
from grognard.games.downfall_third_reich.positions.armies import (
    put_armies,
    put_countries,
    put_empty,
    put_marks,
)
from grognard.games.downfall_third_reich.positions.points import (
    AT_SEA,
    put_atlantic,
    put_bombers,
    put_face_down,
    put_points,
    put_technologies,
)
from grognard.games.downfall_third_reich.rules import status
from grognard.games.downfall_third_reich.rules.set_up import STRENGTHS
from grognard.games.downfall_third_reich.state import ACTIONS, DownfallState
from grognard.kernel.position_file import ColumnKey, Key, PositionFile
from grognard.kernel.position_tables import Grouped, ListOf, Names, Record, Row, Table
from grognard.kernel.position_values import Name, Number, Text, YesNo

STAGES = ("actions", "combat", "after")
AREA, ARMY, TILE = Name("area", "space"), Name("army", "unit"), Name("tile")
FACTION, HOLDER = Name("faction", FACTIONS), Name("holder", HOLDERS)
COUNTRY = Name("country", lambda s: s.c.country_ids)
STANDING = Name("standing", ("peace", "war", "surrendered", "returned"))
VICHY = Name("state of French North Africa", ("french", "closed", "opening", "opened"))
TILES = Table(TILE, Name("place of a tile", ("reserve", "development", "available")))
TECHNOLOGIES = ListOf(Text("logistics"))
POINTS = Record(
    po=Number(0, lambda s: s.c.tables["planning"]["cap"]),
    pb=Number(0, lambda s: s.c.tables["production"]["cap"]),
    **dict.fromkeys(("pr", "pr_uk", "air", "air_advanced", "submarine", "submarine_advanced"), Number()),
)
ARMIES = ListOf(Row("an army", Name("type"), Number(1), Name("side", STRENGTHS)))
CONTROL = ColumnKey(Grouped(HOLDER, AREA), "control")


def put_control_as(s: DownfallState, scenario: int) -> None:
    """The control of another scenario."""
    table = [*s.c.scenario_data.values()][scenario]["control"]
    CONTROL.put(s, CONTROL.kind.read(s, table, "control_as"))


def put_total_war(s: DownfallState, factions: Sequence[int]) -> None:
    s.total = [int(faction in factions) for faction in range(len(FACTIONS))]


POSITION_FILE = PositionFile(
    keys={
        "control_as": Key(Name("scenario", lambda s: list(s.c.scenario_data)), put_control_as),
        "turn": Number(lambda s: s.setup.first_turn, lambda s: s.setup.last_turn),
        "phase": FACTION,
        "countries": Key(Table(COUNTRY, STANDING), put_countries),
        "fell": Table(COUNTRY, Number()),
        "empty": Key(YesNo(), put_empty),
        "armies": Key(Table(AREA, ARMIES), put_armies),
        "control": CONTROL,
        "technologies": Key(
            Table(FACTION, Record(available=TECHNOLOGIES, development=TECHNOLOGIES)), put_technologies
        ),
        "face_down": Key(Names(TILE), put_face_down),
        "points": Key(Table(FACTION, POINTS), put_points),
        "atlantic": Key(Record(standard=Number(), advanced=Number()), put_atlantic),
        "bombers": Key(Number(0, lambda s: s.c.tables["bombing"]["most"]), put_bombers),
        "total_war": Key(Names(FACTION), put_total_war),
        "entered_ussr": Number(),
        "entered_west": Number(),
        "taken": Table(Name("action", ACTIONS), Number()),
        "lend_lease": YesNo(),
        "rail": Number(),
        "vichy": VICHY,
        "marks": Key(Table(ARMY, ListOf(Text("attack"))), put_marks),
        "stage": Key(Name("stage", STAGES)),
        "begin": Key(YesNo()),
    },
    looks={
        "stage": lambda s: type(s.stack[-1]).__name__ if s.outcome is None else "",
        "armies": looks.armies,
        "control": ColumnKey(Table(AREA, HOLDER), "control").look,
        "points": looks.points,
        "countries": ColumnKey(Table(COUNTRY, STANDING), "standing").look,
        "total_war": lambda s: [name for name, total in zip(FACTIONS, s.total, strict=True) if total],
        "in_supply": looks.in_supply,
        "unsupplied": lambda s: [name for name, supplied in looks.in_supply(s).items() if not supplied],
        "stuck": looks.stuck,
        "tiles": ColumnKey(TILES, "tiles").look,
        "shown": ColumnKey(Table(TILE, YesNo()), "shown").look,
        "due": ColumnKey(Names(AREA), "due").look,
        "breached": ColumnKey(Names(AREA), "breached").look,
        "actions_left": status.actions_left,
        "atlantic": lambda s: {name: s.subs[box] for name, box in AT_SEA.items()},
        "bombers": lambda s: s.bombers,
    },
    things=("unit", looks.place),
    checks={
        "reserve": lambda s, names: looks.all_in(s, "reserve", names),
        "out": lambda s, names: looks.all_in(s, "out", names),
        "weigh": looks.weighed,
    },
)
