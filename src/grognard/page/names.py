"""What a player may call a space: its id, its name in his language, or the beginning of either."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable

from grognard.kernel.action import Action
from grognard.kernel.game import Game

FEWEST_LETTERS = 3
"""A beginning that is shorter may as well be a slip."""
JOINTS = {"space": "", "spaces": "+", "spaces?": "+", "path": "-"}
"""The kinds of arguments that name spaces, and what joins several of them."""


class Names:
    """The spaces of a game by what they may be called in a language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        ids = game.board.names
        labels = {name: plain(game.label("space", name, language)) for name in ids}
        often = Counter(labels.values())
        self._typed = {
            name: name if _tells(label, name) or often[label] > 1 or label in game.board.index else label
            for name, label in labels.items()
        }
        self._called = {label: name for name, label in labels.items() if often[label] == 1}
        self._called |= {plain(name): name for name in ids}

    def whole(self, word: str) -> str | None:
        """The space of this id or name."""
        return word if word in self.game.board.index else self._called.get(plain(word))

    def begun(self, word: str) -> str | None:
        """The only space whose name begins like this; numbers are not guessed."""
        start = plain(word)
        if len(start) < FEWEST_LETTERS or any(letter.isdigit() for letter in start):
            return None
        found = {name for called, name in self._called.items() if called.startswith(start)}
        return found.pop() if len(found) == 1 else None

    def meant(self, word: str) -> str:
        """The id of the space that a word means; a word that means none as it is."""
        return self.whole(word) or self.begun(word) or word

    def typed(self, space: str) -> str:
        """What to call a space: its id if its name tells it, else its name without capitals and accents."""
        return self._typed.get(space, space)

    def heard(self, line: str) -> str:
        """A line with the ids of the spaces that a player has called by their names."""
        verb, *tokens = line.split() or [""]
        kinds = self.game.vocabulary.signatures.get(verb, ())
        if len(kinds) == len(tokens):
            tokens = [_each(kind, token, self.meant) for kind, token in zip(kinds, tokens, strict=True)]
        return " ".join([verb, *tokens])

    def said(self, action: Action) -> str:
        """The line of an action as a player of this language would type it."""
        kinds = self.game.vocabulary.signatures[action.verb]
        tokens = self.game.vocabulary.tokens(action)
        told = [_each(kind, token, self.typed) for kind, token in zip(kinds, tokens, strict=True)]
        return " ".join([action.verb, *told])


def _each(kind: str, token: str, called: Callable[[str], str]) -> str:
    """An argument with every space in it called otherwise; one that names none as it is."""
    if kind not in JOINTS:
        return token
    joint = JOINTS[kind]
    return joint.join(map(called, token.split(joint))) if joint else called(token)


def _tells(label: str, name: str) -> bool:
    """Whether a label has the id in it as it is: "Warsaw (2421)"."""
    return label == plain(name) or plain(name) in label.split("_")


def plain(text: str) -> str:
    """A name as it is easily typed.

    >>> plain("Mersa Matruh"), plain("Nikolaïev")
    ('mersa_matruh', 'nikolaiev')
    """
    bare = unicodedata.normalize("NFKD", text.casefold())
    return re.sub(r"\W+", "_", "".join(c for c in bare if not unicodedata.combining(c))).strip("_")
