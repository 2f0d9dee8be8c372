"""Setting up: made once, made again only when something changed, by one start at a time."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COUNTED = """
has_it() { [ -f "$root/it" ]; }
make_it() { echo made >>"$root/times"; sleep 0.5; touch "$root/it"; }
set_up has_it make_it
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with scripts, lists of packages and a small page, none of it set up."""
    root = tmp_path / "a project"
    shutil.copytree(ROOT / "scripts", root / "scripts")
    for name in ("requirements.lock", "requirements-dev.lock", "requirements-node.lock"):
        (root / name).write_text("nothing\n")
    (root / "web" / "src").mkdir(parents=True)
    (root / "web" / "src" / "main.ts").write_text("start();\n")
    (root / "web" / "package-lock.json").write_text("{}\n")
    return root


def start(root: Path, script: str) -> subprocess.Popen[str]:
    lines = f'root=$1; . "$root/scripts/setup"\n{script}'
    pipe = subprocess.PIPE
    command = ["sh", "-c", lines, "sh", str(root), str(ROOT)]
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True)


def run(root: Path, script: str) -> tuple[int, str]:
    process = start(root, script)
    told, wrong = process.communicate(timeout=120)
    return process.returncode, told + wrong


def ready(root: Path, question: str) -> bool:
    return run(root, question)[0] == 0


def made_environment(root: Path) -> None:
    (root / ".venv" / "bin").mkdir(parents=True)
    (root / ".venv" / "bin" / "python").symlink_to("/bin/sh")
    (root / ".venv" / "folder").write_text(f"{root}\n")
    run(root, "set_mark ready requirements.lock; set_mark ready-dev requirements-dev.lock")


def made_page(root: Path) -> None:
    (root / "src/grognard/server/static").mkdir(parents=True)
    (root / "src/grognard/server/static/index.html").write_text("<!doctype html>")
    run(root, 'mkdir -p "$tools"; page_sum >"$tools/page"')


def takes_node(root: Path, version: str) -> bool:
    (root / "as.js").write_text(f"Object.defineProperty(process.versions, 'node', {{value: '{version}'}})")
    pretend = 'PATH="$PATH:$2/.tools/node/bin"; cd "$root"; export NODE_OPTIONS=--require=./as.js'
    return ready(root, f"{pretend}; has_good_node")


def test_starts_at_the_same_time_set_up_once(project: Path) -> None:
    starts = [start(project, COUNTED) for _ in range(4)]
    assert [one.wait(timeout=120) for one in starts] == [0, 0, 0, 0]
    assert (project / "times").read_text().split() == ["made"]
    assert not os.path.lexists(project / ".tools/busy")


def test_a_start_takes_over_from_one_that_died(project: Path) -> None:
    dead = subprocess.Popen(["true"])
    dead.wait()
    (project / ".tools").mkdir()
    (project / ".tools/busy").symlink_to(str(dead.pid))
    assert ready(project, COUNTED)
    assert (project / "it").exists()


def test_a_failure_ends_the_start_and_lets_the_next_one_try(project: Path) -> None:
    status, told = run(project, "set_up false false; echo went on")
    assert (status, told) == (1, "")
    assert ready(project, COUNTED)


def test_an_environment_is_kept_while_its_list_is_the_same(project: Path) -> None:
    assert not ready(project, "has_environment")
    made_environment(project)
    assert ready(project, "has_environment")
    assert ready(project, "has_test_environment")
    (project / "requirements-dev.lock").write_text("more\n")
    assert ready(project, "has_environment")
    assert not ready(project, "has_test_environment")
    (project / "requirements.lock").write_text("more\n")
    assert not ready(project, "has_environment")


def test_a_project_that_was_moved_makes_its_own_environment(project: Path) -> None:
    made_environment(project)
    moved = project.rename(project.with_name("elsewhere"))
    assert not ready(moved, "has_environment")


def test_the_page_is_built_again_when_its_sources_change(project: Path) -> None:
    assert not ready(project, "has_page")
    made_page(project)
    assert ready(project, "has_page")
    (project / "web/src/main.test.ts").write_text("a test is no part of the page\n")
    (project / "web/node_modules").mkdir()
    (project / "web/node_modules/some.js").write_text("nor are tools\n")
    assert ready(project, "has_page")
    (project / "web/src/main.ts").write_text("start(again);\n")
    assert not ready(project, "has_page")


@pytest.mark.parametrize("version", ["20.19.0", "20.20.2", "22.12.0", "24.0.1"])
def test_a_node_that_can_build_the_page_is_taken(project: Path, version: str) -> None:
    assert takes_node(project, version)


@pytest.mark.parametrize("version", ["18.20.0", "20.18.3", "21.7.0", "22.11.0"])
def test_a_node_that_cannot_build_the_page_is_not_taken(project: Path, version: str) -> None:
    assert not takes_node(project, version)


def test_without_python_it_says_what_is_needed(project: Path) -> None:
    status, told = run(project, 'mkdir "$root/none"; PATH="$root/none"; find_python')
    assert status == 1
    assert "Python 3.11 or newer" in told


def test_a_browser_that_does_not_start_is_no_browser(project: Path) -> None:
    wrong = project / "chromium"
    wrong.write_text("#!/bin/sh\necho install me first; exit 1\n")
    wrong.chmod(0o755)
    status, told = run(project, 'GROGNARD_CHROMIUM="$root/chromium"; need_browser')
    assert status == 1
    assert f"GROGNARD_CHROMIUM names {wrong}" in told


def test_games_of_the_folder_one_is_in_are_tested_from_there(tmp_path: Path) -> None:
    game = "from examples.narrow_seas.game import NarrowSeas\n\n\nclass Elsewhere(NarrowSeas):\n"
    (tmp_path / "elsewhere.py").write_text(f'{game}    name, short = "elsewhere", "else"\n')
    found = subprocess.run(
        [ROOT / "test", "--co", "-q", "tests/test_battery.py", "-k", "elsewhere"],
        cwd=tmp_path,
        env={**os.environ, "GROGNARD_GAMES": "elsewhere:Elsewhere"},
        capture_output=True,
        text=True,
    )
    assert found.returncode == 0, found.stdout + found.stderr
    assert "[elsewhere-straits]" in found.stdout
