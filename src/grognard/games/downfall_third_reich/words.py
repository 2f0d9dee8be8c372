"""Words on the picture of this game, in both languages; what has a label elsewhere is not repeated here."""

from __future__ import annotations

from collections.abc import Mapping

Words = Mapping[str, Mapping[str, str]]

TITLE = "Downfall of the Third Reich"
TURNS = {"en": "Game turns", "fr": "Tours de jeu"}
LEGEND = {"en": "Key", "fr": "Légende"}
CARDS = {"en": "Technologies", "fr": "Technologies"}
COUNTRIES = {"en": "Countries", "fr": "Pays"}
RESERVE = {"en": "Reserve: {}", "fr": "Réserve : {}"}
SEASONS = {"en": ("Winter", "Spring", "Summer", "Autumn"), "fr": ("Hiver", "Print.", "Été", "Automne")}

KEYS: Words = {
    "plain": {"en": "Plain", "fr": "Plaine"},
    "forest": {"en": "Forest", "fr": "Forêt"},
    "swamp": {"en": "Swamp", "fr": "Marais"},
    "mountain": {"en": "Mountains", "fr": "Montagnes"},
    "defile": {"en": "Defile", "fr": "Défilé"},
    "outside": {"en": "Not in play", "fr": "Hors jeu"},
    "river": {"en": "River, counts this side", "fr": "Fleuve, compte de ce côté"},
    "fortified": {"en": "Fortified line", "fr": "Ligne fortifiée"},
    "high_mountain": {"en": "High mountains", "fr": "Haute montagne"},
    "strait": {"en": "Strait", "fr": "Détroit"},
    "limit": {"en": "Eastern limit", "fr": "Limite Est"},
    "closed": {"en": "No passage", "fr": "Sans passage"},
    "axis_plain": {"en": "Landing axis", "fr": "Axe de débarquement"},
    "axis_d": {"en": "Landing axis D, from afar", "fr": "Axe D, de loin"},
    "capital": {"en": "Capital", "fr": "Capitale"},
    "source": {"en": "Supply source", "fr": "Source de ravitaillement"},
    "victory": {"en": "Victory area", "fr": "Zone de victoire"},
    "fortress": {"en": "Fortress", "fr": "Forteresse"},
    "held": {"en": "Held by: {}", "fr": "Contrôlé : {}"},
    "taken": {"en": "Taken by: {}", "fr": "Conquis : {}"},
}
GAUGES: Words = {
    "po": {"en": "Operation points", "fr": "Points d’opération"},
    "pb": {"en": "Armour points", "fr": "Points de blindés"},
    "pr": {"en": "Recruitment points", "fr": "Points de recrutement"},
    "actions": {"en": "Actions left", "fr": "Actions restantes"},
    "air": {"en": "Air missions", "fr": "Missions aériennes"},
    "air_advanced": {"en": "Advanced air missions", "fr": "Missions aériennes avancées"},
    "subs": {"en": "Submarines", "fr": "Sous-marins"},
    "subs_advanced": {"en": "Advanced submarines", "fr": "Sous-marins avancés"},
    "atlantic": {"en": "Submarines in the Atlantic", "fr": "Sous-marins dans l’Atlantique"},
    "atlantic_advanced": {
        "en": "Advanced submarines in the Atlantic",
        "fr": "Sous-marins avancés dans l’Atlantique",
    },
    "bombers": {"en": "Strategic bombing", "fr": "Bombardement stratégique"},
}
RIVERS: Words = {
    "Rhin": {"en": "Rhine", "fr": "Rhin"},
    "Oder": {"en": "Oder", "fr": "Oder"},
    "Elbe": {"en": "Elbe", "fr": "Elbe"},
    "Boug": {"en": "Bug", "fr": "Boug"},
    "Narew": {"en": "Narew", "fr": "Narew"},
    "San": {"en": "San", "fr": "San"},
    "Niémen": {"en": "Niemen", "fr": "Niémen"},
    "Danube": {"en": "Danube", "fr": "Danube"},
    "Leitha": {"en": "Leitha", "fr": "Leitha"},
    "Drave": {"en": "Drava", "fr": "Drave"},
    "Dniestr": {"en": "Dniester", "fr": "Dniestr"},
    "Dvina": {"en": "Dvina", "fr": "Dvina"},
    "Narva": {"en": "Narva", "fr": "Narva"},
    "Louga": {"en": "Luga", "fr": "Louga"},
    "Bérézina": {"en": "Berezina", "fr": "Bérézina"},
    "Dniepr": {"en": "Dnieper", "fr": "Dniepr"},
    "Boug méridional": {"en": "Southern Bug", "fr": "Boug méridional"},
    "Oka": {"en": "Oka", "fr": "Oka"},
    "Don": {"en": "Don", "fr": "Don"},
    "Mious": {"en": "Mius", "fr": "Mious"},
    "Terek": {"en": "Terek", "fr": "Terek"},
    "Volga": {"en": "Volga", "fr": "Volga"},
    "Seine": {"en": "Seine", "fr": "Seine"},
    "Loire": {"en": "Loire", "fr": "Loire"},
    "Canal de Suez": {"en": "Suez Canal", "fr": "Canal de Suez"},
    "Ligne Maginot": {"en": "Maginot Line", "fr": "Ligne Maginot"},
}
# by sea: size of type, turn in degrees
SEAS: Mapping[str, tuple[float, float]] = {
    "atlantique": (30.0, 0.0),
    "golfe_de_gascogne": (17.0, 0.0),
    "manche": (9.5, -14.0),
    "mer_du_nord": (24.0, 0.0),
    "mer_de_norvege": (26.0, -30.0),
    "baltique": (15.0, -52.0),
    "mediterranee_occidentale": (13.0, 0.0),
    "mediterranee_centrale": (17.0, 0.0),
    "mediterranee_orientale": (15.0, 0.0),
    "adriatique": (9.5, 42.0),
    "mer_noire": (24.0, 0.0),
    "mer_rouge": (8.0, 0.0),
}
# lands outside the game, by place: words and size of type
LANDS: Mapping[str, tuple[Mapping[str, str], float]] = {
    "sweden": ({"en": "SWEDEN", "fr": "SUÈDE"}, 18.0),
    "spain": ({"en": "SPAIN", "fr": "ESPAGNE"}, 24.0),
    "portugal": ({"en": "PORTUGAL", "fr": "PORTUGAL"}, 11.0),
    "switzerland": ({"en": "SWITZERLAND", "fr": "SUISSE"}, 8.0),
    "turkey": ({"en": "TURKEY", "fr": "TURQUIE"}, 26.0),
    "iceland": ({"en": "ICELAND", "fr": "ISLANDE"}, 13.0),
    "syria": ({"en": "SYRIA", "fr": "SYRIE"}, 15.0),
    "iraq": ({"en": "IRAQ", "fr": "IRAK"}, 16.0),
    "persia": ({"en": "PERSIA", "fr": "PERSE"}, 20.0),
    "sahara": ({"en": "SAHARA", "fr": "SAHARA"}, 26.0),
    "urals": ({"en": "URALS", "fr": "OURAL"}, 24.0),
}
