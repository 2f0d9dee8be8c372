"""Downfall of the Third Reich by touch on a phone, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.downfall import ALLIES, AXIS, spring_1940
from tests.browser.opening import Opener
from tests.browser.playing import Keys, middle
from tests.browser.serving import Server
from tests.browser.test_phone import Finger, fits, visible

Shot = Callable[[Page, str], Path]
Axe = Callable[[Page], None]


def test_an_operation_by_touch(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    """An army that is alone in its area is tapped, then where it goes; an action is a button."""
    page = open_page(spring_1940(server, "me", "me").links[AXIS], width=390)
    player = Finger(page)
    player.turn()
    fits(page)
    taps_closer(player, "de_inf_6")
    shot(page, "downfall-phone")
    before = player.look()
    player.tap(*middle(player.counter("de_inf_6")))
    player.taken(before)
    fits(page)
    shot(page, "downfall-phone-chosen")
    axe(page)
    assert in_sight(player, player.spot("hanovre"))
    player.tap(*player.spot("hanovre"))
    which = page.get_by_role("group", name="Which")
    expect(which).to_be_visible()
    expect(which.get_by_role("button", name="Tactical movement")).to_be_in_viewport()
    shot(page, "downfall-phone-which")
    which.get_by_role("button", name="Tactical movement").tap()
    expect(page.get_by_test_id("preview")).to_contain_text("Operation points spent")
    player.confirm()
    player.arrived(before)
    player.turn()
    expect(player.counter("de_inf_6")).to_have_attribute("data-space", "hanovre")
    before = player.look()
    page.get_by_role("button", name="Planning").tap()
    player.arrived(before)
    player.turn()
    page.get_by_role("tab", name="Sides").tap()
    expect(page.locator("[data-gauge='axis.po'] .value")).to_have_text("9 of 12")
    fits(page)
    shot(page, "downfall-phone-sides")
    axe(page)


def taps_closer(player: Finger, unit: str, least: int = 18) -> None:
    """The map's own button, until a counter is large enough for a finger; the list brings it into sight."""
    page = player.page
    page.get_by_role("option", name="German infantry 6").tap()
    for _ in range(12):
        box = player.counter(unit).bounding_box()
        if box and box["width"] >= least:
            break
        page.get_by_role("button", name="Zoom in").tap()
        page.wait_for_timeout(200)
    page.get_by_role("option", name="German infantry 6").tap()
    expect(page.locator("#choices [aria-selected=true]")).to_have_count(0)
    assert in_sight(player, middle(player.counter(unit)))


def in_sight(player: Finger, spot: tuple[float, float]) -> bool:
    board = player.page.locator(".map-board").bounding_box()
    sheet = player.page.get_by_role("complementary", name="Panels").bounding_box()
    assert board is not None
    assert sheet is not None
    return visible(spot, board, sheet["y"])


class Orders(Keys):
    """The keys of a player of this game."""

    end = "Finish"


def test_an_operation_by_keys(open_page: Opener, server: Server, shot: Shot) -> None:
    page = open_page(spring_1940(server, "me", "me").links[AXIS])
    player = Orders(page)
    before = player.turn()
    player.tab_to("Planning")
    player.key("Enter")
    player.arrived(before)
    assert "10 operation points" in player.look().text

    moves_and_takes_back(player)
    chooses_a_verb_first(player, shot)
    player.key("s")
    expect(page.get_by_role("tab", name="Sides")).to_be_focused()
    before = player.look()
    player.key("e")
    expect(page.get_by_role("group", name="Are you sure?")).to_be_visible()
    player.key("c")
    expect(page.locator(f".table:not([data-seq='{before.seq}'])")).to_be_attached()
    assert player.focused() != "BODY", "the focus is lost"


def moves_and_takes_back(player: Orders) -> None:
    counter = player.page.locator("[data-unit=de_inf_6]")
    before = player.turn()
    player.choose("German infantry 6")
    player.taken(before)
    player.choose("Denmark")
    expect(player.page.get_by_role("group", name="Which")).to_be_visible()
    player.tab_to("Attack")
    player.key("Enter")
    player.arrived(before)
    expect(counter).to_have_attribute("data-space", "danemark")
    before = player.look()
    player.key("u")
    player.arrived(before)
    expect(counter).to_have_attribute("data-space", "hambourg")


def chooses_a_verb_first(player: Orders, shot: Shot) -> None:
    """Research needs a tile: the verb is found among the other actions, the tile in the list."""
    before = player.turn()
    player.key("Escape")
    player.tab_to("Research: put into development…")
    player.key("Enter")
    expect(player.page.get_by_role("option", name="Logistics")).to_be_visible()
    shot(player.page, "downfall-keyboard")
    player.choose("Logistics")
    player.arrived(before)
    expect(player.page.locator("[data-card='axis.logistics']")).to_be_visible()


def test_the_one_asked_next_is_at_another_screen(open_page: Opener, server: Server) -> None:
    """Keys of somebody who is not asked do nothing."""
    found = spring_1940(server, "me", "me")
    page = open_page(found.links[ALLIES])
    expect(page.get_by_test_id("question")).to_contain_text("Waiting for")
    for key in ("e", "c", "a", "n", "u"):
        page.keyboard.press(key)
    assert found.card()["seq"] == 3
