"""Positions as files that a person can write: a scenario to start from and what differs."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.kernel.refusal import BadFile, UnknownChoice
from grognard.kernel.saying import Said, in_file, nearest
from grognard.kernel.toml_lines import Lines
from grognard.kernel.toml_slips import UNREADABLE, slip, unreadable

if TYPE_CHECKING:
    from grognard.kernel.game import Game


class KeyedError(Said):
    """Something wrong in a file, said by its keys: ("units", "us_12"); the reader finds the line."""

    def __init__(self, reason: str, /, *keys: str | int, **figures: Any) -> None:
        super().__init__(reason, **figures)
        self.keys = keys


# The keys that every position has besides those of its game.
KINDS: dict[str, tuple[type, ...]] = {
    "scenario": (str,),
    "options": (dict,),
    "seed": (int, str),
    "dice": (list,),
}
WORDS = {str: "text", dict: "table", int: "number", list: "list"}
TYPES = (bool.__name__, int.__name__, str.__name__)
"""What an option can be, where any value of that type will do."""
COMMON_KEYS = frozenset({*KINDS, "game", "title"})


def only_known_keys(table: Mapping[str, Any], known: Sequence[str], *keys: str | int) -> None:
    """A key that a game does not know is a mistake, not something to pass over; `keys` lead to the table."""
    for key in table:
        if key not in known:
            where = keys[-1] if keys else "position"
            like = nearest(key, known)
            raise KeyedError(
                "file-unknown-key", *keys, key, key=key, where=where, known=tuple(known), nearest=like
            )


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """A TOML file and its text, or BadFile with the reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(str(path), unreadable(error)) from error
    try:
        return tomllib.loads(text), text
    except UNREADABLE as error:
        raise BadFile(str(path), *slip(error)) from error


def build_position(game: Game, data: Mapping[str, Any], dice: Sequence[int] = ()) -> Any:
    """The position that the tables of a file describe."""
    for key, kinds in KINDS.items():
        if key in data and type(data[key]) not in kinds:
            raise KeyedError("file-kind", key, key=key, kind="-".join(WORDS[kind] for kind in kinds))
    scripted = [*dice] or list(data.get("dice", ()))
    try:
        state = game._empty(data.get("scenario"), None, data.get("options"), data.get("seed"), scripted)
    except UnknownChoice as error:
        raise _wrong_choice(error) from error
    try:
        game.arrange(state, {key: value for key, value in data.items() if key not in COMMON_KEYS})
    except KeyedError as error:
        error.folder = game.folder / "locale"  # where a game has sentences of its own for its files
        raise
    state.settle()
    return state


def _wrong_choice(error: UnknownChoice) -> KeyedError:
    """The scenario, option or die of a position file that does not exist, and where in the file it is."""
    told = {"given": in_file(error.given), "known": tuple(error.known)}
    like = nearest(str(error.given), [str(one) for one in error.known])
    if error.what == "scenario":
        return KeyedError("file-no-scenario", "scenario", nearest=like, **told)
    if error.what == "die":
        return KeyedError("file-no-die", "dice", **told)
    of, _, name = error.what.rpartition(" ")
    if of == "option of":
        return KeyedError("file-no-option", "options", str(error.given), scenario=name, nearest=like, **told)
    if error.known[0] not in TYPES:
        return KeyedError("file-no-choice", "options", name, option=name, **told)
    return KeyedError("file-option-kind", "options", name, option=name, kind=error.known[0], **told)


def read_position(game: Game, path: Path, dice: Sequence[int] = ()) -> Any:
    """The position of a file; BadFile names the line and the reason if there is something wrong in it."""
    data, text = read_toml(path)
    named = data.get("game", game.name)
    if named not in (game.name, game.short):
        line = Lines.of(text).find(["game"])
        raise BadFile(str(path), Said("file-other-game", named=str(named), game=game.name), line)
    try:
        return build_position(game, data, dice)
    except KeyedError as error:
        raise BadFile(str(path), error, Lines.of(text).find(error.keys)) from error
