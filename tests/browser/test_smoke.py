"""The page opens: both languages, both widths, both themes, nothing in anybody's way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.measuring import no_wider_than_the_window
from tests.browser.opening import Opener

START = {"en": "Play now", "fr": "Jouer"}


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_start_screen(
    open_page: Opener,
    axe: Callable[[Page], None],
    shot: Callable[[Page, str], Path],
    language: str,
    width: int,
) -> None:
    page = open_page(language=language, width=width)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=START[language], exact=True)).to_be_visible()
    assert no_wider_than_the_window(page)
    shot(page, f"start-{language}")
    axe(page)


def test_every_game_has_its_picture_on_the_start_screen(open_page: Opener) -> None:
    page = open_page()
    games = page.get_by_role("group", name="Game", exact=True).get_by_role("button")
    expect(games.first).to_be_visible()
    for game in games.all():
        game.click()
        picture = page.locator("section img")
        page.wait_for_function("() => document.querySelector('section img')?.complete")
        assert picture.evaluate("(image) => image.naturalWidth") == int(picture.get_attribute("width") or 0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_the_page_says_about_itself(
    open_page: Opener, axe: Callable[[Page], None], shot: Callable[[Page, str], Path], theme: str
) -> None:
    page = open_page("/about", theme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    shot(page, f"about-{theme}")
    axe(page)


def test_a_table_that_does_not_exist_is_explained(open_page: Opener) -> None:
    open_page.expect("404")
    page = open_page("/table/AAAAAAAAAAAA")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
