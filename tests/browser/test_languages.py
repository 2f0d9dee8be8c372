"""English and French, changed in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosting import SOVIET, Host
from tests.browser.opening import Opener
from tests.browser.playing import Mouse
from tests.browser.serving import Server

ENGLISH = re.compile(
    r"\b(?:the|and|with|your|you|end|undo|move|moves|turn|choices|choose|filter|units?|here|away|board|seat|"
    r"dice|download|replay|settings|help|keys|close|(?<!\.)record|nothing|waiting|dark|light|map|army|guards|tank|"
    r"player|german|soviet|western)\b",
    re.IGNORECASE,
)
"""Words of the page and of the game that are not French as well."""


def test_the_language_is_changed_in_the_middle_of_a_choice(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path]
) -> None:
    table = Host(server.url).table("me", "bot")
    table.act("move su_f_3b 3325-3424", SOVIET)
    page = open_page(table.links[0])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    player.pick_unit("su_43")
    player.taken(before)
    chosen = player.look().picked
    world = page.locator(".world").bounding_box()

    speak(page, "Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_test_id("question")).to_contain_text("Mouvement des Soviétiques")
    expect(page.get_by_role("tabpanel")).to_contain_text("fait mouvement")
    assert player.look().picked == chosen == 1
    expect(page.locator(".map-board .tone.selected:not(.under)")).to_have_count(1)
    expect(player.counter("su_f_3b")).to_have_attribute("data-space", "3424")
    assert page.locator(".world").bounding_box() == world
    shot(page, "table-french")

    speak(page, "English")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("question")).to_have_text(before.text)
    assert player.look().picked == 1


def speak(page: Page, language: str) -> None:
    settings = page.get_by_role("button", name=re.compile("Settings|Réglages"))
    settings.click()
    page.get_by_role("button", name=language, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=language, exact=True)).to_be_hidden()


@pytest.mark.parametrize("width", [1440, 390])
def test_no_english_is_left_in_french(open_page: Opener, server: Server, width: int) -> None:
    table = Host(server.url).table("me", "bot")
    table.act("move su_f_3b 3325-3424", SOVIET)
    page = open_page("/about", language="fr", width=width)
    nothing_english(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    page.get_by_text("Autre partie : scénario, amis, robots…").click()
    nothing_english(page)
    page.goto(table.links[0])
    expect(page.get_by_role("option").first).to_be_visible()
    nothing_english(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        nothing_english(page)
    menus(page)


def menus(page: Page) -> None:
    for name in ("Calques de la carte", "Réglages"):
        page.get_by_role("button", name=name).click()
        nothing_english(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Aide et raccourcis").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    nothing_english(page)


def nothing_english(page: Page) -> None:
    """No English word in what is read or heard, but for names, code and the button that offers English.

    What a game is called is a name, whatever its language.
    """
    games = page.request.get("/api/games", headers={"Accept-Language": "fr"}).json()
    titles = re.compile("|".join(re.escape(game["title"]) for game in games))
    texts = page.evaluate(
        """() => [...document.querySelectorAll('body, body *')]
            .filter((one) => !one.closest('code, pre, kbd, [lang=en], svg, script, option[value=random]'))
            .flatMap((one) => [
                one.ariaLabel, one.title, one.placeholder, one.getAttribute('aria-valuetext'),
                ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
            ])
            .filter((text) => text?.trim())"""
    )
    left = [text.strip() for text in texts if ENGLISH.search(titles.sub("", text))]
    assert not left
