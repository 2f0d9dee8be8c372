"""`grognard case`: proves case files, and says what does not come out in the words of a player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import grognard
from grognard.cases.file import CaseFile, read_file
from grognard.cases.problem import Problem
from grognard.cases.run import problems
from grognard.cli.common import FAILED, Json, Language, check_language, console, load_game, print_json
from grognard.cli.words import FOLDER
from grognard.kernel.game import Game
from grognard.kernel.languages import DEFAULT
from grognard.kernel.messages import sentence
from grognard.kernel.refusal import BadFile, GrognardError, UnknownChoice
from grognard.kernel.saying import Telling, nearest

Found = dict[str, Any]
"""A file and what was found in it: `file`, `cases`, and `problems` with `line`, `case` and `text`."""


def case(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Case files, or folders of them.")],
    game: Annotated[
        str | None, typer.Option(help="The game, if neither the file nor its folder says it.")
    ] = None,
    json: Json = False,
    language: Language = DEFAULT,
) -> None:
    """Plays the cases of files and says which of them do not come out, with line and reason.

    Examples: grognard case my-cases.toml

    grognard case tests/cases/battle_for_germany
    """
    check_language(language)
    found = [_checked(path, game, language) for path in _each(files, language)]
    if json:
        print_json({"files": found, "failed": sum(len(one["problems"]) for one in found)})
    else:
        _show(found, language)
    if any(one["problems"] for one in found):
        raise typer.Exit(FAILED)


def _each(files: Sequence[Path], language: str) -> Iterator[Path]:
    """A folder stands for the files in it. One without any proves nothing, and is no success."""
    for path in files:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise GrognardError(sentence(FOLDER, language, "no-cases", {"folder": str(path)}))
        yield from inside


def _checked(path: Path, game: str | None, language: str) -> Found:
    """Whatever is wrong is found; nothing of it ends the work on the other files."""
    try:
        file = read_file(path)
        table = load_game(game) if game else _game(path, file)
    except BadFile as bad:
        why = bad.because.told(language) if isinstance(bad.because, Telling) else bad.reason
        return {"file": str(path), "cases": 0, "problems": [_problem(bad.line, "", why)]}
    told = [(one, problem) for one in file.cases for problem in problems(table, one)] + file.broken
    listed = [_problem(one.line(problem), one.told(problem), problem.told(language)) for one, problem in told]
    cases = len(file.cases) + len(file.broken)
    return {"file": str(path), "cases": cases, "problems": sorted(listed, key=lambda one: one["line"] or 0)}


def _problem(line: int | None, name: str, text: str) -> Found:
    return {"line": line, "case": name, "text": text}


def _game(path: Path, file: CaseFile) -> Game:
    """The game that is said in the file, in a position of it, or by the name of its folder."""
    positions = ((one.number, str(one.position["game"])) for one in file.cases if "game" in one.position)
    number, inside = next(positions, (0, ""))
    if said := file.game or inside:
        keys = ("game",) if file.game else ("case", number, "position", "game")
        return _named(path, said, file.lines.find(keys))
    folders = {place.name for place in path.resolve().parents}
    for name in grognard.games():
        if grognard.game(name).folder.name in folders:
            return grognard.game(name)
    raise BadFile(str(path), Problem("which-game", example=grognard.games()[0]))


def _named(path: Path, name: str, line: int | None) -> Game:
    """The game that a file names."""
    try:
        return load_game(name)
    except UnknownChoice as error:
        known = tuple(map(str, error.known))
        words = [word for each in map(grognard.game, grognard.games()) for word in (each.name, each.short)]
        told = Problem("no-game", name=name, known=known, nearest=nearest(name, words))
        raise BadFile(str(path), told, line) from error


def _show(found: Sequence[Found], language: str) -> None:
    out = console()
    for one in found:
        for problem in one["problems"]:
            place = Text(f"{one['file']}:{problem['line'] or 1}:", "bold")
            name = f" {problem['case']}" if problem["case"] else ""
            out.print(place.append(name, "not bold"), soft_wrap=True)
            out.print(Text(f"  {problem['text']}", "red"), soft_wrap=True)
    figures = {
        "cases": sum(one["cases"] for one in found),
        "files": len(found),
        "failed": sum(len(one["problems"]) for one in found),
    }
    out.print(Text(sentence(FOLDER, language, "cases-run", figures)))
