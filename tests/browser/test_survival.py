"""Nothing is lost and nothing is done twice: reloads, a killed server, a broken line."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.hosting import SOVIET, Host, Table
from tests.browser.opening import Opener
from tests.browser.playing import PATIENCE, Mouse, Seen
from tests.browser.serving import Server

GONE = r"ERR_|WebSocket|Failed to load|offline"
"""What a browser says of a server out of reach."""


@pytest.fixture
def server(own_server: Server) -> Server:
    return own_server


def test_the_page_comes_back_after_a_power_cut(open_page: Opener, server: Server) -> None:
    open_page.expect(GONE)
    page = open_page()
    start = page.get_by_role("button", name="Play now", exact=True)
    expect(start).to_be_visible()
    server.restart()
    page.reload()
    expect(start).to_be_visible()


def test_a_reload_in_the_middle_of_a_combat(open_page: Opener, server: Server) -> None:
    """The dice have fallen and somebody has to retreat, lose or may advance: the same question comes back."""
    table = Host(server.url).table("me", "me")
    fights_until_asked(table)
    page = open_page(table.links[0])
    page.goto(table.links[1])
    player = Mouse(page)
    before = player.turn()
    for _ in range(2):
        page.reload()
        again = player.turn()
        assert (again.seq, again.text, again.choices) == (before.seq, before.text, before.choices)
    player.whole_map()
    player.deed(again)
    player.turn()
    assert table.card()["seq"] == before.seq + 1


def fights_until_asked(table: Table) -> None:
    """Attacks until a result asks for more than the dice."""
    for _ in range(300):
        asked = table.question()
        if {"retreat", "advance", "lose"} & set(asked["choices"]):
            return
        table.act(boldest(asked["choices"]), asked["seat"])
    raise AssertionError("no combat asked anybody anything")


def boldest(choices: dict[str, dict[str, list[str]]]) -> str:
    """The attack with the most attackers, or the end of the phase."""
    if "attack" not in choices:
        return "end"
    target, attackers = next(iter(choices["attack"].items()))
    return f"attack {target} {max(attackers, key=len)}"


def test_the_server_is_killed_while_an_action_is_on_its_way(open_page: Opener, server: Server) -> None:
    open_page.expect(GONE)
    table = Host(server.url).table("me", "bot")
    page = open_page(table.links[0])
    player = Mouse(page)
    player.turn()
    player.whole_map()
    before = moves_before_the_power_cut(player)
    server.kill()
    expect(page.get_by_text("reconnecting")).to_be_visible()
    page.locator("#question").focus()
    page.keyboard.press("e")
    expect(page.get_by_role("group", name="Are you sure?")).to_contain_text("The server isn’t answering")
    page.keyboard.press("e")
    expect(page.get_by_text("Your action is saved")).to_be_visible()
    server.start()
    player.arrived(before)
    after = player.turn()
    assert "combat" in after.status
    assert table.card()["seq"] == before.seq + 1
    expect(page.get_by_text("reconnecting")).to_be_hidden()
    assert [move["line"] for move in table.film()["frames"]] == ["move su_43 3325", "end"]


def moves_before_the_power_cut(player: Mouse) -> Seen:
    """A move that the server has kept before it dies."""
    seen = player.look()
    player.pick_unit("su_43")
    player.taken(seen)
    player.pick_place("3325")
    player.arrived(seen)
    return player.turn()


@pytest.mark.parametrize("moment", ["before it is kept", "after it is kept"])
def test_an_answer_that_never_comes(open_page: Opener, server: Server, moment: str) -> None:
    """The line breaks before or after the server got an action: either way it is done once."""
    open_page.expect(GONE)
    table = Host(server.url).table("me", "bot")
    page = open_page(table.links[0])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    broken: list[str] = []

    def breaks(route: Route) -> None:
        broken.append("")
        if len(broken) == 1:
            if moment.startswith("after"):
                route.fetch()
            route.abort("connectionreset")
        else:
            route.continue_()

    page.route("**/actions", breaks)
    player.pick_unit("su_43")
    player.taken(before)
    player.pick_place("3325")
    player.arrived(before)
    player.turn()
    expect(page.get_by_role("tabpanel")).to_contain_text("moves:")
    page.wait_for_function("() => document.querySelector('.table').dataset.busy === 'false'")
    assert len(broken) >= 2 or moment.startswith("after")
    assert [move["line"] for move in table.film()["frames"]] == ["move su_43 3325"]
    expect(player.counter("su_43")).to_have_attribute("data-space", "3325")


def test_news_that_never_come(open_page: Opener, server: Server) -> None:
    """The live line falls silent: what was answered can't be answered again, and the page looks itself."""
    table = Host(server.url).table("me", "bot")
    page = open_page(table.links[0])
    silent: list[bool] = []
    page.route_web_socket(re.compile("/live$"), lambda line: passes_on(line, silent))
    page.reload()
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    silent.append(True)
    player.pick_unit("su_43")
    player.taken(before)
    with page.expect_response("**/actions"):
        player.pick_place("3325")
    expect(page.locator(".table[data-busy=true]")).to_be_attached()
    expect(page.locator("#choices [role=option]:not([aria-disabled])")).to_have_count(0)
    silent.clear()
    player.arrived(before)
    player.turn()
    expect(player.counter("su_43")).to_have_attribute("data-space", "3325")


def passes_on(line: WebSocketRoute, silent: list[bool]) -> None:
    """Puts a page through to the server, as long as it is not to be silent."""
    server = line.connect_to_server()
    server.on_message(lambda message: None if silent else line.send(message))


def test_off_line_for_a_while(open_page: Opener, server: Server) -> None:
    open_page.expect(GONE)
    table = Host(server.url).table("me", "me")
    page = open_page(table.links[SOVIET])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    page.context.set_offline(True)
    expect(page.get_by_text("reconnecting")).to_be_visible()
    player.pick_unit("su_43")
    player.taken(before)
    table.act("move su_f_3b 3325-3424", SOVIET)
    page.context.set_offline(False)
    expect(page.get_by_text("reconnecting")).to_be_hidden(timeout=PATIENCE)
    expect(player.counter("su_f_3b")).to_have_attribute("data-space", "3424", timeout=PATIENCE)
    seen = player.turn()
    assert seen.seq == before.seq + 1
    player.deed(seen, next(label for label in seen.free if re.search("11th Guards", label)))
    player.turn()
    assert table.card()["seq"] == before.seq + 2


def test_an_action_that_is_sent_off_line_waits_and_is_done_once(open_page: Opener, server: Server) -> None:
    """Off line nobody can say whether it could be taken back, so the page wants it confirmed."""
    open_page.expect(GONE)
    table = Host(server.url).table("me", "bot")
    page = open_page(table.links[0])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    player.pick_unit("su_43")
    player.taken(before)
    page.context.set_offline(True)
    player.pick_place("3325")
    player.confirm()
    expect(page.get_by_text("Your action is saved")).to_be_visible(timeout=PATIENCE)
    assert table.card()["seq"] == before.seq
    page.context.set_offline(False)
    player.arrived(before)
    player.turn()
    expect(player.counter("su_43")).to_have_attribute("data-space", "3325")
    assert table.card()["seq"] == before.seq + 1
