"""9.53, the Free French: French blocks that the U.S.A. build and command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import NOWHERE, Piece, Type
from grognard.games.europe_engulfed.rules.blocks import hand_over, raise_unit
from grognard.games.europe_engulfed.rules.control import contested, friendly, held_by_allies, is_contested
from grognard.games.europe_engulfed.rules.production.costs import cadre_cost
from grognard.games.europe_engulfed.rules.production.places import new_in
from grognard.games.europe_engulfed.rules.production.upkeep import pay, why_poor
from grognard.games.europe_engulfed.state import FREE_FRENCH
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

FIRST, ALL = 1, 2
"""9.532: how much of the Free French the American pool has."""


def enlist_free_french(s: Position) -> None:
    """9.532: the rest of them, from 1944, once an uncontested area of France is Allied."""
    late = s.c.year(s.turn) >= s.c.free_french["later_from"]
    freed = s.c.map.tagged["metropolitan_france"] & held_by_allies(s) & ~contested(s)
    if s.free_pool == FIRST and late and freed:
        s.free_pool = ALL
        s.tell("free_french", "9.532")


def blocks_left(s: Position) -> Counter[str]:
    """9.532: the blocks that can still be built: those of the pool that are not on the map."""
    table, found = s.c.free_french, Counter[str]()
    for level, part in ((FIRST, "first"), (ALL, "later")):
        found.update(table[part] if s.free_pool >= level else {})
    serving = [u for u, service in enumerate(s.service) if service == FREE_FRENCH and s.at[u] != NOWHERE]
    return found - Counter(s.c.pieces[s.what[unit]].block for unit in serving)


def free_french_sites(s: Position) -> int:
    """9.533: uncontested home areas of Britain and France that are friendly; two new units in each (4.41)."""
    home = (s.c.home[s.c.britain] | s.c.home[s.c.france]) & friendly(s, s.c.usa) & ~contested(s)
    most = s.c.tables["costs"]["new_units_per_area"]
    return sum(1 << space for space in spaces_in(home) if new_in(s, space) < most)


def _why_shut(s: Position, space: int) -> Refusal:
    """9.533, 4.41: what keeps new Free French from a place."""
    name, most = s.c.name(space), s.c.tables["costs"]["new_units_per_area"]
    if not (s.c.home[s.c.britain] | s.c.home[s.c.france]) >> space & 1:
        return refuse("9.533", "not-home-site", space=name)
    if not friendly(s, s.c.usa) >> space & 1:
        return refuse("9.533", "site-hostile", space=name)
    if is_contested(s, space):
        return refuse("9.533", "site-contested", space=name)
    return refuse("4.41", "site-full", space=name, most=most)


def why_no_french_step(s: Position, unit: int) -> Refusal | None:
    """9.533: replacements and new units of a turn together."""
    return _why_enough(s) if s.service[unit] == FREE_FRENCH else None


def _why_enough(s: Position) -> Refusal | None:
    most = s.c.free_french["steps_per_turn"]
    return refuse("9.533", "enough-free-french", most=most) if s.free_steps[0] >= most else None


def count_step(s: Position, unit: int) -> None:
    s.free_steps[0] += int(s.service[unit] == FREE_FRENCH)


def french_kind(s: Position, block: int) -> Type:
    """The type of a French block; of one that France has not got, any."""
    name = s.c.block_ids[block]
    kinds = [piece.kind for piece in s.c.pieces if piece.power == s.c.france and piece.block == name]
    return kinds[0] if kinds else s.c.types["infantry"]


class RaisingFreeFrench:
    """9.531: a verb of American production."""

    power: int

    def candidates_raise_french(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        if self.power == s.c.usa:
            for block in sorted(blocks_left(s)):
                yield from ((s.c.block_ids.index(block), n) for n in spaces_in(free_french_sites(s)))

    def may_raise_french(self, s: Position, seat: int, block: int, space: int) -> Refusal | None:
        name, first = s.c.block_ids[block], s.c.free_french["not_before"]
        if self.power != s.c.usa or s.c.year(s.turn) < first:
            return refuse("9.531", "no-free-french-yet", year=first)
        if not blocks_left(s)[name]:
            return refuse("9.532", "none-in-the-pool", block=name)
        if not free_french_sites(s) >> space & 1:
            return _why_shut(s, space)
        return _why_enough(s) or why_poor(s, self.power, cadre_cost(s, self.power, french_kind(s, block)))

    def do_raise_french(self, s: Position, seat: int, block: int, space: int) -> None:
        """4.5: others see a French block, and what it cost."""
        cost = cadre_cost(s, self.power, french_kind(s, block))

        def told(piece: Piece) -> bool:
            return piece.block in s.c.free_blocks and cadre_cost(s, self.power, piece.kind) == cost

        unit = raise_unit(s, s.c.france, s.c.block_ids[block], space, 1, told)
        if unit is None:
            return
        s.service = with_entry(s.service, unit, FREE_FRENCH)
        s.enrol()
        hand_over(s, [unit])
        s.raised |= 1 << unit
        s.free_steps[0] += 1
        pay(s, self.power, cost)
        figures = {"power": s.c.power_ids[self.power], "cost": cost, "left": s.werps[self.power]}
        s.tell("french_raised", "9.533", space=s.c.name(space), **figures)
