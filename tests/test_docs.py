"""The documentation says what is so: pages made from the code are up to date, links lead somewhere."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import grognard
from examples.narrow_seas.game import NarrowSeas
from grognard import bots
from grognard.cli.rules import page
from grognard.kernel.rules import RuleIndex, coverage

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])


@pytest.mark.parametrize("name", grognard.games())
def test_every_paragraph_is_covered(name: str) -> None:
    found = coverage(grognard.game(name), ROOT / "tests")
    assert found.missing == []
    assert found.unknown == []


@pytest.mark.parametrize("name", grognard.games())
def test_the_rule_index_page_is_up_to_date(name: str) -> None:
    game = grognard.game(name)
    made = page(coverage(game, ROOT / "tests"), RuleIndex.of(game))
    assert (ROOT / "docs" / name / "rule-index.md").read_text(encoding="utf-8") == made


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target


@pytest.mark.parametrize("page", ["README.md", "docs/kernel.md"])
def test_the_first_example_runs(page: str) -> None:
    example = re.search(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    exec(example[1], {})


def test_the_bots_of_the_guide_play() -> None:
    """Each as it is written there, in the example that has no bot of its own."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    written: dict[str, Any] = {"Game": NarrowSeas}
    for example in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(example, written)
    game = written["MyGame"]()
    assert bots.names(game) == ["random", "captain:bold", "captain"]
    state = game.new(seed=1)
    players = [
        written["Hothead"](game, 1),
        *(bots.bot(name, game, 1) for name in ("captain:bold", "captain")),
    ]
    verbs = set[str]()
    for _ in range(40):
        if state.outcome is not None:
            break
        seat = state.waiting[0]
        action = players[seat].choose(state.prompt(seat), partial(state.view, seat))
        verbs.add(action.verb)
        state.act(seat, action)
    assert {"build", "end"} <= verbs
