"""The house keeps its order: who imports whom, no long files, and a picture of it that names every room."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).resolve().parents[1]
HOUSE = ROOT / "docs" / "house.md"
MOST_LINES = 500


def test_every_folder_imports_only_what_it_may(capsys: pytest.CaptureFixture[str], monkeypatch) -> None:
    monkeypatch.chdir(ROOT)  # where pyproject.toml and the examples are
    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


def test_no_file_is_long() -> None:
    folders = [ROOT / name for name in ("src", "tests", "benchmarks", "examples", "mapmaker", "scripts")]
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    lines = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n") for path in files}
    assert len(lines) > 300
    assert {path: number for path, number in lines.items() if number > MOST_LINES} == {}


@pytest.mark.parametrize("folder", ["src/grognard", "web/src", "web/src/map", "tests"])
def test_the_picture_names_every_folder(folder: str) -> None:
    games = {path.name for path in (ROOT / "src/grognard/games").iterdir()}
    names = {path.name for path in (ROOT / folder).iterdir() if any(path.glob("*.*"))}
    names -= {*games, "__pycache__"}
    text = HOUSE.read_text(encoding="utf-8")
    assert names
    assert [name for name in sorted(names) if not re.search(rf"(?<![\w/]){name}/", text)] == []
