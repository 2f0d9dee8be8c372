"""Writes the page's types: `python -m pagetypes`; with `--check` it only says whether they are the same."""

from __future__ import annotations

import sys
from pathlib import Path

from pagetypes.protocol import written

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "protocol" / "structs.ts"


def main(words: list[str]) -> int:
    text = written()
    if words == ["--check"]:
        return 0 if FILE.read_text(encoding="utf-8") == text else 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
