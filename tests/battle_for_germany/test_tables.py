"""Tables and examples with figures: odds, multipliers, exchanges, the CRT and the TEC, square by square."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import grognard
from grognard.games.battle_for_germany.rules.combat import column, weigh
from grognard.games.battle_for_germany.rules.reach import ways_of
from grognard.games.battle_for_germany.rules.results import Losses
from grognard.games.battle_for_germany.rules.terrain import combined, multiplier
from grognard.kernel.action import Action
from grognard.kernel.position import build_position

GAME: Any = grognard.game("battle-for-germany")
C = GAME.components
HEX = C.board.index

# The combat results table as printed: one line a die, one word a column.
CRT = """
     1-4 1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1 7-1
1    Ar  Dr  Dr  Ex  Ex  De  De  De  De  De
2    Ar  Ar  Dr  Dr  Ex  Ex  De  De  De  De
3    Ar  Ar  Ar  Dr  Dr  Ex  Ex  De  De  De
4    Ae  Ar  Ar  Dr  Dr  Dr  Ex  Ex  De  De
5    Ae  Ae  Ar  Dr  Dr  Dr  Dr  Ex  Ex  De
6    Ae  Ae  Ar  Ar  Dr  Dr  Dr  Dr  Ex  Ex
"""
COLUMNS = CRT.split("\n")[1].split()
PRINTED = {
    (name, int(line[0])): result
    for line in CRT.strip().split("\n")[1:]
    for name, result in zip(COLUMNS, line.split()[1:], strict=True)
}

# For each column the defenders of 2618 and attackers beside it that come to exactly these odds.
FIGHTS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "1-4": ({"su_f_1b": "2618"}, {"e_57": "2619"}),  # 5 : 20
    "1-3": ({"e_57": "2618", "e_9s": "2618"}, {"ro_1": "2619"}),  # 4 : 12
    "1-2": ({"e_57": "2618", "e_9s": "2618"}, {"su_2gt": "2619"}),  # 6 : 12
    "1-1": ({"e_57": "2618"}, {"su_2gt": "2619"}),  # 6 : 6
    "2-1": ({"e_46": "2618"}, {"su_f_1b": "2619"}),  # 8 : 4
    "3-1": ({"e_46": "2618"}, {"su_2gt": "2619", "su_1gt": "2619"}),  # 12 : 4
    "4-1": ({"e_46": "2618"}, {"su_f_1b": "2619", "ro_1": "2619", "ro_4": "2519"}),  # 16 : 4
    "5-1": ({"e_8": "2618"}, {"su_f_1b": "2619", "su_8g": "2619"}),  # 15 : 3
    "6-1": ({"e_8": "2618"}, {"su_2gt": "2619", "su_1gt": "2619", "su_3gt": "2519"}),  # 18 : 3
    "7-1": ({"e_8": "2618"}, {"su_8g": "2619", "su_38": "2619", "su_43": "2519"}),  # 21 : 3
}


def position(phase: str, **units: str) -> Any:
    return build_position(GAME, {"turn": 2, "phase": phase, "clear": True, "units": units, "seed": "x"})


def fight(name: str) -> tuple[Any, tuple[int, ...], tuple[int, ...]]:
    """The position of a column's fight, its defenders and its attackers."""
    defenders, attackers = FIGHTS[name]
    force = C.units[C.number[next(iter(attackers))]].force
    s = position(f"{force} combat", **defenders, **attackers)
    return s, tuple(C.number[d] for d in defenders), tuple(sorted(C.number[a] for a in attackers))


# ---------------------------------------------------------------- odds


@pytest.mark.rule("battle-for-germany", "6-1", "CRT")
@pytest.mark.parametrize(
    ("attack", "defence", "name"),
    [
        (19, 7, "2-1"),
        (19, 18, "1-1"),
        (18, 18, "1-1"),
        (17, 18, "1-2"),
        (5, 12, "1-3"),
        (4, 17, "1-4"),
        (35, 5, "7-1"),
        (60, 5, "7-1"),
        (34, 5, "6-1"),
        (9, 18, "1-2"),
        (6, 18, "1-3"),
        (5, 18, "1-4"),
        (1, 60, "1-4"),
        (13, 7, "1-1"),
        (14, 7, "2-1"),
    ],
)
def test_odds(attack: int, defence: int, name: str) -> None:
    assert C.tables.combat["columns"][column(C, attack, defence)] == name


@pytest.mark.rule("battle-for-germany", "6-1")
def test_odds_are_the_best_that_the_attacker_can_claim() -> None:
    """Each column holds from its exact ratio up to just below the next one."""
    ratios = {n: Fraction(*map(int, n.split("-"))) for n in COLUMNS}
    for attack in range(1, 100):
        for defence in range(1, 100):
            reached = [n for n in COLUMNS if Fraction(attack, defence) >= ratios[n]]
            assert COLUMNS[column(C, attack, defence)] == (reached[-1] if reached else "1-4")


# ---------------------------------------------------------------- CRT


@pytest.mark.rule("battle-for-germany", "CRT", "6-2")
def test_the_table_is_complete() -> None:
    assert len(PRINTED) == 60
    assert C.tables.combat["columns"] == COLUMNS
    assert list(FIGHTS) == COLUMNS


@pytest.mark.rule("battle-for-germany", "CRT", "6-1", "6-2")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("name", COLUMNS)
def test_every_square_through_a_real_attack(name: str, die: int) -> None:
    s, defenders, attackers = fight(name)
    s.scripted = [die]
    events = s.act(s.waiting[0], Action("attack", ((HEX["2618"],), attackers)))
    told = {e.kind: e.figures for e in events if e.kind in ("attack", "result")}
    assert told["attack"]["column"] == name
    assert told["result"]["result"] == PRINTED[name, die]
    _carried_out(s, PRINTED[name, die], defenders, attackers)


def _carried_out(s: Any, result: str, defenders: tuple[int, ...], attackers: tuple[int, ...]) -> None:
    """What each result does, seen from the position: who is gone, who has left, who is where he was."""
    while s.waiting and type(s.stack[-1]).__name__ in ("Losses", "Retreat", "Advance"):
        step, seat = s.stack[-1], s.waiting[0]
        stay = type(step).__name__ == "Advance"
        s.act(seat, Action("stay") if stay else next(step.legal(s, seat)))
    dead = {u for u in (*defenders, *attackers) if not s.on_map(u)}
    left = {u for u in defenders if s.where[u] != HEX["2618"]}
    went = {u for u in attackers if s.where[u] not in (HEX["2619"], HEX["2519"])}
    if result == "De":
        assert dead == set(defenders)
        assert not went
    elif result == "Ae":
        assert dead == set(attackers)
        assert not left
    elif result == "Ex":
        assert dead >= set(defenders)
        lost = sum(C.attack[u] for u in dead & set(attackers))
        assert lost >= sum(C.defence[u] for u in defenders)
    elif result == "Dr":
        assert left == set(defenders)
        assert not dead
        assert not went
    else:
        assert went == set(attackers)
        assert not dead
        assert not left


@pytest.mark.rule("battle-for-germany", "CRT", "6-1")
@pytest.mark.parametrize("name", COLUMNS)
def test_the_chances_told_before_the_die_are_those_of_the_table(name: str) -> None:
    s, _, attackers = fight(name)
    odds = weigh(s, [HEX["2618"]], attackers)
    count = Counter(PRINTED[name, die] for die in range(1, 7))
    assert odds.column == name
    assert odds.chances == {result: Fraction(n, 6) for result, n in count.items()}


# ---------------------------------------------------------------- multipliers, TEC

# terrain, fortified, river: the factor, a hex of that kind and a neighbour to attack it from
MULTIPLIERS = [
    ("clear", False, False, 1, "2618", "2619"),
    ("clear", False, True, 2, "2623", "2624"),
    ("clear", True, False, 2, "2204", "2104"),
    ("clear", True, True, 3, "2204", "2203"),
    ("broken", False, False, 2, "2217", "2318"),
    ("broken", False, True, 3, "2119", "2120"),
    ("broken", True, False, 3, "1905", "1804"),
    ("broken", True, True, 5, "1905", "1904"),
    ("rough", False, False, 3, "1925", "2025"),
    ("rough", False, True, 4, "1516", "1615"),
]


@pytest.mark.rule("battle-for-germany", "6-8", "6-81", "6-82", "TEC")
@pytest.mark.parametrize(("terrain", "fortified", "river", "factor", "there", "here"), MULTIPLIERS)
def test_multipliers(terrain: str, fortified: bool, river: bool, factor: int, there: str, here: str) -> None:
    a, b = HEX[here], HEX[there]
    assert C.board.attributes[b]["terrain"] == terrain
    assert (b in C.fortified) == fortified
    assert ("river" in C.board.pairs[a, b].kinds) == river
    s = position("soviet movement", e_46=there, su_8g="2926")
    assert multiplier(s, b, [a]) == factor


@pytest.mark.rule("battle-for-germany", "6-82")
def test_multipliers_add_up_less_one() -> None:
    assert combined(2, 2) == 3
    assert combined(2, 2, 2) == 5
    assert combined(3, 2) == 4
    assert combined(2) == 2
    assert combined() == 1


@pytest.mark.rule("battle-for-germany", "TEC", "5-1")
@pytest.mark.parametrize(
    ("here", "there", "cost"),
    [
        ("2619", "2618", 1),  # clear, a city
        ("2624", "2623", 2),  # clear and river
        ("2318", "2217", 2),  # broken
        ("2120", "2119", 3),  # broken and river
        ("2025", "1925", 4),  # rough
        ("1615", "1516", 5),  # rough and river
        ("2104", "2204", 1),  # fortified, clear
        ("1804", "1905", 2),  # fortified, broken
        ("2714", "2613", 1),  # Berlin
        ("2713", "2613", None),  # Berlin from the other side
        ("1311", "1210", None),  # blocked
        ("1321", "1320", None),  # lake
        ("0812", "0913", None),  # sea side
        ("3422", "3322", None),  # sea
        ("1405", "1306", None),  # Switzerland
        ("2813", "2713", None),  # theatre boundary
        ("1222", "1123", None),  # Yugoslav border
    ],
)
def test_what_a_step_costs_a_soviet(here: str, there: str, cost: int | None) -> None:
    s = position("soviet movement", su_8g=here)
    assert ways_of(s, C.number["su_8g"]).price[HEX[here]].get(HEX[there]) == cost


@pytest.mark.rule("battle-for-germany", "TEC", "5-43", "5-51", "5-52")
@pytest.mark.parametrize(
    ("unit", "here", "there", "open_way"),
    [
        ("us_5", "2713", "2613", True),
        ("us_5", "2714", "2613", False),
        ("e_46", "2714", "2613", False),
        ("w_66", "2713", "2613", False),
        ("e_46", "1122", "1021", True),
        ("e_46", "1021", "1122", True),
        ("yu_1", "1021", "1122", False),
        ("yu_1", "1122", "1021", True),
        ("su_8g", "1122", "1021", False),
        ("su_8g", "1021", "1122", True),
        ("w_66", "2713", "2813", False),
        ("e_46", "2813", "2713", False),
        ("us_5", "2813", "2713", True),
        ("su_8g", "2713", "2813", True),
    ],
)
def test_lines_on_the_map(unit: str, here: str, there: str, open_way: bool) -> None:
    s = position("soviet movement", **{unit: here})
    assert (HEX[there] in ways_of(s, C.number[unit]).price[HEX[here]]) == open_way


@pytest.mark.rule("battle-for-germany", "5-4", "5-42")
def test_the_boundary_on_the_map_parts_the_theatres() -> None:
    """Wherever an eastern hex touches a western one the side is a boundary side; Berlin belongs to both."""
    for (a, b), edge in C.board.pairs.items():
        parted = bool(C.east >> a & 1 and C.west >> b & 1)
        if parted and not (C.closed_ground >> a & 1 or C.closed_ground >> b & 1):
            assert "theater" in edge.kinds
        if "theater" in edge.kinds:
            assert parted or (C.west >> a & 1 and C.east >> b & 1)


# ---------------------------------------------------------------- exchange


@pytest.mark.rule("battle-for-germany", "6-2")
@pytest.mark.parametrize(
    ("attackers", "needed", "legal"),
    [
        (["su_2gt", "pl_1", "su_8g"], 5, [["su_2gt"], ["pl_1"], ["su_8g"]]),
        (["e_46", "e_8", "e_gd"], 7, [["e_46", "e_gd"], ["e_8", "e_gd"]]),
        (["e_46", "e_8"], 8, [["e_46", "e_8"]]),
        (["e_46", "e_8"], 4, [["e_46", "e_8"]]),
        (["e_46", "e_8", "e_gd"], 6, [["e_gd"]]),
    ],
)
def test_exchange(attackers: list[str], needed: int, legal: list[list[str]]) -> None:
    s = position("soviet movement", su_f_1b="2926", **dict.fromkeys(attackers[:2], "2618"))
    units = tuple(sorted(C.number[a] for a in attackers))
    step = Losses(units, needed)
    offered = [action.args[0] for action in step.legal_by_asking(s, 0, "lose")]
    assert sorted(offered) == sorted(tuple(sorted(C.number[u] for u in group)) for group in legal)
