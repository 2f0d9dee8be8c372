"""Another way than the one that is offered: the points to go by are named, by mouse, by keys and by touch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.downfall import General, spring_1940
from tests.browser.hosting import Host
from tests.browser.opening import Opener
from tests.browser.playing import Keys, Mouse
from tests.browser.serving import Server
from tests.browser.test_phone import Finger, fits

Shot = Callable[[Page, str], Path]
Axe = Callable[[Page], None]
UNIT, POINT, END = "su_4gt", "2326", "2125"
LONGER = "2325 → 2326 → 2225 → 2125"
"""The way by the point; the one that is offered is a hex shorter."""
ADD = "Go via…"


def test_with_shift_and_the_mouse(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    player.pick_unit(UNIT)
    player.taken(before)
    with_shift(player, POINT)
    expect(points(page).get_by_role("button", name=f"Deselect {POINT}")).to_be_visible()
    player.pick_place(END)
    expect(points(page)).to_contain_text(LONGER)
    expect(page.get_by_test_id("preview")).to_contain_text("Cost")
    expect(page.locator(".way.move .step")).to_have_count(2)
    shot(page, "way-by-points")
    axe(page)
    assert player.look().seq == before.seq, "a way of one's own is confirmed first"

    with_shift(player, "2324")
    expect(page.get_by_test_id("way-refused").get_by_role("button", name="Rule")).to_have_text("4-0")
    expect(page.locator(".way.refused")).to_be_attached()
    shot(page, "way-refused")
    points(page).get_by_role("button", name="Deselect 2324").click()
    expect(page.get_by_test_id("way-refused")).to_have_count(0)
    expect(points(page)).to_contain_text(LONGER)
    player.confirm()
    player.arrived(before)
    expect(player.counter(UNIT)).to_have_attribute("data-space", END)
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text(LONGER)


def test_with_the_keys_and_the_list(open_page: Opener, server: Server) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0])
    player = Keys(page)
    before = player.turn()
    player.choose(player.sheet["units"][UNIT]["label"])
    player.taken(before)
    page.locator("#question").focus()
    player.tab_to(ADD)
    player.key("Enter")
    expect(page.get_by_role("button", name=ADD)).to_have_attribute("aria-pressed", "true")
    player.choose(POINT)
    expect(page.locator("[aria-live=polite]").filter(has_text=f"Via {POINT}")).to_be_attached()
    player.choose(END)
    expect(page.locator("[aria-live=polite]").filter(has_text=f"Route: {LONGER}")).to_be_attached()
    player.confirm()
    player.arrived(before)
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text(LONGER)


def test_by_touch(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    page = open_page(Host(server.url).table("me", "bot").links[0], width=390)
    player = Finger(page)
    before = player.turn()
    page.get_by_role("option", name=player.sheet["units"][UNIT]["label"]).tap()
    player.taken(before)
    page.get_by_role("button", name=ADD).tap()
    fits(page)
    page.wait_for_timeout(600)  # the map comes to rest
    player.tap(*player.spot(POINT))
    expect(points(page).get_by_role("button", name=f"Deselect {POINT}")).to_be_visible()
    player.tap(*player.spot(END))
    expect(points(page)).to_contain_text(LONGER)
    fits(page)
    shot(page, "way-by-points")
    axe(page)
    player.confirm()
    player.arrived(before)
    page.get_by_role("tab", name="Log").tap()
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text(LONGER)


def test_where_several_verbs_go_there(open_page: Opener, server: Server, shot: Shot) -> None:
    """Areas: the verb is chosen last, and each is weighed by the way of the points."""
    page = open_page(spring_1940(server, "me", "me").links[0])
    player = General(page)
    before = player.turn()
    player.closer("dantzig")
    player.pick_unit("de_inf_1")
    player.taken(before)
    with_shift(player, "varsovie")
    player.pick_place("posen")
    which = page.get_by_role("group", name="Which")
    expect(which).to_contain_text("Operation points spent")
    which.get_by_role("button", name="Tactical movement", exact=True).click()
    expect(page.get_by_test_id("preview")).to_be_visible()
    shot(page, "way-by-areas")
    player.confirm()
    player.arrived(before)
    player.logged("Königsberg → Warsaw → Posen", "8.1")


def points(page: Page) -> Locator:
    return page.get_by_test_id("waypoints")


def with_shift(player: Mouse, space: str) -> None:
    """Clicks a place while Shift is held."""
    player.page.keyboard.down("Shift")
    player.rest()
    player.tap(*player.spot(space))
    player.page.keyboard.up("Shift")
