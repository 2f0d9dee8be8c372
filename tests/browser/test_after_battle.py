"""When a battle is over: what came of it stays in sight, and the map is where it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.answering import asked, press
from tests.browser.engulfed import begin, fight
from tests.browser.measuring import no_wider_than_the_window, too_small
from tests.browser.opening import TOUCHED, Opener
from tests.browser.playing import STILL
from tests.browser.serving import Server

AXIS = 0
KIEV = {
    "turn": "1941-jul-aug",
    "war": ["germany", "ussr"],
    "phase": "combat",
    "actions": {"germany": 1, "ussr": 0},
    "fresh": ["kiev", "minsk"],
    "units": {
        "de1": "kiev armour 4",
        "de2": "kiev armour 4",
        "de3": "kiev infantry 4",
        "de4": "minsk infantry 3",
        "su1": "kiev infantry 1",
        "su2": "minsk infantry 1",
    },
}
"""In Kiev the attacker is asked who fires first, and nothing is left of the defender. Minsk waits."""


def place(page: Page) -> str:
    """Where the map lies, when it has come to rest."""
    page.wait_for_function(STILL)
    return str(page.evaluate("() => document.querySelector('.world').style.transform"))


@pytest.mark.parametrize("width", [1440, 390])
def test_what_came_of_a_battle_is_told_until_one_acts(
    open_page: Opener, server: Server, axe: Callable[[Page], None], width: int
) -> None:
    page = open_page(begin(server, KIEV).links[AXIS], width=width)
    asked(page, "There must be combat in")
    over, battle = page.get_by_test_id("aftermath"), page.get_by_test_id("battle")
    before = place(page)
    fight(page, "Kiev", "Normal combat")
    asked(page, "who fires next")
    expect(battle).to_be_visible()
    expect(over).to_have_count(0)
    press(page, "Fire with all armour")
    asked(page, "There must be combat in Minsk")
    expect(battle).to_have_count(0)
    expect(over).to_contain_text("Combat in Kiev · over")
    expect(over).to_contain_text("is destroyed in Kiev")
    expect(over).to_contain_text("Germany takes Kiev")
    expect(page.get_by_test_id("toast")).to_have_count(0)  # the dice are there
    axe(page)
    if width < TOUCHED:
        assert no_wider_than_the_window(page)
        assert not too_small(page)
    else:
        assert place(page) == before
    fight(page, "Minsk", "Normal combat")
    expect(over.filter(has_text="Kiev")).to_have_count(0)


def test_it_can_be_closed_before(open_page: Opener, server: Server) -> None:
    page = open_page(begin(server, KIEV).links[AXIS])
    asked(page, "There must be combat in")
    fight(page, "Kiev", "Normal combat")
    press(page, "Fire with all armour")
    asked(page, "There must be combat in Minsk")
    over = page.get_by_test_id("aftermath")
    over.get_by_role("button", name="Close").click()
    expect(over).to_have_count(0)
