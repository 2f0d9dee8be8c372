"""What can be laid over the map, themes, the table's own panel, two people at one screen, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosting import Host
from tests.browser.opening import Opener
from tests.browser.playing import Mouse
from tests.browser.serving import Server

Shot = Callable[[Page, str], Path]
Axe = Callable[[Page], None]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_overlays(open_page: Opener, server: Server, shot: Shot, axe: Axe, theme: str) -> None:
    table = Host(server.url).table("me", "me")
    table.play(until="attack")
    page = open_page(table.links[0], theme=theme)
    player = Mouse(page)
    player.turn()
    player.whole_map()
    marks = page.locator(".overlays path, .overlays .pill")
    expect(marks).to_have_count(0)
    cards = page.request.get(f"/api/tables/{table.id}/sheet").json()["overlays"]
    for card in cards:
        toggle(page, card["title"])
        if card["takes"]:
            page.mouse.move(*player.spot("3324"))
        expect(marks.first).to_be_visible()
        shot(page, f"overlay-{card['name']}-{theme}")
        toggle(page, card["title"])
        player.rest()
        expect(marks).to_have_count(0)
    axe(page)


def toggle(page: Page, name: str) -> None:
    page.get_by_role("button", name="Map overlays").click()
    page.get_by_role("checkbox", name=re.compile(re.escape(name))).click()
    page.keyboard.press("Escape")


def test_numbers_and_key(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0])
    Mouse(page).turn()
    expect(page.locator(".numbers text")).to_have_count(0)
    toggle(page, "Space numbers")
    expect(page.locator(".numbers text").filter(has_text=re.compile("^2613$"))).to_have_count(1)
    page.get_by_role("button", name="Map overlays").click()
    page.get_by_role("checkbox").last.click()
    page.keyboard.press("Escape")
    expect(page.locator(".legend")).to_be_visible()
    shot(page, "numbers-and-key")
    axe(page)


def test_the_theme_is_changed(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0])
    player = Mouse(page)
    before = player.turn()
    page.get_by_role("option", name="11th Guards Army").click()
    player.taken(before)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    shot(page, "settings-dark")
    axe(page)
    page.keyboard.press("Escape")
    assert player.look().picked == 1
    shot(page, "table-chosen-dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_seal_of_the_dice(open_page: Opener, server: Server) -> None:
    table = Host(server.url).table("me", "bot")
    page = open_page(table.links[0])
    page.get_by_role("tab", name="Table").click()
    seal = page.get_by_test_id("commitment")
    expect(seal).to_have_text(re.compile(r"^[0-9a-f]{64}$"))
    expect(seal).to_have_text(table.card()["commitment"])
    expect(page.get_by_test_id("seed")).to_have_count(0)
    expect(page.get_by_role("tabpanel")).to_contain_text("captain")
    page.get_by_role("link", name="How to check the dice").click()
    expect(page.get_by_role("heading", name="Dice")).to_be_visible()


def test_two_at_one_screen(open_page: Opener) -> None:
    """Both seats are mine: the page asks whoever is to answer."""
    page = open_page()
    page.get_by_text("Another game").click()
    page.get_by_role("combobox", name="Scenario").select_option("Collapse in the East")
    page.get_by_label("Who plays: Western player").select_option("me")
    page.get_by_role("button", name="Set up the table").click()
    player = Mouse(page, deeds=0)
    asked = set()
    for _ in range(6):
        seen = player.turn()
        asked.add(page.locator(".question .caps").first.inner_text().lower())
        player.answer(seen)
        if len(asked) == 2:
            break
    assert asked == {"soviet player", "western player"}


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_the_end(open_page: Opener, server: Server, shot: Shot, axe: Axe, width: int, theme: str) -> None:
    table = Host(server.url).table("me", "me", scenario="collapse_in_the_east")
    table.play()
    page = open_page(table.links[0], width=width, theme=theme)
    outcome = page.get_by_test_id("outcome")
    expect(outcome).to_contain_text("The game is over")
    expect(outcome.get_by_role("heading")).not_to_be_empty()
    expect(page.get_by_role("option")).to_have_count(0)
    shot(page, "table-over")
    axe(page)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_test_id("seed")).to_be_visible()
    shot(page, "table-seed")
    page.goto("/")
    expect(page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(1)
    shot(page, "start-my-tables")
    axe(page)
