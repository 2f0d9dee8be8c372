"""Who stands where when a scenario begins: the campaign by the rulebook's list, all within its limits."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from grognard.games.downfall_third_reich.components import FACTIONS, HOLDERS
from grognard.games.downfall_third_reich.game import DownfallThirdReich
from grognard.games.downfall_third_reich.rules import supply
from grognard.games.downfall_third_reich.rules.hidden_tiles import RESERVE, in_time, prepared
from grognard.games.downfall_third_reich.rules.politics import out_of_bounds
from grognard.games.downfall_third_reich.rules.scenarios import FULL, season, year
from grognard.games.downfall_third_reich.state import DownfallState

GAME = DownfallThirdReich()
SCENARIOS = list(GAME.scenarios)

# Rule 21 as the rulebook prints it: infantry and armour of each country, label, "reduced" where it says so.
CAMPAIGN = """
germany
    konigsberg 2 I 5-3
    varsovie 2 I 5-3
    tarnow 1 I 5-3 reduced
    hambourg 1 I 5-3 reduced
    ruhr 1 A 6-4
    ruhr 2 I 5-3
    francfort 2 A 6-4
    francfort 1 I 5-3
    stuttgart 3 I 5-3
uk
    calais 2 I 4-2
    alexandrie 1 A 5-3 reduced
    alexandrie 1 I 4-2
    el_alamein 1 I 4-2
    ecosse 1 I 4-2 reduced
france
    calais 1 I 3-2
    reims 2 I 3-2
    reims 1 A 5-3
    nancy 2 I 3-2
    paris 2 I 3-2
    paris 1 A 5-3
ussr
    riga 2 I 3-2
    vilnius 2 I 3-2
    kovel 2 I 3-2
    tarnopol 2 I 3-2
    minsk 1 A 5-3 reduced
    vinnitsa 1 A 5-3 reduced
    odessa 1 I 3-2
    carelie 2 I 3-2
    carelie 1 A 5-3 reduced
    leningrad 1 I 3-2
    kiev 2 I 3-2
    kiev 1 A 5-3 reduced
    kharkov 1 A 5-3 reduced
finland
    carelie 1 I 4-2
    helsinki 1 I 4-2
belgium
    bruxelles 2 I 3-2
italy
    milan 1 I 3-2
    albanie 3 I 3-2
    tobruk 1 I 3-2
    bengasi 1 I 3-2
    el_agheila 1 I 3-2
    rome 1 I 3-2
romania
    constanta 1 I 4-2
    brasov 1 I 4-2
hungary
    debrecen 1 I 4-2
bulgaria
    sofia 1 I 3-2
greece
    ioanina 2 I 3-2
yugoslavia
    belgrade 1 I 3-2
    zagreb 1 I 3-2
    nis 1 I 3-2
"""

# Rule 23: how many there are of each.
ORDER_OF_BATTLE = {
    ("uk", "infantry", "4/2"): 6,
    ("uk", "armour", "5/3"): 2,
    ("uk", "armour", "6/4"): 2,
    ("usa", "infantry", "4/2"): 3,
    ("usa", "armour", "6/4"): 6,
    ("france", "infantry", "3/2"): 7,
    ("france", "armour", "5/3"): 2,
    ("belgium", "infantry", "3/2"): 2,
    ("greece", "infantry", "3/2"): 2,
    ("yugoslavia", "infantry", "3/2"): 4,
    ("ussr", "infantry", "3/2"): 18,
    ("ussr", "armour", "5/3"): 5,
    ("ussr", "armour", "7/4"): 4,
    ("ussr", "infantry", "5/3"): 4,
    ("germany", "infantry", "5/3"): 16,
    ("germany", "armour", "6/4"): 5,
    ("germany", "armour", "7/4 - 5/3"): 1,
    ("germany", "armour", "8/5"): 2,
    ("italy", "infantry", "3/2"): 8,
    ("finland", "infantry", "4/2"): 2,
    ("romania", "infantry", "4/2"): 2,
    ("hungary", "infantry", "4/2"): 1,
    ("bulgaria", "infantry", "3/2"): 1,
}


def start(scenario: str) -> DownfallState:
    state: DownfallState = GAME.new(scenario, seed=1)
    return state


def on_map(state: DownfallState) -> list[int]:
    return [unit for unit in range(len(state.where)) if state.on_map(unit)]


@pytest.mark.rule("downfall-third-reich", "23.1", "1.1")
def test_the_counters_of_the_rulebook() -> None:
    c = GAME.components
    found = {(kind.country, kind.arm, kind.label): kind.count for kind in c.types}
    assert found == ORDER_OF_BATTLE
    assert len(c.ids) == 105
    markers = Counter({(m["kind"], m["country"]): m["count"] for m in c.missions.values()})
    assert markers == {
        ("air", "germany"): 6,
        ("air", "uk"): 5,
        ("air", "usa"): 6,
        ("air", "ussr"): 5,
        ("submarine", "germany"): 4,
    }
    assert len(c.tile_ids) == 25
    assert Counter(name.split(".")[0] for name in c.tile_ids) == {"axis": 8, "allies": 9, "ussr": 8}


@pytest.mark.rule("downfall-third-reich", "1.2", "23.1")
def test_the_label_is_the_combat_value_full_and_reduced() -> None:
    for kind in GAME.components.types:
        if kind.dak:
            sides = f"{kind.full_africa['combat']}/{kind.reduced_africa['combat']}"
            sides += f" - {kind.full['combat']}/{kind.reduced['combat']}"
        else:
            sides = f"{kind.full['combat']}/{kind.reduced['combat']}"
        assert sides == kind.label
        assert (kind.full["support"], kind.reduced["support"]) == (2, 1)


@pytest.mark.rule("downfall-third-reich", "21.1")
def test_the_campaign_is_the_list_of_the_rulebook() -> None:
    expected: Counter[tuple[str, ...]] = Counter()
    country = ""
    for line in CAMPAIGN.strip().splitlines():
        if not line.startswith(" "):
            country = line
            continue
        area, number, arm, label, *rest = line.split()
        words = ("infantry" if arm == "I" else "armour", label.replace("-", "/"), *rest)
        expected[country, area, *words] += int(number)
    state = start("campaign_1940")
    found: Counter[tuple[str, ...]] = Counter()
    for unit in on_map(state):
        kind = state.c.types[state.c.type_of[unit]]
        side = () if state.strength[unit] == FULL else ("reduced",)
        found[kind.country, state.c.board.names[state.where[unit]], kind.arm, kind.label, *side] += 1
    assert found == expected
    assert (state.po, state.pb) == ([5, 2, 2], [0, 2, 0])
    assert (state.air, state.subs[1]) == ([4, 0, 0], 3)
    assert not any(state.total)


@pytest.mark.rule("downfall-third-reich", "6.1", "21.1")
def test_the_campaigns_control_is_that_of_the_home_territories() -> None:
    state = start("campaign_1940")
    c = state.c
    for area, holder in enumerate(state.control):
        country = c.country_of[area]
        wanted = FACTIONS[c.country_faction[country]] if state.at_war(country) else "neutral"
        assert HOLDERS[holder] == wanted, c.board.names[area]


@pytest.mark.rule("downfall-third-reich", "13.0")
def test_the_campaigns_tiles() -> None:
    state = start("campaign_1940")
    places = {name: place for name, place in zip(state.c.tile_ids, state.tiles, strict=True) if place}
    assert places == {"axis.blitzkrieg": 2, "axis.aviation": 2, "allies.aviation": 2, "ussr.aviation": 1}


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("downfall-third-reich", "5.1", "5.2", "5.3", "21.1")
def test_nobody_stands_too_close(scenario: str) -> None:
    state = start(scenario)
    for area, name in enumerate(state.c.board.names):
        if not state.c.unlimited >> area & 1:
            assert all(state.armies(faction, area).bit_count() <= 3 for faction in range(3)), name
        assert not (state.armies(1, area) and state.armies(2, area)), name


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("downfall-third-reich", "7.1", "21.1")
def test_every_army_has_a_line(scenario: str) -> None:
    """But those of countries at peace, whose lines nobody asks for."""
    state = start(scenario)
    cut_off = [unit for faction in range(3) for unit in supply.unsupplied(state, faction)]
    assert [state.c.ids[unit] for unit in cut_off if state.at_war(state.c.country[unit])] == []


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("downfall-third-reich", "9.1", "9.2", "9.3", "9.4", "9.8", "9.9")
def test_every_army_is_where_it_may_be(scenario: str) -> None:
    state = start(scenario)
    for unit in on_map(state):
        assert not out_of_bounds(state, unit) >> state.where[unit] & 1, state.c.ids[unit]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("downfall-third-reich", "13.1", "13.3", "13.4", "13.9", "13.10", "13.11")
def test_technologies_keep_their_dates(scenario: str) -> None:
    state = start(scenario)
    for tile, place in enumerate(state.tiles):
        if place != RESERVE:
            assert prepared(state.c, state.tiles, tile), state.c.tile_ids[tile]
        if place == 2:
            assert in_time(state.c, tile, state.turn), state.c.tile_ids[tile]
    for unit in on_map(state):
        needs = state.c.types[state.c.type_of[unit]].requires
        assert not needs or state.has(state.c.faction[unit], needs), state.c.ids[unit]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("downfall-third-reich", "4.1", "4.2", "4.3", "17.8")
def test_points_markers_and_lost_countries(scenario: str) -> None:
    state = start(scenario)
    assert max(state.po) <= 12
    assert max(state.pb) <= 6
    pieces = Counter(state.pieces())
    assert (pieces["air-0"], pieces["air-1"], pieces["air-2"], pieces["submarine"]) == (6, 11, 5, 4)
    for unit, place in enumerate(state.where):
        lost = state.standing[state.c.country[unit]] == 2
        assert (place == state.c.out) == lost, state.c.ids[unit]


@pytest.mark.parametrize(
    ("scenario", "turns", "armies"),
    [
        ("campaign_1940", (1, 22), (29, 22, 19)),
        ("barbarossa_1941", (7, 12), (34, 8, 21)),
        ("case_blue_1942", (11, 16), (36, 11, 21)),
        ("two_fronts_1944", (18, 22), (29, 20, 25)),
    ],
)
@pytest.mark.rule("downfall-third-reich", "21.1", "3.1")
def test_turns_and_numbers(scenario: str, turns: tuple[int, int], armies: tuple[int, int, int]) -> None:
    state = start(scenario)
    assert (state.turn, state.setup.last_turn) == turns
    found = Counter(state.c.faction[unit] for unit in on_map(state))
    assert (found[0], found[1], found[2]) == armies


@pytest.mark.rule("downfall-third-reich", "3.1")
def test_the_calendar() -> None:
    seasons = ["winter", "spring", "summer", "autumn"]
    dates = {1: ("winter", 1940), 2: ("spring", 1940), 7: ("summer", 1941), 9: ("winter", 1942)}
    dates |= {11: ("summer", 1942), 17: ("winter", 1944), 21: ("winter", 1945), 22: ("spring", 1945)}
    assert {turn: (seasons[season(turn)], year(turn)) for turn in dates} == dates
    assert all(season(b) == (season(a) + 1) % 4 for a, b in pairwise(range(1, 23)))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("downfall-third-reich", "3.1", "20.1", "20.2", "20.3")
def test_games_drawn_by_chance_end(scenario: str) -> None:
    rng = Random(scenario)
    state = GAME.new(scenario, seed=7)
    before = sorted(state.pieces())
    while state.outcome is None:
        seat = state.waiting[0]
        state.do(seat, state.prompt(seat).sample(rng))
    assert state.turn <= state.setup.last_turn
    assert sorted(state.pieces()) == before
