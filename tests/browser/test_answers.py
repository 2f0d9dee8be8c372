"""Answers that never mislead: what is closed says why, endings what they leave, reasons what was meant."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.downfall import General, table
from tests.browser.hosting import WESTERN, Host
from tests.browser.opening import Opener
from tests.browser.playing import Mouse, middle
from tests.browser.serving import Server

Shot = Callable[[Page, str], Path]
Axe = Callable[[Page], None]


def test_answers_of_downfall(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    """One visit: a closed verb, research among its siblings, an army given up, an ending, the inspector."""
    page = open_page(table(server, "me", "me").links[0])
    player = General(page)
    before = player.turn()

    fight = page.get_by_role("button", name="Begin the combats", exact=True)
    expect(fight).to_have_attribute("aria-disabled", "true")
    fight.click(force=True)  # it looks disabled, and can be asked
    told = page.get_by_test_id("closed")
    expect(told).to_contain_text("No army with an Attack or a landing has an enemy to attack.")
    expect(told.get_by_role("button", name="Rule")).to_have_text("16.1")
    actions = player.heading("Actions")
    expect(actions.get_by_role("button", name="Research: put into development…", exact=True)).to_be_visible()
    shot(page, "answers-closed")
    axe(page)

    player.begin("Recruits and exchanges", "Remove an army")
    player.closer("stuttgart")
    player.pick_unit("de_inf_10")
    expect(page.get_by_test_id("preview")).to_contain_text("German infantry 10")
    assert player.look().seq == before.seq
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("pinned")).to_contain_text("German infantry 10")
    expect(page.get_by_test_id("pinned").get_by_role("button", name="Rule 7.1")).to_be_visible()

    player.take("Planning")
    opener = player.heading("Recruits and exchanges").get_by_role("button", name="Recruits and exchanges")
    expect(opener).to_have_attribute("aria-expanded", "true")  # what was opened stays open

    before = player.turn()
    player.press("Finish")
    lost = page.get_by_test_id("lost")
    expect(lost).to_contain_text("2 actions would be lost.")
    expect(lost).to_contain_text("operation points would not be used now")
    shot(page, "answers-ending")
    axe(page)
    page.keyboard.press("c")
    player.arrived(before)


def test_reasons_and_the_inspector(open_page: Opener, server: Server, shot: Shot) -> None:
    """What was meant stands over the reason; whatever is pointed at says what it is."""
    page = open_page(Host(server.url).table("me", "bot").links[0])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    player.pick_unit("su_f_3b")
    player.taken(before)
    player.pick_place("2020")
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_contain_text("3rd Byelorussian Front (8-20-3) → 2020")
    expect(page.get_by_test_id("pinned")).to_contain_text("2020")
    page.mouse.move(*player.spot("2613"))
    expect(page.get_by_test_id("pointed")).to_contain_text("Berlin")
    expect(page.get_by_test_id("pointed")).to_contain_text("worth 10 points")
    shot(page, "inspector")
    player.pick_unit("su_43")
    expect(page.get_by_role("option", selected=True)).to_contain_text("43rd Army")
    assert player.look().seq == before.seq


def test_answers_by_touch(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    """On a phone: what a counter is, why a verb is closed, what an ending leaves, which can be turned off."""
    page = open_page(table(server, "me", "me").links[0], width=390)
    player = General(page)
    before = player.turn()
    page.touchscreen.tap(*middle(player.counter("be_inf_1")))
    expect(page.get_by_test_id("pinned")).to_contain_text("Belgian and Dutch infantry")
    page.get_by_test_id("pinned").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Begin the combats", exact=True).tap(force=True)
    expect(page.get_by_test_id("closed")).to_contain_text("No army with an Attack or a landing")
    shot(page, "answers-closed")
    axe(page)
    page.get_by_role("button", name="Finish", exact=True).tap()
    expect(page.get_by_test_id("lost")).to_contain_text("3 actions would be lost.")
    shot(page, "answers-ending")
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("checkbox", name="Warn me before I end a phase").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("lost")).to_have_count(0)
    page.get_by_role("button", name="Finish", exact=True).tap()
    player.arrived(before)


def test_counts_agree_and_tabs_keep_their_place(open_page: Opener, server: Server) -> None:
    made = Host(server.url).table("me", "me")
    page = open_page(made.links[0])
    text = Mouse(page).turn().text
    left = page.get_by_text(re.compile(r"^\d+ units can still act$")).inner_text()
    assert re.findall(r"(\d+) units", text) == re.findall(r"\d+", left)

    panel = page.get_by_role("tabpanel")
    page.get_by_role("tab", name="Board").click()
    panel.evaluate("(one) => one.scrollTo(0, 300)")
    page.get_by_role("tab", name="Charts").click()
    expect(panel.locator("[data-chart]").first).to_be_visible()
    assert panel.evaluate("(one) => one.scrollTop") == 0
    page.get_by_role("tab", name="Board").click()
    page.wait_for_function("() => document.querySelector('[role=tabpanel]').scrollTop === 300")

    waiting = open_page(made.links[WESTERN])
    player = Mouse(waiting)
    expect(waiting.get_by_test_id("question")).to_contain_text("Waiting for")
    player.whole_map()
    waiting.mouse.move(*middle(player.counter("su_43")))
    expect(waiting.get_by_test_id("pointed")).to_contain_text("43rd Army")
