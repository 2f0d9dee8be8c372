"""What each game's rules do, in short: `python -m tests.fingerprints` writes it down for a new version.

A game that is being played goes on by the rules it began with. So rules may not change without a new version
of the game: the golden games are played again, whatever version they are of, and their positions compared,
and so are the data. For a new version this also keeps a record in `tests/kept`, for ever.
"""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path

import msgspec

import grognard
from grognard.kernel.game import Game
from grognard.kernel.record import Record, Recorder
from grognard.kernel.refusal import GrognardError, Illegal
from grognard.lab.run import Study, play_one

HERE = Path(__file__).parent
GOLDEN, KEPT, FILE = HERE / "golden", HERE / "kept", HERE / "fingerprints.json"


class Fingerprint(msgspec.Struct, frozen=True):
    """A version of a game: of its data, and of the positions that its golden games go through."""

    version: int
    data: str
    behaviour: str


def written() -> dict[str, Fingerprint]:
    """The fingerprints as they were written down."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Fingerprint])


@cache
def records(name: str) -> tuple[Record, ...]:
    """The golden games of a game, the shortest first."""
    read = map(Record.read, sorted(GOLDEN.glob("*.record")))
    return tuple(sorted((one for one in read if one.header.game == name), key=lambda one: len(one.moves)))


def fingerprint(game: Game) -> Fingerprint:
    """As it is now."""
    seen = hashlib.blake2b(digest_size=16)
    for record in records(game.name):
        _look(game, record, seen)
    return Fingerprint(game.version, game.data_fingerprint, seen.hexdigest())


def _look(game: Game, record: Record, seen: hashlib.blake2b) -> None:
    header = record.header
    try:
        state = game.new(
            header.scenario, options=header.options, seed=header.seed, dice=header.dice, draws=header.draws
        )
        for number, move in enumerate(record.moves):
            state.scripted, state.dealt = list(move.dice), list(move.draws)
            state.act(move.seat, move.action)
            if number % 10 == 0 or state.outcome is not None:
                seen.update(msgspec.json.encode({**state.contents(), "version": 0}, order="deterministic"))
    except GrognardError as error:
        seen.update(str(error).encode())


def keep(game: Game) -> None:
    """Keeps a record of this version: the shortest golden game, with all that it told and changed."""
    KEPT.mkdir(exist_ok=True)
    _played_anew(game, records(game.name)[0]).write(KEPT / f"{game.name}-{game.version}.record")


def renew(game: Game) -> None:
    """The golden games by the new version, without what they told: with the same actions where these are
    still legal, else with those that come to random bots."""
    for path in sorted(GOLDEN.glob(f"{game.name}-*.record")):
        record = Record.read(path)
        try:
            text = _played_anew(game, record).text()
        except Illegal:
            text = _played_by_chance(game, record)
        rows = text.splitlines(keepends=True)
        path.write_text("".join(row for row in rows if not row.startswith("> ")))
    records.cache_clear()


def _played_by_chance(game: Game, record: Record) -> str:
    bots = ("random",) * len(record.header.seats)
    study = Study(game.name, record.header.scenario, bots, 1, record.header.options, keep=True)
    return play_one(study, 0).record


def _played_anew(game: Game, record: Record) -> Recorder:
    state = game.new(record.header.scenario, options=record.header.options, seed=record.header.seed)
    recorder = Recorder(state)
    for move in record.moves:
        state.act(move.seat, move.action)
        recorder.append(move.seat, move.action, state)
    return recorder


def main(arguments: list[str]) -> None:
    """Writes down what is new. `--same-version` is for a change that no game in play can meet: a label, or a
    scenario that nobody could have begun. `--renew` plays the golden games of a new version again first."""
    old = written() if FILE.exists() else {}
    if "--renew" in arguments:
        for game in map(grognard.game, grognard.games()):
            if game.name in old and old[game.name].version != game.version:
                renew(game)
    now = {name: fingerprint(grognard.game(name)) for name in grognard.games()}
    for name, new in now.items():
        before = old.get(name)
        if before and before != new and before.version == new.version and "--same-version" not in arguments:
            sys.exit(f"{name}: the rules or data have changed, but its version has not")
        if before is None or before.version != new.version:
            keep(grognard.game(name))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(now)) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
