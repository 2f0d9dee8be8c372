"""Answers that never mislead: what is closed says why, endings what they leave, reasons what was meant."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.downfall import General, table
from tests.browser.hosting import Host
from tests.browser.opening import Opener
from tests.browser.playing import Mouse
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

    player.press("Finish")
    lost = page.get_by_test_id("lost")
    expect(lost).to_contain_text("3 actions would be lost.")
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
