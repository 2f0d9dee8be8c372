"""A whole turn against the captain, with the mouse on the map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.opening import Opener
from tests.browser.playing import Mouse, Seen


class Careful(Mouse):
    """Keeps the odds it was shown before it attacked."""

    def __init__(self, page: Page, shot: Callable[[Page, str], Path]) -> None:
        super().__init__(page)
        self.odds: list[str] = []
        self.shot = shot

    def confirm(self) -> None:
        chances = self.page.get_by_test_id("preview").get_by_role("list", name="Chances")
        if chances.count():
            if not self.odds:
                self.shot(self.page, "table-attack")
            self.odds.append(chances.inner_text())
        super().confirm()


def test_a_turn_by_clicks(
    open_page: Opener, shot: Callable[[Page, str], Path], axe: Callable[[Page], None]
) -> None:
    page = open_page()
    page.get_by_role("button", name="Soviet player").click()
    page.get_by_role("button", name="Play now", exact=True).click()
    player = Careful(page, shot)
    seen = player.turn()
    assert seen.text.startswith("Soviet movement, turn 1")
    player.whole_map()
    shot(page, "table-movement")
    axe(page)

    moves_by_click_and_takes_back(player)
    moves_by_dragging(player)
    player.finish()
    seen = player.turn()
    assert "combat phase" in seen.status
    shot(page, "table-combat")
    axe(page)

    seen = player.play_until("Turn 2")
    assert player.odds, "no attack showed its odds"
    assert all("%" in odds for odds in player.odds)
    assert any("West German" in phase or "Germans" in phase for phase in player.done), player.done
    expect(page.get_by_role("tabpanel")).to_contain_text("Turn 2 begins.")
    shot(page, "table-turn-2")


def moves_by_click_and_takes_back(player: Mouse) -> None:
    before = player.look()
    unit = lonely(player, before)
    player.deed(before, unit)
    after = player.turn()
    assert after.text != before.text
    player.press("Undo")
    player.arrived(after)
    assert player.turn().text == before.text


def moves_by_dragging(player: Mouse) -> None:
    before = player.look()
    unit = player.unit(lonely(player, before))
    assert unit is not None
    player.pick_unit(unit)
    player.taken(before)
    goal = player.place(player.look().free[0])
    player.page.keyboard.press("Escape")
    player.drag(unit, goal)
    player.arrived(before)
    player.turn()
    expect(player.counter(unit)).to_have_attribute("data-space", goal)


def lonely(player: Mouse, seen: Seen) -> str:
    """A unit that has its space for itself."""
    for label in seen.free:
        unit = player.unit(label)
        space = player.counter(str(unit)).get_attribute("data-space")
        if player.page.locator(f".counter[data-space='{space}']").count() == 1:
            return label
    raise AssertionError("every unit is in a stack")
