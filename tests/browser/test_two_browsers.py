"""A game by link: two people, and somebody who watches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.hosting import SOVIET, WESTERN, Host
from tests.browser.opening import Opener
from tests.browser.playing import Mouse
from tests.browser.serving import Server

Shot = Callable[[Page, str], Path]


def test_a_game_with_a_friend(
    open_page: Opener, server: Server, shot: Shot, axe: Callable[[Page], None]
) -> None:
    host = open_page()
    link = sets_up(host, shot, axe)
    friend = open_page(link.removeprefix(server.url))
    joins(friend, "Anna", shot, axe)
    expect(friend).to_have_url(f"{server.url}{table_path(link)}")
    expect(host.get_by_role("tabpanel")).to_contain_text("Anna")
    watcher = open_page(table_path(link))

    moves_appear(host, friend, watcher)
    only_who_is_asked_can_act(friend, watcher)
    talks(host, friend, watcher)
    shot(friend, "table-friend")
    comes_too_late(open_page, server, link, shot, axe)


def sets_up(host: Page, shot: Shot, axe: Callable[[Page], None]) -> str:
    """Sets a table up for a friend; gives the invitation."""
    host.get_by_text("Another game").click()
    host.get_by_label("Who plays: Western player").select_option("a friend, by link")
    host.get_by_label("Your name").fill("Boris")
    host.get_by_label("Time to think").select_option(value="evening")
    host.get_by_label("Name of the table").fill("Thursday")
    shot(host, "start-form")
    axe(host)
    host.get_by_role("button", name="Set up the table").click()
    host.get_by_role("tab", name="Table").click()
    link = host.get_by_label("Invitation, Western player", exact=True).input_value()
    shot(host, "table-panel")
    axe(host)
    return link


def joins(friend: Page, name: str, shot: Shot, axe: Callable[[Page], None]) -> None:
    expect(friend.get_by_role("heading", name="You are invited to a table")).to_be_visible()
    expect(friend.get_by_text("Thursday")).to_be_visible()
    shot(friend, "join")
    axe(friend)
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.get_by_test_id("question")).to_contain_text("Waiting for the Soviet player")


def moves_appear(host: Page, friend: Page, watcher: Page) -> None:
    """What one does the others see, also when it is taken back."""
    player = Mouse(host)
    player.whole_map()
    before = player.turn()
    unit = player.unit(before.free[0])
    was = player.counter(str(unit)).get_attribute("data-space") or ""
    player.deed(before, before.free[0])
    player.turn()
    now = player.counter(str(unit)).get_attribute("data-space") or ""
    assert now != was
    for other in (friend, watcher):
        expect(other.locator(f"[data-unit='{unit}']")).to_have_attribute("data-space", now)
        expect(other.get_by_role("tabpanel", name="Log")).to_contain_text("moves:")
    player.press("Undo")
    for other in (friend, watcher):
        expect(other.locator(f"[data-unit='{unit}']")).to_have_attribute("data-space", was)
        expect(other.get_by_role("tabpanel", name="Log")).not_to_contain_text("moves:")


def only_who_is_asked_can_act(*others: Page) -> None:
    for page in others:
        player = Mouse(page)
        player.whole_map()
        unit = next(iter(player.sheet["units"]))
        player.pick_unit(unit)
        expect(page.locator(".tone.selected")).to_have_count(0)
        expect(page.get_by_role("button", name="End the phase")).to_have_count(0)
        expect(page.get_by_role("listbox")).to_have_count(0)
        page.keyboard.press("e")
        assert player.look().seq == 2, "somebody else's key ended the phase"


def talks(host: Page, friend: Page, watcher: Page) -> None:
    for page in (host, friend, watcher):
        page.get_by_role("tab", name="Chat").click()
    for page, text, other in ((host, "Ready when you are.", friend), (friend, "Merci <b>!</b>", host)):
        page.get_by_label("Write to the table").fill(text)
        page.keyboard.press("Enter")
        for reader in (page, other, watcher):
            expect(reader.get_by_role("tabpanel").get_by_text(text)).to_have_count(1)
    expect(host.get_by_role("tabpanel")).to_contain_text("Anna")
    expect(watcher.get_by_label("Write to the table")).to_have_count(0)


def comes_too_late(
    open_page: Opener, server: Server, link: str, shot: Shot, axe: Callable[[Page], None]
) -> None:
    open_page.expect("40[39]")
    late = open_page(link.removeprefix(server.url))
    late.get_by_label("Your name").fill("Carl")
    late.get_by_role("button", name="Take the seat").click()
    expect(late.get_by_role("alert")).to_contain_text("invitation")
    shot(late, "join-refused")
    axe(late)
    late.get_by_role("button", name="Watch instead").click()
    expect(late.get_by_test_id("question")).to_contain_text("Waiting for the Soviet player")


def test_an_invitation_opened_where_the_table_is_shown(open_page: Opener, server: Server) -> None:
    """Somebody who watches gets a seat by a link in the same window."""
    table = Host(server.url).table("friend", "bot")
    page = open_page(table.path)
    expect(page.get_by_test_id("question")).to_contain_text("Waiting for the Soviet player")
    page.goto(f"{table.path}#invite={table.invites[SOVIET]}")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Take the seat").click()
    assert Mouse(page).turn().text.startswith("Soviet movement")
    assert "invite" not in page.url


def test_the_server_refuses_who_is_not_asked(open_page: Opener, server: Server) -> None:
    """The page offers nothing to who is not asked; somebody who asks the server all the same is refused."""
    table = Host(server.url).table("me", "friend")
    friend = open_page(f"{table.path}#invite={table.invites[WESTERN]}")
    friend.get_by_label("Your name").fill("Anna")
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.get_by_test_id("question")).to_contain_text("Waiting")
    token = friend.evaluate(f"JSON.parse(localStorage['grognard.seats'])['{table.id}'][{WESTERN}]")
    for bearer in (token, table.invites[WESTERN], ""):
        answer = friend.request.post(
            f"/api/tables/{table.id}/actions",
            data={"line": "end", "after": 0, "request": f"not-mine-{bearer}"[:40]},
            headers={"Authorization": f"Bearer {bearer}"} if bearer else {},
        )
        assert answer.status in (401, 403, 422), answer.text()
    assert table.card()["seq"] == 0


def table_path(link: str) -> str:
    return "/table/" + link.split("/table/")[1].split("#")[0]
