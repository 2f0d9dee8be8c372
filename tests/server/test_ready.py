"""A server has built everything that is built on first use before its first thread starts."""

from __future__ import annotations

import subprocess
import sys

READY = """
import grognard
from grognard.server.app import make_ready
make_ready()
for name in grognard.games():
    assert {"_snapshot", "view_type", "vocabulary"} <= set(vars(grognard.game(name))), name
"""


def test_every_game_is_loaded_first() -> None:
    subprocess.run([sys.executable, "-c", READY], check=True, timeout=180)
