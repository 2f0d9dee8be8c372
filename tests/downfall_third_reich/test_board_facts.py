"""What the rulebook itself says about the map: borders, terrain, landings, sources; checked one by one."""

import pytest

from grognard.games.downfall_third_reich.game import DownfallThirdReich
from grognard.kernel.masks import spaces_in

GAME = DownfallThirdReich()
C = GAME.components
INDEX = C.board.index


def names(mask: int) -> set[str]:
    return {C.board.names[area] for area in spaces_in(mask)}


def around(name: str) -> set[str]:
    return names(C.links.neighbours[INDEX[name]])


@pytest.mark.rule("downfall-third-reich", "22.2", "22.4", "22.6")
def test_the_borders_of_the_examples() -> None:
    assert around("vilnius") == {"konigsberg", "varsovie", "riga", "daugavpils", "minsk", "kovel"}
    assert {"konigsberg", "vilnius", "daugavpils", "tallinn"} <= around("riga")
    assert "daugavpils" in around("tallinn")
    assert "minsk" in around("kovel")
    assert around("stalingrad") == {"voronej", "tambov", "saratov", "astrakhan", "stavropol", "rostov"}
    assert {"calais", "ruhr"} <= around("bruxelles")
    assert {"francfort", "nancy"} <= around("reims")
    assert "toula" in around("briansk")


@pytest.mark.rule("downfall-third-reich", "15.2", "15.3", "22.7", "22.9", "22.11")
def test_the_terrain_of_the_examples() -> None:
    for name in ("riga", "kovel", "reims", "nancy", "bruxelles", "francfort", "toula"):
        assert C.areas[INDEX[name]].terrain == ["plain"], name
    assert C.areas[INDEX["kalinine"]].terrain == ["forest"]
    assert {
        name for name in ("toula", "riga", "kovel", "reims", "nancy") if C.areas[INDEX[name]].fortress
    } == {"toula"}


@pytest.mark.rule("downfall-third-reich", "15.1", "15.5", "22.8", "22.11")
def test_the_borders_that_count() -> None:
    def bonus(start: str, end: str) -> int:
        return C.border_bonus.get((INDEX[start], INDEX[end]), 0)

    assert (bonus("nancy", "francfort"), bonus("francfort", "nancy"), bonus("stuttgart", "nancy")) == (
        1,
        2,
        2,
    )
    assert (bonus("bruxelles", "ruhr"), bonus("ruhr", "bruxelles"), bonus("calais", "bruxelles")) == (1, 0, 0)
    assert (bonus("francfort", "reims"), bonus("reims", "nancy")) == (0, 0)
    assert (bonus("konigsberg", "riga"), bonus("varsovie", "kovel")) == (0, 0)
    assert (bonus("briansk", "toula"), bonus("smolensk", "kalinine")) == (0, 0)


BRITISH = {"londres", "plymouth", "liverpool", "york", "ecosse"}
OVERSEAS = {"canada", "etats_unis"}


@pytest.mark.rule("downfall-third-reich", "13.9")
def test_the_landings_of_the_technology() -> None:
    expected = {(start, end) for start in OVERSEAS for end in BRITISH - {"londres"} | {"irlande"}}
    expected |= {(start, end) for start in OVERSEAS | BRITISH for end in ("nantes", "bordeaux")}
    expected |= {(start, end) for start in OVERSEAS for end in ("casablanca", "oran", "alger", "suez")}
    expected |= {(start, end) for start in BRITISH for end in ("bruxelles", "bergen")}
    expected |= {("tunisie", "marseille")}
    found = {(C.board.names[way.start], C.board.names[way.end]) for way in C.seas.landings if way.d}
    assert found == expected
    assert not any(way.axis for way in C.seas.landings if way.d)


@pytest.mark.rule("downfall-third-reich", "19.2")
def test_winter_landings_are_those_of_the_mediterranean() -> None:
    seas = {"mediterranee_occidentale", "mediterranee_centrale", "mediterranee_orientale", "adriatique"}
    for way in C.seas.landings:
        assert way.winter == (way.sea in seas), (C.board.names[way.start], C.board.names[way.end])


@pytest.mark.rule("downfall-third-reich", "13.9", "8.5")
def test_the_landing_axis_towards_trondheim() -> None:
    found = {(C.board.names[way.start], way.d) for way in C.seas.landings if way.end == INDEX["trondheim"]}
    assert found == {("ecosse", False)}


@pytest.mark.rule("downfall-third-reich", "4.4", "7.1", "17.5", "9.10")
def test_sources_victory_areas_and_the_soviet_border() -> None:
    germany, ussr = C.country_number["germany"], C.country_number["ussr"]
    assert names(C.sources & C.home[germany]) == {"berlin", "ruhr", "vienne"}
    assert names(C.sources & C.home[ussr]) == {"moscou", "gorki", "kouibychev", "bakou"}
    assert names(C.sources) - names(C.home[germany] | C.home[ussr]) == {"londres", "canada", "etats_unis"}
    assert len(names(C.victory_areas & C.home[germany])) == 8
    assert len(names(C.victory_areas & C.home[ussr])) == 12
    romania = C.country_number["romania"]
    border = {"kiev"} | {
        name for name in names(C.home[ussr]) if around(name) & names(C.home[germany] | C.home[romania])
    }
    assert names(C.frozen) == border


@pytest.mark.rule("downfall-third-reich", "17.9", "5.2", "2.4")
def test_other_named_areas() -> None:
    assert names(C.east_of_tebessa) == {"tunisie", "mareth"}
    assert names(C.french_africa) == {"casablanca", "oran", "alger", "tebessa", "tunisie", "mareth"}
    assert names(C.unlimited) == {"canada", "etats_unis"}
    capitals = {name: C.board.names[C.capital[n]] for n, name in enumerate(C.country_ids)}
    assert (capitals["denmark"], capitals["norway"]) == ("danemark", "oslo")
    assert len(C.board.names) == 133
