"""What a click on the map means: another unit, its stack, the hex of a retreat; figures can be read."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import Host, Table, shortest
from tests.browser.opening import Opener
from tests.browser.playing import PATIENCE, Mouse, middle
from tests.browser.serving import Server
from tests.browser.test_survival import boldest

STANDING = "(all) => all.map((one) => [one.dataset.unit, one.dataset.space])"
LEAST_COUNTER, LEAST_FIGURES = 19.5, 9
"""Pixels: the side of a counter, and the height of its figures, where a game opens."""


def test_a_click_chooses_and_a_second_one_enters(open_page: Opener, server: Server) -> None:
    """Clicking a friend chooses it; clicked again it is joined; a drag joins it at once."""
    table = Host(server.url).table("me", "bot")
    page = open_page(table.links[0])
    player = Mouse(page)
    before = player.turn()
    can_be_read(player)
    unit, friend, space = neighbours(table, player)
    player.whole_map()
    player.pick_unit(unit)
    player.taken(before)

    player.tap(*middle(player.counter(friend)))
    chosen = page.get_by_role("option", selected=True)
    expect(chosen).to_contain_text(player.sheet["units"][friend]["label"])
    assert player.look().seq == before.seq
    player.tap(*middle(player.counter(friend)))
    expect(player.counter(unit)).to_have_attribute("data-space", space, timeout=PATIENCE)

    player.turn()
    player.press("Undo")
    expect(player.counter(unit)).not_to_have_attribute("data-space", space)
    player.turn()
    player.drag(unit, space)
    expect(player.counter(unit)).to_have_attribute("data-space", space, timeout=PATIENCE)


def can_be_read(player: Mouse) -> None:
    """The counters are large enough where the game opens, and so are the figures on them."""
    counter = player.page.locator(".map-board .counter:has(.factors)").first
    face, figures = counter.bounding_box(), counter.locator(".factors").bounding_box()
    assert face is not None
    assert figures is not None
    assert face["width"] >= LEAST_COUNTER
    assert figures["height"] >= LEAST_FIGURES


def neighbours(table: Table, player: Mouse) -> tuple[str, str, str]:
    """A unit alone in its space, another that it may join, and where that stands; both can move."""
    standing = player.page.locator(".map-board .counter").evaluate_all(STANDING)
    there: dict[str, list[str]] = {}
    for unit, space in standing:
        there.setdefault(space, []).append(unit)
    mine = [player.unit(label) for label in player.look().free]
    lone = {units[0]: space for space, units in there.items() if len(units) == 1 and units[0] in mine}
    for unit in lone:
        body = {"tokens": [f"unit:{unit}"], "after": player.look().seq}
        found = table.host.post(f"/tables/{table.id}/offers", body, table.tokens[0])
        ends = {way.rpartition("-")[2] for way in found["choices"].get("move", {}).get(unit, [])}
        for friend, space in lone.items():
            if friend != unit and space in ends:
                return unit, friend, space
    raise AssertionError("no unit may join another")


@pytest.mark.parametrize("verb", ["retreat", "advance"])
def test_where_to_is_one_click(open_page: Opener, server: Server, verb: str) -> None:
    """6-2, 6-9: who must or may go is known, so that only where to is asked."""
    table = Host(server.url).table("me", "me")
    unit, hexes = fights_until_one_goes(table, verb)
    page = open_page(table.links[0])
    expect(page.get_by_test_id("question")).to_be_visible()  # it is connected, and may be left
    page.goto(table.links[1])
    player = Mouse(page)
    before = player.turn()
    player.whole_map()
    player.rest()
    player.tap(*player.spot(hexes[0]))
    player.taken(before)
    if player.look().seq == before.seq:
        player.confirm()  # the other side is asked next, so that it can't be taken back
    expect(player.counter(unit)).to_have_attribute("data-space", hexes[0], timeout=PATIENCE)


def fights_until_one_goes(table: Table, verb: str) -> tuple[str, list[str]]:
    """Attacks until one unit alone has to retreat, or may advance into one hex: the unit, and where to."""

    def alone(choices: Any) -> bool:
        going = choices.get(verb, {})
        return len(going) == 1 and (verb == "retreat" or len(next(iter(going.values()))) == 1)

    going = fights_until(table, alone)["choices"][verb]
    return next(iter(going.items()))


def fights_until(table: Table, wanted: Callable[[Any], bool]) -> Any:
    """Attacks with all that can, until the answers offered are such as are wanted: the question."""
    for _ in range(600):
        asked = table.question()
        if wanted(asked["choices"]):
            return asked
        bold = {"attack", "end"} & set(asked["choices"])
        table.act(boldest(asked["choices"]) if bold else shortest(asked["choices"]), asked["seat"])
    raise AssertionError("it did not come to that")


def test_an_exchange_says_what_it_wants(open_page: Opener, server: Server) -> None:
    """6-2: how many attack factors are owed stands in the question."""
    table = Host(server.url).table("me", "me")
    asked = fights_until(table, lambda choices: len(choices.get("lose", ())) > 1)
    page = open_page(table.links[asked["seat"]])
    text = Mouse(page).turn().text
    assert re.search(r"Together they must have at least \d+ attack factors", text)
