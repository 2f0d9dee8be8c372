"""Runs commands as a person would, in a folder of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

from grognard.cli import app

Run = Callable[..., Any]


@pytest.fixture
def run(tmp_path, monkeypatch) -> Run:
    """`run("show", "a.record", input="...")`: the result, with stdout, stderr and exit_code."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    runner = CliRunner()

    def go(*words: str, code: int | None = 0, **more: Any) -> Any:
        result = runner.invoke(app, list(words), prog_name="grognard", **more)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert code is None or result.exit_code == code, result.output
        return result

    return go
