"""Rebuilds the board and the backdrop of one game: python -m mapmaker battle-for-germany."""

import sys
from pathlib import Path

from mapmaker.build import build

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m mapmaker GAME", file=sys.stderr)
        return 2
    name = arguments[0].replace("-", "_")
    folder = ROOT / "src" / "grognard" / "games" / name / "data"
    for file_name, text in build(name).items():
        (folder / file_name).write_text(text, encoding="utf-8")
        print(f"{folder / file_name}: {len(text.encode()) // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
