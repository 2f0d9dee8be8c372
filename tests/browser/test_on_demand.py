"""A movement phase with many answers: the page is told who can move, and asks for the rest as needed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, WebSocket, expect

from tests.browser.hosting import Host, Table
from tests.browser.opening import Opener
from tests.browser.playing import Keys, Mouse, Player
from tests.browser.serving import Server

MUCH = 3000
"""Characters; with every answer in it the first question would have more than twice as many."""


@pytest.fixture
def table(server: Server) -> Table:
    return Host(server.url).table("me", "bot")


def asked_for(page: Page) -> list[str]:
    """What the page asks for, as it goes on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/offers"):
            asked.append(" ".join(json.loads(request.post_data or "{}")["tokens"]))

    page.on("request", note)
    return asked


def lines(table: Table) -> list[Any]:
    return [move["line"] for move in table.film()["frames"]]


def test_the_question_tells_who_can_move_and_no_more(open_page: Opener, table: Table) -> None:
    page = open_page("/")
    heard: list[str] = []
    page.on("websocket", lambda line: listen(line, heard))
    page.goto(table.links[0])
    seen = Mouse(page).turn()
    assert len(seen.choices) == 23
    [question] = heard
    assert len(question) < MUCH
    assert len(table.question()["more"]["move"]) == 23


def listen(line: WebSocket, heard: list[str]) -> None:
    def take(message: str | bytes) -> None:
        if '"type":"question"' in str(message)[:40]:
            heard.append(str(message))

    line.on("framereceived", take)


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_a_phase_by_clicks_or_by_the_list(
    open_page: Opener, table: Table, hand: Callable[[Page], Player]
) -> None:
    page = open_page(table.links[0])
    asked = asked_for(page)
    player = hand(page)
    seen = player.turn()
    if isinstance(player, Mouse):
        player.whole_map()
    for unit in ("su_f_3b", "su_43"):
        player.deed(seen, player.sheet["units"][unit]["label"])
        seen = player.turn()
    assert {"unit:su_f_3b", "unit:su_43"} <= set(asked)
    assert [line.split()[:2] for line in lines(table)] == [["move", "su_f_3b"], ["move", "su_43"]]
    player.finish()
    player.turn()
    assert lines(table)[-1] == "end"


def test_a_place_first(open_page: Opener, table: Table) -> None:
    page = open_page(table.links[0])
    asked = asked_for(page)
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    player.pick_place("3325")
    player.taken(before)
    assert asked == ["space:3325"]
    seen = player.look()
    assert seen.free
    assert len(seen.free) < len(before.free)
    player.pick_unit("su_43")
    player.arrived(before)
    player.turn()
    assert lines(table) == ["move su_43 3325"]


def test_a_drag(open_page: Opener, table: Table) -> None:
    page = open_page(table.links[0])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    player.drag("su_43", "3325")
    player.arrived(before)
    player.turn()
    assert lines(table) == ["move su_43 3325"]


def test_pointing_asks_ahead(open_page: Opener, table: Table) -> None:
    page = open_page(table.links[0])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    player.reveal("su_43")
    with page.expect_response("**/offers"):
        page.mouse.move(*middle_of(player, "su_43"))
    asked = asked_for(page)
    player.pick_unit("su_43")
    player.taken(before)
    assert asked == []
    player.pick_place("3325")
    player.arrived(before)


def middle_of(player: Mouse, unit: str) -> tuple[float, float]:
    box = player.counter(unit).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_answers_that_are_long_in_coming(
    open_page: Opener, table: Table, axe: Callable[[Page], None]
) -> None:
    """It is said that they are looked up; what is picked meanwhile is done when they have come."""
    page = open_page(table.links[0])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    held: list[Route] = []
    page.route("**/offers", lambda route: held.append(route))
    player.pick_unit("su_43")
    expect(page.get_by_test_id("asking")).to_have_text("Looking up what is possible…")
    expect(page.locator("#choices [aria-selected=true]")).to_have_count(1)
    axe(page)
    player.pick_place("3325")
    for route in held:
        route.continue_()
    player.arrived(before)
    player.turn()
    expect(page.get_by_test_id("asking")).to_have_count(0)
    assert lines(table) == ["move su_43 3325"]
