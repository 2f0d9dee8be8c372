"""What is fetched and what is shipped: lists that are whole and name no host, a wheel with everything."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
LISTS = ["requirements.lock", "requirements-dev.lock", "requirements-node.lock", "web/package-lock.json"]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def pins(name: str) -> set[str]:
    return set(re.findall(r"^[\w.\[\]-]+==[^ \\\n]+", text(name), re.MULTILINE))


def modules() -> dict[str, Any]:
    packages: dict[str, Any] = json.loads(text("web/package-lock.json"))["packages"]
    return packages


def files(folder: Path) -> set[Path]:
    every = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder) for path in every}


def test_the_list_for_tests_contains_the_list_for_play() -> None:
    assert pins("requirements.lock")
    assert pins("requirements.lock") <= pins("requirements-dev.lock")


@pytest.mark.parametrize("name", LISTS)
def test_a_list_names_no_place_to_fetch_from(name: str) -> None:
    assert "index-url" not in text(name)
    assert '"resolved"' not in text(name)


def test_every_module_of_the_page_is_pinned_with_its_sum() -> None:
    assert [path for path, module in modules().items() if path and "integrity" not in module] == []


def test_the_page_s_list_is_whole() -> None:
    """npm ci refuses a list in which anything is missing, were it only the part for another system."""
    packages = modules()
    missing = []
    for path, module in packages.items():
        for name in {**module.get("dependencies", {}), **module.get("optionalDependencies", {})}:
            if not any(f"{above}node_modules/{name}" in packages for above in _above(path)):
                missing.append(f"{name}, which {path} wants")
    assert missing == []


def test_the_page_is_built_with_the_versions_of_node_that_are_looked_for() -> None:
    """tests/test_setup.py says which ones scripts/page takes."""
    assert modules()["node_modules/vite"]["engines"]["node"] == "^20.19.0 || >=22.12.0"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    with ZipFile(made) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def test_the_wheel_holds_every_file_of_the_package_and_the_page(wheel: Path) -> None:
    assert Path("server/static/index.html") in files(wheel / "grognard")
    assert files(wheel / "grognard") == files(ROOT / "src" / "grognard")


def test_the_wheel_works(wheel: Path) -> None:
    code = "import sys; sys.path.insert(0, sys.argv.pop(1)); from grognard import cli; "
    code += "print(cli.__file__); cli.main()"
    command = [sys.executable, "-I", "-c", code, str(wheel), "games"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.startswith(str(wheel))
    assert "battle-for-germany" in told


def _above(path: str) -> list[str]:
    """The folders in which Node looks for what the module at `path` wants, nearest first."""
    places = [f"{path}/"] if path else []
    while "node_modules/" in path:
        path = path.rpartition("node_modules/")[0].rstrip("/")
        places.append(f"{path}/" if path else "")
    return [*places, ""]
