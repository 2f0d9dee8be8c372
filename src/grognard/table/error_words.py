"""Errors in words, in both languages: those of a table, of a rule, of a file and of a choice."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.languages import known
from grognard.kernel.messages import Messages, sentence
from grognard.kernel.refusal import BadFile, GrognardError, Illegal, UnknownChoice
from grognard.table.errors import TableError

FOLDER = Path(__file__).parent / "locale"

# What the kernel says of a file, and the key of the sentence for it.
FILES = [
    (r"not a record|is not text", "file-no-record"),
    (r"the record breaks off", "file-broken-off"),
    (r"the header cannot be read|the header names no seats", "file-header"),
    (r"no game ", "file-game"),
    (r"a record of \S+ with other data", "file-other-data"),
    (r"played by version (?P<version>\d+)", "file-version"),
    (r"the seed is not the one", "file-seed"),
    (r"the (start of the game|seats are|position or the corrections of data that)", "file-start"),
    (r"the dice (of the set-up )?were|the secret draws|these are no dice|.*\bdie\b", "file-dice"),
    (r"the (digest|checkpoint|trace|position|question)|this is no digest", "file-position"),
    (r"the game did not end as recorded|a winner has no seat|the end of the game", "file-end"),
    (r"asks for more work", "file-too-much"),
    (r"something follows the end|neither an action of a seat", "file-line"),
]

# What a choice was about, and the key of the sentence for it.
CHOICES = [
    (r"game", "choice-game"),
    (r"scenario", "choice-scenario"),
    (r"option of (?P<of>.+)", "choice-option"),
    (r"value of option (?P<of>.+)", "choice-value"),
    (r"number of seats for (?P<of>.+)", "choice-seats"),
    (r"bot for (?P<of>.+)", "choice-bot"),
    (r"moment", "choice-moment"),
    (r"clock", "choice-clock"),
    (r"language", "choice-language"),
]


def tell(error: GrognardError, language: str, game: Game | None = None) -> tuple[str, str, str]:
    """The key of an error, its sentence, and the rule behind it ("" if none)."""
    if isinstance(error, Illegal):
        return _illegal(error, language, game)
    if isinstance(error, TableError):
        return error.key, say(f"error-{error.key}", language, **error.figures), ""
    if isinstance(error, BadFile):
        return "bad-file", _file(error, language), ""
    if isinstance(error, UnknownChoice):
        return "unknown-choice", _choice(error, language), ""
    return "failed", say("error-failed", language), ""


def status(error: GrognardError) -> int:
    """The status with which a web server answers."""
    if isinstance(error, TableError):
        return error.status
    return 422 if isinstance(error, (Illegal, BadFile, UnknownChoice)) else 500


def say(key: str, language: str, **figures: Any) -> str:
    """A sentence of the tables' own catalogue."""
    return sentence(FOLDER, known(language), key, figures)


def _illegal(error: Illegal, language: str, game: Game | None) -> tuple[str, str, str]:
    refusal = error.refusal
    if game is None:
        return refusal.message, say("error-illegal", language), refusal.rule
    return (
        refusal.message,
        Messages(game, language).text(f"no-{refusal.message}", refusal.figures),
        refusal.rule,
    )


def _file(error: BadFile, language: str) -> str:
    key, figures = _found(FILES, error.reason, "file-other")
    told = say(key, language, **figures)
    return say("file-at-line", language, line=error.line, told=told) if error.line else told


def _choice(error: UnknownChoice, language: str) -> str:
    key, figures = _found(CHOICES, error.what, "choice-other")
    known = ", ".join(map(str, error.known))
    return say(key, language, given=str(error.given)[:60], known=known, **figures)


def _found(patterns: list[tuple[str, str]], text: str, otherwise: str) -> tuple[str, dict[str, str]]:
    for pattern, key in patterns:
        match = re.match(pattern, text)
        if match:
            return key, match.groupdict()
    # What an action of a record was refused for is in the kernel's words; "otherwise" does without.
    return otherwise, {}
