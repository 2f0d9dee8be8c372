"""How the tests are given out: what takes long comes first, so that no core waits for the other at the end.

Tests that talk to a real server, browser or database in other processes share a machine that may be busy; one
of them that fails gets a second try, and the report names it as `RERUN`. Tests of rules and secrets do not.
"""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
LONGEST_FIRST = ("browser", "robust", "test_battery.py", "smoke", "table", "server", "bots")
OTHER_PROCESSES = ("browser", "robust", "server", "smoke", "table")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if _part(item) in OTHER_PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: _place(_part(item)))


def _part(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""


def _place(part: str) -> int:
    return LONGEST_FIRST.index(part) if part in LONGEST_FIRST else len(LONGEST_FIRST)
