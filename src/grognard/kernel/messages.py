"""Sentences in French and English for what the rules say as data: refusals, events, questions, outcomes.

Each catalogue is a Fluent file. Its keys: `no-<message>` for refusals, `event-<kind>` for events,
`ask-<step>` for questions, `end-<how>` for outcomes, `why-<why>` for what a die is for, `<kind>-<name>` for
how a thing is called, `known-<kind>` for a hidden thing that one may know. Besides a figure `unit` a sentence
can use `unit-id`, the bare id to choose by; besides a list `units`, also `units-count`. Where the gender of
nouns is told there are also the forms of `kernel/articles.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from pathlib import Path
from typing import Any

from grognard.kernel.articles import (
    FEMININE,
    FORMS,
    GENDERS,
    LANDS,
    MASCULINE,
    NUMBER,
    ONE,
    OTHER,
    PLURAL,
    Nouns,
    forms,
)
from grognard.kernel.event import Event
from grognard.kernel.figures import KNOWN, kind_of
from grognard.kernel.game import Game, UnknownChoice
from grognard.kernel.languages import LANGUAGES as LANGUAGES
from grognard.kernel.languages import title, whole
from grognard.kernel.outcome import Outcome
from grognard.kernel.plain_sentences import NotPlain, Telling, plain
from grognard.kernel.prompt import Prompt
from grognard.kernel.refusal import Refusal

OWN_FOLDER = Path(__file__).parent / "locale"

# Figures that are keys of the catalogue themselves.
KEYS = {"why": "why", "how": "end"}
# Figures whose parts follow each other rather than being listed.
JOINTS = {"path": " → ", "dice": " "}
# Figures that are words already: parts of a list, and what somebody has typed.
WORDS = frozenset({"first", "last", "told", "more", "verb", "name", "nearest"})
NOTHING: Mapping[str, Any] = {}


@lru_cache(maxsize=64)
def catalogue(language: str, folder: Path) -> Any:
    """The Fluent bundle of a language: the kernel's own messages, then those of a game's folder."""
    # Imported here: it takes longer than a game does, and who only plays needs no sentences.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for place in (OWN_FOLDER, folder):
        path = place / f"{language}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@lru_cache(maxsize=64)
def plain_sentences(language: str, folder: Path) -> dict[str, Telling | None]:
    """The sentences of a bundle that need not be left to Fluent, by key, as they were asked for."""
    return {}


@lru_cache(maxsize=64)
def patterns(language: str, folder: Path) -> dict[str, str]:
    """The sentences as their files write them, by key: those of the kernel, then those of a game's folder."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl

    found = {}
    for place in (OWN_FOLDER, folder):
        path = place / f"{language}.ftl"
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message) and entry.value is not None and entry.value.span is not None:
                found[entry.id.name] = text[entry.value.span.start : entry.value.span.end]
    return found


@lru_cache(maxsize=64)
def nouns(language: str, folder: Path) -> Nouns | None:
    """The nouns whose gender a game's catalogue tells, if it does."""
    bundle = catalogue(language, folder)

    def listed(name: str) -> list[str]:
        key = f"{GENDERS}{name}"
        if not bundle.has_message(key):
            return []
        return str(bundle.format_pattern(bundle.get_message(key).value)[0]).lower().split()

    genders = {noun: gender for gender in (FEMININE, MASCULINE, PLURAL) for noun in listed(gender)}
    return Nouns(genders, frozenset(listed(LANDS))) if genders else None


class Messages:
    """The sentences of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownChoice("language", language, LANGUAGES)
        self.game, self.language = game, language
        self._bundle = catalogue(language, game.folder / "locale")
        self._plain = plain_sentences(language, game.folder / "locale")
        self._nouns = nouns(language, game.folder / "locale")

    def has(self, key: str) -> bool:
        """True if the catalogue has a sentence for this key."""
        return bool(self._bundle.has_message(key))

    def keys(self, prefix: str) -> list[str]:
        """The keys that begin so, in the order of the catalogues."""
        return [key for key in patterns(self.language, self.game.folder / "locale") if key.startswith(prefix)]

    def text(self, key: str, figures: Mapping[str, Any] | None = None) -> str:
        """The sentence of a key; if the catalogue has none, the key and the figures themselves."""
        figures = figures or {}
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            shown = ((name, value) for name, value in self._arguments(figures) if name in figures)
            told = ", ".join(f"{name} {value}" for name, value in shown)
            return f"{key} ({told})" if told else key
        return one_stop(self._told(key, message.value, dict(self._arguments(figures))))

    def _told(self, key: str, pattern: Any, figures: dict[str, Any]) -> str:
        if key not in self._plain:
            self._plain[key] = plain(self._bundle, key, self.language)
        telling = self._plain[key]
        if telling is not None:
            try:
                return telling(figures)
            except NotPlain:
                pass
        text, _ = self._bundle.format_pattern(pattern, figures)
        return str(text)

    def lacking(self, key: str, figures: Mapping[str, Any]) -> list[str]:
        """The figures that the sentence of a key uses and that are not among these."""
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            return []
        _, errors = self._bundle.format_pattern(message.value, dict(self._arguments(figures)))
        unknown = "Unknown external: "
        return [str(error).removeprefix(unknown) for error in errors if str(error).startswith(unknown)]

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the number of the rule in front: "5-41: ..."."""
        told = self.text(f"no-{refusal.message}", refusal.figures)
        return f"{refusal.rule}: {told}" if refusal.rule else told

    def event(self, event: Event) -> str:
        """What happened."""
        if event.kind == "end":
            return self.text(f"end-{event.figures.get('how', '')}", event.figures)
        return self.text(f"event-{event.kind}", event.figures)

    def question(self, prompt: Prompt) -> str:
        """What is asked."""
        return self.text(prompt.message, prompt.figures)

    def outcome(self, outcome: Outcome, seats: Sequence[str]) -> str:
        """How the game ended; `seats` are the names of the game's seats."""
        winners = [seats[winner] for winner in outcome.winners]
        return self.text(f"end-{outcome.how}", {**outcome.figures, "winners": winners})

    def join(self, words: Sequence[str]) -> str:
        """Several words as the language lists them: "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        return self.text("list", {"first": ", ".join(words[:-1]), "last": words[-1]})

    def chain(self, told: Iterable[str]) -> str:
        """Facts one after another: "a; b; c"."""
        return reduce(lambda before, more: self.text("more", {"told": before, "more": more}), told)

    def label(self, kind: str, name: str) -> str:
        """How a thing is called."""
        return label(self.game, kind, name, self.language)

    def _arguments(self, figures: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
        known = figures.get(KNOWN, {})
        for name, value in figures.items():
            if name == KNOWN:
                continue
            yield name, value if type(value) in (int, float) else self._shown(name, value, known)
            if self._nouns is not None and isinstance(value, (str, list, tuple)) and name not in JOINTS:
                yield from self._formed(name, value, known)
            if isinstance(value, str):
                yield f"{name}-id", value
            elif isinstance(value, (list, tuple)):
                yield f"{name}-count", len(value)

    def _formed(
        self, name: str, value: Any, known: Mapping[str, Mapping[str, int]]
    ) -> Iterable[tuple[str, str]]:
        """A name, or each of several, with its article."""
        several = value if isinstance(value, (list, tuple)) else [value]
        assert self._nouns is not None
        told = [forms(self._shown(name, part, known), self._nouns) for part in several]
        for form in FORMS:
            yield f"{name}-{form}", self.join([one[form] for one in told])
        yield f"{name}-The", title(self.join([one["the"] for one in told]))
        yield f"{name}-{NUMBER}", ONE if [one[NUMBER] for one in told] == [ONE] else OTHER

    def _shown(self, name: str, value: Any, known: Mapping[str, Mapping[str, int]] = NOTHING) -> str:
        """A figure in words; `known` says what the hidden things among the names are."""
        if isinstance(value, (list, tuple)):
            words = [self._shown(name, part, known) for part in value]
            return JOINTS[name].join(words) if name in JOINTS else self.join(words)
        if isinstance(value, bool):
            return "true" if value else "false"
        if value is None:
            return ""
        if type(value) is int:
            return whole(value)
        if not isinstance(value, str) or name in WORDS:
            return str(value)
        if name in KEYS:
            return self.text(f"{KEYS[name]}-{value}")
        if value in known:
            return self.game.known_label(kind_of(name), value, known[value], self.language)
        return self.label(kind_of(name), value)


def one_stop(sentence: str) -> str:
    """The stop of an abbreviation that ends a sentence is the sentence's own: "War on the U.S.S.R."."""
    return sentence[:-1] if sentence.endswith("..") and not sentence.endswith("...") else sentence


@lru_cache(maxsize=64)
def spoken(game: Game, language: str) -> Messages:
    """The sentences of a game in a language, made once."""
    return Messages(game, language)


def sentence(folder: Path, language: str, key: str, figures: Mapping[str, Any]) -> str:
    """A sentence of another catalogue than a game's, with its figures as they are."""
    bundle = catalogue(language, folder)
    text, _ = bundle.format_pattern(bundle.get_message(key).value, figures)
    return str(text)


@lru_cache(maxsize=16_384)
def label(game: Game, kind: str, name: str, language: str) -> str:
    """How a thing is called; games work it out, and the same things are named again and again."""
    return game.label(kind, name, language)


@lru_cache(maxsize=1024)
def moment(game: Game, figures: tuple[tuple[str, Any], ...], over: bool, language: str) -> tuple[str, str]:
    """The turn and the phase in words; they stay the same for many actions."""
    told = dict(figures)
    phase = game.say("moment-over" if over else "moment-phase", language, **told)
    return game.say("moment-turn", language, **told), title(phase)


@lru_cache(maxsize=1024)
def turn_in_brief(game: Game, figures: tuple[tuple[str, Any], ...], language: str) -> str:
    brief = catalogue(language, game.folder / "locale").has_message("moment-brief")
    return game.say("moment-brief" if brief else "moment-turn", language, **dict(figures))
