"""A file of games that have been played, so that a long study can be stopped and taken up again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from grognard.kernel.refusal import BadFile, GrognardError
from grognard.lab.run import Job, Result, play_all

Watch = Callable[[Iterable[Result], int], Iterator[Result]]


class Entry(msgspec.Struct, frozen=True):
    """A line of the file: which game it was, and how it went."""

    key: str
    result: Result


def key_of(job: Job) -> str:
    """What tells a game from any other: all that decides how it goes."""
    return hashlib.sha256(msgspec.json.encode(job, order="deterministic")).hexdigest()[:20]


class Journal:
    """Games by what decides them. Without a path they are remembered only as long as the study lasts."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._known: dict[str, Result] = {}
        if path is not None and path.exists():
            for line in path.read_bytes().splitlines():
                self._read(line)

    def _read(self, line: bytes) -> None:
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except msgspec.DecodeError:
            return  # the line that was being written when the study was stopped
        self._known[entry.key] = entry.result

    def results(self, jobs: Sequence[Job], cores: int, watch: Watch) -> list[Result]:
        """The results of games in their order; those that are not in the journal are played now."""
        missing = [job for job in jobs if key_of(job) not in self._known]
        list(watch(self._played(missing, cores), len(missing)))
        found = [self._known[key_of(job)] for job in jobs]
        failed = [result for result in found if result.status != "finished"]
        if failed:
            last = failed[0].problem.strip().splitlines()[-1]
            raise GrognardError(f"{len(failed)} games did not finish; the first: {failed[0].status}, {last}")
        return found

    def _played(self, jobs: Sequence[Job], cores: int) -> Iterator[Result]:
        for job, result in play_all(jobs, cores):
            self._known[key_of(job)] = result
            self._write(Entry(key_of(job), result))
            yield result

    def _write(self, entry: Entry) -> None:
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(entry) + b"\n")
        except OSError as error:
            raise BadFile(str(self.path), f"cannot be written: {error.strerror}") from error
