"""The sea: which areas have a coast on which sea area, and how the sea areas join (7.3 to 7.5, 8.4, 8.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.kernel.languages import names_of
from grognard.kernel.masks import mask_of

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.components import Components

AXIS, USSR = 0, 2
BLACK_SEA, BALTIC = "mer_noire", "baltique"


class Landing(msgspec.Struct, frozen=True):
    """8.5, 13.9: a landing axis in one direction; `d` needs the technology, `winter` is open in winter."""

    start: int
    end: int
    sea: str
    d: bool
    winter: bool
    axis: bool


class Seas:
    """Sea areas as small numbers, coasts as masks of areas."""

    def __init__(self, data: Mapping[str, Any], c: Components) -> None:
        self.ids = list(data["seas"])
        self.names = names_of(data["seas"])
        number = {name: n for n, name in enumerate(self.ids)}
        self.coast = [mask_of(a for a, area in enumerate(c.areas) if name in area.coast) for name in self.ids]
        self.all_coasts = mask_of(a for a, area in enumerate(c.areas) if area.coast)
        # An area on two sea areas joins nothing: ships go from sea to sea by the links alone.
        self.coasts_of = [mask_of(number[name] for name in area.coast) for area in c.areas]
        self._links = [
            (number[link["a"]], number[link["b"]], c.board.index.get(link.get("needs_control", ""), -1), link)
            for link in data["sea_links"]
        ]
        index = c.board.index
        self.landings = [
            Landing(index[start], index[end], axis["sea"], axis["d"], axis["winter"], axis.get("axis", True))
            for axis in data["landings"]
            for start, end in ((axis["a"], axis["b"]), (axis["b"], axis["a"]))
            if start in axis["from"]
        ]
        self.landings_from: dict[int, list[Landing]] = {}
        for landing in self.landings:
            self.landings_from.setdefault(landing.start, []).append(landing)
        self._known: dict[tuple[int, bool, bool], list[int]] = {}
        self._harbours: dict[tuple[int, bool, int], tuple[int, int]] = {}
        self._shores: dict[tuple[int, bool], list[int]] = {}
        self._egypt = c.egypt

    def joined(self, faction: int, canal: bool, supply: bool) -> list[int]:
        """For each sea area the set of sea areas that this faction's ships or lines reach from it.

        `canal`: whether the faction controls the canal's area. Lines pass Gibraltar, Axis armies do not
        (8.4); the Black Sea is closed to the Axis (7.5, 8.4), the Baltic to Soviet lines (7.4).
        """
        key = faction, canal, supply
        if key not in self._known:
            self._known[key] = self._join(faction, canal, supply)
        return self._known[key]

    def harbours(self, faction: int, canal: bool, area: int) -> tuple[int, int]:
        """8.4: the coasts that ships of a faction reach from an area: on one sea area, on several."""
        key = faction, canal, area
        if key not in self._harbours:
            groups, near, far = self.joined(faction, canal, supply=False), 0, 0
            for sea, coast in enumerate(self.coast):
                if self.coasts_of[area] >> sea & 1 and groups[sea]:
                    near |= coast
                    far |= self._coasts(groups[sea])
            self._harbours[key] = near, far
        return self._harbours[key]

    def shores(self, faction: int, canal: bool) -> list[int]:
        """7.3 to 7.5: sets of coasts; a faction's lines go by sea between any two of a set."""
        key = faction, canal
        if key not in self._shores:
            groups = [group for group in self.joined(faction, canal, supply=True) if group]
            barred = self._egypt if faction == AXIS else 0
            self._shores[key] = [self._coasts(group) & ~barred for group in dict.fromkeys(groups)]
        return self._shores[key]

    def _coasts(self, seas: int) -> int:
        """The coasts of a set of sea areas."""
        found = 0
        for sea, coast in enumerate(self.coast):
            if seas >> sea & 1:
                found |= coast
        return found

    def _join(self, faction: int, canal: bool, supply: bool) -> list[int]:
        closed = set()
        if faction == AXIS:
            closed.add(BLACK_SEA)
        if faction == USSR and supply:
            closed.add(BALTIC)
        open_seas = [name not in closed for name in self.ids]
        groups = [1 << n if open_seas[n] else 0 for n in range(len(self.ids))]
        changed = True
        while changed:
            changed = False
            for a, b, needs, link in self._links:
                barred = (
                    (faction == AXIS and link.get("axis") is False and not self._gibraltar(link, supply))
                    or (faction == USSR and link.get("ussr") is False)
                    or (needs >= 0 and not canal)
                )
                if barred or not (open_seas[a] and open_seas[b]) or groups[a] == groups[b]:
                    continue
                union = groups[a] | groups[b]
                groups = [union if union >> n & 1 and open_seas[n] else g for n, g in enumerate(groups)]
                changed = True
        return groups

    def _gibraltar(self, link: Mapping[str, Any], supply: bool) -> bool:
        """7.5, 8.4: the strait bars Axis armies, not their lines; the Cape route bars both."""
        return supply and "ussr" not in link
