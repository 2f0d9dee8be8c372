"""How things are called: by their data, by the catalogue, or as they are; names in every language."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from grognard.kernel.languages import DEFAULT, LANGUAGES, Names, key_of, known, names_of, share, title
from grognard.kernel.messages import Messages
from grognard.kernel.refusal import refuse
from tests.tiny import ThreeFoxes

WORDS = """
fox-r1 = a red fox
fox-r2 = another
space-Cote-dOr = the golden coast
kind-fox = fox
kind-foxes = foxes
verb-leap = Leap
moment-turn = Round { $round }
moment-phase = { $fox } to go
"""


class Speaking(ThreeFoxes):
    alike: ClassVar[Mapping[str, str]] = {"hunter": "fox"}

    @property
    def named(self) -> Mapping[str, Mapping[str, Names]]:
        return {"fox": {"r2": Names("Vixen", "Renarde")}}

    def now(self, view: Any) -> Mapping[str, Any]:
        return {"round": view.round, "fox": "r1"}

    moment = ThreeFoxes.__mro__[1].moment  # type: ignore[attr-defined]  # that of every game


@pytest.fixture
def speaking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speaking:
    (tmp_path / "locale").mkdir()
    for language in LANGUAGES:
        (tmp_path / "locale" / f"{language}.ftl").write_text(WORDS, encoding="utf-8")
    monkeypatch.setattr(Speaking, "folder", tmp_path)
    return Speaking()


@pytest.mark.parametrize(
    ("kind", "name", "label"),
    [
        ("fox", "r1", "a red fox"),
        ("fox", "r2", "Renarde"),
        ("hunter", "r2", "Renarde"),
        ("fox", "r3", "r3"),
        ("space", "Côte d’Or", "the golden coast"),
        ("bear", "r1", "r1"),
        ("kind", "fox", "fox"),
        ("kind", "foxes?", "foxes ou none"),
        ("usage", "fox bear foxes?", "fox bear foxes ou none"),
    ],
)
def test_the_data_name_a_thing_or_the_catalogue_or_nobody(
    speaking: Speaking, kind: str, name: str, label: str
) -> None:
    assert speaking.label(kind, name, "fr") == label
    assert Messages(speaking, "fr").label(kind, name) == label


def test_what_somebody_has_typed_is_quoted_as_it_is(speaking: Speaking) -> None:
    assert Messages(speaking, "en").refusal(refuse("", "unknown-verb", verb="leap", nearest="none")) == (
        "There is no action “leap”."
    )
    assert Messages(speaking, "en").refusal(refuse("", "unknown-verb", verb="pas", nearest="pass")) == (
        "There is no action “pas”. Did you mean “pass”?"
    )


def test_the_moment_is_told_by_the_catalogue(speaking: Speaking) -> None:
    state = speaking.new(seed=1)
    assert speaking.moment(state.view(None), "en") == ("Round 1", "A red fox to go")
    state.finish((), "foxes", "4")
    assert speaking.moment(state.view(None), "fr") == ("Round 1", "La partie est finie")


def test_facts_follow_each_other(speaking: Speaking) -> None:
    assert Messages(speaking, "en").chain(["a", "b", "c"]) == "a; b; c"
    assert Messages(speaking, "fr").chain(["a", "b"]) == "a\N{NO-BREAK SPACE}; b"
    assert Messages(speaking, "fr").chain(["a"]) == "a"


def test_names_have_every_language_and_no_other() -> None:
    assert Names.__struct_fields__ == LANGUAGES
    rhine = Names("Rhine", "Rhin")
    assert [rhine.told(language) for language in LANGUAGES] == ["Rhine", "Rhin"]
    assert rhine.each(str.upper) == Names("RHINE", "RHIN")
    assert names_of({"rhin": {"name": {"en": "Rhine", "fr": "Rhin"}, "length": 1230}}) == {"rhin": rhine}
    for wrong in ({"en": "Rhine"}, {"en": "Rhine", "fr": "Rhin", "de": "Rhein"}):
        with pytest.raises(msgspec.ValidationError):
            names_of({"rhin": {"name": wrong}})


def test_wishes_keys_and_titles() -> None:
    assert [known(wish) for wish in ("fr", "de", "")] == ["fr", DEFAULT, DEFAULT]
    assert key_of("Łódź (2521)") == "odz-2521-"
    assert [title(text) for text in ("", "été", "the Axis")] == ["", "Été", "The Axis"]


def test_a_share_has_the_comma_and_the_space_of_its_language():
    assert [share(Fraction(2, 9), language) for language in LANGUAGES] == ["22.2%", "22,2\N{NO-BREAK SPACE}%"]
