"""Every error a person can meet has a sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard
from grognard.kernel.refusal import BadFile, GrognardError, Illegal, UnknownChoice, refuse
from grognard.table import errors, tell
from grognard.table.error_words import FOLDER, status
from tests.table.helpers import BFG, TINY, find
from tests.table.test_records import GOLDEN, tampered

LANGUAGES = ("en", "fr")
KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and hasattr(kind, "status")]


def keys(path: Path) -> list[str]:
    return re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)


def figures(path: Path) -> list[list[str]]:
    return [
        sorted(set(re.findall(r"\$(\w+)", part))) for part in path.read_text(encoding="utf-8").split(" = ")
    ]


def test_both_catalogues_say_the_same_things() -> None:
    en, fr = FOLDER / "en.ftl", FOLDER / "fr.ftl"
    assert keys(en) == keys(fr)
    assert figures(en) == figures(fr)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_error_of_a_table_has_a_sentence(kind: type[errors.TableError], language: str) -> None:
    error = kind(seq=3, why="private-host", what="message", most=500)
    key, sentence, rule = tell(error, language)
    assert (key, rule) == (kind.key, "")
    assert sentence[0].isupper()
    assert "{" not in sentence
    assert 400 <= status(error) < 600


def test_languages_differ() -> None:
    told = {tell(errors.Stale(seq=1), language)[1] for language in LANGUAGES}
    assert len(told) == 2


def test_a_refusal_is_in_the_words_of_its_game() -> None:
    game = find(BFG)
    refusal = game.new(seed="1").why_not(0, "move su_f_3b 2613")
    assert refusal is not None
    key, sentence, rule = tell(Illegal(refusal), "fr", game)
    assert (key, rule) == (refusal.message, refusal.rule)
    assert rule not in sentence
    assert tell(Illegal(refusal), "fr")[1] == "Cela ne peut se faire maintenant."
    assert tell(Illegal(refuse("", "not-your-turn")), "en", find(TINY))[1] == "It is not your turn to answer."


@pytest.mark.parametrize("what", list(tampered(GOLDEN.read_text(encoding="utf-8"))))
def test_a_false_record_is_told_with_its_line(what: str) -> None:
    from grognard.table.record_reading import read_record

    text, line = tampered(GOLDEN.read_text(encoding="utf-8"))[what]
    with pytest.raises(BadFile) as bad:
        read_record(find, text)
    assert tell(bad.value, "en")[1].startswith(f"Line {line}: ")
    assert tell(bad.value, "fr")[1].startswith(f"Ligne {line} : ")
    other = "illegal" in what
    assert ("rules do not allow" in tell(bad.value, "en")[1]) == other


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("is not text in UTF-8", "This file is no record of a game."),
        ("the trace does not fit the position", "The position is not the one that follows from the actions."),
        ("the position or what is told of it cannot be shown", "The position is not the one"),
        (
            "the position or the corrections of data that the record begins with cannot be played",
            "The game of this record",
        ),
        ("asks for more work or memory than a record may", "The record asks for more work or memory"),
        ("9-1: illegal", "The rules do not allow what the record says here."),
    ],
)
def test_what_a_file_lacks_is_told(reason: str, told: str) -> None:
    assert tell(BadFile("record", reason), "en")[1].startswith(told)


CHOICES = [
    ({"scenario": "nowhere"}, "Il n’y a pas de scénario « nowhere »."),
    ({"options": {"nothing": 1}}, "n’a pas d’option « nothing »."),
    ({"options": {"eastern_replacements": 7}}, "« 7 » n’est pas une valeur"),
    ({"seats": 9}, "a 2 places, et non 9."),
]


@pytest.mark.parametrize(("more", "told"), CHOICES)
def test_choices_that_do_not_exist(more: dict[str, object], told: str) -> None:
    with pytest.raises(UnknownChoice) as bad:
        find(BFG).new(**more)  # type: ignore[arg-type]
    key, sentence, _ = tell(bad.value, "fr")
    assert key == "unknown-choice"
    assert told in sentence


def test_games_that_do_not_exist() -> None:
    with pytest.raises(UnknownChoice) as bad:
        grognard.game("chess")
    assert "battle-for-germany" in tell(bad.value, "en")[1]
    assert tell(UnknownChoice("thing", "x", ["y"]), "en")[1] == "There is no “x”. There are: y."


def test_anything_else_is_told_without_its_inside() -> None:
    assert "secret" not in tell(GrognardError("secret"), "en")[1]
    assert [status(e) for e in (GrognardError("x"), BadFile("a", "b"), UnknownChoice("a", "b", ["c"]))] == [
        500,
        422,
        422,
    ]
