"""The guide to adding a game shows the example as it is, and names all that is asked of a game."""

from __future__ import annotations

import re
from pathlib import Path

from examples.narrow_seas.game import NarrowSeas
from grognard.kernel.shown import Shown

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def test_the_walk_shows_the_code_as_it_is() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    shown = re.findall(r"```python\n# (\S+)\n(.*?)```", text, re.DOTALL)
    assert len(shown) == 6
    for name, excerpt in shown:
        assert excerpt in (NarrowSeas.folder / name).read_text(encoding="utf-8"), name
    case = re.search(r"```toml\n(\[\[case\]\].*?)```", text, re.DOTALL)
    assert case is not None
    assert case[1] in (NarrowSeas.folder / "cases" / "combat.toml").read_text(encoding="utf-8")


def test_the_guide_names_everything_that_the_page_asks_a_game_for() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    hooks = [name for name in vars(Shown) if not name.startswith(("_", "has_"))]
    assert [name for name in hooks if not re.search(rf"`{name}[`(]", guide)] == []
