"""Unconditional Surrender! by clicks: a convoy intercepted, or let pass by order; an invasion; politics."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import grognard
from tests.browser.answering import asked, choose, press, told
from tests.browser.hosting import Host, Table
from tests.browser.opening import Opener
from tests.browser.overhearing import Ears
from tests.browser.playing import Mouse
from tests.browser.prepared import prepared
from tests.browser.serving import Server

AXIS, WEST, SOVIETS = range(3)
GAME = grognard.game("us")
CHANNEL = {
    "scenario": "main_event",
    "turn": "1940-06",
    "phase": "actions",
    "faction": "western",
    "weather": {"temperate": "fair"},
    "points": {"uk": 3},
    "policy": {"appeasement": 10, "nazi_soviet_pact": 10},
    "control": {"axis": ["calais"]},
    "units": {
        "uk_bef": "2710",
        "uk_1_convoy": "2710",
        "uk_10": "2807",
        "uk_2_convoy": "2807",
        "uk_home_fleet": "2807",
        "de_1_luf": "2813",
    },
}
SICILY = {
    "scenario": "main_event",
    "turn": "1943-06",
    "phase": "actions",
    "faction": "western",
    "weather": {"warm": "fair"},
    "points": {"usa": 9},
    "policy": {"appeasement": 10, "nazi_soviet_pact": 10},
    "countries": {"italy": "active axis", "usa": "active western"},
    "units": {"us_10": "5445", "us_1_convoy": "5445", "uk_med_fleet": "5445", "de_1_gar": "4743"},
}
BELGIUM = {
    "scenario": "main_event",
    "turn": "1940-05",
    "phase": "actions",
    "faction": "axis",
    "points": {"germany": 9},
    "countries": {"belgium": "active western"},
    "units": {"de_1": "2818"},
}
ACROSS = {
    **BELGIUM,
    "faction": "western",
    "points": {"uk": 9},
    "units": {"uk_8": "2914", "uk_1_convoy": "2807"},
}


def begin(server: Server, position: dict[str, Any]) -> Table:
    return prepared(Host(server.url), GAME, position, ("me", "me", "me"))


def at_sea(page: Page, verb: str, *names: str) -> None:
    """An action at sea: its heading, which stays open, its verb, then one thing after the other."""
    heading = page.get_by_role("button", name=re.compile("^At sea", re.IGNORECASE))
    expect(heading).to_be_visible()
    if heading.get_attribute("aria-expanded") != "true":
        heading.click()
    page.get_by_role("button", name=f"{verb}…").click()
    choose(page, *names)


def transport(page: Page, cargo: str, convoy: str, port: str) -> None:
    """Troops sail for a port of France, without escorts."""
    at_sea(page, "Naval Transport", cargo, convoy, port)
    asked(page, f"is about to sail for {port}: name escorts")
    press(page, "Escort: none")


def commit_nothing(*pages: Page) -> None:
    for page in pages:
        press(page, "Will not commit")


def test_a_transport_is_intercepted_between_two_browsers(
    open_page: Opener, server: Server, axe: Callable[[Page], None], shot: Callable[[Page, str], Path]
) -> None:
    table = begin(server, CHANNEL)
    west, axis = open_page(table.links[WEST]), open_page(table.links[AXIS])
    asked(axis, "Waiting for West")
    asked(west, "Operations")
    transport(west, "British Expeditionary Force", "British 1st Convoy", "Cherbourg")
    asked(axis, "British 1st Convoy sails for Cherbourg")
    asked(west, "Waiting for Axis")
    shot(axis, "interception")
    axe(axis)
    choose(axis, "Luftflotte 1")
    for page in (axis, west):
        expect(page.get_by_test_id("battle")).to_be_visible()
    commit_nothing(axis, west)
    for page in (axis, west):
        assert "Luftflotte 1 intercepts British 1st Convoy in English Channel" in told(page)


def test_with_a_standing_order_nobody_is_asked(
    open_page: Opener, server: Server, axe: Callable[[Page], None], shot: Callable[[Page, str], Path]
) -> None:
    table = begin(server, CHANNEL)
    west, axis = open_page(), open_page(table.links[AXIS])
    ears = Ears(west)
    west.goto(table.links[WEST])
    asked(west, "Operations")
    transport(west, "British Expeditionary Force", "British 1st Convoy", "Cherbourg")
    asked(axis, "British 1st Convoy sails for Cherbourg")
    axis.get_by_text("Answer so from now on…").click()
    shot(axis, "standing-order")
    axe(axis)
    axis.get_by_role("button", name="Let all pass").click()
    asked(axis, "Waiting for West")  # what was asked has been answered, too
    expect(west.locator("[data-unit=uk_bef][data-space='2910']")).to_be_attached()
    heard = Ears(axis)
    axis.reload()
    asked(axis, "Waiting for West")
    transport(west, "British 10th Army", "British 2nd Convoy", "Le Havre")
    expect(west.locator("[data-unit=uk_10][data-space='2912']")).to_be_attached()
    asked(west, "Operations")
    heard.until("British 10th Army")
    assert heard.holding('"intercept"') == []
    assert ears.holding("standing order", "/orders") == []
    axis.get_by_role("tab", name="Table").click()
    axis.get_by_text(re.compile("^My seat")).click()
    order = axis.get_by_label("Troops and aircraft carried by sea")
    expect(order).to_have_value("never")
    shot(axis, "standing-orders")
    axe(axis)
    order.select_option("ask")
    expect(order).to_have_value("ask")
    axis.reload()
    axis.get_by_role("tab", name="Table").click()
    axis.get_by_text(re.compile("^My seat")).click()
    expect(order).to_have_value("ask")


def test_an_amphibious_invasion(open_page: Opener, server: Server) -> None:
    table = begin(server, SICILY)
    west, axis = open_page(table.links[WEST]), open_page(table.links[AXIS])
    asked(west, "Operations")
    at_sea(west, "Amphibious Invasion", "US 10th Army", "US 1st Convoy", "Rhodes")
    asked(west, "name escorts")
    choose(west, "British Mediterranean Fleet")
    for page in (west, axis):
        expect(page.get_by_test_id("battle")).to_be_visible()
    expect(west.get_by_test_id("battle")).to_contain_text("Naval")
    commit_nothing(axis, west)
    expect(axis.get_by_test_id("battle")).to_have_count(0)
    assert "Rhodes" in told(axis)


def test_a_political_event(open_page: Opener, server: Server) -> None:
    """Germany marches into Belgium: Appeasement ends, for everybody to read."""
    table = begin(server, BELGIUM)
    axis, west = open_page(table.links[AXIS]), open_page(table.links[WEST])
    asked(axis, "Operations")
    choose(axis, "German 1st Army", "2817")
    for page in (axis, west):
        said = told(page)
        assert "West Invasion" in said
        assert "Appeasement" in said


def test_the_price_list_buys(open_page: Opener, server: Server, axe: Callable[[Page], None]) -> None:
    """A row does what it prices; one that is about a unit picks it, and the place is left to choose."""
    worn = {"de_1": "2719 reduced", "de_2": "2818 reduced"}
    restoring = {**BELGIUM, "phase": "replacements", "units": worn}
    page = open_page(begin(server, restoring).links[AXIS])
    asked(page, "Replacements")
    page.get_by_role("tab", name="Charts").click()
    sale = page.locator("[data-chart=shop]")
    expect(sale.get_by_role("button", name="German 1st Army")).to_be_visible()
    axe(page)
    sale.get_by_role("button", name="German 1st Army").click()
    expect(sale.get_by_role("button", name="German 1st Army")).to_have_count(0)
    left = page.get_by_role("row", name=re.compile("Germany: left to spend")).get_by_role("cell")
    expect(left.last).to_have_text("8")
    mobilizing = {**BELGIUM, "phase": "mobilization", "units": {"de_1": "mobilization"}}
    page.goto(begin(server, mobilizing).links[AXIS])
    asked(page, "Mobilization")
    page.get_by_role("tab", name="Charts").click()
    page.locator("[data-chart=shop]").get_by_role("button", name="German 1st Army").click()
    choose(page, "Berlin")
    assert "Berlin" in told(page)


def test_the_line_of_an_army_over_the_sea(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path]
) -> None:
    """U125, U126: to Calais, past the convoy of Plymouth, to Southampton; the key says what it would give."""
    table = begin(server, ACROSS)
    page = open_page(table.links[WEST])
    player = Mouse(page)
    player.turn()
    player.pick_unit("uk_8")
    page.keyboard.press("o")
    page.get_by_label("Supply of a unit").check()
    page.keyboard.press("Escape")
    expect(page.locator(".overlays [data-line=own]")).to_have_count(2)
    expect(page.locator(".overlays [data-line=western]")).to_have_count(1)
    expect(page.locator(".map-legend")).to_contain_text("Full Supply: its line")
    shot(page, "us-line-over-the-sea")
