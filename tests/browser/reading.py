"""Can everybody read and use the page? axe-core says what keeps whom from it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def barriers(page: Page) -> list[str]:
    """The grave violations that axe finds, in words, each with the first elements it is about."""
    page.evaluate(_axe())
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [_told(one) for one in found["violations"] if one["impact"] in GRAVE]


@cache
def _axe() -> str:
    # As the body of a function it is run as it stands, whatever the policy of the page says about scripts.
    return "() => {" + AXE.read_text(encoding="utf-8") + "\n}"


def _told(violation: dict[str, Any]) -> str:
    nodes = violation["nodes"]
    places = [f"    {' '.join(map(str, node['target']))}  {node['html'][:160]}" for node in nodes[:5]]
    more = [f"    and {len(nodes) - 5} more"] if len(nodes) > 5 else []
    return "\n".join([f"{violation['impact']} {violation['id']}: {violation['help']}", *places, *more])
