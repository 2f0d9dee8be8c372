"""What never changes (chapter 1): spaces, blocks and figures, read once from data/*.toml."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from grognard.kernel.areas import area_board
from grognard.kernel.board import Board, Edge
from grognard.kernel.datafiles import lay_over, read_files

FOLDER = Path(__file__).parent
SEATS = ("norda", "velmark", "orsia")
NOWHERE = -1
"""The place of a block in reserve (1.3), and of a purchase that was not made (3.3)."""
NOBODY = -1
"""Who holds an area that nobody has entered (1.5); whose turn it is while all purchase (2.1)."""


class Kind(msgspec.Struct, frozen=True):
    """1.2: a kind of block; `faces` of a die hit for each of its steps, a step more costs `cost` supply."""

    most: int
    start: int
    faces: int
    cost: int
    lands: bool = False
    fleet: bool = False


class Components:
    """Board, blocks and tables. A block is named by its handle, which tells nothing of the piece it is."""

    def __init__(self, overlay: Mapping[str, Any]) -> None:
        data = read_files(FOLDER / "data")
        lay_over(data, overlay, grows=lambda path: False)
        self.tables, self.scenarios = data["tables"], data["scenarios"]
        self._read_spaces(data["board"])
        self._read_blocks(data["units"])

    def _read_spaces(self, data: Mapping[str, Any]) -> None:
        """1.1: a space is a land area or a sea zone."""
        self.board, self.frame = read_board(data), data["frame"]
        spaces = self.board.attributes
        self.sea = [space["terrain"] == "sea" for space in spaces]
        self.port = [space.get("port", False) for space in spaces]
        self.capital = [space.get("capital", False) for space in spaces]
        self.home = [SEATS.index(space["home"]) if "home" in space else NOBODY for space in spaces]
        beside = self.board.beside
        self.lands = [[b for b in beside[a] if not self.sea[b]] for a in range(len(spaces))]
        self.seas = [[b for b in beside[a] if self.sea[b]] for a in range(len(spaces))]
        self.lanes = self.board.ways(
            lambda a, b, _: self.sea[a] and self.sea[b], lambda _: 0, [1] * len(spaces)
        )

    def _read_blocks(self, data: Mapping[str, Any]) -> None:
        """1.2: every realm has the same pieces; `handles` are the words for blocks, armies before fleets."""
        self.kinds = {name: msgspec.convert(table, Kind) for name, table in data["kinds"].items()}
        self.pieces: list[str] = list(data["pieces"])
        self.kind_names: list[str] = [data["pieces"][piece] for piece in self.pieces]
        self.kind_of = [self.kinds[name] for name in self.kind_names]
        armies = sum(not kind.fleet for kind in self.kind_of)
        own = [f"{n + 1}" if n < armies else f"f{n + 1 - armies}" for n in range(len(self.pieces))]
        self.handles = [f"{seat[0]}{number}" for seat in SEATS for number in own]
        self.owner = [seat for seat in range(len(SEATS)) for _ in own]
        self.fleet = [kind.fleet for _ in SEATS for kind in self.kind_of]
        self.blocks_of = [
            [b for b, owner in enumerate(self.owner) if owner == seat] for seat in range(len(SEATS))
        ]

    def room(self, block: int) -> int:
        """1.4: how many of its sort a realm may have in one space."""
        return int(self.tables["stacking"]["fleets" if self.fleet[block] else "armies"])

    def name(self, space: int) -> str:
        return self.board.names[space]

    def names(self, blocks: Sequence[int]) -> list[str]:
        return [self.handles[block] for block in blocks]


def read_board(data: Mapping[str, Any]) -> Board:
    """1.1: the spaces with their outlines, and which are neighbours."""
    spaces: Mapping[str, Any] = data["spaces"]
    number = {name: n for n, name in enumerate(spaces)}
    pairs = [link.split("-") for link in data["links"]]
    corners = [data["outlines"][name] for name in spaces]
    return area_board(
        names=list(spaces),
        centres=[tuple(space["centre"]) for space in spaces.values()],
        outlines=[[list(zip(flat[::2], flat[1::2], strict=True))] for flat in corners],
        attributes=list(spaces.values()),
        edges=[Edge(number[a], number[b], frozenset(), ()) for a, b in pairs],
    )
