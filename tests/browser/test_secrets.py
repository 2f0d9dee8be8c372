"""Players with secrets: a curtain between those at one screen, and answers that nobody else notices."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.hosting import Host, Table
from tests.browser.opening import Opener
from tests.browser.overhearing import Ears
from tests.browser.serving import Server

SEATS = ("Red", "Grey", "White")
AT = re.compile(r'"(at|id)":[\d.]+')
"""When something was said, and the number of the saying among those of all tables."""
ANSWERED = "You have answered; you can change your mind until everyone has."


@pytest.fixture
def server(foxes_server: Server) -> Server:
    return foxes_server


def foxes(server: Server, *kinds: str) -> Table:
    return Host(server.url).table(*kinds, game="three-foxes", scenario="hunt")


def sit_at(page: Page, table: Table) -> None:
    """Puts every seat of the host into one browser."""
    for link in table.links:
        page.goto(link)
        page.wait_for_function("() => !location.hash")
    page.goto(table.path)


def curtain(page: Page, seat: str) -> None:
    """The screen is passed on: nothing of the table is there until somebody says who they are."""
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(seat)
    for hidden in ("question", "status"):
        expect(page.get_by_test_id(hidden)).to_have_count(0)
    expect(page.locator(".counter, [role=tabpanel]")).to_have_count(0)
    dialog.get_by_role("button").click()
    expect(page.get_by_test_id("question")).to_be_visible()


def choose(page: Page, number: str) -> None:
    """Everybody else may have bid, and then it can't be taken back: so it is confirmed."""
    page.get_by_role("option", name=number).click()
    page.get_by_test_id("preview").get_by_role("button", name="Bid").click()


def strength_of(page: Page, fox: str) -> str:
    """What the counter of a fox shows of it."""
    return page.locator(f"[data-unit={fox}]").first.text_content().strip()[-1:]  # type: ignore[union-attr]


def test_a_curtain_falls_between_two_at_one_screen(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path], axe: Callable[[Page], None]
) -> None:
    table = foxes(server, "me", "me", "me")
    page = open_page()
    sit_at(page, table)
    expect(page.get_by_role("dialog")).to_be_visible()
    shot(page, "curtain")
    axe(page)
    for seat, bid in zip(SEATS, ("one", "two", "three"), strict=True):
        curtain(page, seat)
        choose(page, bid)
    curtain(page, "Red")
    page.get_by_role("option", name="r2").click()
    expect(page.locator("[data-unit=r2]")).to_be_visible()
    assert strength_of(page, "r2") in ("1", "2", "3")
    page.get_by_role("button", name="Done").click()
    curtain(page, "Grey")
    assert strength_of(page, "r2") == "?"


def bids(red: Page) -> None:
    choose(red, "three")
    expect(red.get_by_test_id("answered")).to_have_text(ANSWERED)


def takes_back(red: Page) -> None:
    red.get_by_role("button", name="Undo").click()
    expect(red.get_by_role("option")).to_have_count(3)
    expect(red.get_by_test_id("answered")).to_have_count(0)


def takes_back_by_key(red: Page) -> None:
    red.keyboard.press("u")
    expect(red.get_by_role("option")).to_have_count(3)


MEANWHILE: dict[str, tuple[Callable[[Page], None], ...]] = {
    "nothing": (),
    "bids": (bids,),
    "bids and takes back": (bids, takes_back),
    "bids again": (bids, takes_back, bids, takes_back_by_key, bids),
}
"""What red does while grey has not bid."""


def test_nobody_notices_who_has_answered(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path], axe: Callable[[Page], None]
) -> None:
    """Whatever red does, grey's browser is sent as many messages, and the same bytes; then all is open."""
    secret, opened = {}, {}
    for name, deeds in MEANWHILE.items():
        table = foxes(server, "me", "me", "me")
        red = open_page(table.links[0])
        expect(red.get_by_role("option")).to_have_count(3)
        grey = Ears(open_page("/about"))
        grey.page.goto(table.links[1])
        expect(grey.page.get_by_role("option")).to_have_count(3)
        grey.page.wait_for_timeout(500)
        grey.heard.clear()
        for deed in deeds:
            deed(red)
        if name == "bids again":
            shot(red, "answered-in-secret")
            axe(red)
        fence(table, grey, "The bids, please.")
        expect(grey.page.locator(".table[data-seq='0']")).to_have_count(1)
        expect(grey.page.get_by_test_id("status")).to_have_text("1")
        secret[name] = heard(table, grey)

        if deeds[-1:] != (bids,):
            choose(red, "three")
        choose(grey.page, "two")
        expect(grey.page.get_by_test_id("answered")).to_have_text(ANSWERED)
        table.act("bid one", 2)
        expect(red.get_by_role("option", name="r1")).to_be_visible()
        expect(grey.page.get_by_test_id("question")).to_contain_text("red")
        fence(table, grey, "Thank you.")
        opened[name] = heard(table, grey)
        assert grey.holding("event-bids (bids 3, 2 and 1)")
    for one in (secret, opened):
        for name in MEANWHILE:
            assert one[name] == one["nothing"], name


def fence(table: Table, ears: Ears, words: str) -> None:
    """What white says comes after everything that came before, with time for a question to follow."""
    ears.page.wait_for_timeout(300)
    table.say(words, 2)
    ears.until(words)


def heard(table: Table, ears: Ears) -> dict[str, list[str]]:
    """What came by each address in its order, but for what differs from one table to the next, and pings."""
    seal, found = table.card()["commitment"], dict[str, list[str]]()
    for where, text in ears.heard:
        if text != '{"type":"ping"}':
            told = AT.sub("AT", text.replace(table.id, "TABLE").replace(seal, "SEAL"))
            found.setdefault(where.replace(table.id, "TABLE"), []).append(told)
    return found


def test_answers_given_at_the_same_moment_arrive(open_page: Opener, server: Server) -> None:
    """Grey's bid gets to the server before red's, which knows nothing of it: nothing is stale."""
    table = foxes(server, "me", "me", "me")
    page = open_page(table.links[0])
    expect(page.get_by_role("option")).to_have_count(3)

    def after_another(route: Route) -> None:
        table.act("bid two", 1)
        route.continue_()

    page.route("**/actions", after_another, times=1)
    choose(page, "three")
    expect(page.get_by_test_id("answered")).to_have_text(ANSWERED)
    expect(page.get_by_test_id("question")).to_contain_text("grey")
    table.act("bid one", 2)
    expect(page.get_by_test_id("answered")).to_have_count(0)
    expect(page.locator("[role=log], [role=tabpanel]").first).to_contain_text("bids 3, 2 and 1")


def test_a_question_between_is_announced_and_shows_its_place(open_page: Opener, server: Server) -> None:
    """Grey's fox comes to Red's: in Grey's turn Red is asked whether to stand, and then Grey goes on."""
    table = foxes(server, "me", "me", "me")
    for seat in range(3):
        table.act("bid three", seat)
    for line in ("enter r1", "move r1 b1", "done"):
        table.act(line, 0)
    page = open_page(table.links[0])
    expect(page.get_by_test_id("question")).to_contain_text("grey")
    title = page.title()
    for line in ("enter g1", "move g1 b1"):
        table.act(line, 1)
    expect(page.get_by_test_id("toast")).to_contain_text("You are asked:")
    expect(page.get_by_test_id("announcer")).to_contain_text("Ask-react")
    assert page.title() != title
    expect(page.locator(".map-board .lit")).not_to_have_count(0)
    page.get_by_role("button", name="Stand").click()
    expect(page.get_by_test_id("question")).to_contain_text("grey")
    expect(page.locator(".map-board .lit")).to_have_count(0)
    assert page.title() == title
