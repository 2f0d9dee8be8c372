"""A whole turn with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.hosting import Host
from tests.browser.opening import Opener
from tests.browser.playing import Keys
from tests.browser.serving import Server


def test_a_turn_by_keys(open_page: Opener, shot: Callable[[Page, str], Path]) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Play now", exact=True)).to_be_visible()
    player = Keys(page)
    player.tab_to("Another game: scenario, friends, bots…")
    player.key("Enter")
    player.tab_to("Scenario")
    page.keyboard.type("Collapse")
    expect(page.get_by_role("combobox", name="Scenario")).to_have_value("collapse_in_the_east")
    player.tab_to("Set up the table")
    player.key("Enter")
    player.turn()
    assert player.focused() != "BODY", "the focus is lost on the way to the table"

    takes_a_move_back(player)
    moves_on_the_map(player)
    shot(page, "table-keyboard")
    player.play_until("Turn 2")
    reads_the_log_and_the_board(player)


def takes_a_move_back(player: Keys) -> None:
    before = player.look()
    player.deed(before)
    after = player.turn()
    assert after.text != before.text
    player.key("u")
    player.arrived(after)
    assert player.turn().text == before.text


def moves_on_the_map(player: Keys) -> None:
    """The next unit that has something to do, and with the map's cursor to a place that is lit."""
    page, before = player.page, player.look()
    player.key("n")
    player.taken(before)
    player.key("m")
    board = page.get_by_role("application")
    expect(board).to_be_focused()
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "PageDown", "+", "-", "0"):
        player.key(key)
    expect(page.locator(".map-board .cursor").first).to_be_attached()
    expect(board).to_be_focused()
    player.key("Escape")
    expect(page.locator("#choices [aria-selected=true]")).to_have_count(0)


def reads_the_log_and_the_board(player: Keys) -> None:
    page = player.page
    for key, tab in (("l", "Log"), ("b", "Board")):
        player.key(key)
        expect(page.get_by_role("tab", name=tab)).to_be_focused()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    player.key("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    player.key("?")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    player.key("Escape")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_hidden()
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()


def test_what_is_filtered_can_be_chosen(open_page: Opener, server: Server) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0])
    player = Keys(page)
    before = player.turn()
    player.key("q")
    player.key("End")
    player.key("/")
    page.keyboard.type("11th guards")
    expect(page.get_by_role("option")).to_have_count(1)
    player.key("ArrowDown")
    expect(page.locator("#choices")).to_be_focused()
    player.key("Enter")
    player.taken(before)
    chosen = page.get_by_role("option", selected=True)
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text("11th Guards Army")
