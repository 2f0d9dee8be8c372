"""What a game is made of is left alone by the collector, in the programs of the project."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import gc
import grognard
from grognard.kernel.memory import settled
before = gc.get_freeze_count()
game = grognard.game("bfg")
assert settled(game) is game
once = gc.get_freeze_count()
kept = [[] for _ in range(1000)]
settled(game)
again = gc.get_freeze_count()
settled(grognard.game("dtr"))
print(before, once > 10_000, again < once + 1000, gc.get_freeze_count() > again + 1000)
"""


def test_each_game_is_settled_once() -> None:
    told = subprocess.run([sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True)
    assert told.stdout.split() == ["0", "True", "True", "True"]


def test_a_study_settles_its_game() -> None:
    program = (
        "import gc, grognard\n"
        "from grognard.lab.run import play_one, study\n"
        "play_one(study(grognard.game('bfg'), None, ['random'], 1, most=3), 0)\n"
        "print(gc.get_freeze_count() > 10_000)"
    )
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "True"
