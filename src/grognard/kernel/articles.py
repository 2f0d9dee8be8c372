"""Names with what a sentence puts before them: "la 1re armée", "du Havre", "dans la Manche".

A catalogue that has articles lists in `nouns-feminine`, `nouns-masculine` and `nouns-plural` the words that
names are made of; the first of them in a name decides. A name without any takes none, such as a city.
`nouns-lands` has those of them where one is "en", "au" or "aux" rather than "dans": "en Pologne", "au Maroc".
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

GENDERS = "nouns-"
"""What the keys of these lists begin with."""
FORMS = ("the", "of", "to", "in", "e")
"""Besides a figure `unit` a sentence can use `unit-the`, at its beginning `unit-The`, `unit-of` after "de",
`unit-to` after "à", `unit-in` for where it is, and `unit-e`, the ending of a participle that agrees."""
NUMBER, ONE, OTHER = "number", "one", "other"
"""`unit-number` is what to choose a verb by: "les Pays-Bas prennent"."""
SUFFIXES = ("-The", f"-{NUMBER}", *(f"-{form}" for form in FORMS))
LANDS = "lands"
"""The list of those whose preposition is their own."""
VOWELS = frozenset("aeiouàâéèêëîïôöû")
FEMININE, MASCULINE, PLURAL = "feminine", "masculine", "plural"
ENDINGS = {FEMININE: "e", PLURAL: "s"}
OWN = {"Le ": ("du ", "au "), "Les ": ("des ", "aux ")}
"""A place may have an article of its own, which melts into what stands before it."""


class Nouns(msgspec.Struct, frozen=True):
    """The nouns of a catalogue by their gender, in small letters, and those that are lands."""

    genders: Mapping[str, str]
    lands: frozenset[str] = frozenset()

    def __hash__(self) -> int:
        return id(self)

    def gender(self, name: str) -> str | None:
        """That of the first noun in a name."""
        return self.genders.get(self.noun(name))

    def noun(self, name: str) -> str:
        """The first one in a name; nothing if it has none."""
        return next((word for word in name.lower().split() if word in self.genders), "")


@lru_cache(maxsize=16_384)
def forms(name: str, nouns: Nouns) -> Mapping[str, str]:
    """A name in each of its forms."""
    gender = nouns.gender(name)
    told = _of_noun(name, gender) if gender else _of_itself(name)
    if gender and nouns.noun(name) in nouns.lands:
        told["in"] = told["to"] if _keeps_article(name, gender) else f"en {name}"
    number = OTHER if gender == PLURAL else ONE
    return told | {"e": ENDINGS.get(gender or "", ""), NUMBER: number}


def _keeps_article(name: str, gender: str) -> bool:
    """True of the lands that keep their article: "au Maroc", "aux Pays-Bas", but "en Irak"."""
    return gender == PLURAL or (gender == MASCULINE and name[0].lower() not in VOWELS)


def _of_noun(name: str, gender: str) -> dict[str, str]:
    if gender == PLURAL:
        return {"the": f"les {name}", "of": f"des {name}", "to": f"aux {name}", "in": f"dans les {name}"}
    if name[0].lower() in VOWELS:
        the, of, to = f"l’{name}", f"de l’{name}", f"à l’{name}"
    elif gender == FEMININE:
        the, of, to = f"la {name}", f"de la {name}", f"à la {name}"
    else:
        the, of, to = f"le {name}", f"du {name}", f"au {name}"
    return {"the": the, "of": of, "to": to, "in": f"dans {the}"}


def _of_itself(name: str) -> dict[str, str]:
    """A number is a hex, a proper name a city."""
    for article, (of, at) in OWN.items():
        if name.startswith(article):
            rest = name.removeprefix(article)
            return {"the": name, "of": f"{of}{rest}", "to": f"{at}{rest}", "in": f"{at}{rest}"}
    of = f"d’{name}" if name[:1].lower() in VOWELS else f"de {name}"
    to = f"à {name}"
    return {"the": name, "of": of, "to": to, "in": f"en {name}" if name[:1].isdigit() else to}
