"""Pictures of screens of Europe Engulfed and Unconditional Surrender!, to be looked at: at two widths, in two
themes, in two languages. `python -m tests.browser.screens --help`"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, NamedTuple

import typer
from playwright.sync_api import Browser, Page, expect, sync_playwright

import grognard
from tests.browser.conftest import ARGUMENTS, ARTEFACTS, MANY_TABLES, browser_path
from tests.browser.hosting import Host, Table
from tests.browser.opening import TIMEOUT, TOUCHED, Opener
from tests.browser.playing import Mouse
from tests.browser.prepared import prepared
from tests.browser.serving import Server
from tests.browser.test_europe_engulfed import BUYING
from tests.browser.test_phone import Finger
from tests.browser.test_unconditional_surrender import ASSAULT
from tests.browser.test_us_at_sea import ACROSS, BELGIUM

EE, US = grognard.game("ee"), grognard.game("us")
AXIS, OTHERS = 0, 1
SETTLED = 800
"""Milliseconds in which the last answers of the server come and are shown."""
KIEV = {
    "scenario": "campaign-1941",
    "turn": "1941-jul-aug",
    "war": ["germany", "ussr"],
    "phase": "combat",
    "actions": {"germany": 1, "ussr": 1},
    "fresh": ["kiev"],
    "units": {
        **{f"{whose}{n}": "kiev armour 3" for whose in ("de", "su") for n in (1, 2, 3)},
        **{f"{whose}{n}": "kiev infantry 3" for whose in ("de", "su") for n in range(4, 11)},
        **dict.fromkeys(("dea1", "dea2", "sua1"), "kiev air 1"),
    },
}
STALINGRAD = {
    "scenario": "tournament-1942",
    "sample": True,
    "turn": "1942-nov-dec",
    "weather": {"west": "mud", "east": "snow", "south": "clear"},
}
WORN = {**BELGIUM, "phase": "replacements", "units": {"de_1": "2719 reduced", "de_2": "2818 reduced"}}
BOUGHT = ("build armour ruhr", "build infantry berlin", "buy fighters")
COMMITTING = ((AXIS, "attack de_1 uk_bef"), (AXIS, "will"), (OTHERS, "will"))

Begin = Callable[[Host], Table]
Look = Callable[[Mouse], None]


class Screen(NamedTuple):
    """A table at the moment to be seen, and what is done at its page before the picture is taken."""

    begin: Begin
    look: Look


def at(game: Any, position: Mapping[str, Any], *lines: tuple[int, str]) -> Begin:
    """A table at a position, after these actions."""
    seats = 3 if position.get("scenario") == "main_event" else 2

    def begin(host: Host) -> Table:
        table = prepared(host, game, position, ("me",) * seats)
        for seat, line in lines:
            table.act(line, seat)
        return table

    return begin


def opened(game: str, scenario: str, seats: int) -> Begin:
    return lambda host: host.table(*("me",) * seats, game=game, scenario=scenario)


def as_it_is(player: Mouse) -> None:
    """Nothing is done."""


def picks(player: Mouse) -> None:
    """An army: where it can go, what it could attack."""
    player.pick_unit("de_2_pz")
    expect(player.page.locator(".counter[data-unit=de_2_pz]:has(.tone.selected)")).to_be_visible()


def aims(player: Mouse) -> None:
    """An army, and an enemy that it could attack on its way."""
    picks(player)
    player.pick_unit("uk_bef")
    expect(player.page.get_by_test_id("leads").get_by_role("button").first).to_be_visible()


def charts(chart: str) -> Look:
    def look(player: Mouse) -> None:
        player.page.get_by_role("tab", name=re.compile("^(Charts|Aides)$")).click()
        player.page.locator(f"[data-chart={chart}]").scroll_into_view_if_needed()

    return look


def overlay(title: str, unit: str = "") -> Look:
    """An overlay by its title in any language, of a unit that is chosen."""

    def look(player: Mouse) -> None:
        if unit:
            player.pick_unit(unit)
        player.page.keyboard.press("o")
        player.page.get_by_label(re.compile(title)).check()
        player.page.keyboard.press("Escape")

    return look


SCREENS = {
    "ee-opening": Screen(opened("europe-engulfed", "campaign-1939", 2), as_it_is),
    "ee-battle": Screen(at(EE, KIEV, (AXIS, "attack kiev")), as_it_is),
    "ee-1942": Screen(at(EE, STALINGRAD), as_it_is),
    "ee-production": Screen(at(EE, BUYING, *((AXIS, line) for line in BOUGHT)), as_it_is),
    "ee-sheet": Screen(at(EE, BUYING, *((AXIS, line) for line in BOUGHT)), charts("income")),
    "us-opening": Screen(opened("unconditional-surrender", "main_event", 3), as_it_is),
    "us-activation": Screen(at(US, ASSAULT), picks),
    "us-leads": Screen(at(US, ASSAULT), aims),
    "us-commit": Screen(at(US, ASSAULT, *COMMITTING), as_it_is),
    "us-supply": Screen(at(US, BELGIUM), overlay("Supply of a unit|Ravitaillement d’une unité", "de_1")),
    "us-line": Screen(at(US, ACROSS), overlay("Supply of a unit|Ravitaillement d’une unité", "uk_8")),
    "us-politics": Screen(at(US, BELGIUM), charts("countries")),
    "us-economy": Screen(at(US, WORN), charts("shop")),
}


def main(
    only: Annotated[str, typer.Option(help="Only screens whose name has this in it.")] = "",
    width: Annotated[list[int] | None, typer.Option(help="Only these widths.")] = None,
    language: Annotated[list[str] | None, typer.Option(help="Only these languages.")] = None,
    theme: Annotated[list[str] | None, typer.Option(help="Only these themes.")] = None,
    folder: Annotated[Path, typer.Option(help="Where the pictures go.")] = ARTEFACTS / "screens",
) -> None:
    """Takes the pictures, and says what went wrong in the pages meanwhile."""
    kinds = itertools.product(language or ("en", "fr"), theme or ("light", "dark"), width or (1440, 390))
    combined = list(kinds)
    sandbox = ["--no-sandbox"] if os.getuid() == 0 else []
    with (
        TemporaryDirectory() as kept,
        closing(Server(Path(kept), environment=MANY_TABLES)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=browser_path(), args=[*sandbox, *ARGUMENTS]) as browser,
    ):
        expect.set_options(timeout=TIMEOUT)
        server.start()
        for name, screen in SCREENS.items():
            if only in name:
                table = screen.begin(Host(server.url))
                for spoken, worn, wide in combined:
                    path = folder / f"{name}-{spoken}-{worn}-{wide}.png"
                    typer.echo(path)
                    for trouble in taken(browser, server, table, screen.look, path, (spoken, worn, wide)):
                        typer.echo(f"  {trouble}")


def taken(
    browser: Browser, server: Server, table: Table, look: Look, path: Path, how: tuple[str, str, int]
) -> list[str]:
    """Takes one picture: what went wrong at the page."""
    language, theme, width = how
    opener = Opener(browser, server.url)
    asked = next(seat["seat"] for seat in table.card()["seats"] if seat["waiting"])
    page: Page = opener(table.links[asked], width=width, language=language, theme=theme)
    expect(page.locator("[data-unit]").first).to_be_attached()
    expect(page.locator(".table")).to_have_attribute("data-busy", "false")
    page.wait_for_timeout(SETTLED)
    look((Finger if width < TOUCHED else Mouse)(page))
    page.wait_for_timeout(SETTLED)
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, animations="disabled")
    troubles = opener.troubles
    opener.close()
    return troubles


if __name__ == "__main__":
    typer.run(main)
