"""Blocks and seas on the page: a fleet sails by clicks and by keys, a block is turned, stacks are counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosting import Host, Table
from tests.browser.opening import Opener
from tests.browser.serving import Server
from tests.sound import AREAS

QUARTER = "matrix(0, -1, 1, 0, 0, 0)"


@pytest.fixture
def server(foxes_server: Server) -> Server:
    return foxes_server


@pytest.fixture
def table(server: Server) -> Table:
    return Host(server.url).table("me", "friend", game="the-sound", scenario="crossing")


def click_at(page: Page, space: str, dx: float = 0, dy: float = 0) -> None:
    """Clicks beside the middle of a space."""
    _, (x, y), _ = AREAS[space]
    where = page.evaluate(
        """([x, y]) => {
            const world = document.querySelector('.map-board .world');
            const { left, top, width } = world.getBoundingClientRect();
            const k = width / world.offsetWidth;
            return [left + k * x, top + k * y];
        }""",
        [x + dx, y + dy],
    )
    page.mouse.click(*where)


def fleet(page: Page, space: str) -> None:
    expect(page.locator("[data-unit=rf]")).to_have_attribute("data-space", space)


def test_a_fleet_sails_to_a_sea_that_lights_up(
    open_page: Opener, table: Table, shot: Callable[[Page, str], Path], axe: Callable[[Page], None]
) -> None:
    page = open_page(table.links[0])
    page.locator("[data-unit=rf]").click()
    expect(page.locator(".marks .mark")).not_to_have_count(0)
    shot(page, "sail")
    axe(page)
    click_at(page, "isle", dx=-34)  # land in the middle of the sound: not where a fleet goes
    fleet(page, "sound")
    click_at(page, "west_sea", dy=90)
    fleet(page, "west_sea")


def test_the_keyboard_goes_to_sea(open_page: Opener, table: Table) -> None:
    page = open_page(table.links[0])
    page.locator("[data-unit=rf]").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    fleet(page, "east_sea")


def test_a_lost_step_turns_the_block_and_its_figure_stays_upright(open_page: Opener, table: Table) -> None:
    page = open_page(table.links[0], motion=True)
    block = page.locator("[data-unit=r10]")
    label = block.locator(".turning")
    expect(label).to_have_css("transform", QUARTER)
    assert label.evaluate("label => getComputedStyle(label).transitionDuration") == "0.24s"
    table.act("lose r10", 0)
    expect(label).to_have_css("transform", "matrix(-1, 0, 0, -1, 0, 0)")
    expect(block.locator(".steps")).to_have_attribute("href", "#map-steps-2-4")


def test_a_block_turns_at_once_where_less_motion_is_asked_for(open_page: Opener, table: Table) -> None:
    page = open_page(table.links[0])
    label = page.locator("[data-unit=r10] .turning")
    expect(label).to_have_css("transform", QUARTER)
    assert label.evaluate("label => parseFloat(getComputedStyle(label).transitionDuration)") == 0


@pytest.mark.parametrize("width", [1440, 390])
def test_two_sides_in_one_area_are_counted_and_fanned_out_apart(
    open_page: Opener, table: Table, shot: Callable[[Page, str], Path], width: int
) -> None:
    page = open_page(table.links[0], width=width)
    expect(page.locator(".tallies text")).to_have_text(["10", "6"])
    top = page.locator("[data-unit=r9]")
    top.hover() if width > 700 else top.tap()
    expect(page.locator(".counter.fanned")).to_have_count(16)
    shot(page, "two-sides")
    backs = page.locator(".counter.fanned[data-face='blue.back']")
    expect(backs).to_have_count(6)
    # Both in one look: the map may be on its way to what was tapped.
    apart = page.locator(".counter.fanned").evaluate_all(
        """all => {
            const sides = (blue) => all.filter((one) => (one.dataset.face === 'blue.back') === blue);
            const boxes = (blue) => sides(blue).map((one) => one.getBoundingClientRect());
            return Math.min(...boxes(true).map((box) => box.top))
                - Math.max(...boxes(false).map((box) => box.bottom));
        }"""
    )
    assert apart >= 0


def test_hidden_blocks_show_no_face_to_the_other_side(
    open_page: Opener, table: Table, server: Server
) -> None:
    page = open_page(f"/table/{table.id}")
    expect(page.locator("[data-face='red.back']")).to_have_count(11)
    assert page.locator("[data-face='red.back'] :is(.turning, .steps)").count() == 0
    assert page.locator("[data-face$='.facing']").count() == 0
    page.get_by_role("tab", name="Board").click()
    page.get_by_role("button", name="Spaces").click()
    expect(page.get_by_role("row", name="Sound")).to_contain_text("Red fleet f (3 of 4 steps)")
    expect(page.get_by_role("row", name="Dunes")).to_contain_text("Red block")
