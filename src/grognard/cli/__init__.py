"""The command line: every door of the program that a terminal can open."""

from __future__ import annotations

from grognard.cli.app import app

__all__ = ["app", "main"]


def main() -> None:
    """The entry point of the `grognard` command."""
    app(prog_name="grognard")
