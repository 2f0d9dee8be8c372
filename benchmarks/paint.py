"""How soon maps are painted, how smoothly they move: `python -m benchmarks.paint --help`."""

from __future__ import annotations

import json
import os
import statistics
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import httpx
import typer
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.load.processes import free_port, running
from benchmarks.page import PAN, PATIENCE, SIZE, browser_path

HERE = Path(__file__).resolve().parents[1]
SERVE = "from grognard.cli import main; main()"
GAMES = {
    "battle-for-germany": "historical",
    "downfall-third-reich": "barbarossa_1941",
    "wide-front": "front",
}
"""The games that are looked at, each with a scenario; the last is `benchmarks.wide_front`."""
TRACED = ["blink.user_timing", "cc", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TRACED += ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]
WATCH = """
    const seen = () => {
        const world = document.querySelector('.world');
        if (!window.begun && document.querySelector('#map-ground *') && document.querySelector('[data-unit]'))
            performance.mark('begun', { detail: (window.begun = true) });
        const zooming = world?.classList.contains('zooming') ?? false;
        if (window.zooming && !zooming) performance.mark('rested');
        window.zooming = zooming;
        requestAnimationFrame(seen);
    };
    requestAnimationFrame(seen);
"""
"""Marks the moments when the map is in the document, and when it rests after zooming and is drawn sharp."""
STILL = 1500
"""Milliseconds after which everything is painted that will be."""
STEPS = ("Closer", "Closer", "Farther", "Closer")

Figures = dict[str, float]


def shown_after(events: Sequence[dict[str, Any]], mark: str) -> tuple[float, float]:
    """When something was marked, and when the first frame with it was shown; in microseconds."""
    begun = min(event["ts"] for event in events if event["name"] == mark)
    told = min(e["ts"] + e.get("dur", 0) for e in events if e["name"] == "Commit" and e["ts"] >= begun)
    active = min(e["ts"] for e in events if e["name"] == "ActivateLayerTree" and e["ts"] >= told)
    return begun, min(e["ts"] for e in events if e["name"] == "DrawFrame" and e["ts"] >= active)


def painting(events: Sequence[dict[str, Any]]) -> float:
    """Milliseconds of processor time that painting tiles took."""
    return sum(float(event.get("dur", 0)) for event in events if event["name"] == "RasterTask") / 1000


class Screen:
    """One page in one browser, traced."""

    def __init__(self, browser: Browser, slowness: int) -> None:
        self._browser = browser
        self._context = browser.new_context(viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
        self.page: Page = self._context.new_page()
        self.page.add_init_script(WATCH)
        session = self._context.new_cdp_session(self.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowness})

    def close(self) -> None:
        self._context.close()

    def _traced(self, mark: str, do: Any) -> list[dict[str, Any]]:
        self._browser.start_tracing(page=self.page, categories=TRACED)
        do()
        self.page.wait_for_function(
            "(mark) => performance.getEntriesByName(mark).length", arg=mark, timeout=PATIENCE
        )
        self.page.wait_for_timeout(STILL)
        events: list[dict[str, Any]] = json.loads(self._browser.stop_tracing())["traceEvents"]
        self.page.evaluate("() => performance.clearMarks()")
        return events

    def opening(self, url: str) -> Figures:
        """From the first request until the map is seen."""
        events = self._traced("begun", lambda: self.page.goto(url))
        start = max(event["ts"] for event in events if event["name"] == "navigationStart")
        _, shown = shown_after(events, "begun")
        return {"first map, ms": (shown - start) / 1000, "painted for it, ms": painting(events)}

    def zooming(self) -> Figures:
        """From where a step comes to rest until it is sharp."""
        sharp, painted = [], []
        for name in STEPS:
            events = self._traced("rested", self.page.get_by_role("button", name=name).click)
            rested, shown = shown_after(events, "rested")
            sharp.append((shown - rested) / 1000)
            painted.append(painting(events))
        return {
            "zoom step sharp, ms": statistics.median(sharp),
            "worst": max(sharp),
            "painted for it, ms ": statistics.median(painted),
        }

    def panning(self, seconds: float) -> Figures:
        times = self.page.evaluate(PAN, seconds)
        late = sum(time > 25 for time in times) / len(times)
        return {"frames a second, panning": 1000 / statistics.mean(times), "late frames, %": 100 * late}


@contextmanager
def served(tree: Path, folder: Path) -> Iterator[str]:
    """The address of a server that runs the program of a tree."""
    port = free_port()
    path = os.pathsep.join((str(tree / "src"), str(HERE)))
    command = [sys.executable, "-c", SERVE, "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--bots", "0", "--database", f"sqlite:///{folder / tree.name}.db"]
    environment = {"PYTHONPATH": path, "GROGNARD_GAMES": "benchmarks.wide_front:WideFront"}
    os.environ.update(environment)
    with running(command, port, folder / f"{tree.name}.log"):
        yield f"http://127.0.0.1:{port}"


def new_table(url: str, game: str) -> str:
    """The address of a fresh table, with a seat."""
    seats = [{"kind": "me", "bot": "", "name": ""}] * 2
    wish = {"game": game, "scenario": GAMES[game], "seats": seats}
    made = httpx.post(f"{url}/api/tables", json=wish, timeout=60).raise_for_status().json()
    return f"{url}/table/{made['table']}#seat=0:{made['seats'][0]['token']}"


def measured(browser: Browser, url: str, slowness: int, seconds: float) -> Figures:
    screen = Screen(browser, slowness)
    try:
        return {**screen.opening(url), **screen.zooming(), **screen.panning(seconds)}
    finally:
        screen.close()


def main(
    against: Annotated[
        list[Path] | None,
        typer.Option(help="The folder of another checkout, its page built, to measure in turns."),
    ] = None,
    rounds: Annotated[int, typer.Option(help="How often each is measured; medians are told.", min=1)] = 3,
    slowness: Annotated[int, typer.Option(help="How many times slower the processor is to seem.", min=1)] = 1,
    seconds: Annotated[float, typer.Option(help="How long the map is dragged.", min=1)] = 3.0,
    game: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
) -> None:
    """Opens maps in Chromium, zooms and drags them.

    A browser without a graphics card paints on the processor, so look at the ratios.
    """
    trees = [*(path.resolve() for path in against or ()), HERE]
    arguments = ["--no-sandbox"] if os.getuid() == 0 else []
    shown = Table("", "", *(tree.name for tree in trees))
    with (
        TemporaryDirectory(prefix="grognard-") as folder,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=browser_path(), args=arguments) as browser,
    ):
        for name in game or GAMES:
            found: dict[Path, list[Figures]] = {tree: [] for tree in trees}
            for _ in range(rounds):
                for tree in trees:
                    with served(tree, Path(folder)) as url:
                        found[tree].append(measured(browser, new_table(url, name), slowness, seconds))
            for figure in found[HERE][0]:
                row = [statistics.median(one[figure] for one in found[tree]) for tree in trees]
                shown.add_row(name, figure, *(f"{value:,.0f}" for value in row))
            shown.add_section()
    Console(width=100).print(shown)


if __name__ == "__main__":
    typer.run(main)
