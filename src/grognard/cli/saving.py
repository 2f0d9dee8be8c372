"""Records on disk: what was acknowledged stays, whatever happens next."""

from __future__ import annotations

import os
from pathlib import Path

from grognard.kernel.record import Record
from grognard.kernel.refusal import BadFile


def save(record: Record, path: Path) -> None:
    """Puts the record on disk and comes back when it is there.

    The file is replaced as a whole: a break in between leaves the old one, never half of a new one, and an
    action taken back is gone from it.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(record.text())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadFile(str(path), f"cannot be written: {error.strerror}") from error


def _sync_folder(folder: Path) -> None:
    """Where folders can be opened, the new name of the file is put on disk too."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
