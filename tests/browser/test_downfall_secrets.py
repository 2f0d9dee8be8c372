"""Downfall of the Third Reich: nothing that goes out tells others what is being researched (4.5)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.downfall import ALLIES, AXIS, General, sit_at, table
from tests.browser.hosting import Table
from tests.browser.opening import Opener
from tests.browser.overhearing import Ears
from tests.browser.playing import PATIENCE
from tests.browser.serving import Server

TILE, OTHER = "axis.air_industry", "axis.tank_industry"
NAMES = (TILE, "air_industry", "Air industry", "Industrie aérienne")
HIDDEN = "card:axis.hidden1"
SECRET_RECORD = "409"


def test_research_is_hidden(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path], axe: Callable[[Page], None]
) -> None:
    """Nothing that another seat's browser gets, or a watcher's, names the tile, in any language."""
    open_page.expect(SECRET_RECORD)
    found = table(server, "me", "me")
    sheets = sheets_of(found)
    owner, allies, watcher = (listened(open_page, language) for language in ("en", "en", "fr"))
    axis, friend = General(owner.page), General(allies.page)
    owner.page.goto(found.links[AXIS])
    allies.page.goto(found.links[ALLIES])
    watcher.page.goto(found.path)

    develops(axis)
    expect(friend.tab("Sides").locator(f"[data-card='{HIDDEN.removeprefix('card:')}']")).to_have_count(1)
    friend.logged("Axis: Research, into development: ", "4.5")
    shot(allies.page, "downfall-face-down")
    axe(allies.page)
    assert owner.holding(f'"card:{TILE}":"development"'), "the owner is told: so the ears hear"
    assert allies.holding(HIDDEN), "the other seat is told that there is a tile"
    assert watcher.holding(HIDDEN)

    axis.finish()
    a_turn_of_the_allies(friend)
    completes(axis)
    looks_at_everything(allies.page)
    looks_at_everything(watcher.page)
    axis.finish()
    asks_about_it(friend, found)

    assert not allies.holding(*NAMES)
    assert not watcher.holding(*NAMES)
    assert owner.holding(f'"card:{TILE}":"available"')
    visited(allies, "/film", "/record", "/overlays/supply", "/answer")
    visited(watcher, "/film", "/record", "/overlays/supply")
    assert sheets_of(found) == sheets, "the sheet names every tile there is, and says the same to everybody"


def listened(open_page: Opener, language: str) -> Ears:
    """A browser whose ears are open before it comes to the table."""
    return Ears(open_page("/about", language=language))


def sheets_of(found: Table) -> list[object]:
    tokens = ("", *found.tokens.values())
    sheets = [found.host.get(f"/tables/{found.id}/sheet", token) for token in tokens]
    assert all(sheet == sheets[0] for sheet in sheets)
    return sheets


def develops(axis: General) -> None:
    research(axis, "Research: put into development")
    axis.logged("Axis: Research, into development: Air industry.", "4.5")
    expect(axis.tab("Sides").locator(f"[data-card='{TILE}']")).to_contain_text("Air industry")


def completes(axis: General) -> None:
    research(axis, "Research: make available")
    axis.logged("Axis: Research, now available: Air industry.", "4.5")


def research(axis: General, verb: str) -> None:
    before = axis.turn()
    axis.begin("Actions", verb)
    axis.page.get_by_role("option", name=re.compile("^Air industry")).click()
    axis.arrived(before)
    axis.turn()


def a_turn_of_the_allies(friend: General) -> None:
    """Allied and Soviet phase, ended at once."""
    for phase in ("Allied", "Soviet"):
        expect(friend.page.get_by_test_id("status")).to_contain_text(f"{phase} phase", timeout=PATIENCE)
        friend.turn()
        friend.finish()


def looks_at_everything(page: Page) -> None:
    """Every panel, every overlay, the record, the film of the whole game, and the table afresh."""
    for tab in page.get_by_role("tab").all():
        tab.click()
    page.locator("#tab-table").click()
    with page.expect_response("**/record") as refused:
        page.get_by_role("button", name=re.compile("Download the record|Télécharger la partie")).click()
    assert refused.value.status == int(SECRET_RECORD)
    layers = page.get_by_role("button", name=re.compile("Map overlays|Calques"))
    layers.click()
    for box in page.get_by_role("group").get_by_role("checkbox").all()[:6]:
        box.check()
    page.keyboard.press("Escape")
    expect(page.locator(".overlays path").first).to_be_attached()
    with page.expect_response("**/film*"):
        page.get_by_role("button", name=re.compile("^(Replay|Revoir la partie)$")).click()
    moment = page.get_by_test_id("moment")
    expect(moment).to_be_visible()
    page.get_by_role("slider").press("End")
    page.get_by_role("slider").press("ArrowLeft")
    expect(page).to_have_url(re.compile("moment="))
    page.goto(page.url.split("?")[0])
    expect(page.get_by_test_id("question")).not_to_be_empty()


def asks_about_it(friend: General, found: Table) -> None:
    """Why not: clicks that are not legal; and of a tile that is hidden the same as of any other."""
    friend.turn()
    friend.whole_map()
    friend.pick_unit("de_inf_6")
    expect(
        friend.page.get_by_test_id("refusal").or_(friend.page.get_by_test_id("toast")).first
    ).to_be_visible()
    friend.page.keyboard.press("Escape")
    for verb in ("develop", "complete"):
        answers = [
            found.host.post(f"/tables/{found.id}/answer", {"line": f"{verb} {tile}"}, found.tokens[ALLIES])
            for tile in (TILE, OTHER)
        ]
        hidden, reserve = ({**answer, "line": "", "text": ""} for answer in answers)
        assert hidden == reserve


def visited(ears: Ears, *ends: str) -> None:
    """The test has looked where it meant to."""
    places = [where for where, _ in ears.heard]
    for end in ends:
        assert any(where.endswith(end) for where in places), (end, places)


def curtain(page: Page, seat: str) -> None:
    """Nothing of the table is there until somebody says who they are."""
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(seat)
    expect(page.locator(".counter, [role=tabpanel], [data-testid=question]")).to_have_count(0)
    assert "Air industry" not in page.content()
    dialog.get_by_role("button").click()


def test_a_curtain_between_two_at_one_screen(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path], axe: Callable[[Page], None]
) -> None:
    """The Allies, who sit down at the same screen, are told nothing of it either."""
    found = table(server, "me", "me")
    page = open_page()
    sit_at(page, found)
    player = General(page)
    curtain(page, "Axis")
    develops(player)
    before = player.turn()
    player.press("Finish")
    player.confirm()
    expect(page.get_by_role("dialog")).to_contain_text("Allies", timeout=PATIENCE)
    shot(page, "downfall-curtain")
    axe(page)
    curtain(page, "Allies")
    assert player.turn().seq > before.seq
    sides = player.tab("Sides")
    expect(sides.locator(f"[data-card='{HIDDEN.removeprefix('card:')}']")).to_have_count(1)
    expect(sides.locator(f"[data-card='{TILE}']")).to_have_count(0)
    assert "Air industry" not in player.tab("Log").inner_text()
