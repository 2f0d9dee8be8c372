"""Section 3: what the board holds, against the figures that are known of it."""

from __future__ import annotations

import pytest

from grognard.kernel.masks import mask_of
from tests.unconditional_surrender.war import C, hex_of, names

MAP = C.map


@pytest.mark.rule("unconditional-surrender", "U20")
def test_x5_neighbours_follow_from_the_numbers() -> None:
    def beside(name: str) -> set[str]:
        return {C.name(n) for n in C.board.beside[hex_of(name)] if n < MAP.hexes}

    assert beside("3014") == {"3013", "3015", "2914", "2915", "3114", "3115"}
    assert beside("2914") == {"2913", "2915", "2813", "2814", "3013", "3014"}


@pytest.mark.rule("unconditional-surrender", "U6")
def test_x6_range_counts_the_target_and_not_the_start() -> None:
    start, end = hex_of("3115"), hex_of("3120")
    assert MAP.within(start, 5) >> end & 1
    assert not MAP.within(start, 4) >> end & 1
    assert MAP.within(start, 0) == 1 << start
    assert MAP.within(start, 1).bit_count() == 7


@pytest.mark.rule("unconditional-surrender", "U21", "U22", "U23", "U24", "U25")
def test_the_counts_of_the_map() -> None:
    assert MAP.hexes == 3808
    assert MAP.land.bit_count() == 2594
    assert MAP.faded.bit_count() == 710
    assert [mask.bit_count() for mask in (MAP.city, MAP.factory, MAP.port)] == [224, 71, 111]
    assert len(MAP.line) == 2 * 1130
    found = {
        kind: sum(kind in edge.kinds for edge in C.board.edges) for kind in ("river", "mountain", "transport")
    }
    assert found == {"river": 686, "mountain": 289, "transport": 1130}
    inland = [edge for edge in C.board.edges if max(edge.a, edge.b) < MAP.hexes]
    assert sum("strait" in edge.kinds for edge in inland) == 12
    assert sum("canal" in edge.kinds for edge in inland) == 7
    terrain = [C.board.attributes[n]["ground"] for n in range(MAP.hexes)]
    rough = {word: terrain.count(word) for word in ("desert", "hill", "marsh", "woods")}
    assert rough == {"desert": 259, "hill": 355, "marsh": 24, "woods": 541}
    assert MAP.rough.bit_count() == sum(rough.values())


@pytest.mark.rule("unconditional-surrender", "U26")
def test_coasts_and_inland_ports() -> None:
    assert MAP.coastal.bit_count() == 539
    inland = {MAP.city_names[MAP.city_at[hex_of(name)]] for name in names(MAP.port & ~MAP.coastal)}
    assert inland == {
        *("archangel", "oslo", "leningrad", "tallinn", "aarhus", "glasgow", "kiel", "liverpool", "hamburg"),
        *("cardiff", "london", "rostov", "basra", "suez"),
    }
    assert set(C.names(MAP.zones_of[hex_of("4144")])) == {"z27", "z28"}


@pytest.mark.rule("unconditional-surrender", "U27")
def test_sea_zones_and_boxes() -> None:
    assert len(MAP.zones) == 33
    assert len(MAP.links) == 40
    kinds = [link.kind for link in MAP.links.values()]
    assert [kinds.count(kind) for kind in ("open", "strait", "canal")] == [32, 6, 2]
    ena = C.board.index["ena"]
    assert set(C.names(C.board.beside[ena])) == {"z1", "z2", "z9", "wio"}
    russia = C.board.index["central_russia"]
    assert set(C.names(C.board.beside[russia])) == {"1761", "2063", "2464", "2664"}


@pytest.mark.rule("unconditional-surrender", "U28")
def test_every_hex_lies_in_a_weather_zone() -> None:
    climates = [MAP.climate[hex_of(name)] for name in ("0232", "3014", "4527", "5645")]
    assert climates == [0, 1, 2, 3]
    assert MAP.climate[C.board.index["z13"]] == 1


@pytest.mark.rule("unconditional-surrender", "U23")
def test_x16_a_water_hexside_parts_two_land_hexes() -> None:
    assert (hex_of("1523"), hex_of("1622")) not in MAP.side
    assert (hex_of("3816"), hex_of("3817")) not in MAP.side
    assert MAP.side[hex_of("3120"), hex_of("3121")] == "river"
    assert MAP.side[hex_of("4805"), hex_of("4906")] == "strait"


@pytest.mark.rule("unconditional-surrender", "U16", "U17")
def test_cities_lie_in_the_land_of_their_countries() -> None:
    home = {
        name: mask_of(n for n, c in enumerate(MAP.country_of) if c == C.country[name]) for name in C.country
    }
    assert (home["germany"] & MAP.city).bit_count() == 22
    assert (home["uk"] & MAP.city & MAP.overseas).bit_count() == 10
    assert (home["ussr"] & MAP.city).bit_count() == 44
    for name, country in zip(C.country_names, C.countries, strict=True):
        if name != "vichy":
            assert (home[name] & MAP.factory).bit_count() == country.factories, name
        if country.capital and name != "vichy":
            assert home[name] & MAP.capital == 1 << hex_of(MAP.cities[country.capital].hex)
    assert [name for name, one in zip(C.country_names, C.countries, strict=True) if one.major] == [
        *("germany", "italy", "uk", "france", "ussr", "usa")
    ]


@pytest.mark.rule("unconditional-surrender", "U20")
def test_the_first_space_is_a_hex_where_nothing_ever_is() -> None:
    """So a comparison with 0, the number of hex 0101, tells a place on the map from none."""
    first = C.map.index["0101"]
    assert first == 0
    assert not (C.map.land | C.map.port | C.map.lines | C.map.coastal) & 1
    assert C.map.country_of[first] == -1
    assert C.map.area_of[first] == -1
