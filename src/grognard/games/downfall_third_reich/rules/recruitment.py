"""4.4, Recruitment: the points and how they are spent, by the major powers and by the others (4.4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, USSR
from grognard.games.downfall_third_reich.rules import supply
from grognard.games.downfall_third_reich.rules.research import use
from grognard.games.downfall_third_reich.rules.scenarios import FULL, REDUCED, season, year
from grognard.games.downfall_third_reich.rules.stacking import why_full
from grognard.games.downfall_third_reich.rules.status import count_action, why_no_action
from grognard.games.downfall_third_reich.state import RECRUITMENT, RETURNED
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


# ---------------------------------------------------------------- the points


def points(s: DownfallState, faction: int) -> tuple[int, int]:
    """4.4: the PR of one Recruitment action, and how many of them the United Kingdom may spend."""
    figures = s.c.tables["recruitment"]
    if faction == AXIS:
        return _less_half(s, figures["germany"], "germany"), 0
    if faction == ALLIES:
        if s.total[ALLIES]:
            return figures["allies_total"], figures["uk_share"]
        return figures["uk_limited"], figures["uk_limited"]
    if not s.total[USSR]:
        return figures["ussr_limited"], 0
    if year(s.turn) >= figures["ussr_late_year"]:
        return figures["ussr_late"], 0
    return _less_half(s, figures["ussr_total"], "ussr"), 0


def _less_half(s: DownfallState, base: int, country: str) -> int:
    """4.4: half a point less for each victory area of the home territory lost, rounded up in the end."""
    number = s.c.country_number[country]
    own = s.controlled[s.c.country_faction[number]]
    lost = (s.c.victory_areas & s.c.home[number] & ~own).bit_count()
    return max(0, base - lost // 2)


def minor_points(s: DownfallState, country: int) -> int:
    """4.4.1, 17.10: the PR that a country that is no major power has at the start of this turn's phase."""
    figures, name = s.c.tables["recruitment"], s.c.country_ids[country]
    if s.c.countries[country].major or not s.at_war(country):
        return 0
    if name in figures["minors_every_turn"]:
        return int(figures["minor"])
    if s.c.tables["calendar"]["seasons"][season(s.turn)] not in figures["minors_seasons"]:
        return 0
    later = s.turn > s.c.tables["surrender"]["partisans_turn"]
    return int(figures["partisans" if later and s.standing[country] == RETURNED else "minor"])


# ---------------------------------------------------------------- spending them


class Spending(Step, frozen=True):
    """What both kinds of recruitment share; they differ in who may be paid for, where, and with what."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "place": ("type", "space"),
        "place_full": ("type", "space"),
        "restore": ("unit",),
    }
    account: ClassVar[str] = ""
    """The paragraph that the points come from."""

    def seats(self, s: DownfallState) -> tuple[int, ...]:
        return s.setup.asked[s.phase]

    def purse(self, s: DownfallState, country: int) -> int:
        """The PR there are for armies of a country."""
        raise NotImplementedError

    def why_no_pay(self, s: DownfallState, kind: int, price: int) -> Refusal | None:
        """Why so many points can't be spent on a type of army, if they can't."""
        raise NotImplementedError

    def pay(self, s: DownfallState, kind: int, price: int) -> None:
        raise NotImplementedError

    def grounds(self, s: DownfallState, country: int) -> int:
        """The set of areas where armies of a country may be placed."""
        raise NotImplementedError

    def why_not_ground(self, s: DownfallState, country: int, space: int) -> Refusal:
        """Why an area is none of these."""
        raise NotImplementedError

    # ---------------------------------------------------------------- place

    def candidates_place(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        for kind in s.c.types_of_faction[s.phase]:
            country = s.c.type_country[kind]
            if self.purse(s, country) > 0 and s.reserve_of(kind) >= 0:
                for space in spaces_in(self.grounds(s, country)):
                    yield kind, space

    def may_place(self, s: DownfallState, kind: int, space: int) -> Refusal | None:
        return self._why_not_place(s, kind, space, REDUCED)

    def do_place(self, s: DownfallState, kind: int, space: int) -> None:
        self._place(s, kind, space, REDUCED)

    def candidates_place_full(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        return self.candidates_place(s)

    def may_place_full(self, s: DownfallState, kind: int, space: int) -> Refusal | None:
        return self._why_not_place(s, kind, space, FULL)

    def do_place_full(self, s: DownfallState, kind: int, space: int) -> None:
        self._place(s, kind, space, FULL)

    def _why_not_place(self, s: DownfallState, kind: int, space: int, strength: int) -> Refusal | None:
        refusal = self.why_not_type(s, kind, strength)
        if refusal is not None:
            return refusal
        country = s.c.type_country[kind]
        if not self.grounds(s, country) >> space & 1:
            return self.why_not_ground(s, country, space)
        return why_full(s, s.phase, space)

    def why_not_type(self, s: DownfallState, kind: int, price: int) -> Refusal | None:
        """The type's own reasons first: whose it is, what it needs, whether any is left, the points."""
        c, name = s.c, s.c.type_ids[kind]
        country = c.type_country[kind]
        if c.country_faction[country] != s.phase:
            return refuse(self.account, "not-your-type", type=name)
        if not s.at_war(country):
            return refuse(self.account, "not-at-war", country=c.country_ids[country])
        needed = c.types[kind].requires
        if needed and not s.has(s.phase, needed):
            return refuse(
                "13.5" if needed == "guards" else "13.3", "needs-technology", type=name, technology=needed
            )
        refusal = self.why_no_pay(s, kind, price)
        if refusal is None and s.reserve_of(kind) < 0:
            return refuse(self.account, "none-in-reserve", type=name)
        return refusal

    def _place(self, s: DownfallState, kind: int, space: int, strength: int) -> None:
        needed = s.c.types[kind].requires
        if needed:
            use(s, s.phase, needed)
        unit = s.reserve_of(kind)
        s.put(unit, space)
        s.strength[unit] = strength
        self.pay(s, kind, strength)
        s.tell(
            "placed" if strength == FULL else "placed-reduced",
            self.account,
            unit=s.c.ids[unit],
            space=s.c.board.names[space],
        )

    # ---------------------------------------------------------------- restore

    def reduced(self, s: DownfallState) -> list[int]:
        """The armies for which there may be points."""
        strength, country = s.strength, s.c.country
        found = [unit for unit in s.c.members[s.phase] if strength[unit] == REDUCED]
        return [unit for unit in found if self.purse(s, country[unit]) > 0]

    def candidates_restore(self, s: DownfallState) -> Iterator[tuple[int]]:
        return ((unit,) for unit in self.reduced(s))

    def may_restore(self, s: DownfallState, unit: int) -> Refusal | None:
        c, name = s.c, s.c.ids[unit]
        country = c.country[unit]
        if c.faction[unit] != s.phase:
            return refuse(self.account, "not-your-army", unit=name)
        if not s.on_map(unit):
            return refuse(self.account, "not-on-the-map", unit=name)
        if not s.at_war(country):
            return refuse(self.account, "not-at-war", country=c.country_ids[country])
        if s.strength[unit] == FULL:
            return refuse(self.account, "already-full", unit=name)
        refusal = self.why_no_pay(s, c.type_of[unit], 1)
        if refusal is None and not supply.supplied(s, unit):
            return refuse(self.account, "not-supplied", unit=name)
        return refusal

    def do_restore(self, s: DownfallState, unit: int) -> None:
        supply.rely(s, unit)
        s.strength[unit] = FULL
        self.pay(s, s.c.type_of[unit], 1)
        s.tell("restored", self.account, unit=s.c.ids[unit])


# ---------------------------------------------------------------- the major powers


class Recruiting(Spending, frozen=True):
    """4.4: the Recruitment action of the major powers; its points are spent at any moment of the phase."""

    account: ClassVar[str] = "4.4"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"recruit": (), **Spending.verbs}

    def may_recruit(self, s: DownfallState) -> Refusal | None:
        refusal = why_no_action(s, RECRUITMENT)
        if refusal is None and not points(s, s.phase)[0]:
            return refuse("4.4", "no-points", faction=FACTIONS[s.phase])
        return refusal

    def do_recruit(self, s: DownfallState) -> None:
        count_action(s, RECRUITMENT)
        gained, british = points(s, s.phase)
        s.pr += gained
        s.pr_uk += british
        s.tell("recruits", "4.4", faction=FACTIONS[s.phase], pr=gained)

    def purse(self, s: DownfallState, country: int) -> int:
        if not s.c.countries[country].major:
            return 0
        return min(s.pr, s.pr_uk) if country == s.c.uk else s.pr

    def why_no_pay(self, s: DownfallState, kind: int, price: int) -> Refusal | None:
        c = s.c
        country = c.type_country[kind]
        if not c.countries[country].major:
            return refuse("4.4", "no-major-power", country=c.country_ids[country])
        if s.pr < price:
            return refuse("4.4", "not-enough-pr", cost=price, pr=s.pr)
        if self.purse(s, country) < price:
            return refuse("4.4", "british-share", cost=price, pr=s.pr_uk)
        if c.type_armour[kind] and s.pb[s.phase] < price:
            return refuse("4.4", "not-enough-pb", cost=price, pb=s.pb[s.phase])
        return None

    def pay(self, s: DownfallState, kind: int, price: int) -> None:
        s.pr -= price
        if s.c.type_country[kind] == s.c.uk:
            s.pr_uk -= price
        if s.c.type_armour[kind]:
            s.pb[s.phase] -= price
        s.acted = 1

    def grounds(self, s: DownfallState, country: int) -> int:
        return s.c.home_sources[country] & s.controlled[s.phase]

    def why_not_ground(self, s: DownfallState, country: int, space: int) -> Refusal:
        name = s.c.board.names[space]
        if s.c.home_sources[country] >> space & 1:
            return refuse("4.4", "source-not-controlled", space=name)
        return refuse("4.4", "not-a-source", space=name, country=s.c.country_ids[country])


# ---------------------------------------------------------------- the other countries


class MinorRecruits(Spending, frozen=True):
    """4.4.1: at the very start of a phase the other countries spend their infantry points, or lose them."""

    rule: ClassVar[str] = "4.4.1"
    account: ClassVar[str] = "4.4.1"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {**Spending.verbs, "end": ()}

    def question(self, s: DownfallState) -> dict[str, Any]:
        paid = [s.c.country_ids[n] for n, pr in enumerate(s.minor_pr) if pr]
        return {"faction": FACTIONS[s.phase], "countrys": paid, "pr": sum(s.minor_pr)}

    def proceed(self, s: DownfallState) -> bool:
        """Nothing left to buy: on to the actions."""
        if any(self._can_buy(s, country) for country in s.c.minors_of[s.phase] if s.minor_pr[country]):
            return False
        self.do_end(s)
        return True

    def _can_buy(self, s: DownfallState, country: int) -> bool:
        """Whether a country has an army to place, if only reduced, or to restore."""
        grounds, strength = self.grounds(s, country), s.strength
        for kind in s.c.types_of_country[country]:
            if s.reserves & s.c.units_of_type[kind]:
                for space in spaces_in(grounds):
                    if self.may_place(s, kind, space) is None:
                        return True
        for unit in spaces_in(s.c.units_of_country[country]):
            if strength[unit] == REDUCED and self.may_restore(s, unit) is None:
                return True
        return False

    def purse(self, s: DownfallState, country: int) -> int:
        return s.minor_pr[country]

    def why_no_pay(self, s: DownfallState, kind: int, price: int) -> Refusal | None:
        c, country = s.c, s.c.type_country[kind]
        if c.countries[country].major:
            return refuse("4.4.1", "major-power", country=c.country_ids[country])
        if c.type_armour[kind]:
            return refuse("4.4.1", "infantry-only", type=c.type_ids[kind])
        if s.minor_pr[country] < price:
            return refuse("4.4.1", "not-enough-pr", cost=price, pr=s.minor_pr[country])
        return None

    def pay(self, s: DownfallState, kind: int, price: int) -> None:
        s.minor_pr[s.c.type_country[kind]] -= price

    def grounds(self, s: DownfallState, country: int) -> int:
        if s.standing[country] == RETURNED:  # 17.10
            return s.c.territory[country] & ~s.occupied[AXIS]
        return (1 << s.c.capital[country]) & s.controlled[s.phase]

    def why_not_ground(self, s: DownfallState, country: int, space: int) -> Refusal:
        name, told = s.c.board.names[space], s.c.country_ids[country]
        if s.standing[country] == RETURNED:
            if s.c.territory[country] >> space & 1:
                return refuse("17.10", "axis-armies-there", space=name)
            return refuse("17.10", "not-in-country", space=name, country=told)
        if space == s.c.capital[country]:
            return refuse("4.4.1", "capital-not-controlled", space=name)
        return refuse("4.4.1", "not-the-capital", space=name, country=told)

    def do_end(self, s: DownfallState) -> None:
        s.minor_pr = [0] * len(s.minor_pr)
        s.stack.pop()
