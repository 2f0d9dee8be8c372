"""8.3, transfers: fleet points of the western Allies and the Axis change sea zones in their supply phases."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from grognard.games.europe_engulfed.components import AXIS, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules.asking import USED_UP, PhaseStep
from grognard.games.europe_engulfed.rules.naval.transport import slot
from grognard.games.europe_engulfed.rules.supply.fleets import has_port
from grognard.games.europe_engulfed.rules.supply.phases import Supply
from grognard.games.europe_engulfed.rules.supply.sea import holds
from grognard.games.europe_engulfed.seating import camps_in_turn, seat_of
from grognard.kernel.columns import with_entry
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position
    from grognard.kernel.action import Action

Transfer = tuple[int, int, int]
"""The power whose point it is, the sea zone that it leaves, the one that it goes to."""


class Transfers(PhaseStep, frozen=True):
    """8.3: before supply is checked, in the initial and in the final supply phase."""

    final: bool
    rule: ClassVar[str] = "8.3"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"transfer": ("power", "space", "space"), "end": ()}

    def proceed(self, s: Position) -> bool:
        """Seats that have nothing to transfer have finished; then supply is checked (3.6)."""
        for seat in self.seats(s):
            if all(self.may_transfer(s, seat, *one) for one in self.candidates_transfer(s, seat)):
                s.done[seat] = 1
        if self.seats(s):
            return False
        s.stack[-1] = Supply(self.final)
        return True

    def do_end(self, s: Position, seat: int) -> None:
        s.done[seat] = 1

    def candidates_transfer(self, s: Position, seat: int) -> Iterable[Transfer]:
        """Pairs of sea zones of which one is the Atlantic: no other passage is open to fleets."""
        atlantic, powers = s.c.index["atlantic"], [p for p in s.c.majors if seat_of(s, p) == seat]
        others = [s.c.index["baltic"], s.c.index["mediterranean"]]
        ways = [(atlantic, sea) for sea in others] + [(sea, atlantic) for sea in others]
        return [
            (power, here, there) for power in powers for here, there in ways if s.fleets[slot(s, power, here)]
        ]

    def may_transfer(self, s: Position, seat: int, power: int, here: int, there: int) -> Refusal | None:
        camp = s.camp[power]
        if seat_of(s, power) != seat or camp not in camps_in_turn(s):
            return refuse("8.3", "not-your-fleet", power=s.c.power_ids[power])
        if not s.war[power]:
            return refuse("8.3", "at-peace", power=s.c.power_ids[power])
        if camp == SOVIET:
            return refuse("8.3", "no-transfer", sea=s.c.name(here), sea2=s.c.name(there))
        return why_no_way(s, camp, here, there) or _why_no_point(s, power, here)

    def do_transfer(self, s: Position, seat: int, power: int, here: int, there: int) -> None:
        """8.3, 8.323: flipped until the end of the turn, and German or Italian by the sea zone."""
        heir = _heir(s, power, there)
        s.transfers[power] += 1
        left, reached = slot(s, power, here), slot(s, heir, there)
        s.fleets = with_entry(s.fleets, left, s.fleets[left] - 1)
        s.fleets = with_entry(s.fleets, reached, s.fleets[reached] + 1)
        s.used = with_entry(s.used, reached, s.used[reached] + 1)
        s.shifted = with_entry(s.shifted, reached, s.shifted[reached] + 1)
        sea, sea2 = s.c.name(here), s.c.name(there)
        s.tell("transferred", "8.3", power=s.c.power_ids[power], sea=sea, sea2=sea2)
        if heir != power:
            s.tell("converted", "8.323", power=s.c.power_ids[heir], sea=sea2)


def why_no_way(s: Position, camp: int, here: int, there: int) -> Refusal | None:
    """8.31, 8.32: who holds the doors between two sea zones, and how many points may still pass."""
    ends = {here, there}
    if ends == {s.c.index["atlantic"], s.c.index["mediterranean"]}:
        barred = _why_not_west(s) if camp == WESTERN else _why_not_axis(s, here)
    elif ends == {s.c.index["atlantic"], s.c.index["baltic"]} and camp == AXIS:
        open_to_axis = holds(s, AXIS, "ruhr") or holds(s, AXIS, "denmark")
        barred = None if open_to_axis else refuse("8.321", "baltic-closed")
    else:
        return refuse("8.3", "no-transfer", sea=s.c.name(here), sea2=s.c.name(there))
    return barred


def _why_not_west(s: Position) -> Refusal | None:
    if holds(s, WESTERN, "gibraltar") or holds(s, WESTERN, "alexandria", "sinai"):
        return None
    return refuse("8.31", "gibraltar-closed")


def _why_not_axis(s: Position, here: int) -> Refusal | None:
    """8.322: out of the Mediterranean only with Alexandria, or when the Axis fights the U.S.S.R."""
    if not s.war[s.c.italy] or not holds(s, AXIS, "gibraltar"):
        return refuse("8.322", "gibraltar-closed")
    at_war = s.war[s.c.ussr] and s.war[s.c.germany]
    if here == s.c.index["mediterranean"] and not at_war and not holds(s, AXIS, "alexandria"):
        return refuse("8.322", "kept-in-the-mediterranean")
    return None


def _why_no_point(s: Position, power: int, here: int) -> Refusal | None:
    """8.3: points that can still transport, in supply, within the limit of the turn."""
    name, where = s.c.power_ids[power], slot(s, power, here)
    all_made = _why_all_made(s, power)
    if all_made is not None:
        return all_made
    if s.fleets[where] <= s.used[where]:
        return refuse("8.3", "no-idle-fleet", power=name, sea=s.c.name(here))
    return None if has_port(s, power, here) else refuse("8.3", "no-supplied-port", sea=s.c.name(here))


def _why_all_made(s: Position, power: int) -> Refusal | None:
    """8.31, 8.32: whether all transfers of the turn have been made."""
    most, made = _limit(s, power)
    rule = "8.32" if s.camp[power] == AXIS else "8.31"
    return refuse(rule, "transfers-made", power=s.c.power_ids[power], most=most) if made >= most else None


def _why_used_up(s: Position, seat: int, action: Action) -> Refusal | None:
    """The same, once the phase is over, or what has kept it from being asked; Soviets have no transfers."""
    power = action.args[0]
    able = s.war[power] and s.camp[power] in (AXIS, WESTERN) and s.camp[power] in camps_in_turn(s)
    return Transfers(False).may_transfer(s, seat, *action.args) if able else None


USED_UP["transfer"] = _why_used_up


def _limit(s: Position, power: int) -> tuple[int, int]:
    """8.31, 8.32: how many points a turn, and how many have gone: of a power, or of its whole camp."""
    naval, camp = s.c.tables["naval"], s.camp[power]
    together = sum(made for made, side in zip(s.transfers, s.camp, strict=True) if side == camp)
    if camp == AXIS:
        return naval["transfers_axis"], together
    if holds(s, WESTERN, "gibraltar"):
        united = {s.c.britain, s.c.usa}  # 9.32: theirs are one fleet
        sharing = united if power in united else {power}
        return naval["transfers_western"], sum(s.transfers[one] for one in sharing)
    return naval["transfers_without_gibraltar"], together


def _heir(s: Position, power: int, there: int) -> int:
    """8.323: an Axis point is German in the Atlantic, Italian in the Mediterranean."""
    owner = {s.c.index["atlantic"]: s.c.germany, s.c.index["mediterranean"]: s.c.italy}
    return owner.get(there, power) if s.camp[power] == AXIS else power


def open_initial(s: Position) -> Transfers:
    """1.21: transfers first, so that supply is checked once."""
    return Transfers(False)
