"""What the captain thinks of places: what some are worth besides what the rules count, where guards stand."""

from __future__ import annotations

from collections.abc import Mapping

EXTRA: Mapping[str, Mapping[str, float]] = {
    "axis": {
        "paris": 6.0,
        "belgium": 2.0,
        "pas_de_calais": 2.0,
        "moscow": 4.0,
        "leningrad": 3.0,
        "stalingrad": 3.0,
        "kiev": 2.0,
        "smolensk": 2.0,
        "minsk": 1.0,
        "alexandria": 5.0,
        "malta": 2.0,
        "gibraltar": 1.0,
        "trondheim": 1.0,
    },
    "western": {
        "berlin": 4.0,
        "ruhr": 4.0,
        "rhineland": 4.0,
        "paris": 2.0,
        "normandy": 1.0,
        "alexandria": 3.0,
        "tripolitania": 2.0,
        "sicily": 2.0,
        "rome": 2.0,
    },
    "soviet": {
        "berlin": 5.0,
        "silesia": 4.0,
        "bohemia": 4.0,
        "ruhr": 3.0,
        "rhineland": 3.0,
        "warsaw": 2.0,
        "ploesti": 3.0,
        "smolensk": 1.0,
    },
}
"""By camp: what a place is worth besides its WERPs and its being a capital, to take or to hold."""

EFFORT: Mapping[str, Mapping[str, float]] = {
    "axis": {"ussr": 1.6, "yugoslavia": 0.5, "greece": 0.5, "denmark": 0.4, "norway": 0.4},
    "western": {"germany": 1.4, "france": 1.2},
    "soviet": {"germany": 1.3, "finland": 0.5},
}
"""By camp and country: how much of the effort is meant for it, against what its ground is worth."""

WATCHES: Mapping[str, Mapping[str, float]] = {
    "axis": {
        "pas_de_calais": 4.0,
        "normandy": 4.0,
        "belgium": 3.0,
        "netherlands": 2.0,
        "bordeaux": 2.0,
        "denmark": 2.0,
        "ruhr": 4.0,
        "rhineland": 4.0,
        "berlin": 4.0,
        "silesia": 2.0,
        "bohemia": 2.0,
        "paris": 3.0,
        "oslo": 2.0,
        "trondheim": 2.0,
        "sicily": 3.0,
        "rome": 3.0,
        "calabria": 2.0,
        "athens": 2.0,
        "tobruk": 2.0,
    },
    "western": {
        "london": 6.0,
        "plymouth": 3.0,
        "midlands": 3.0,
        "scotland": 3.0,
        "alexandria": 4.0,
        "gibraltar": 1.0,
        "malta": 2.0,
        "upper_egypt": 1.0,
        "metz": 8.0,
        "paris": 8.0,
        "pas_de_calais": 6.0,
        "lyon": 2.0,
    },
    "soviet": {
        "moscow": 4.0,
        "leningrad": 4.0,
        "sevastopol": 2.0,
        "baku": 2.0,
        "stalingrad": 1.0,
        "tbilisi": 1.0,
    },
}
"""By camp: steps that stand in a place though no enemy is beside it: he may come by sea, or soon."""
