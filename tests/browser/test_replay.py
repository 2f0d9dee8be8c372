"""Going back through a game: the scrubber, links to a moment, what happened since, records."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosting import SOVIET, WESTERN, Host, Table, shortest
from tests.browser.opening import Opener
from tests.browser.serving import Server
from tests.browser.test_survival import boldest

MOVED = [
    ("su_f_3b", "move su_f_3b 3325-3424"),
    ("su_43", "move su_43 3325"),
]


def begun(server: Server, *kinds: str) -> Table:
    """A table on which two units have moved and a phase has been ended."""
    table = Host(server.url).table(*kinds)
    for _, line in MOVED:
        table.act(line, SOVIET)
    table.act("end", SOVIET)
    return table


def test_step_by_step(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path], axe: Callable[[Page], None]
) -> None:
    table = begun(server, "me", "me")
    table.play(until="move")
    page = open_page(table.links[0])
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Replay").click()
    last = table.card()["ply"]
    moment = page.get_by_test_id("moment")
    expect(moment).to_have_text(f"Action 0 of {last}")
    unit = page.locator("[data-unit='su_f_3b']")
    expect(unit).to_have_attribute("data-space", "3224")

    page.get_by_role("button", name="One action forward").click()
    expect(unit).to_have_attribute("data-space", "3424")
    expect(page.get_by_role("region", name="Replay")).to_contain_text("moves: 3224")
    page.get_by_role("button", name="One action back").click()
    expect(unit).to_have_attribute("data-space", "3224")
    page.get_by_role("button", name="One phase forward").click()
    expect(moment).to_have_text(f"Action 3 of {last}")
    expect(page.get_by_test_id("status")).to_contain_text("combat phase")
    shot(page, "replay")
    axe(page)
    page.get_by_role("button", name="One turn forward").click()
    expect(moment).not_to_have_text(f"Action 3 of {last}")
    page.get_by_role("button", name="One turn back").click()
    scrubs(page, last)
    page.get_by_role("button", name="Back to the table").click()
    expect(moment).to_be_hidden()
    expect(page).to_have_url(f"{server.url}{table.path}")


def scrubs(page: Page, last: int) -> None:
    scrubber = page.get_by_role("slider", name="Moment of the game")
    scrubber.fill("2")
    expect(page.get_by_test_id("moment")).to_have_text(f"Action 2 of {last}")
    expect(page.locator("[data-unit='su_43']")).to_have_attribute("data-space", "3325")
    scrubber.press("ArrowLeft")
    expect(page.get_by_test_id("moment")).to_have_text(f"Action 1 of {last}")
    expect(page).to_have_url(re.compile(r"\?moment=1$"))


def test_it_plays_by_itself(open_page: Opener, server: Server) -> None:
    table = begun(server, "me", "me")
    page = open_page(f"{table.path}?moment=0")
    page.get_by_label("Speed").select_option("×4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_test_id("moment")).to_have_text("Action 3 of 3")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize(("width", "theme"), [(1440, "dark"), (390, "light")])
def test_a_link_to_a_moment(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path], width: int, theme: str
) -> None:
    table = begun(server, "me", "me")
    page = open_page(f"{table.path}?moment=1", width=width, theme=theme)
    expect(page.get_by_test_id("moment")).to_have_text("Action 1 of 3")
    expect(page.locator("[data-unit='su_f_3b']")).to_have_attribute("data-space", "3424")
    expect(page.locator("[data-unit='su_43']")).to_have_attribute("data-space", "3324")
    shot(page, "moment")


@pytest.mark.parametrize("width", [1440, 390])
def test_what_happened_since_my_last_turn(
    open_page: Opener,
    server: Server,
    shot: Callable[[Page, str], Path],
    axe: Callable[[Page], None],
    width: int,
) -> None:
    """Somebody goes away when others are to move; when he comes back he goes through it, scene by scene."""
    table = Host(server.url).table("me", "me")
    page = open_page(table.links[SOVIET], width=width)
    expect(page.locator("#choices [role=option]").first).to_be_attached()
    table.play(asked=WESTERN)
    expect(page.get_by_test_id("question")).to_contain_text("Waiting for the Western player")
    left = table.card()["ply"]
    page.goto("/about")
    fights_until_the_soviet_is_asked(table)
    now = table.card()["ply"]

    page.goto(table.path)
    page.get_by_role("button", name=re.compile(rf"What happened \({now - left} actions?\)")).click()
    reel = page.get_by_role("region", name="Since your last turn")
    expect(reel).to_be_visible()
    scene, told = page.get_by_test_id("scene"), reel.get_by_role("listitem")
    expect(scene).to_contain_text(re.compile("^Moves, 1 of "))
    first = told.all_inner_texts()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()
    while not scene.inner_text().startswith("Battle"):
        page.keyboard.press("ArrowRight")
    expect(told.filter(has_text="attack").first).to_be_visible()
    expect(page.get_by_test_id("announcer")).to_contain_text(re.compile("Battle, . of ."))
    expect(page.locator(".map-board .lit").first).to_be_attached()
    shot(page, "reel")
    axe(page)
    while not scene.inner_text().startswith("Moves, 1 of"):
        reel.get_by_role("button", name="Back to the scene before").click()
    assert told.all_inner_texts() == first
    page.get_by_role("slider", name="Scene").press("End")
    reel.get_by_role("button", name="To the question").click()
    expect(reel).to_be_hidden()
    expect(page.get_by_test_id("question")).to_be_visible()


def fights_until_the_soviet_is_asked(table: Table) -> None:
    """The Western player attacks once; all else is as short as the rules allow."""
    fought = False
    for _ in range(400):
        asked = table.question()
        if fought and asked["seat"] == SOVIET:
            return
        attacks = not fought and "attack" in asked["choices"] and asked["seat"] == WESTERN
        fought = fought or attacks
        table.act((boldest if attacks else shortest)(asked["choices"]), asked["seat"])
    raise AssertionError("the Soviet player is not asked again")


def test_a_record_is_taken_home_and_opened_again(
    open_page: Opener, server: Server, tmp_path: Path, shot: Callable[[Page, str], Path]
) -> None:
    table = begun(server, "me", "me")
    page = open_page(table.links[SOVIET])
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".record"

    other = open_page("/")
    other.get_by_label("Choose a .record file").set_input_files(file)
    expect(other.get_by_test_id("moment")).to_have_text("Action 0 of 3")
    other.get_by_role("button", name="One phase forward").click()
    expect(other.locator("[data-unit='su_43']")).to_have_attribute("data-space", "3325")
    shot(other, "record")


def test_a_file_that_is_no_record_is_explained(open_page: Opener, tmp_path: Path) -> None:
    open_page.expect("422")
    file = tmp_path / "letter.record"
    file.write_text("Dear friend,\n")
    page = open_page("/")
    page.get_by_label("Choose a .record file").set_input_files(file)
    expect(page.get_by_test_id("toast")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/$"))
