"""Games that were played once play again to the same end: a change of the rules can't slip in unseen.

A change that is meant raises the game's `version`, and the games are recorded anew:
`grognard lab run bfg --bots captain --games 1 --seed 1 --scenario NAME --save FOLDER`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard
from grognard.kernel.record import Record
from grognard.kernel.replay import final, verify

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_plays_again(path: Path) -> None:
    record = Record.read(path)
    result = verify(grognard.game(record.header.game), record)
    assert result.ok, result.problem
    assert result.dice == "recomputed from the seed"
    assert record.outcome is not None


def test_every_scenario_has_a_golden_game() -> None:
    played = {(record.header.game, record.header.scenario) for record in map(Record.read, RECORDS)}
    assert played == {
        (name, scenario) for name in grognard.games() for scenario in grognard.game(name).scenarios
    }


OLDER = sorted((Path(__file__).parent / "golden" / "older").glob("*.record"))


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_game_of_older_rules_still_opens(path: Path) -> None:
    record = Record.read(path)
    game = grognard.game(record.header.game)
    assert record.header.version < game.version
    state = final(game, record)
    assert game.load(state.dump()).digest() == state.digest()
    assert state.setup.scenario == record.header.scenario
