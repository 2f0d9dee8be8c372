"""A game on a phone, by touch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.measuring import no_wider_than_the_window, too_small
from tests.browser.opening import Opener
from tests.browser.playing import Mouse, middle


class Finger(Mouse):
    """Touches; a finger that cannot hover taps a stack once to fan it out."""

    def tap(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def rest(self) -> None:
        """A finger is never anywhere when it does not touch."""

    def press(self, label: str) -> None:
        self.page.locator(".question").get_by_role("button", name=label, exact=True).tap()

    def confirm(self) -> None:
        self.page.locator(".question .card[role=group] button.main").tap()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_playing_by_touch(
    open_page: Opener, shot: Callable[[Page, str], Path], axe: Callable[[Page], None], theme: str
) -> None:
    page = open_page(width=390, theme=theme)
    page.get_by_text("Another game").tap()
    fits(page)
    shot(page, f"phone-form-{theme}")
    page.get_by_text("Another game").tap()
    page.get_by_role("button", name="Play now", exact=True).tap()
    player = Finger(page)
    player.turn()
    fits(page)
    shot(page, f"phone-movement-{theme}")
    axe(page)

    moves_by_touch(player, shot, theme)
    chooses_from_the_list(player)
    sheet_goes_up_and_down(page, shot, axe, theme)
    player.finish()
    assert "combat" in player.turn().status
    fits(page)
    shot(page, f"phone-combat-{theme}")


def moves_by_touch(player: Finger, shot: Callable[[Page, str], Path], theme: str) -> None:
    """A unit with a space of its own is tapped on the map, then a place that lights up."""
    page, before = player.page, player.look()
    unit, space = in_sight(player)
    player.tap(*middle(player.counter(unit)))
    player.taken(before)
    shot(page, f"phone-chosen-{theme}")
    goals = [player.place(label) for label in player.look().free]
    board = page.locator(".map-board").bounding_box()
    sheet = page.get_by_role("complementary", name="Panels").bounding_box()
    assert board is not None
    assert sheet is not None
    free = [one for one in goals if not player.friends(unit, one)]
    goal = next(one for one in free if visible(player.spot(one), board, sheet["y"]))
    player.tap(*player.spot(goal))
    expect(page.get_by_test_id("preview")).to_contain_text("Cost")
    player.confirm()
    player.arrived(before)
    player.turn()
    expect(player.counter(unit)).to_have_attribute("data-space", goal)
    assert goal != space
    player.press("Undo")
    expect(player.counter(unit)).to_have_attribute("data-space", space)


def in_sight(player: Finger) -> tuple[str, str]:
    """A unit that can act, alone in its space, and not under the sheet: its name and its space."""
    page = player.page
    board = page.locator(".map-board").bounding_box()
    sheet = page.get_by_role("complementary", name="Panels").bounding_box()
    assert board is not None
    assert sheet is not None
    for label in player.turn().free:
        unit = str(player.unit(label))
        space = player.counter(unit).get_attribute("data-space") or ""
        alone = page.locator(f".counter[data-space='{space}']").count() == 1
        if alone and visible(middle(player.counter(unit)), board, sheet["y"]):
            return unit, space
    raise AssertionError("nothing that can act is in sight")


def visible(spot: tuple[float, float], board: dict[str, float], foot: float) -> bool:
    """Well inside the part of the map that nothing covers."""
    (x, y), margin, tools = spot, 12, 60
    across = board["x"] + margin < x < board["x"] + board["width"] - tools
    return across and board["y"] + margin < y < foot - margin


def chooses_from_the_list(player: Finger) -> None:
    before = player.turn()
    page = player.page
    page.get_by_role("option", name="11th Guards Army").tap()
    player.taken(before)
    page.get_by_role("option", selected=False).first.tap()
    expect(page.get_by_test_id("preview")).to_contain_text("Cost")
    player.confirm()
    player.arrived(before)
    player.turn()


def sheet_goes_up_and_down(
    page: Page, shot: Callable[[Page, str], Path], axe: Callable[[Page], None], theme: str
) -> None:
    sheet = page.get_by_role("complementary", name="Panels")
    heights = []
    for name in ("Raise the panel", "Lower the panel", "Lower the panel"):
        page.get_by_role("button", name=name).tap()
        heights.append(sheet.bounding_box())
        fits(page)
    full, half, low = (box["height"] for box in heights if box)
    assert full > half > low
    shot(page, f"phone-low-{theme}")
    for tab in ("Log", "Board", "Chat", "Table"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tabpanel", name=tab)).to_be_visible()
        fits(page)
        shot(page, f"phone-{tab.lower()}-{theme}")
        axe(page)
    page.get_by_role("tab", name="Question").tap()


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and everything can be hit with a finger."""
    assert no_wider_than_the_window(page)
    small = too_small(page)
    assert not small, "\n".join(small)
