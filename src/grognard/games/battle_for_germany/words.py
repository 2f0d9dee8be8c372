"""Words on the picture of this game, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

Words = Mapping[str, Mapping[str, str]]

TITLE = {"en": "Battle for Germany", "fr": "Bataille pour l’Allemagne"}
OVER = {"en": "The game is over", "fr": "La partie est finie"}
TURNS = {"en": "Game turns", "fr": "Tours de jeu"}
LEGEND = {"en": "Key", "fr": "Légende"}

BOXES: Words = {
    "courland": {"en": "Courland", "fr": "Courlande"},
    "soviet": {"en": "Soviet losses", "fr": "Pertes soviétiques"},
    "east_german": {"en": "East German losses", "fr": "Pertes allemandes, est"},
    "west_german": {"en": "West German losses", "fr": "Pertes allemandes, ouest"},
    "western": {"en": "Western Allied losses", "fr": "Pertes alliées, ouest"},
    "italy": {"en": "Western Allied losses, Italy", "fr": "Pertes alliées, Italie"},
}

HOLDERS: Words = {
    "german": {"en": "German", "fr": "Allemands"},
    "soviet": {"en": "Soviet", "fr": "Soviétiques"},
    "western": {"en": "Western", "fr": "Alliés"},
}

MONTHS: Mapping[str, tuple[str, ...]] = {
    "en": ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
    "fr": ("janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."),
}

KEYS: Words = {
    "clear": {"en": "Clear", "fr": "Clair"},
    "broken": {"en": "Broken", "fr": "Difficile"},
    "rough": {"en": "Rough", "fr": "Accidenté"},
    "switzerland": {"en": "Neutral", "fr": "Neutre"},
    "off": {"en": "Not in play", "fr": "Hors jeu"},
    "fortified": {"en": "Fortified", "fr": "Fortifié"},
    "river": {"en": "River", "fr": "Fleuve"},
    "theater": {"en": "Theatre boundary", "fr": "Limite des théâtres"},
    "yugoslav": {"en": "Yugoslav border", "fr": "Frontière yougoslave"},
    "blocked": {"en": "Impassable crest", "fr": "Crête infranchissable"},
    "garrison": {"en": "Needs a garrison", "fr": "Garnison exigée"},
    "german": {"en": "German city", "fr": "Ville allemande"},
    "soviet": {"en": "Soviet city", "fr": "Ville soviétique"},
    "western": {"en": "Western Allied city", "fr": "Ville alliée"},
}

RIVERS: Words = {
    "Rhine": {"en": "Rhine", "fr": "Rhin"},
    "Elbe": {"en": "Elbe", "fr": "Elbe"},
    "Oder": {"en": "Oder", "fr": "Oder"},
    "Vistula": {"en": "Vistula", "fr": "Vistule"},
    "Danube": {"en": "Danube", "fr": "Danube"},
    "Po": {"en": "Po", "fr": "Pô"},
    "Weser": {"en": "Weser", "fr": "Weser"},
    "Moselle": {"en": "Moselle", "fr": "Moselle"},
    "Maas": {"en": "Maas", "fr": "Meuse"},
    "Sava": {"en": "Sava", "fr": "Save"},
    "Drava": {"en": "Drava", "fr": "Drave"},
    "Tisza": {"en": "Tisza", "fr": "Tisza"},
    "Memel": {"en": "Memel", "fr": "Niémen"},
    "Narew": {"en": "Narew", "fr": "Narew"},
    "Moldau": {"en": "Moldau", "fr": "Moldau"},
    "Neisse": {"en": "Neisse", "fr": "Neisse"},
    "March": {"en": "March", "fr": "Morava"},
    "Inn": {"en": "Inn", "fr": "Inn"},
}

# hex, words, size of type, turn in degrees; chosen where few counters stand
COUNTRIES: tuple[tuple[str, Mapping[str, str], float, float], ...] = (
    ("2309", {"en": "GERMANY", "fr": "ALLEMAGNE"}, 26.0, 0.0),
    ("2519", {"en": "POLAND", "fr": "POLOGNE"}, 26.0, 0.0),
    ("1816", {"en": "CZECHOSLOVAKIA", "fr": "TCHÉCOSLOVAQUIE"}, 17.0, 0.0),
    ("1416", {"en": "AUSTRIA", "fr": "AUTRICHE"}, 17.0, 0.0),
    ("1423", {"en": "HUNGARY", "fr": "HONGRIE"}, 16.0, 0.0),
    ("1225", {"en": "ROMANIA", "fr": "ROUMANIE"}, 17.0, 0.0),
    ("0820", {"en": "YUGOSLAVIA", "fr": "YOUGOSLAVIE"}, 20.0, 0.0),
    ("0909", {"en": "ITALY", "fr": "ITALIE"}, 20.0, 0.0),
    ("1002", {"en": "FRANCE", "fr": "FRANCE"}, 24.0, 0.0),
    ("1206", {"en": "SWITZERLAND", "fr": "SUISSE"}, 13.0, 0.0),
    ("3308", {"en": "DENMARK", "fr": "DANEMARK"}, 15.0, 0.0),
    ("3414", {"en": "SWEDEN", "fr": "SUÈDE"}, 17.0, 0.0),
    ("2201", {"en": "BELGIUM", "fr": "BELGIQUE"}, 13.0, 0.0),
    ("3524", {"en": "LITHUANIA", "fr": "LITUANIE"}, 15.0, 0.0),
    ("0125", {"en": "ALBANIA", "fr": "ALBANIE"}, 11.0, 0.0),
    ("0207", {"en": "CORSICA", "fr": "CORSE"}, 10.0, 78.0),
)
SEAS: tuple[tuple[str, Mapping[str, str], float, float], ...] = (
    ("3203", {"en": "North Sea", "fr": "Mer du Nord"}, 26.0, 0.0),
    ("3217", {"en": "Baltic Sea", "fr": "Mer Baltique"}, 24.0, -14.0),
    ("0416", {"en": "Adriatic Sea", "fr": "Mer Adriatique"}, 20.0, 44.0),
    ("0405", {"en": "Ligurian Sea", "fr": "Mer Ligure"}, 15.0, 0.0),
    ("0109", {"en": "Tyrrhenian Sea", "fr": "Mer Tyrrhénienne"}, 13.0, 0.0),
)
