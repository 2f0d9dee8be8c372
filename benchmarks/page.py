"""The page in a browser: how soon, how smooth, how much it loads: `python -m benchmarks.page --help`."""

from __future__ import annotations

import json
import os
import re
import shutil
import statistics
import sys
import zlib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.load.processes import free_port, grognard_command, running
from benchmarks.opened import GAMES, Opened

SIZE = {"width": 1440, "height": 900}
PATIENCE = 60_000
CLOSER = re.compile("Closer|Zoom in")
"""A button, by its name of today and before."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
USABLE = {
    "/": "document.querySelector('main button.main:enabled')",
    "/table/": "document.querySelector('#map-ground *') && document.querySelector('[data-unit]')"
    " && document.querySelector('#choices [role=option]:not([aria-disabled])')",
}
"""What has to be there before a person can begin, by the screen's address."""
WATCH = """
    const usable = () => {{
        if ({condition}) requestAnimationFrame(() => (window.usableAfter = performance.now()));
        else requestAnimationFrame(usable);
    }};
    usable();
"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
PAN = """(seconds) => new Promise((done, fail) => {
    const board = document.querySelector('.map-board'), box = board.getBoundingClientRect();
    const place = () => document.querySelector('.world').style.transform;
    const places = new Set();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const send = (type, target, x, y) => target.dispatchEvent(new MouseEvent(type,
        { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, buttons: 1 }));
    const frames = [], start = performance.now();
    let before = start;
    if (seconds > 0) send('mousedown', board, x, y);
    const step = (now) => {
        frames.push(now - before);
        before = now;
        places.add(place());
        const turn = (now - start) / 400;
        if (seconds > 0) send('mousemove', window, x + 200 * Math.sin(turn), y + 150 * Math.cos(turn * 0.7));
        if (now - start < Math.abs(seconds) * 1000) return requestAnimationFrame(step);
        if (seconds > 0) send('mouseup', window, x, y);
        if (seconds > 0 && places.size < frames.length / 2) return fail(new Error('the map does not move'));
        done(frames.slice(2));
    };
    requestAnimationFrame(step);
})"""
"""Drags the map about and gives the times between frames; with a negative time it only counts frames."""
DONE = """(before) => {
    const { seq, busy } = document.querySelector('.table').dataset;
    return busy === 'false' && Number(seq) > before;
}"""


class Traffic:
    """Bytes that reach one page: of HTTP as they came over the line, of the live line as text; `sent` is what
    that comes to if each message is compressed for itself."""

    def __init__(self, session: CDPSession) -> None:
        self.http = self.live = self.questions = self.sent = 0
        session.on("Network.loadingFinished", self._loaded)
        session.on("Network.webSocketFrameReceived", self._heard)
        session.send("Network.enable")

    def _loaded(self, event: dict[str, Any]) -> None:
        self.http += int(event["encodedDataLength"])

    def _heard(self, event: dict[str, Any]) -> None:
        text = event["response"]["payloadData"]
        self.sent += len(zlib.compress(text.encode()))
        if json.loads(text)["type"] == "question":
            self.questions += len(text.encode())
        else:
            self.live += len(text.encode())


class Bench:
    """Measures of one server and one browser."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url

    def opening(self, path: str, rounds: int) -> dict[str, float]:
        """Milliseconds from navigation with an empty cache until something is seen and until it is usable."""
        screen = "/table/" if path.startswith("/table/") else "/"
        painted, usable, loaded = [], [], []
        for _ in range(rounds):
            with self._context() as context:
                page = context.new_page()
                page.add_init_script(WATCH.format(condition=USABLE[screen]))
                traffic = Traffic(context.new_cdp_session(page))
                page.goto(self._url + path)
                page.wait_for_function("() => window.usableAfter", timeout=PATIENCE)
                usable.append(page.evaluate("() => window.usableAfter"))
                painted.append(page.evaluate(PAINTED))
                loaded.append((traffic.http + traffic.sent) / 1000)
        return {
            "first_paint_ms": statistics.median(painted),
            "usable_ms": statistics.median(usable),
            "loaded_kB": statistics.median(loaded),
        }

    def panning(self, path: str, seconds: float) -> dict[str, float]:
        """Milliseconds between frames at rest, and while the map is dragged, as a whole and from near."""
        found: dict[str, float] = {}
        with self._context() as context:
            page = self._table(context, path)
            found["counters"] = page.locator(".map-board [data-unit]").count()
            found |= _frames("at_rest", page.evaluate(PAN, -seconds))
            for name, clicks in (("near", 0), ("nearer", 2)):
                for _ in range(clicks):
                    page.get_by_role("button", name=CLOSER).click()
                found |= _frames(name, page.evaluate(PAN, seconds))
        return found

    def playing(self, path: str, moves: int) -> dict[str, float]:
        """Bytes received for each move made from the list of choices."""
        with self._context() as context:
            page = self._table(context, path)
            traffic = Traffic(context.new_cdp_session(page))
            for number in range(moves):
                _move(page, number)
            page.wait_for_load_state("networkidle")
            return {
                "moves": moves,
                "http_bytes": traffic.http / moves,
                "live_bytes": traffic.live / moves,
                "question_bytes": traffic.questions / moves,
                "both_sent_bytes": traffic.sent / moves,
            }

    def _table(self, context: BrowserContext, path: str) -> Page:
        page = context.new_page()
        page.goto(self._url + path)
        page.wait_for_function(f"() => {USABLE['/table/']}", timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        return page

    def _context(self) -> BrowserContext:
        return self._browser.new_context(viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]


def _frames(name: str, times: list[float]) -> dict[str, float]:
    return {
        f"{name}_median_ms": statistics.median(times),
        f"{name}_p95_ms": statistics.quantiles(times, n=20)[-1],
    }


def _move(page: Page, number: int) -> None:
    """Picks a unit that has not moved and the first place that it can go to."""
    seq = int(page.locator(".table").get_attribute("data-seq") or 0)
    if not page.get_by_role("option", selected=True).count():  # else it goes on with the one before
        page.get_by_role("option").nth(number).click()
        page.wait_for_load_state("networkidle")  # where it can go may have to be asked for
    page.get_by_role("option", selected=False).first.click()
    page.wait_for_function(DONE, arg=seq, timeout=PATIENCE)


def browser_path() -> str | None:
    """A browser of this machine; None: Playwright's own."""
    return os.environ.get("GROGNARD_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


def measured(
    folder: Path, game: str, scenario: str, rounds: int, seconds: float, moves: int
) -> dict[str, dict[str, float]]:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    arguments = ["--no-sandbox"] if os.getuid() == 0 else []
    with (
        running(grognard_command(port, folder / "games.db"), port, folder / "server.log"),
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=browser_path(), args=arguments) as browser,
    ):
        bench, moving = Bench(browser, url), Opened(url, game, scenario)
        return {
            "start screen": bench.opening("/", rounds),
            "table": bench.opening(Opened(url, game, scenario).link(), rounds),
            "panning": bench.panning(Opened(url, game, scenario).link(), seconds),
            "a move": bench.playing(moving.link(moving.until_somebody_moves()), moves),
            "machine": {"processors": os.cpu_count() or 0, "load": os.getloadavg()[0]},
        }


def main(
    rounds: Annotated[int, typer.Option(help="How often each screen is opened.", min=1, max=50)] = 5,
    seconds: Annotated[float, typer.Option(help="How long the map is dragged.", min=1, max=60)] = 4.0,
    moves: Annotated[int, typer.Option(help="How many moves are made.", min=1, max=20)] = 10,
    game: Annotated[str, typer.Option(help="Which game.")] = "battle-for-germany",
    scenario: Annotated[str, typer.Option(help="Which scenario, if not the usual one.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="For comparing runs.")] = False,
) -> None:
    """Opens, drags and plays the page in Chromium against a server of its own.

    A browser without a graphics card draws on the processor: compare panning with the frames at rest.
    """
    with TemporaryDirectory(prefix="grognard-") as folder:
        found = measured(Path(folder), game, scenario or GAMES[game], rounds, seconds, moves)
    if as_json:
        json.dump(found, sys.stdout, indent=2)
        return
    table = Table("", "", "")
    for kind, figures in found.items():
        for name, value in figures.items():
            table.add_row(kind, name, f"{value:,.1f}")
        table.add_section()
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
