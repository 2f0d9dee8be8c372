"""The battle screen of Unconditional Surrender!: no message lies over its head."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.opening import Opener
from tests.browser.serving import Server
from tests.browser.test_unconditional_surrender import ASSAULT, AXIS, WEST, begin
from tests.browser.test_us_phone import apart, box


@pytest.mark.parametrize("width", [1440, 390])
def test_who_is_asked_in_a_battle_still_sees_which_one(open_page: Opener, server: Server, width: int) -> None:
    table = begin(server, ASSAULT)
    page = open_page(table.links[WEST], width=width)
    expect(page.locator("[data-unit]").first).to_be_attached()
    table.act("attack de_1 uk_bef", AXIS)
    toast, battle = page.get_by_test_id("toast"), page.get_by_test_id("battle")
    expect(toast).to_contain_text("You are asked:")
    expect(battle).to_be_visible()
    page.wait_for_function("() => document.querySelector('.toast').getAnimations().length === 0")
    assert apart(box(battle), box(toast))
