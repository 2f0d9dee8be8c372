"""The sentences of a game for the page, and what the page itself says of any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from grognard.kernel.action import Action, names_in
from grognard.kernel.figures import KNOWN
from grognard.kernel.game import Game
from grognard.kernel.languages import Names
from grognard.kernel.languages import title as title
from grognard.kernel.messages import JOINTS, NOTHING, Messages, catalogue, sentence
from grognard.kernel.refusal import Refusal

FOLDER = Path(__file__).parent / "locale"


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why not: a sentence, and the paragraph behind it."""

    rule: str
    text: str


class PageWords(Messages):
    """The game's words first, then the page's own, then the name itself: a raw key is never shown."""

    def say(self, key: str, default: str = "", **figures: Any) -> str:
        """A sentence of the game or of the page; `default` if neither has it."""
        if self.has(key):
            return self.text(key, figures)
        if not catalogue(self.language, FOLDER).has_message(key):
            return default
        return sentence(FOLDER, self.language, key, figures)

    def verb(self, verb: str) -> str:
        """An action as a menu names it."""
        return self.say(f"verb-{verb}", plain(verb))

    def seat(self, name: str) -> str:
        return self.label("seat", name)

    def tone(self, overlay: str, tone: str) -> str:
        """What a mark of an overlay means; in the colours of a power it is called like it."""
        own = self.say(f"overlay-{overlay}-{tone}") or self.say(f"tone-{tone}")
        return own or self.say(f"power-{tone}", plain(tone))

    def role(self, verb: str, number: int, kind: str) -> str:
        """What an argument of a verb is for, counted from 1; without words of the game its kind."""
        own = self.say(f"role-{verb}-{number}")
        return own or self.say(f"role-{kind.removesuffix('?')}", plain(kind.removesuffix("?")))

    def action(self, action: Action, known: Mapping[str, Mapping[str, int]] = NOTHING) -> str:
        """What an action does: "Attack Warsaw (2421) with ..."; `known` says what hidden things in it are."""
        figures = self.figures(action)
        if self.has(f"preview-{action.verb}"):
            to = {"to": figures["path"][-1]} if "path" in figures else {}
            return self.text(f"preview-{action.verb}", {**figures, **to, KNOWN: known})
        told = [self._shown(name, value, known) for name, value in figures.items() if value]
        verb = self.verb(action.verb)
        return self.say("act", verb=verb, things=", ".join(told)) if told else verb

    def why(self, refusal: Refusal) -> Why:
        """A refusal in words."""
        return Why(rule=refusal.rule, text=self.text(f"no-{refusal.message}", refusal.figures))

    def figures(self, action: Action) -> dict[str, Any]:
        """The arguments of an action as figures of a sentence."""
        kinds = self.game.vocabulary.signatures[action.verb]
        tokens = self.game.vocabulary.tokens(action)
        return dict(zip(figure_names(kinds), map(names_in, kinds, tokens), strict=True))

    def _shown(self, name: str, value: Any, known: Mapping[str, Mapping[str, int]] = NOTHING) -> str:
        """A second thing of a kind, "unit2", is called like the first."""
        return super()._shown(name.rstrip("23456789"), value, known)

    def figure(self, name: str, value: Any, known: Mapping[str, Mapping[str, int]] = NOTHING) -> str:
        """A figure as it is shown; of several things each with its own, and how many are called alike."""
        if isinstance(value, Mapping):
            parts = [self.say("factor", thing=self._shown("space", k), factor=v) for k, v in value.items()]
            return self.join(parts)
        if isinstance(value, list | tuple) and name not in JOINTS:
            alike = Counter(self._shown(name, one, known) for one in value)
            return self.join([self._counted(thing, number) for thing, number in alike.items()])
        return self._shown(name, value, known)

    def _counted(self, thing: str, number: int) -> str:
        return self.say("factor", thing=thing, factor=number) if number > 1 else thing


def scenario_title(game: Game, name: str, language: str) -> str:
    """How a scenario is called."""
    names, own = game.scenarios[name], game.say(f"title-{name}", language)
    return own or (names.told(language) if isinstance(names, Names) else plain(name))


def figure_names(kinds: Sequence[str]) -> list[str]:
    """The arguments of a verb as figures of a sentence: "unit", of a second one "unit2", of a set "units"."""
    plain_kinds = [kind.removesuffix("?") for kind in kinds]
    before = [plain_kinds[:n].count(kind) for n, kind in enumerate(plain_kinds)]
    return [f"{kind}{n + 1}" if n else kind for kind, n in zip(plain_kinds, before, strict=True)]


def plain(name: str) -> str:
    """A name without words of its own, made readable."""
    return title(name.replace("_", " ").replace("-", " "))


@lru_cache(maxsize=64)
def words(game: Game, language: str) -> PageWords:
    """The words of a game in a language, made once."""
    return PageWords(game, language)
