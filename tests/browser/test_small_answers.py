"""What lies close together: a fan and its neighbours, names and odds; and an ending that has to wait."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import grognard
from tests.browser.hosting import Host
from tests.browser.opening import Opener
from tests.browser.playing import Mouse, middle
from tests.browser.prepared import prepared
from tests.browser.serving import Server
from tests.browser.test_overlays_and_table import toggle

WARSAW = {
    "clear": True,
    "turn": 3,
    "phase": "soviet movement",
    "control": {"warsaw": "soviet"},
    "units": {"su_8g": "2623", "su_f_1b": "2524", "su_f_2b": "2926", "e_59": "2617"},
}
OVERLAPPING = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => [one.textContent, one.getBoundingClientRect()]);
  return boxes('.overlays .pill').flatMap(([, odds]) => boxes('.towns .name')
    .filter(([, name]) => name.left < odds.right - 1 && odds.left < name.right - 1
      && name.top < odds.bottom - 1 && odds.top < name.bottom - 1)
    .map(([text]) => text));
}"""
"""The names of towns that lie under or over a pill of an overlay."""
OWN = """[...document.querySelectorAll('.map-board .counter[data-unit^=su_]')]
    .filter((one) => one.checkVisibility())"""
STACKED = f"""() => {{
  const own = {OWN};
  return own.find((one) => own.some((other) => other !== one && other.dataset.space === one.dataset.space))
    .dataset.unit;
}}"""
"""A Soviet unit that does not stand alone."""
BESIDE_THE_FAN = f"""() => {{
  const own = {OWN}, fan = document.querySelector('.map-board .plate').getBoundingClientRect();
  const middle = ({{ x, y, width, height }}) => [x + width / 2, y + height / 2];
  const [left, top] = middle(fan);
  return own.filter((one) => own.filter((other) => other.dataset.space === one.dataset.space).length === 1)
    .map((one) => [one.dataset.unit, ...middle(one.getBoundingClientRect())])
    .filter(([, x, y]) => !document.elementFromPoint(x, y)?.closest('.counter.fanned'))
    .sort(([, x, y], [, u, v]) => Math.hypot(x - left, y - top) - Math.hypot(u - left, v - top))[0];
}}"""
"""The nearest Soviet unit that stands alone and is not under a counter of the open fan, and where it is."""


def test_a_phase_that_cannot_end_says_why(open_page: Opener, server: Server) -> None:
    """10-0: with a garrison owed the ending stays where it is, closed, until a front stands in Warsaw."""
    table = prepared(Host(server.url), grognard.game("bfg"), WARSAW, ["me", "me"])
    page = open_page(table.links[0])
    player = Mouse(page)
    player.turn()
    player.whole_map()
    end = page.locator(".question").get_by_role("button", name="End the phase", exact=True)
    expect(end).to_have_attribute("aria-disabled", "true")
    end.click(force=True)  # it looks disabled, and can be asked
    closed = page.get_by_test_id("closed")
    expect(closed).to_contain_text("Warsaw needs its garrison before the phase can end")
    expect(closed.get_by_role("button", name="Rule")).to_have_text("10-0")
    go(player, "su_8g", "2622")
    expect(end).to_have_attribute("aria-disabled", "true")
    go(player, "su_f_1b", "2623")
    expect(end).not_to_have_attribute("aria-disabled", "true")


def go(player: Mouse, unit: str, place: str) -> None:
    """Moves a unit by two clicks."""
    before = player.turn()
    player.pick_unit(unit)
    player.taken(before)
    player.pick_place(place)
    player.arrived(before)


def test_an_open_fan_leaves_its_neighbours_their_clicks(open_page: Opener, server: Server) -> None:
    """A click beside the counters of an open fan chooses who stands there; no question has one answer."""
    page = open_page(Host(server.url).table("me", "bot").links[0])
    player = Mouse(page)
    before = player.turn()
    stacked = page.evaluate(STACKED)
    player.rest()
    page.mouse.move(*middle(player.counter(stacked)))
    expect(page.locator(f".counter.fanned[data-unit='{stacked}']")).to_be_visible()
    neighbour, x, y = page.evaluate(BESIDE_THE_FAN)
    page.mouse.click(x, y)
    player.taken(before)
    chosen = page.locator(".map-board .counter:has(.tone.selected)")
    expect(chosen).to_have_attribute("data-unit", neighbour)
    assert len(player.look().which) != 1


@pytest.mark.parametrize("width", [1440, 390])
def test_names_of_towns_and_odds_lie_apart(open_page: Opener, server: Server, width: int) -> None:
    table = Host(server.url).table("me", "me")
    table.play(until="attack")
    page = open_page(table.links[0], width=width)
    Mouse(page).turn()
    cards = page.request.get(f"/api/tables/{table.id}/sheet").json()["overlays"]
    for card in cards:
        if card["takes"]:
            continue
        toggle(page, card["title"])
        expect(page.locator(".overlays path, .overlays .pill").first).to_be_attached()
        assert page.evaluate(OVERLAPPING) == []
        toggle(page, card["title"])
