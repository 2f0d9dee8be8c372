"""What is amiss in the words of a game that is being made: sentences that are missing or can't be read."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grognard.kernel.articles import GENDERS
from grognard.kernel.game import Game
from grognard.kernel.messages import LANGUAGES, catalogue
from grognard.page.told_keys import question_keys, said, told
from grognard.page.words import words


def word_slips(game: Game) -> Iterator[str]:
    """Of both catalogues: what Fluent can't read, what one has alone, what the code names and neither has."""
    for language in LANGUAGES:
        yield from _unread(game, language)
        known = catalogue(language, game.folder / "locale")
        yield from _unheaded(game, language)
        for key in _wanted(game):
            if not known.has_message(key):
                yield f"locale/{language}.ftl has no {key}"
    both, wanted = [(language, _keys(game, language)) for language in LANGUAGES], set(_wanted(game))
    for (language, keys), (other, others) in (both, both[::-1]):
        for key in keys:
            if key not in others and key not in wanted and not key.startswith(GENDERS):
                yield f"locale/{other}.ftl has no {key}, which locale/{language}.ftl has"


def _unheaded(game: Game, language: str) -> Iterator[str]:
    """What a verb takes stands under its `role`; without one under the name that the code has for it."""
    told = words(game, language)
    for verb, kinds in game.vocabulary.signatures.items():
        for number, kind in enumerate(kinds, 1):
            keys = f"role-{verb}-{number}", f"role-{kind.removesuffix('?')}"
            if not any(map(told.say, keys)):
                yield f"locale/{language}.ftl has no {keys[1]}, nor {keys[0]}"


def _wanted(game: Game) -> dict[str, None]:
    """The keys that are surely asked for, in the order of menus, questions and what happens; each once."""
    found = ["title", "about-game", "moment-turn", "moment-phase"]
    found += [f"verb-{verb}" for verb in game.vocabulary.signatures]
    found += [f"order-{kind}" for reaction in game.reactions.values() for kind in reaction.kinds]
    found += [f"ordered-{choice}" for reaction in game.reactions.values() for choice in reaction.choices]
    found += [f"overlay-{name}" for name in game.overlays]
    found += [*question_keys(game), *(key for key, _ in told(game) if not key.startswith("file-"))]
    found += said(game)
    return dict.fromkeys(found)


def _keys(game: Game, language: str) -> list[str]:
    return [entry.id.name for entry in _entries(game, language) if isinstance(entry, ftl.Message)]


def _unread(game: Game, language: str) -> Iterator[str]:
    text = _text(game, language)
    seen = set[str]()
    for entry in _entries(game, language):
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
        if isinstance(entry, ftl.Junk):
            why = entry.annotations[0].message if entry.annotations else "it is no sentence"
            yield f"locale/{language}.ftl:{line}: Fluent can't read this: {why}"
        elif isinstance(entry, ftl.Message):
            if entry.id.name in seen:
                yield f"locale/{language}.ftl:{line}: {entry.id.name} is there twice"
            seen.add(entry.id.name)


def _entries(game: Game, language: str) -> list[ftl.EntryType]:
    return FluentParser().parse(_text(game, language)).body


def _text(game: Game, language: str) -> str:
    path = game.folder / "locale" / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.exists() else ""
