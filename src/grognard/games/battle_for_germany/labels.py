"""How units, hexes, forces and the rest are called in French and English."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from grognard.games.battle_for_germany.components import Components

NAMES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "force": {
        "soviet": ("the Soviets", "les Soviétiques"),
        "western": ("the Western Allies", "les Alliés occidentaux"),
        "east_german": ("the East Germans", "les Allemands de l’Est"),
        "west_german": ("the West Germans", "les Allemands de l’Ouest"),
        "german": ("the Germans", "les Allemands"),
    },
    "seat": {
        "soviet": ("Soviet player", "joueur soviétique"),
        "western": ("Western player", "joueur occidental"),
        "german": ("German player", "joueur allemand"),
        "east_german": ("East German player", "joueur est-allemand"),
        "west_german": ("West German player", "joueur ouest-allemand"),
    },
    "box": {
        "western_box": ("the Western box", "la case des Alliés occidentaux"),
        "italy_box": ("the Italian box", "la case des Alliés en Italie"),
        "east_german_box": ("the East German box", "la case des Allemands de l’Est"),
        "west_german_box": ("the West German box", "la case des Allemands de l’Ouest"),
        "soviet_box": ("the Soviet box", "la case des Soviétiques"),
        "courland": ("Courland", "Courlande"),
        "out": ("out of the game", "hors du jeu"),
    },
    "phase": {
        "replacement": ("replacement phase", "phase de remplacement"),
        "movement": ("movement phase", "phase de mouvement"),
        "combat": ("combat phase", "phase de combat"),
    },
    "result": {
        "De": ("De (defenders eliminated)", "De (défenseurs éliminés)"),
        "Ae": ("Ae (attackers eliminated)", "Ae (attaquants éliminés)"),
        "Ex": ("Ex (exchange)", "Ex (échange)"),
        "Dr": ("Dr (defenders retreat)", "Dr (défenseurs en retraite)"),
        "Ar": ("Ar (attackers retreat)", "Ar (attaquants en retraite)"),
    },
    "kind": {
        "unit": ("unit", "unité"),
        "units": ("units", "unités"),
        "space": ("hex", "hexagone"),
        "spaces": ("hexes", "hexagones"),
        "path": ("path", "chemin"),
    },
}  # fmt: skip
NATIONS = {"us": ("US", "américain"), "british": ("British", "britannique")}
LIKE = {"crowded": "space", "group": "force", "side": "force"}


def label(c: Components, kind: str, name: str, language: str) -> str:
    """The name of a thing of this kind; a hex with a city carries the city's name."""
    kind = LIKE.get(kind, kind)
    own: dict[str, Callable[[], str]] = {
        "unit": lambda: _unit(c, name, language),
        "space": lambda: _space(c, name, language),
        "city": lambda: c.cities[c.city_ids.index(name)].name[language],
    }
    if kind == "usage":  # what an action takes: "unit path"
        return " ".join(label(c, "kind", part, language) for part in name.split())
    if kind in own:
        return own[kind]() if _known(c, kind, name) else name
    words = NAMES.get(kind, {}).get(name)
    return words[language == "fr"] if words else name


def _known(c: Components, kind: str, name: str) -> bool:
    known: Mapping[str, Collection[str]] = {"unit": c.number, "space": c.places, "city": c.city_ids}
    return name in known[kind]


def _unit(c: Components, name: str, language: str) -> str:
    """American and British corps bear the same numbers as others: they carry their nation."""
    unit = c.units[c.number[name]]
    called = unit.name[language]
    if unit.nation in NATIONS:
        english, french = NATIONS[unit.nation]
        called = f"{called} {french}" if language == "fr" else f"{english} {called}"
    return f"{called} ({unit.attack}-{unit.defence}-{unit.movement})"


def _space(c: Components, name: str, language: str) -> str:
    place = c.places[name]
    if place in c.city_at:
        return f"{c.cities[c.city_at[place]].name[language]} ({name})"
    return label(c, "box", name, language) if place >= c.map_size else name
