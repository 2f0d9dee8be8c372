"""Several blocks of a stack go to one place together, in Europe Engulfed: by mouse, by keys and by touch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.answering import asked, option
from tests.browser.engulfed import begin
from tests.browser.opening import Opener
from tests.browser.playing import Mouse, middle
from tests.browser.serving import Server
from tests.browser.test_europe_engulfed import AXIS, INVASION
from tests.browser.test_phone import Finger, fits

Shot = Callable[[Page, str], Path]
Axe = Callable[[Page], None]
STACK = {**INVASION, "units": {**INVASION["units"], "dea1": "east_prussia air 1"}}
"""Five blocks of armour and an aircraft, which may follow them and not go first."""
LEFT = ("de3", "de4", "de5", "dea1")


def at(page: Page, place: str, *units: str) -> None:
    for unit in units:
        expect(page.locator(f"[data-unit={unit}][data-space={place}]")).to_be_attached()


def test_with_the_mouse_two_go_then_all_others(
    open_page: Opener, server: Server, shot: Shot, axe: Axe
) -> None:
    page = open_page(begin(server, STACK).links[AXIS])
    player, march = Mouse(page), page.get_by_test_id("march")
    asked(page, "Operational movement")
    player.pick_unit("de1")
    expect(march).to_contain_text("1 of 6 from East Prussia")
    page.keyboard.down("Shift")
    player.tap(*middle(player.counter("de2")))
    page.keyboard.up("Shift")
    expect(march).to_contain_text("2 of 6")
    shot(page, "march")
    axe(page)
    player.rest()
    player.tap(*player.spot("warsaw"))
    report = page.get_by_test_id("march-report")
    expect(report).to_contain_text("2 units have gone to Warsaw")
    at(page, "warsaw", "de1", "de2")
    at(page, "east_prussia", *LEFT)

    player.pick_unit("dea1")
    page.keyboard.press("a")
    expect(march).to_contain_text("4 of 4")
    player.drag("de4", "warsaw")
    expect(report).to_contain_text("4 units have gone to Warsaw")
    at(page, "warsaw", *LEFT)
    page.get_by_role("button", name="Take back all 4").click()
    at(page, "east_prussia", *LEFT)
    at(page, "warsaw", "de1", "de2")
    page.keyboard.press("u")
    at(page, "east_prussia", "de2", *LEFT)
    at(page, "warsaw", "de1")


def test_with_the_keys(open_page: Opener, server: Server) -> None:
    page = open_page(begin(server, STACK).links[AXIS])
    asked(page, "Operational movement")
    page.keyboard.press("n")
    expect(page.get_by_test_id("march")).to_contain_text("1 of 6")
    page.keyboard.press("a")
    spoken = page.locator("[aria-live=polite]")
    expect(spoken.filter(has_text="6 of 6 from East Prussia")).to_be_attached()
    page.keyboard.press("q")
    where = page.get_by_role("option", name="Warsaw")
    expect(where).to_contain_text("5 of 6 can go")
    listed = page.locator("#choices")
    while listed.get_attribute("aria-activedescendant") != where.get_attribute("id"):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("march-report")).to_contain_text("6 units have gone to Warsaw")
    expect(spoken.filter(has_text="6 units have gone to Warsaw")).to_be_attached()
    at(page, "warsaw", "de1", "de5", "dea1")


def test_by_touch(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    page = open_page(begin(server, STACK).links[AXIS], width=390)
    player, march = Finger(page), page.get_by_test_id("march")
    asked(page, "Operational movement")
    option(page, "German block 1 ")
    page.wait_for_timeout(600)  # the map comes to rest
    page.get_by_role("button", name="Several…").tap()
    expect(page.locator(".counter.fanned[data-unit=de3]")).to_be_visible()
    for unit in ("de3", "de5"):
        player.tap(*middle(player.counter(unit)))
    expect(march).to_contain_text("3 of 6")
    fits(page)
    shot(page, "march")
    axe(page)
    player.tap(*player.spot("warsaw"))
    page.get_by_test_id("march-aim").get_by_role("button", name="Move · 3").tap()
    expect(page.get_by_test_id("march-report")).to_contain_text("3 units have gone to Warsaw")
    at(page, "warsaw", "de1", "de3", "de5")
    at(page, "east_prussia", "de2", "de4", "dea1")
