"""Rules and data don't change behind the back of a game in play, and games of every version stay readable."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import grognard
from grognard.kernel.datafiles import fingerprint as data_fingerprint
from grognard.kernel.record import Record
from grognard.kernel.replay import plays_again, verify
from grognard.page.film import film_of
from grognard.store import Snapshot
from grognard.table.history import History
from grognard.table.new_tables import from_record
from grognard.table.record_reading import read_record
from grognard.table.standing import Journal
from tests.fingerprints import KEPT, fingerprint, records, written

RECORDS = sorted(KEPT.glob("*.record"))


@pytest.mark.parametrize("name", grognard.games())
def test_rules_and_data_change_only_with_the_version(name: str) -> None:
    game, known = grognard.game(name), written().get(name)
    now = fingerprint(game)
    assert known is not None, "a new game: python -m tests.fingerprints"
    assert known.version == now.version, "a new version: python -m tests.fingerprints"
    assert known == now, "the rules or data have changed: raise the game's version, see docs/club.md"


def test_another_figure_is_noticed_a_remark_is_not(tmp_path: Path) -> None:
    game = grognard.game("bfg")
    tables = tmp_path / "tables.toml"
    shutil.copytree(game.folder / "data", tmp_path, dirs_exist_ok=True)
    assert data_fingerprint(tmp_path, {}) == game.data_fingerprint
    text = tables.read_text(encoding="utf-8")
    tables.write_text(f"# Only a remark.\n{text}", encoding="utf-8")
    assert data_fingerprint(tmp_path, {}) == game.data_fingerprint
    tables.write_text(re.sub(r"= (\d)\b", "= 7\\1", text, count=1), encoding="utf-8")
    assert data_fingerprint(tmp_path, {}) != game.data_fingerprint


def test_corrections_are_other_data() -> None:
    corrected = grognard.game("bfg", {"scenarios": {"turns": {"4": {"replacements": {"west_german": 2}}}}})
    plain = grognard.game("bfg")
    assert corrected.data_fingerprint != plain.data_fingerprint
    assert not corrected.plays_as(plain.version, plain.data_fingerprint)
    assert plain.plays_as(plain.version, "")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_each_version_is_read_for_ever(path: Path) -> None:
    """As a table shows it: every moment, for everybody, in both languages."""
    record = Record.read(path)
    game = grognard.game(record.header.game, record.header.overlay)
    opened = from_record(read_record(grognard.game, record.text()), 0.0)
    moves = Journal(opened.entries).moves
    history = History(game, "", [Snapshot(0, 0, opened.start)], opened.traces)
    assert len(moves) == len(record.moves)
    for seat in (None, *range(len(record.seats))):
        for language in ("en", "fr"):
            made = film_of(game, history.start(), history.moments(moves), seat, language)
            assert made.frames
    if plays_again(game, record):
        assert verify(game, record).ok


def test_each_version_of_each_game_has_kept_a_record() -> None:
    kept = {(record.header.game, record.header.version) for record in map(Record.read, RECORDS)}
    wanted = {
        (name, version) for name in grognard.games() for version in range(1, grognard.game(name).version + 1)
    }
    assert kept == wanted
    assert all(records(name) for name in grognard.games())
