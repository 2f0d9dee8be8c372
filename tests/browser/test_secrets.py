"""Players with secrets: a curtain between those at one screen, and answers given at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.hosting import Host, Table
from tests.browser.opening import Opener
from tests.browser.serving import Server

SEATS = ("Red", "Grey", "White")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that also has the tests' own small game, in which seats have secrets."""
    with closing(Server(tmp_path, foxes=True)) as server:
        server.start()
        yield server


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
    """A bid can't be taken back, so it is confirmed."""
    page.get_by_role("option", name=number).click()
    page.get_by_test_id("preview").get_by_role("button", name="Bid").click()


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
    page.get_by_role("button", name="Done").click()
    curtain(page, "Grey")
    expect(page.locator("[data-unit='red.0']")).to_be_visible()
    expect(page.locator("[data-unit=r2]")).to_have_count(0)
    assert "r2" not in page.get_by_role("tabpanel").inner_text()


def test_an_answer_given_at_the_same_time_arrives(open_page: Opener, server: Server) -> None:
    """Red's page does not yet know that Grey has bid: its own bid is sent once more, by itself."""
    table = foxes(server, "me", "me", "me")
    page = open_page(table.links[0])
    expect(page.get_by_role("option")).to_have_count(3)
    open_page.expect("409")

    def after_another(route: Route) -> None:
        table.act("bid two", 1)
        route.continue_()

    page.route("**/actions", after_another, times=1)
    choose(page, "three")
    expect(page.get_by_test_id("question")).to_contain_text("white")
    assert [frame["seat"] for frame in table.film()["frames"]] == [1, 0]


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
    expect(page.get_by_test_id("announcer")).to_contain_text("ask-react")
    assert page.title() != title
    expect(page.locator(".map-board .lit")).not_to_have_count(0)
    page.get_by_role("button", name="Stand").click()
    expect(page.get_by_test_id("question")).to_contain_text("grey")
    expect(page.locator(".map-board .lit")).to_have_count(0)
    assert page.title() == title
