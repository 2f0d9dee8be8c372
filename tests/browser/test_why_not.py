"""Whatever is not allowed, the page says why, with the rule."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.hosting import Host
from tests.browser.opening import Opener
from tests.browser.playing import Mouse
from tests.browser.serving import Server


def test_a_place_too_far(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path], axe: Callable[[Page], None]
) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    player.pick_unit("su_f_3b")
    player.taken(before)
    player.pick_place("2020")
    told = page.get_by_test_id("refusal")
    expect(told).to_be_visible()
    number = told.get_by_role("button", name="Rule")
    expect(number).to_have_text("5-1")
    expect(told).to_contain_text("Too far")
    shot(page, "why-not")
    axe(page)

    number.click()
    card = page.get_by_role("dialog")
    expect(card).to_be_visible()
    expect(card.get_by_role("heading")).to_contain_text(number.inner_text())
    shot(page, "rule-card")
    axe(page)
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()
    assert player.look().seq == 0


def test_a_counter_dropped_where_it_can_not_go(open_page: Opener, server: Server) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0])
    player = Mouse(page)
    player.turn()
    player.whole_map()
    home = player.counter("su_43").get_attribute("data-space") or ""
    player.drag("su_43", "2613")
    expect(page.get_by_test_id("refusal").get_by_role("button", name="Rule")).to_be_visible()
    expect(player.counter("su_43")).to_have_attribute("data-space", home)


def test_somebody_elses_unit(open_page: Opener, server: Server) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0])
    player = Mouse(page)
    player.turn()
    player.whole_map()
    player.pick_unit("us_12")
    told = page.get_by_test_id("refusal").or_(page.get_by_test_id("toast"))
    expect(told.first).to_be_visible()
    expect(page.locator("#choices [aria-selected=true]")).to_have_count(0)
