"""Charts that an attack lights, rules that every number opens, what is spoken, a layout for every screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.downfall import table
from tests.browser.hosting import Host
from tests.browser.measuring import cut_off, no_wider_than_the_window, overlapping, too_small
from tests.browser.opening import Opener
from tests.browser.playing import Keys, Mouse
from tests.browser.serving import Server

Shot = Callable[[Page, str], Path]
Axe = Callable[[Page], None]

ORDER = """() => {
  const live = document.querySelector('[data-testid=announcer]');
  window.order = [];
  new MutationObserver(() => window.order.push(live.textContent))
    .observe(live, { childList: true, characterData: true, subtree: true });
  const held = ({ target }) => target.matches('button.main') && window.order.push('FOCUS');
  document.addEventListener('focusin', held);
}"""
"""Notes what is spoken, and when the button that confirms gets the focus."""


@pytest.fixture
def combat(server: Server) -> str:
    """A table whose seat at this link may attack."""
    made = Host(server.url).table("me", "me")
    asked = made.play(until="attack")
    return str(made.links[asked["seat"]])


@pytest.mark.parametrize("width", [1440, 390])
def test_an_attack_lights_the_charts(
    open_page: Opener, combat: str, width: int, shot: Shot, axe: Axe
) -> None:
    page = open_page(combat, width=width)
    player = Mouse(page)
    seen = player.turn()
    picks_an_attack(player)
    column = page.get_by_test_id("preview").locator("dl div").filter(has_text=re.compile("^column", re.I))
    odds = column.locator("dd").inner_text()
    page.get_by_role("button", name="Show in the charts").click()
    chart = page.locator("[data-chart=combat]")
    lit = chart.locator("thead [aria-current]")
    expect(lit).to_have_text(odds)
    expect(chart).to_contain_text("the attack being weighed")
    expect(page.locator("[data-chart=terrain] tbody [aria-current]").first).to_be_attached()
    expect(page.locator("[data-chart=turns] tbody [aria-current]")).to_contain_text("1")
    shot(page, "charts")
    axe(page)
    if width < 1000:
        page.get_by_role("tab", name="Question").click()
    player.confirm()
    player.arrived(seen)
    page.get_by_role("tab", name="Charts").click()
    expect(chart).to_contain_text("the last attack")
    expect(chart.locator("tbody [aria-current]")).to_have_count(1)
    expect(chart.locator("td.hit")).to_have_text(re.compile("^(Ar|Ae|Dr|De|Ex)$"))


def picks_an_attack(player: Mouse) -> None:
    """From the list, so that it works on every screen."""
    page = player.page
    while not player.look().preview:
        before = player.look()
        page.locator("#choices [aria-selected=false]").first.click()
        player.taken(before)
    expect(page.get_by_test_id("preview").locator("dl")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_number_opens_the_rules_and_leads_back(
    open_page: Opener, server: Server, width: int, shot: Shot, axe: Axe
) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0], width=width)
    Mouse(page).turn()
    number = page.locator(".question").get_by_role("button", name="Rule 5-0")
    number.click()
    book = page.get_by_role("dialog", name="Rules")
    expect(book.get_by_role("heading", name="5-0 Movement")).to_be_focused()
    shot(page, "rules-paragraph")
    axe(page)
    book.get_by_role("button", name="5-1", exact=False).last.click()
    expect(book.get_by_role("heading", name=re.compile("^5-1"))).to_be_visible()
    book.get_by_role("button", name="Back").click()
    expect(book.get_by_role("heading", name="5-0 Movement")).to_be_visible()
    book.get_by_role("button", name="All rules").click()
    expect(book.get_by_role("heading", name="Zones of control")).to_be_visible()
    search = book.get_by_test_id("rules-search")
    for words in ("garrison", "unités détruites", "unites detruites"):
        search.fill(words)
        expect(book.get_by_role("listitem").first).to_be_visible()
    search.fill("GARNISON groupe d’armées")
    expect(book.get_by_role("listitem").filter(has_text="10-0")).to_be_visible()
    shot(page, "rules-index")
    search.fill("10-2")
    book.get_by_role("listitem").first.get_by_role("button").click()
    expect(book.get_by_role("heading", name=re.compile("^10-2"))).to_be_visible()
    book.get_by_role("button", name="All rules").click()
    expect(search).to_have_value("10-2")
    book.get_by_role("button", name="Close").click()
    expect(book).to_be_hidden()
    expect(number).to_be_focused()


def test_the_cursor_goes_to_the_chosen_unit(open_page: Opener, server: Server) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0])
    player = Keys(page)
    seen = player.turn()
    player.key("n")
    player.taken(seen)
    chosen = page.locator("#choices [aria-selected=true] span").first.inner_text()
    player.key("m")
    expect(page.get_by_role("application")).to_be_focused()
    expect(page.get_by_test_id("announcer")).to_contain_text(chosen)


def test_odds_are_spoken_before_the_button_has_the_focus(open_page: Opener, combat: str) -> None:
    page = open_page(combat)
    player = Keys(page)
    seen = player.turn()
    page.evaluate(ORDER)
    while not seen.preview:
        player.choose(seen.free[0])
        player.taken(seen)
        seen = player.look()
    if player.add_all in player.offered():
        player.key("a")
    expect(page.get_by_test_id("announcer")).to_contain_text("This can’t be taken back")
    expect(page.get_by_test_id("preview").locator("button.main")).to_be_focused()
    order = page.evaluate("() => window.order")
    told = order[: order.index("FOCUS")][-1]
    assert "%" in told
    assert "This can’t be taken back" in told
    assert "%" in page.locator("#stake").inner_text()


SCREENS = [(1024, "fr"), (844, "en"), (844, "fr"), (390, "fr"), (320, "fr"), (320, "en")]


@pytest.mark.parametrize(("width", "language"), SCREENS)
def test_every_screen_has_room(
    open_page: Opener, server: Server, width: int, language: str, shot: Shot
) -> None:
    """Nothing overlaps or is cut off, a finger hits everything, what lies under the sheet is out of reach."""
    games = {"bfg": Host(server.url).table("me", "bot"), "dtr": table(server, "me", "bot")}
    for game, made in games.items():
        page = open_page(made.links[0], width=width, language=language)
        expect(page.locator("#choices [role=option]").first).to_be_attached()
        has_room(page)
        shot(page, f"opening-{game}-{language}")
        tabs = page.get_by_role("tab")
        for n in range(tabs.count()):
            tabs.nth(n).tap()
            expect(page.get_by_role("tabpanel")).to_be_visible()
            has_room(page)
        tabs.first.tap()
    sheet, board = page.locator("aside.sheet"), page.locator(".map-board")
    if width > page.viewport_size["height"]:  # type: ignore[index]
        left, map_box = sheet.bounding_box(), board.bounding_box()
        assert left
        assert map_box
        assert left["x"] >= map_box["x"] + map_box["width"] - 1, "the sheet stands beside the map"
        return
    page.locator(".grip button").last.tap()
    expect(page.locator(".centre")).to_have_attribute("inert", "")
    page.locator(".grip button").first.tap()
    expect(page.locator(".centre")).not_to_have_attribute("inert", "")


def has_room(page: Page) -> None:
    assert no_wider_than_the_window(page)
    found = [*too_small(page), *cut_off(page), *overlapping(page)]
    assert not found, "\n".join(found)
