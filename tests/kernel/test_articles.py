"""Names with their articles: what a French sentence puts before a unit, a country, a city, a hex, a sea."""

from __future__ import annotations

import pytest

from grognard.kernel.articles import FORMS, Nouns, forms
from grognard.kernel.messages import LANGUAGES, Messages, one_stop
from tests.unconditional_surrender.war import GAME

NOUNS = Nouns({"armée": "feminine", "convoi": "masculine", "pays-bas": "plural", "manche": "feminine"})


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "1re armée belge",
            (
                "la 1re armée belge",
                "de la 1re armée belge",
                "à la 1re armée belge",
                "dans la 1re armée belge",
                "e",
            ),
        ),
        (
            "armée Pomorze",
            ("l’armée Pomorze", "de l’armée Pomorze", "à l’armée Pomorze", "dans l’armée Pomorze", "e"),
        ),
        ("1er convoi", ("le 1er convoi", "du 1er convoi", "au 1er convoi", "dans le 1er convoi", "")),
        ("Pays-Bas", ("les Pays-Bas", "des Pays-Bas", "aux Pays-Bas", "dans les Pays-Bas", "s")),
        ("Manche", ("la Manche", "de la Manche", "à la Manche", "dans la Manche", "e")),
        ("Le Havre", ("Le Havre", "du Havre", "au Havre", "au Havre", "")),
        ("Anvers", ("Anvers", "d’Anvers", "à Anvers", "à Anvers", "")),
        ("2816", ("2816", "de 2816", "à 2816", "en 2816", "")),
    ],
)
def test_a_name_in_each_of_its_forms(name: str, told: tuple[str, ...]) -> None:
    assert tuple(forms(name, NOUNS)[form] for form in FORMS) == told


LANDS = {"pologne": "feminine", "maroc": "masculine", "irak": "masculine", "pays-bas": "plural"}


@pytest.mark.parametrize(
    ("name", "inside", "number"),
    [
        ("Pologne", "en Pologne", "one"),
        ("Maroc", "au Maroc", "one"),
        ("Irak", "en Irak", "one"),
        ("Pays-Bas", "aux Pays-Bas", "other"),
    ],
)
def test_a_land_has_its_preposition_and_a_verb_agrees_with_it(name: str, inside: str, number: str) -> None:
    told = forms(name, Nouns(LANDS, frozenset(LANDS)))
    assert (told["in"], told["number"]) == (inside, number)


def test_several_names_are_a_plural() -> None:
    assert dict(Messages(GAME, "fr")._arguments({"units": ["de_1"]}))["units-number"] == "one"
    assert dict(Messages(GAME, "fr")._arguments({"units": ["de_1", "de_2"]}))["units-number"] == "other"


def test_a_sentence_begins_with_a_capital_and_its_participle_agrees() -> None:
    words = Messages(GAME, "fr")
    assert words.text("event-reduced", {"unit": "de_1"}) == "La 1re armée allemande est réduite."
    assert words.text("event-reduced", {"unit": "uk_bef"}).endswith("britannique est réduit.")
    attack = {"unit": "de_1", "target": "fr_10", "space": "2816"}
    assert words.text("event-attacks", attack) == (
        "La 1re armée allemande attaque la 10e armée française à Bruxelles."
    )
    told = words.text("event-assaults", {"space": "2914", "units": ["de_1", "de_2"]})
    assert told == "Assaut sur 2914 par la 1re armée allemande et la 2e armée allemande."


@pytest.mark.parametrize("kind", ["unit", "country"])
def test_every_name_that_takes_an_article_has_one(kind: str) -> None:
    """But for those that are no French nouns and those that are several things."""
    words, bare = Messages(GAME, "fr"), {"uk_home"}
    names = [one for one in GAME.vocabulary.names[kind] if one not in bare]
    told = [words.label(kind, one) for one in names]
    assert words._nouns is not None
    assert not [text for text in told if words._nouns.gender(text) is None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_without_genders_puts_no_articles(language: str) -> None:
    words = Messages(GAME, language)
    assert (words._nouns is None) == (words.text("verb-move") == "Move")


@pytest.mark.parametrize("text", ["War on the U.S.S.R..", "War on the U.S.S.R."])
def test_an_abbreviation_that_ends_a_sentence_has_one_stop(text: str) -> None:
    assert one_stop(text) == "War on the U.S.S.R."
    assert one_stop("Wait...") == "Wait..."
