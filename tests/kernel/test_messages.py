"""Every message that a game or the kernel can give exists in both languages, with the same figures."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grognard
from grognard.kernel import messages
from grognard.kernel.articles import SUFFIXES
from grognard.kernel.event import Event
from grognard.kernel.game import UnknownChoice
from grognard.kernel.messages import LANGUAGES, OWN_FOLDER, Messages
from grognard.kernel.outcome import Outcome
from grognard.kernel.prompt import question_key
from grognard.kernel.refusal import refuse
from tests.sentences import entries
from tests.tiny import ThreeFoxes

KERNEL = Path(messages.__file__).parent

# function: (which argument is the key, what the catalogue puts before it)
SPEAKERS = {
    "refuse": (1, "no"),
    "tell": (0, "event"),
    "Event": (0, "event"),
    "roll": (0, "why"),
    "finish": (1, "end"),
}

SPOKEN = {"ask", *(prefix for _, prefix in SPEAKERS.values())}


def literals(node: ast.expr) -> list[str]:
    """The texts that an argument can be: a constant, or a choice between constants."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def keys_in(source: str, place: str) -> Iterator[tuple[str, str]]:
    """The keys that a module uses, each with its place; one that is no constant is told as `?`."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in SPEAKERS and len(node.args) > SPEAKERS[name][0]:
            at, prefix = SPEAKERS[name]
            if isinstance(node.args[at], ast.Attribute):
                continue  # `refusal.message` handed on: its own place is looked at
            for word in literals(node.args[at]) or ["?"]:
                yield f"{prefix}-{word}", f"{place}:{node.lineno}"


def used(folder: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        found.update(keys_in(path.read_text(encoding="utf-8"), path.name))
    return found


def used_by_game(game: Any) -> dict[str, str]:
    steps = {f"ask-{question_key(step.__name__)}": step.__name__ for step in game.step_types if step.verbs}
    return {**used(game.folder), **steps}


class Named(Visitor):  # type: ignore[misc]
    """Collects the variables of a message, and the messages that it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's name for it
        # Whether a language needs to count, to choose or to put an article is its own affair.
        own = next((end for end in ("-count", "-id", *SUFFIXES) if node.id.name.endswith(end)), "")
        self.variables.add(node.id.name.removesuffix(own))

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages_of(folder: Path, language: str) -> dict[str, set[str]]:
    """The keys of a catalogue with their variables; not those that only serve to build its sentences."""
    resource = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, Named] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{folder / language}.ftl: {entry.content[:60]!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = Named()
            found[entry.id.name].visit(entry)
    helpers = {name for named in found.values() for name in named.messages}
    assert helpers <= found.keys(), f"{language}: no message {helpers - found.keys()}"
    return {key: variables(found, key) for key in found if key == "list" or key.split("-")[0] in SPOKEN}


def variables(found: dict[str, Named], key: str) -> set[str]:
    """The variables of a message and of those it is built from."""
    return found[key].variables.union(*(variables(found, other) for other in found[key].messages))


FOLDERS = {"kernel": OWN_FOLDER} | {name: grognard.game(name).folder / "locale" for name in grognard.games()}


@pytest.mark.parametrize("owner", FOLDERS)
def test_both_languages_say_the_same(owner: str) -> None:
    english, french = (messages_of(FOLDERS[owner], language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    differing = {key for key in english if english[key] != french[key]}
    assert not differing


def test_the_kernel_has_the_same_keys_in_both_languages() -> None:
    english, french = (entries(OWN_FOLDER, language) for language in LANGUAGES)
    assert list(english) == list(french)


# A game's finish tells "end"; the sentence is its own `end-<how>`.
SPOKEN_OTHERWISE = {"event-end"}


def test_the_kernel_has_words_for_all_it_says() -> None:
    wanted = {key: place for key, place in used(KERNEL).items() if "?" not in key}
    wanted |= {
        "ask-nothing": "state.py",
        "ask-over": "state.py",
        "list": "messages.py",
        "more": "messages.py",
    }
    wanted |= {"or-none": "game.py", "moment-over": "game.py"}
    for language in LANGUAGES:
        missing = wanted.keys() - entries(OWN_FOLDER, language).keys() - SPOKEN_OTHERWISE
        assert not missing, {key: wanted[key] for key in missing}


@pytest.mark.parametrize("name", grognard.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_words_for_all_it_says(name: str, language: str) -> None:
    game = grognard.game(name)
    wanted = used_by_game(game)
    hidden = {place for key, place in wanted.items() if "?" in key}
    assert not hidden, f"a message key must be a constant, or a choice between constants: {hidden}"
    known = {*messages_of(OWN_FOLDER, language), *messages_of(FOLDERS[name], language)}
    missing = {key: place for key, place in wanted.items() if key not in known}
    assert not missing


SOURCE = """
refuse("1", "a" if x else "b")
s.tell("c", "2")
s.finish((), "d", "3")
s.roll("e", "4")
refuse("1", f())
"""


def test_keys_are_found_in_code() -> None:
    found = {"no-a": 2, "no-b": 2, "event-c": 3, "end-d": 4, "why-e": 5, "no-?": 6}
    assert dict(keys_in(SOURCE, "x.py")) == {key: f"x.py:{line}" for key, line in found.items()}
    tiny = Path(inspect.getfile(ThreeFoxes)).read_text(encoding="utf-8")
    assert {"no-not-adjacent", "event-bids", "end-foxes"} <= dict(keys_in(tiny, "tiny.py")).keys()
    assert used_by_game(ThreeFoxes()).keys() >= {"ask-bid", "ask-turn", "ask-react"}


# ---------------------------------------------------------------- how they read


class Speaking(ThreeFoxes):
    def label(self, kind: str, name: str, language: str) -> str:
        words = {("seat", "red"): ("the Red", "Rouge"), ("fox", "r1"): ("Vixen", "Renarde")}
        return words.get((kind, name), (name, name))[LANGUAGES.index(language)]


@pytest.fixture
def speaking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speaking:
    (tmp_path / "locale").mkdir()
    for language, words in {
        "en": "no-not-yours = { $fox } is not yours.\nend-foxes = { $winners } with { $count }.\n"
        "event-move = { $seat-id ->\n    [red] Red\n   *[other] Another\n } goes { $path-count ->\n"
        "    [one] one space\n   *[other] { $path-count } spaces\n }: { $path }.\nwhy-fight = a fight\n",
        "fr": "no-not-yours = { $fox } n'est pas à vous.\n",
    }.items():
        (tmp_path / "locale" / f"{language}.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(Speaking, "folder", tmp_path)
    return Speaking()


def test_a_refusal_has_its_rule_in_front(speaking: Speaking) -> None:
    refusal = refuse("2", "not-yours", fox="r1")
    assert Messages(speaking, "en").refusal(refusal) == "2: Vixen is not yours."
    assert Messages(speaking, "fr").refusal(refusal) == "2: Renarde n'est pas à vous."
    assert Messages(speaking, "fr").refusal(refuse("", "game-over")) == "La partie est finie."


def test_events_and_outcomes(speaking: Speaking) -> None:
    english = Messages(speaking, "en")
    event = Event("move", "2", {"seat": "red", "path": ["a1", "b1"]})
    assert english.event(event) == "Red goes 2 spaces: a1 → b1."
    assert (
        english.event(Event("move", "2", {"seat": "grey", "path": ["a1"]})) == "Another goes one space: a1."
    )
    assert english.event(Event("die", "3", {"why": "fight", "die": 4, "sides": 6})) == "Die for a fight: 4."
    ended = Event("end", "4", {"how": "foxes", "winners": ["red", "grey"], "count": 2})
    assert english.event(ended) == "the Red and grey with 2."
    outcome = Outcome((0, 1), "foxes", "4", {"count": 2})
    assert english.outcome(outcome, ("red", "grey", "white")) == "the Red and grey with 2."


def test_questions(speaking: Speaking) -> None:
    state = speaking.new(seed=1)
    state.act(0, "bid one")
    assert Messages(speaking, "en").question(state.prompt(0)) == "Waiting for grey and white."
    assert Messages(speaking, "fr").question(state.prompt(0)) == "On attend\N{NO-BREAK SPACE}: grey et white."


def test_lists(speaking: Speaking) -> None:
    french = Messages(speaking, "fr")
    assert [french.join(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a et b",
        "a, b et c",
    ]


def test_what_is_missing_is_seen_and_no_crash(speaking: Speaking) -> None:
    french = Messages(speaking, "fr")
    assert french.refusal(refuse("2", "too-far", spent=3, fox="r1")) == "2: no-too-far (spent 3, fox Renarde)"
    assert french.text("no-not-yours") == "fox n'est pas à vous."
    assert not french.has("no-too-far")
    assert french.text("x", {"flag": True, "none": None}) == "x (flag true, none )"
    with pytest.raises(UnknownChoice, match="there are: en, fr"):
        Messages(speaking, "de")
