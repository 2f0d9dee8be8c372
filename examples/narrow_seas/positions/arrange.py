"""Positions that files describe, and what cases look at, in the same words: n1 = "hallem infantry 2 open"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from examples.narrow_seas.components import NOWHERE, SEATS
from examples.narrow_seas.rules.purchases import Purchases
from examples.narrow_seas.rules.sequence import Orders
from examples.narrow_seas.rules.set_up import lay_out
from examples.narrow_seas.rules.victory import points
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.position import KeyedError
from grognard.kernel.position_file import ColumnKey, Key, PositionFile
from grognard.kernel.position_tables import Grouped, Row, Table
from grognard.kernel.position_values import Name, Number, Text

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position


def arrange(s: Position, position: Mapping[str, Any]) -> None:
    """A position of a file: the blocks that it names, all others in reserve."""
    lay_out(s)
    given = POSITION_FILE.read(s, position)
    if "turn" in given:
        s.orders = s.c.tables["turns"]["orders"]
    POSITION_FILE.put(s, given)
    s.stack.append(Orders() if "turn" in given else Purchases())


def _place(s: Position, blocks: dict[int, tuple[int, str, int, bool, bool]]) -> None:
    """Each block swaps pieces with one of its realm in reserve."""
    for block, (space, kind, steps, is_open, moved) in blocks.items():
        mine = [b for b in s.c.blocks_of[s.c.owner[block]] if s.at[b] == NOWHERE]
        other = next((b for b in mine if s.c.kind_names[s.what[b]] == kind), None)
        if other is None:
            raise KeyedError(f"no {kind!r} is left", "blocks", s.c.handles[block])
        s.what[block], s.what[other] = s.what[other], s.what[block]
        s.at[block], s.steps[block], s.open[block], s.moved[block] = space, steps, int(is_open), int(moved)
        if space != NOWHERE and not s.c.fleet[block]:
            s.holder[space] = s.c.owner[block]


def _told(s: Position, block: int) -> str:
    what = s.what[block]
    kind = UNKNOWN if what is UNKNOWN else s.c.kind_names[what]
    found = s.at[block], kind, s.steps[block], s.open[block], s.moved[block]
    return BLOCK.in_words(s, found).removesuffix(" 0")


REALM, SPACE = Name("realm", SEATS), Name("space", none="reserve")
BLOCK = Row("a block", SPACE, Text("infantry"), Number(1), marks=("open", "moved"))
POSITION_FILE = PositionFile(
    keys={
        "round": Number(1),
        "turn": ColumnKey(REALM, "active"),
        "orders": Number(),
        "supply": ColumnKey(Table(REALM, Number()), "purse"),
        "blocks": Key(Table(Name("block", "unit"), BLOCK), _place),
        "holds": ColumnKey(Grouped(REALM, SPACE), "holder"),
    },
    looks={"points": lambda s: {name: points(s.c, s.holder, seat) for seat, name in enumerate(SEATS)}},
    things=("unit", _told),
)
