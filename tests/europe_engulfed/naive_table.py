"""A position of Europe Engulfed in plain words, for second readings of the rules: dicts, sets, names."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from grognard.kernel.columns import with_entry

FAST = ("armour", "elite_armour", "cavalry", "air")
ARMOUR = ("armour", "elite_armour")


class Block(NamedTuple):
    """A unit on the map: whose, what, where, how strong."""

    power: str
    camp: int
    block: str
    space: str
    steps: int
    supplied: bool
    at_war: bool

    @property
    def flies(self) -> bool:
        return self.block == "air"


class Table:
    """What lies on the table, by names. Camp 0 is the Axis; the Allies are never each other's enemies."""

    def __init__(self, s: Any) -> None:
        c = s.c
        self.areas = dict(zip(c.map.names, c.map.areas, strict=True))
        self.blocks = {u: self._block(s, u) for u, at in enumerate(s.at) if at >= 0}
        self.holders = {c.name(n): c.power_ids[p] for n, p in enumerate(s.holder) if p >= 0}
        self.camp = dict(zip(c.power_ids, s.camp, strict=True))
        self.war = {power for power, war in zip(c.power_ids, s.war, strict=True) if war}
        self.fallen = {power for power, fell in zip(c.power_ids, s.conquered, strict=True) if fell}
        self.weather = {
            name: ("clear", "light_mud", "mud", "snow")[s.weather[("west", "east", "south").index(a.weather)]]
            for name, a in self.areas.items()
            if a.weather
        }
        self.borders: dict[tuple[str, str], frozenset[str]] = {}
        for (a, b), edge in c.board.pairs.items():
            self.borders[c.name(a), c.name(b)] = edge.kinds
        self._friendly: dict[tuple[str, int], set[str]] = {}
        self._ground: dict[str, list[Block]] = {}
        for one in self.blocks.values():
            if not one.flies and one.camp >= 0:
                self._ground.setdefault(one.space, []).append(one)
        self.beside = {name: [b for a, b in self.borders if a == name] for name in self.areas}

    def _block(self, s: Any, unit: int) -> Block:
        power, space = s.c.power_ids[s.power_of(unit)], s.c.name(s.at[unit])
        word = s.c.pieces[s.what[unit]].block
        fights = any(s.war[p] for p in s.c.sharing[s.c.back[unit]])
        return Block(power, s.camp_of(unit), word, space, s.steps[unit], s.out[unit] == 0, fights)

    def friendly(self, block: Block) -> set[str]:
        """The spaces of the powers at war in its camp; of a neutral power its own."""
        key = block.power, block.camp
        if key not in self._friendly:
            self._friendly[key] = self._friends_of(block)
        return self._friendly[key]

    def _friends_of(self, block: Block) -> set[str]:
        if block.power not in self.war:
            return {space for space, power in self.holders.items() if power == block.power}
        return {
            space
            for space, power in self.holders.items()
            if power in self.war and self.camp[power] == block.camp
        }

    def hostile(self, block: Block) -> set[str]:
        """The spaces of powers that are at war with its camp."""
        if block.camp not in {self.camp[power] for power in self.war}:
            return set()
        return {
            space
            for space, power in self.holders.items()
            if power in self.war and (self.camp[power] == 0) != (block.camp == 0)
        }

    def enemies(self, space: str, camp: int) -> list[Block]:
        """Ground units there that are at war with a camp."""
        if camp not in {self.camp[power] for power in self.war}:
            return []
        return [one for one in self.ground(space) if one.at_war and (one.camp == 0) != (camp == 0)]

    def ground(self, space: str) -> list[Block]:
        return self._ground.get(space, [])

    def contested(self, space: str) -> bool:
        return bool(self.enemies(space, 0)) and any(
            one.camp == 0 and one.at_war for one in self.ground(space)
        )


def scatter(s: Any, rng: Random) -> None:
    """Makes a dense position: units near others, land in other hands, any weather, some out of supply."""
    c = s.c
    heart = rng.choice([n for n, area in enumerate(c.map.areas) if area.kind in ("area", "fortress")])
    near = {heart}
    for _ in range(2):
        near |= {b for a, b in c.board.pairs if a in near and c.map.areas[b].kind != "sea"}
    places = sorted(near)
    for unit, at in enumerate(s.at):
        if at >= 0 and not s.service[unit] and rng.random() < 0.5:
            s.at[unit] = rng.choice(places)
            s.out = with_entry(s.out, unit, int(rng.random() < 0.2))
            s.steps[unit] = rng.randint(1, s.full(unit))
    fighting = [power for power in c.majors if s.war[power]]
    for space in places:
        if rng.random() < 0.6:
            s.holder = with_entry(s.holder, space, rng.choice(fighting))
    s.weather = [rng.randrange(4) for _ in range(3)]
    s.derive()
