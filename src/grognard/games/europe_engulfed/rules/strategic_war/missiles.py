"""2.28, V-missiles: how many are launched, who shoots at them, what they destroy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import AXIS, NOBODY
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.strategic_war.air import GERMANS, WESTERNERS, fire_flak
from grognard.games.europe_engulfed.rules.strategic_war.damage import destroy
from grognard.games.europe_engulfed.rules.strategic_war.raids import commander
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import Count
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

V1, V2 = "v1", "v2"


def open_missiles(s: Position, missile: str) -> Launch | None:
    """2.28: in the Allied production phase, from a site that the Axis holds; elsewhere they wait."""
    britain = s.war[s.c.britain] and not s.conquered[s.c.britain]
    if s.active == 0 or not stock(s, missile) or not britain or not _site(s, missile):
        return None
    return Launch(missile)


def stock(s: Position, missile: str) -> int:
    return s.v1 if missile == V1 else s.v2


def _site(s: Position, missile: str) -> bool:
    sites = s.c.map.tagged[_table(s, missile)["site"]]
    holders = [s.holder[space] for space in spaces_in(sites)]
    return any(power != NOBODY and s.camp[power] == AXIS for power in holders)


class Launch(Asked, frozen=True):
    """2.28: at least half of them, rounded up."""

    missile: str
    rule: ClassVar[str] = "2.28"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"launch": ("number",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (commander(s, GERMANS),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"missile": self.missile, "least": self._least(s), "most": stock(s, self.missile)}

    def _least(self, s: Position) -> int:
        return (stock(s, self.missile) + 1) // 2

    def proceed(self, s: Position) -> bool:
        """Where there is no choice nobody is asked."""
        if self._least(s) < stock(s, self.missile):
            return False
        self._launch(s, stock(s, self.missile))
        return True

    def candidates_launch(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return ((number,) for number in range(self._least(s), stock(s, self.missile) + 1))

    def may_launch(self, s: Position, seat: int, number: int) -> Refusal | None:
        least, most = self._least(s), stock(s, self.missile)
        return None if least <= number <= most else refuse("2.28", "launch-half", least=least, most=most)

    def do_launch(self, s: Position, seat: int, number: int) -> None:
        self._launch(s, number)

    def _launch(self, s: Position, number: int) -> None:
        s.stack.pop()
        left = stock(s, self.missile) - number
        if self.missile == V1:
            s.v1 = left
        else:
            s.v2 = left
        s.tell("launched", "2.28", missile=self.missile, number=number, left=left)
        if self.missile == V1 and s.fighters[WESTERNERS]:
            s.stack.append(Patrol(number))
        else:
            strike(s, self.missile, number)


class Patrol(Asked, frozen=True):
    """2.28: Allied fighters may intercept V-1, also after bombers in the same turn."""

    number: Count
    rule: ClassVar[str] = "2.28"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"scramble": (), "hold_back": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (commander(s, WESTERNERS),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"number": self.number, "fighters": s.fighters[WESTERNERS]}

    def do_scramble(self, s: Position, seat: int) -> None:
        dice = s.roll_together(s.fighters[WESTERNERS], "scrambled", "2.28")
        hits = min(self.number, sum(die >= _table(s, V1)["fighters_kill"] for die in dice))
        s.tell("missiles_shot_down", "2.28", number=hits)
        self._strike(s, self.number - hits)

    def do_hold_back(self, s: Position, seat: int) -> None:
        self._strike(s, self.number)

    def _strike(self, s: Position, number: int) -> None:
        s.stack.pop()
        strike(s, V1, number)


def strike(s: Position, missile: str, number: int) -> None:
    """2.28: flak against V-1, then a die a missile on the table, V-2 with a bonus."""
    table = _table(s, missile)
    if table["flak"]:
        number -= fire_flak(s, WESTERNERS, number)
    dice = s.roll_together(number, "missiles", "2.28")
    lost = sum(s.c.tables["v_missiles"]["werps"][die - 1 + table["bonus"]] for die in dice)
    s.tell("missiles_hit", "2.28", **destroy(s, s.c.britain, lost))


def _table(s: Position, missile: str) -> dict[str, Any]:
    found: dict[str, Any] = s.c.tables["v_missiles"][missile]
    return found
