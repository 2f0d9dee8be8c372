"""How armies, areas, countries, factions, tiles and the rest are called in French and English."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.downfall_third_reich.components import Components

Pairs = Mapping[str, tuple[str, str]]

FACTIONS: Pairs = {
    "axis": ("Axis", "Axe"),
    "allies": ("Allies", "Alliés"),
    "ussr": ("USSR", "URSS"),
    "neutral": ("neutral", "neutre"),
}
NAMES: Mapping[str, Pairs] = {
    "faction": FACTIONS,
    "seat": FACTIONS,
    "country": {
        "germany": ("Germany", "Allemagne"),
        "finland": ("Finland", "Finlande"),
        "italy": ("Italy", "Italie"),
        "bulgaria": ("Bulgaria", "Bulgarie"),
        "hungary": ("Hungary", "Hongrie"),
        "romania": ("Romania", "Roumanie"),
        "uk": ("United Kingdom", "Royaume-Uni"),
        "france": ("France", "France"),
        "belgium": ("Belgium", "Belgique"),
        "greece": ("Greece", "Grèce"),
        "yugoslavia": ("Yugoslavia", "Yougoslavie"),
        "usa": ("United States", "États-Unis"),
        "ussr": ("USSR", "URSS"),
        "denmark": ("Denmark", "Danemark"),
        "norway": ("Norway", "Norvège"),
    },
    "action": {
        "planning": ("Planning", "Planification"),
        "armour_production": ("Armour production", "Production de blindés"),
        "missions": ("Missions", "Missions"),
        "recruitment": ("Recruitment", "Recrutement"),
        "research": ("Research", "Recherche"),
        "lend_lease": ("Lend-Lease", "Prêts-bails"),
    },
    "operation": {
        "tactical": ("Tactical movement", "Mouvement tactique"),
        "attack": ("Attack", "Attaque"),
        "engage": ("Attack in place", "Attaque sur place"),
        "strategic": ("Strategic movement", "Mouvement stratégique"),
        "sail": ("Naval movement", "Mouvement naval"),
        "land": ("Amphibious assault", "Assaut amphibie"),
    },
    "season": {
        "winter": ("winter", "hiver"),
        "spring": ("spring", "printemps"),
        "summer": ("summer", "été"),
        "autumn": ("autumn", "automne"),
    },
    "terrain": {
        "plain": ("plain", "plaine"),
        "forest": ("forest", "forêt"),
        "swamp": ("swamp", "marais"),
        "mountain": ("mountains", "montagnes"),
        "defile": ("defile", "défilé"),
    },
    "arm": {"infantry": ("infantry", "Infanterie"), "armour": ("armour", "Blindés")},
    "status": {
        "limited": ("limited war", "Guerre limitée"),
        "total": ("total war", "Guerre totale"),
    },
    "state": {
        "neutral": ("neutral", "neutre"),
        "war": ("at war", "en guerre"),
        "surrendered": ("surrendered", "capitulation"),
    },
    "row": {
        "development": ("in development", "en développement"),
        "available": ("available", "disponible"),
        "used": ("in use", "employée"),
    },
    "kind": {
        "unit": ("army", "Armée"),
        "units": ("armies", "Armées"),
        "units?": ("armies or none", "Armées ou none"),
        "type": ("type of army", "type d’Armée"),
        "space": ("area", "zone"),
        "path": ("path", "trajet"),
        "tile": ("technology", "technologie"),
    },
}  # fmt: skip
HIDDEN = ("a technology, face down", "une technologie, face cachée")
RESULT = ("Losses: attacker {}, defender {}", "Pertes\u00a0: attaquant {}, défenseur {}")
LIKE = {
    "technology": "tile", "target": "unit", "support": "unit", "due": "space", "join": "country",
    "total_war": "faction",
}  # fmt: skip
"""Figures named otherwise than the kind of thing they hold."""


def label(c: Components, kind: str, name: str, language: str) -> str:
    """The name of a thing of this kind; what is not known keeps its own."""
    kind = LIKE.get(kind, kind)
    own: dict[str, Callable[[Components, str, str], str]] = {
        "unit": _unit, "type": _type, "space": _space, "sea": _sea, "tile": _tile,
        "result": _result, "usage": _usage,
    }  # fmt: skip
    if kind in own:
        return own[kind](c, name, language)
    words = NAMES.get(kind, {}).get(name)
    return words[language == "fr"] if words else name


def _unit(c: Components, name: str, language: str) -> str:
    """The type and, where there are several armies of it, the number."""
    if name not in c.number:
        return name
    kind = c.types[c.type_of[c.number[name]]]
    return f"{kind.name[language]} {name.rsplit('_', 1)[1]}" if kind.count > 1 else kind.name[language]


def _type(c: Components, name: str, language: str) -> str:
    return c.types[c.type_number[name]].name[language] if name in c.type_number else name


def _space(c: Components, name: str, language: str) -> str:
    return c.areas[c.board.index[name]].name[language] if name in c.board.index else name


def _sea(c: Components, name: str, language: str) -> str:
    return c.seas.names[name][language] if name in c.seas.names else name


def _tile(c: Components, name: str, language: str) -> str:
    """A tile "axis.blitzkrieg" or a technology "blitzkrieg" by the name of the technology."""
    if name == "hidden":
        return HIDDEN[language == "fr"]
    technology = name.rpartition(".")[2]
    return c.technologies[technology].name[language] if technology in c.technologies else name


def _result(c: Components, name: str, language: str) -> str:
    """16.10: "1-2" is one loss of the attacker and two of the defender."""
    losses = name.split("-")
    return RESULT[language == "fr"].format(*losses) if len(losses) == 2 else name


def _usage(c: Components, name: str, language: str) -> str:
    """What an action takes: "unit path"."""
    return " ".join(label(c, "kind", part, language) for part in name.split())
