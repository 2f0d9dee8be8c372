"""Section 15: every far end of a line by sea is offered by its cheapest way, against a plain search."""

from __future__ import annotations

import heapq
from random import Random
from typing import Any

import pytest

from grognard.games.unconditional_surrender.roster import AIR, CONVOY, GROUND, WESTERN
from grognard.games.unconditional_surrender.rules.convoy_ways import by_sea
from grognard.games.unconditional_surrender.rules.naval import open_seas, price_of_way, zones_at_hand
from grognard.games.unconditional_surrender.rules.supply import Network
from grognard.games.unconditional_surrender.rules.supply_convoys import FarEnds, why_no_line
from grognard.kernel.masks import spaces_in
from tests.unconditional_surrender.war import C, hex_of, position

CONVOYS = [unit for unit in range(len(C.units)) if C.branch[unit] == CONVOY]
PORTS = list(spaces_in(C.map.port))


def at_supply(seed: int) -> Any:
    """The West asks for supply with garrisons in ports anywhere, some of them cut off from London."""
    rng = Random(seed)
    policy = {"appeasement": 10, "nazi_soviet_pact": 10}
    taken = ["london", "southampton", "liverpool"] if seed % 3 == 0 else []
    places = ["4827", "5445", "5447", "2204", "4538", "2710", "5250"]
    return position(
        scenario="main_event",
        turn="1942-06",
        phase="supply",
        faction="western",
        policy=policy,
        countries={"italy": "active axis", "france": "conquered western", "greece": "active western"},
        conqueror={"france": "axis"},
        control={"axis": [*taken, *rng.sample(["gibraltar", "suez", "beirut", "cairo"], 2)]},
        units={
            "uk_8": rng.choice(places),
            "uk_1_raf": rng.choice(places),
            "uk_3_convoy": rng.choice(places),
            "uk_9": "5449",
            "uk_1_convoy": "ena",
            "uk_2_convoy": "2408",
            "gr_1": "4537",
        },
    )


SUPPLYING = [at_supply(seed) for seed in range(12)]


def cheapest(s: Any, start: int, nodes: set[int]) -> dict[int, int]:
    """The price to each port or place off the map, by ways that pass one of the nodes."""
    seas, done, found = open_seas(s, WESTERN), set[tuple[int, bool]](), dict[int, int]()
    waiting = [(0, start, start in nodes)]
    while waiting:
        spent, here, met = heapq.heappop(waiting)
        if (here, met) in done:
            continue
        done.add((here, met))
        if met and here in C.map.off_map:
            found.setdefault(here, spent)
        if met and here >= C.map.first_zone:
            for port in PORTS:
                if here in seas.zones_off(port):
                    found.setdefault(port, spent)
        if here == start or here >= C.map.hexes:
            for there, price in seas.steps[here].items():
                heapq.heappush(waiting, (spent + price, there, met or there in nodes))
    return found


@pytest.mark.rule("unconditional-surrender", "U125", "U126")
@pytest.mark.parametrize("number", range(len(SUPPLYING)))
def test_every_far_end_is_offered_by_its_cheapest_way(number: int) -> None:
    s = SUPPLYING[number]
    seat, net = s.waiting[0], Network(s, WESTERN)
    lines = [action.args for action in s.prompt(seat).offered_by("ferry")]
    offered = {(convoy, units, path[-1]): path for convoy, units, path in lines}
    assert len(offered) == len(lines)
    wanted = dict[tuple[Any, ...], int]()
    ends = FarEnds(net, ())
    for convoy in (unit for unit in CONVOYS if s.at[unit] >= 0 and s.sorties[unit] < 6):
        nodes = set(zones_at_hand(s, convoy)) or {s.at[convoy]}
        for unit in (unit for unit in s.stack[-1].left if C.branch[unit] in (GROUND, AIR)):
            for port in spaces_in(net.ports_of_arrival(unit)):
                for end, price in cheapest(s, port, nodes).items():
                    friendly = end in C.map.off_map or s.cities[WESTERN] >> end & 1
                    if friendly and end != port and ends.sources([s.serves[unit]], end) is not None:
                        key = (convoy, (unit,), end)
                        wanted[key] = min(price, wanted.get(key, price))
                        line = by_sea(s, convoy, (unit,), (port, end))
                        assert (line[0], line[-1]) == (port, end)
                        assert why_no_line(s, (), convoy, (unit,), line) is None
    single = {key: path for key, path in offered.items() if len(key[1]) == 1}
    assert single.keys() == wanted.keys()
    for key, path in single.items():
        assert price_of_way(s, WESTERN, path[0], path[1:]) == wanted[key]


@pytest.mark.rule("unconditional-surrender", "U126")
def test_two_units_share_a_line_only_by_a_port_of_both() -> None:
    s = position(
        scenario="main_event",
        turn="1940-09",
        phase="supply",
        faction="western",
        policy={"appeasement": 10, "nazi_soviet_pact": 10},
        units={"uk_8": "4827", "uk_1_raf": "4827", "uk_9": "4805", "uk_3_convoy": "5445", "uk_1": "2710"},
    )
    groups = {action.args[1] for action in s.prompt(s.waiting[0]).offered_by("ferry")}
    malta, gibraltar = hex_of("4827"), hex_of("4805")
    assert {s.at[unit] for group in groups for unit in group} == {malta, gibraltar}
    assert all(len({s.at[unit] for unit in group}) == 1 for group in groups)
