"""Downfall of the Third Reich to look at: both widths, themes and languages, what is laid over the map."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.downfall import AXIS, General, spring_1940, table
from tests.browser.hosting import Table
from tests.browser.opening import Opener
from tests.browser.serving import Server
from tests.browser.test_languages import menus, nothing_english
from tests.browser.test_phone import fits

Shot = Callable[[Page, str], Path]
Axe = Callable[[Page], None]
OVERLAYS = {
    "supply": "Axis lines",
    "line": "its line to a source",
    "reach": "can get there",
    "breakthrough": "can be opened",
    "surrender": "counts already",
    "control": "enemies in it",
}
"""Every overlay, and what stands in its key."""


def among_the_belgians(server: Server) -> Table:
    """Armies in Brussels that could open the way."""
    found = spring_1940(server, "me", "me")
    for line in ("attack de_inf_7 bruxelles", "attack de_inf_8 bruxelles", "attack de_arm_1 bruxelles"):
        found.act(line, AXIS)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_overlays(open_page: Opener, server: Server, shot: Shot, axe: Axe, theme: str) -> None:
    page = open_page(among_the_belgians(server).links[AXIS], theme=theme)
    player = General(page)
    player.turn()
    player.whole_map()
    marks, key = page.locator(".overlays path, .overlays .pill"), page.locator(".key .map-legend")
    cards = player.sheet["overlays"]
    assert {card["name"] for card in cards} == set(OVERLAYS)
    for card in cards:
        toggle(page, card)
        if card["takes"]:
            page.mouse.move(*player.spot("francfort"))
        expect(marks.first).to_be_visible()
        expect(key).to_contain_text(card["title"])
        expect(key).to_contain_text(OVERLAYS[card["name"]])
        shot(page, f"downfall-overlay-{card['name']}-{theme}")
        toggle(page, card)
        player.rest()
        expect(marks).to_have_count(0)
    axe(page)


def toggle(page: Page, card: dict[str, str]) -> None:
    more = "" if card["takes"] else "$"
    page.get_by_role("button", name="Map overlays").click()
    page.get_by_role("checkbox", name=re.compile(f"^{re.escape(card['title'])}{more}")).click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("scenario", ["campaign_1940", "two_fronts_1944"])
def test_the_table(
    open_page: Opener, server: Server, shot: Shot, axe: Axe, scenario: str, width: int, theme: str
) -> None:
    """Nobody is kept out; on a phone nothing is too wide, nor too small for a finger."""
    page = open_page(table(server, "me", "bot", scenario=scenario).links[AXIS], width=width, theme=theme)
    player = General(page)
    player.turn()
    shot(page, f"downfall-{scenario}-{theme}")
    axe(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        axe(page)
        if width == 390:
            fits(page)
            shot(page, f"downfall-{scenario}-{tab.inner_text().split()[0].lower()}-{theme}")


@pytest.mark.parametrize("width", [1440, 390])
def test_in_french(open_page: Opener, server: Server, shot: Shot, width: int) -> None:
    page = open_page(among_the_belgians(server).links[AXIS], language="fr", width=width)
    expect(page.get_by_test_id("question")).to_contain_text("Phase de l’Axe, tour 2")
    expect(page.get_by_role("option").first).to_be_visible()
    shot(page, "downfall-french")
    nothing_english(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        nothing_english(page)
    menus(page)
