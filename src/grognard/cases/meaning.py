"""What a line of a case means: the same short ways of naming spaces and paths as at the terminal."""

from __future__ import annotations

from functools import lru_cache

from grognard.cases.problem import Problem, Reason
from grognard.kernel.action import Action
from grognard.kernel.game import Game
from grognard.kernel.languages import LANGUAGES
from grognard.kernel.messages import spoken
from grognard.kernel.refusal import Illegal
from grognard.kernel.rules import RuleIndex
from grognard.kernel.saying import nearest
from grognard.kernel.state import State
from grognard.page.completing import complete
from grognard.page.names import Names

ANY = "*"
"""Behind the beginning of a rule's number: whatever follows; alone: whichever rule it is."""


@lru_cache(maxsize=16)
def names(game: Game) -> tuple[Names, ...]:
    """What spaces may be called, in any language."""
    return tuple(Names(game, language) for language in LANGUAGES)


@lru_cache(maxsize=16)
def rules(game: Game) -> RuleIndex:
    return RuleIndex.of(game)


def heard(game: Game, line: str) -> str:
    """A line with the ids of the spaces that it calls by their names."""
    for known in names(game):
        line = known.heard(line)
    return line


def meant(state: State, seat: int, line: str, exactly: bool = False) -> Action:
    """The action of a line, as it stands or as it is meant; Illegal if it is none."""
    told = heard(state.game, line)
    return state.game.parse(told) if exactly else complete(state, seat, told)


def action(state: State, seat: int, line: str, exactly: bool = False) -> Action:
    """The action of a line; a problem if it is none."""
    try:
        return meant(state, seat, line, exactly)
    except Illegal as illegal:
        raise Problem("misspelt", line=line, why=Reason(state.game, illegal.refusal)) from illegal


def seat_of(state: State, name: str | None) -> int:
    """The seat of this name; if none is named, the one that is asked."""
    seats = state.setup.seats
    if name is None:
        if not state.waiting:
            raise Problem("nobody-asked")
        if len(state.waiting) > 1:
            raise Problem("which-seat", seats=tuple(seats[seat] for seat in state.waiting))
        return state.waiting[0]
    if name not in seats:
        raise Problem("no-seat", "seat", name=name, known=tuple(seats), nearest=nearest(name, seats))
    return seats.index(name)


def thing(game: Game, word: str) -> str:
    """A word that actions can have in them: a verb, or the name of something; spaces also by their names."""
    vocabulary = game.vocabulary
    every = {*vocabulary.signatures, *(name for known in vocabulary.names.values() for name in known)}
    if word in every:
        return word
    spaces = (known.meant(word) for known in names(game))
    found = next((space for space in spaces if space in every), None)
    if found is None:
        raise Problem("no-word", "offered_of", word=word, nearest=nearest(word, every))
    return found


def check_rule(game: Game, number: str, *keys: str | int) -> None:
    """Whether there is such a rule, or one that begins so."""
    known = rules(game)
    start = number.removesuffix(ANY)
    there = number in known or (number.endswith(ANY) and any(rule.startswith(start) for rule in known))
    if known and number and not there:
        raise Problem("no-rule", *keys, number=number, nearest=nearest(start, known))


def fits(number: str, wanted: str) -> bool:
    """Whether a rule is the one that a case names: "5-41", "5-4*", or any: "*"."""
    if wanted.endswith(ANY):
        return bool(number) and number.startswith(wanted.removesuffix(ANY))
    return number == wanted


def check_key(game: Game, problem: str, prefix: str, word: str, *keys: str | int) -> None:
    """Whether there is a sentence for a kind of event, a reason, an end; a game without sentences has all."""
    known = [key.removeprefix(f"{prefix}-") for key in spoken(game, LANGUAGES[0]).keys(f"{prefix}-")]
    if (game.folder / "locale").exists() and word not in known:
        raise Problem(problem, *keys, word=word, nearest=nearest(word, known))
