"""The worked example at the page: supply spent in secret, a question in another's move, blocks laid open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosting import Host, Table
from tests.browser.opening import Opener
from tests.browser.serving import Server

NORDA, VELMARK, ORSIA = range(3)


@pytest.fixture
def server(example_server: Server) -> Server:
    return example_server


def purchased(server: Server) -> Table:
    """A table where all have purchased nothing: Norda's first turn."""
    table = Host(server.url).table("me", "me", "me", game="narrow-seas", scenario="straits")
    for seat in (ORSIA, VELMARK, NORDA):
        table.act("done", seat)
    return table


def log(page: Page) -> str:
    page.get_by_role("tab", name="Log").click()
    return page.get_by_role("tabpanel", name="Log").inner_text()


def test_only_the_buyer_sees_what_is_left(open_page: Opener, server: Server) -> None:
    table = Host(server.url).table("me", "me", "me", game="narrow-seas", scenario="straits")
    buyer, other = open_page(table.links[NORDA]), open_page(table.links[VELMARK])
    expect(buyer.get_by_test_id("question")).to_contain_text("you have 7 supply left")
    buyer.get_by_role("option").filter(has_text="Norda block 5").click()
    buyer.get_by_role("option").filter(has_text="Tarn").click()
    expect(buyer.get_by_test_id("question")).to_contain_text("you have 5 supply left")
    expect(buyer.locator(".map-board [data-unit=n5]")).to_have_attribute("data-space", "tarn")
    expect(other.get_by_test_id("question")).to_contain_text("you have 7 supply left")
    expect(other.locator(".map-board [data-unit=n5]")).to_have_count(0)
    assert "n5" not in log(other)


def test_a_fleet_is_intercepted_in_the_middle_of_its_move(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path]
) -> None:
    table = purchased(server)
    mover, asked = open_page(table.links[NORDA]), open_page(table.links[VELMARK], width=390)
    onlooker = open_page(table.links[ORSIA])
    fleet = asked.locator(".map-board [data-unit=nf1]")
    expect(fleet).to_have_attribute("data-face", "norda.fleet.standing")
    table.act("sail nf1 narrows", NORDA)
    expect(asked.get_by_test_id("question")).to_contain_text("sails into The Narrows. Do you intercept?")
    expect(mover.get_by_test_id("question")).to_contain_text("Waiting for Velmark")
    shot(asked, "interception")
    asked.get_by_role("button", name="Intercept").click()
    expect(asked.get_by_test_id("question")).to_contain_text("How much supply do you commit")
    for seat in (NORDA, VELMARK):
        table.act("commit 0", seat)
    expect(onlooker.get_by_test_id("question")).to_contain_text("Waiting for Norda")
    told = log(onlooker)
    assert "Norda fleet 1 sails: The Narrows." in told
    assert "Laid open: Norda fleet 1 (" in told
    assert "Norda fleet 1 (" in log(mover).split("sails: The Narrows")[0]
    shot(onlooker, "laid-open")
