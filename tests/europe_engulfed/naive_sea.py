"""3.3 once more, by names: over which seas a unit can be supplied, and what that takes of each."""

from __future__ import annotations

from typing import Any

from grognard.kernel.masks import spaces_in

SEAS = ("atlantic", "baltic", "mediterranean", "black_sea")
Route = tuple[int, ...]
"""What a unit takes of the capacity of each sea, in the order of `SEAS`."""


class Sea:
    """The lines of one power, through land that is open to them and with areas that have a source."""

    def __init__(
        self, s: Any, power: str, beside: dict[str, list[str]], open_land: set[str], fed: set[str]
    ) -> None:
        self.s, self.c, self.power, self.open, self.fed = s, s.c, power, open_land, fed
        self.camp = s.camp[s.c.power[power]]
        self.beside = beside
        self.beaches = {s.c.name(n) for n, camp in enumerate(s.beachhead) if camp == self.camp}

    def holds(self, *names: str) -> bool:
        powers = [self.s.holder[self.c.index[name]] for name in names]
        return all(power >= 0 and self.s.camp[power] == self.camp for power in powers)

    def ports(self, region: set[str], sea: str) -> set[str]:
        """Those of a region on a sea; a friendly fortress without enemies in it serves the area round it."""
        found = {self.c.name(n) for n in spaces_in(self.c.map.ports[self.c.index[sea]])} & region
        vichy = {self.c.name(n) for n in spaces_in(self.s.held[self.c.vichy])}
        if self.camp == 0 and not self.s.war[self.c.vichy] and sea != "mediterranean":
            found -= vichy
        for fortress in [name for name in found if self.c.map.areas[self.c.index[name]].kind == "fortress"]:
            outside = self.c.map.around[self.c.index[fortress]]
            units = [u for u, at in enumerate(self.s.at) if at == self.c.index[fortress]]
            camps = {self.s.camp_of(u) for u in units if not self.c.is_aircraft[u] and self._fights(u)}
            contested = 0 in camps and bool(camps & {1, 2})
            if outside >= 0 and self.c.name(outside) in region and not contested:
                found.add(self.c.name(outside))
        return found

    def _fights(self, unit: int) -> bool:
        return any(self.s.war[power] for power in self.c.sharing[self.c.back[unit]])

    def arrives(self, sea: str) -> bool:
        found = self.ports(self.fed, sea)
        if self.power == "ussr" and "novgorod" not in self.open:
            found -= {"leningrad"}
        return bool(found)

    def beyond(self, sea: str) -> list[str]:
        """The sea zones that lines may cross as well."""
        doors = []
        if self.camp in (0, 1) and self.holds("gibraltar") and (self.camp or self.s.war[self.c.italy]):
            doors.append({"atlantic", "mediterranean"})
        if self.camp == 0 and (self.holds("ruhr") or self.holds("denmark")):
            doors.append({"atlantic", "baltic"})
        return [other for door in doors if sea in door for other in door - {sea}]

    def region(self, start: str) -> set[str]:
        """What hangs together with a space by land, or from a hostile one with what lies beside it."""
        found, waiting = set[str](), [start]
        while waiting:
            here = waiting.pop()
            if here in self.open:
                found.add(here)
            elif here != start:
                continue
            for there in self.beside[here]:
                shut = {here, there} == {"karelia", "novgorod"} and "leningrad" not in self.open
                if there in self.open and there not in found and not shut:
                    waiting.append(there)
        return found

    def routes(self, space: str) -> set[Route]:
        region, found = self.region(space), list[dict[str, int]]()
        ashore = self.beaches & {space, *region}
        for sea in SEAS:
            beach = {self.c.name(n) for n in spaces_in(self.c.map.beaches[self.c.index[sea]])} & ashore
            weights = [1] * bool(self.ports(region, sea)) + [2] * bool(beach)
            for weight in weights:
                found += [{sea: weight}] if self.arrives(sea) else []
                found += [{sea: weight, other: weight} for other in self.beyond(sea) if self.arrives(other)]
        if self.camp == 1 and self.arrives("atlantic"):
            found += [{"atlantic": 4}] if self.ports(region, "cape") else []
            found += [{"atlantic": 8}] if "upper_egypt" in ashore else []
            if self.ports(region, "mediterranean") and self.holds("alexandria", "sinai"):
                found.append({"atlantic": 4, "mediterranean": 1})
        capacity = self.capacity()
        rows = {tuple(one.get(sea, 0) for sea in SEAS) for one in found}
        fitting = {row for row in rows if all(need <= have for need, have in zip(row, capacity, strict=True))}
        return {row for row in fitting if not any(other != row and _no_more(other, row) for other in fitting)}

    def capacity(self) -> Route:
        """3.31, 3.33: four or three units a point, in the Mediterranean less for islands."""
        s, c, own = self.s, self.c, self.c.power[self.power]
        at_war = [p for p in range(len(c.powers)) if s.camp[p] == self.camp and s.war[p]]
        seas = [c.name(sea) for sea in c.map.seas]
        found = []
        for sea in SEAS:
            powers = at_war if s.war[own] else [own]
            points = sum(s.fleets[p * len(seas) + seas.index(sea)] for p in powers)
            each = 4 if self.camp == 1 else 3
            if sea == "mediterranean":
                each -= any(self._enemy(name) for name in ("malta", "sicily", "sardinia"))
                each -= self.camp == 1 and self._enemy("crete")
            found.append(points * each)
        return tuple(found)

    def _enemy(self, name: str) -> bool:
        s, holder = self.s, self.s.holder[self.c.index[name]]
        hostile = holder >= 0 and s.war[holder] and (s.camp[holder] == 0) != (self.camp == 0)
        return bool(hostile and s.war[self.c.power[self.power]])


def _no_more(one: Route, other: Route) -> bool:
    return all(a <= b for a, b in zip(one, other, strict=True))
