"""How soon maps are painted, how smoothly they move: `python -m benchmarks.paint --help`."""

from __future__ import annotations

import json
import os
import re
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.load.processes import free_port, running
from benchmarks.opened import GAMES, Opened, seats_of
from benchmarks.page import CLOSER, PAN, PATIENCE, SIZE, browser_path

HERE = Path(__file__).resolve().parents[1]
SERVE = "from grognard.cli import main; main()"
TRACED = ["blink.user_timing", "cc", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TRACED += ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]
WATCH = """
    const begun = () => document.querySelector('#map-ground *') && document.querySelector('[data-unit]');
    const zooming = (classes) => /\\bzooming\\b/.test(classes ?? '');
    const watch = (world) => new MutationObserver((changes) => {
        const was = changes.some(({ oldValue }) => zooming(oldValue));
        if (was && !zooming(world.className)) performance.mark('rested');
    }).observe(world, { attributeFilter: ['class'], attributeOldValue: true });
    const seen = () => {
        if (!begun()) return requestAnimationFrame(seen);
        performance.mark('begun');
        watch(document.querySelector('.world'));
    };
    requestAnimationFrame(seen);
"""
"""Marks the moments when the map is in the document, and when it rests after zooming and is drawn sharp."""
STILL = 4000
"""Milliseconds after which everything is painted that will be, on a busy machine too."""
THREAD, PAINTERS = ("FunctionCall", "ProxyMain::BeginMainFrame"), ("RasterTask",)
WORK = (*THREAD, *PAINTERS)
"""What a page is busy with in a trace: script; style, layout and what is to be painted; painting it."""
LATE = 25
"""Milliseconds after the last frame from which on at least one was left out."""
TENTHS = 10
"""Below this a figure is told to its tenths."""
FARTHER = re.compile("Farther|Zoom out")
STEPS = (CLOSER, CLOSER, FARTHER, CLOSER)
PANNED = {"near": (), "nearer": (CLOSER,), "far": (FARTHER, FARTHER)}
"""Where the map is dragged, and how one gets there from the place before; one that fits is not dragged."""

Figures = dict[str, float]


def shown_after(events: Sequence[dict[str, Any]], mark: str) -> tuple[float, float]:
    """When something was marked, and when the first frame with it was shown; in microseconds."""
    begun = min(event["ts"] for event in events if event["name"] == mark)
    told = min(e["ts"] + e.get("dur", 0) for e in events if e["name"] == "Commit" and e["ts"] >= begun)
    active = min(e["ts"] for e in events if e["name"] == "ActivateLayerTree" and e["ts"] >= told)
    return begun, min(e["ts"] for e in events if e["name"] == "DrawFrame" and e["ts"] >= active)


def processor(events: Sequence[dict[str, Any]], *names: str) -> float:
    """Milliseconds of processor time that something took: what others do on the machine does not count."""
    return sum(float(event.get("tdur", 0)) for event in events if event["name"] in names) / 1000


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

    def _traced(self, mark: str, do: Callable[[], object]) -> list[dict[str, Any]]:
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
        begun, shown = shown_after(events, "begun")
        start = max(e["ts"] for e in events if e["name"] == "navigationStart" and e["ts"] < begun)
        spent = processor([e for e in events if start <= e["ts"] < shown], *WORK)
        return {"first map, ms": (shown - start) / 1000, "processor for it, ms": spent}

    def press(self, name: re.Pattern[str]) -> list[dict[str, Any]]:
        """Zooms a step, and waits until it is painted."""
        return self._traced("rested", self.page.get_by_role("button", name=name).click)

    def zooming(self) -> Figures:
        """From where a step comes to rest until it is sharp."""
        sharp, spent = [], []
        for name in STEPS:
            events = self.press(name)
            rested, shown = shown_after(events, "rested")
            sharp.append((shown - rested) / 1000)
            spent.append(processor([e for e in events if rested <= e["ts"] < shown], *WORK))
        return {
            "zoom step sharp, ms": statistics.median(sharp),
            "worst zoom step, ms": max(sharp),
            "processor for a step, ms": statistics.median(spent),
            "worst processor, ms": max(spent),
        }

    def panning(self, zoom: str, seconds: float) -> Figures:
        """Frames while the map is dragged, and how long the page's own thread and painters worked for one."""
        self._browser.start_tracing(page=self.page, categories=TRACED)
        times = self.page.evaluate(PAN, seconds)
        events: list[dict[str, Any]] = json.loads(self._browser.stop_tracing())["traceEvents"]
        late = 100 * sum(time > LATE for time in times) / len(times)
        return {
            f"frames a second, {zoom}": 1000 / statistics.mean(times),
            f"late, {zoom}, %": late,
            f"page a frame, {zoom}, ms": processor(events, *THREAD) / len(times),
            f"painters a frame, {zoom}, ms": processor(events, *PAINTERS) / len(times),
        }


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


def measured(browser: Browser, url: str, slowness: int, seconds: float) -> Figures:
    screen = Screen(browser, slowness)
    try:
        found = screen.opening(url) | screen.zooming()
        for zoom, steps in PANNED.items():
            for step in steps:
                screen.press(step)
            found |= screen.panning(zoom, seconds)
        return found
    finally:
        screen.close()


def told(rounds: Sequence[Figures], figure: str) -> str:
    if not rounds:
        return "–"
    found = statistics.median(one[figure] for one in rounds)
    return f"{found:,.0f}" if found >= TENTHS else f"{found:,.1f}"


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
                        if seats_of(url, name, GAMES[name]):
                            table = url + Opened(url, name, GAMES[name]).link()
                            found[tree].append(measured(browser, table, slowness, seconds))
            for figure in found[HERE][0] if found[HERE] else ():
                shown.add_row(name, figure, *(told(found[tree], figure) for tree in trees))
            shown.add_section()
    Console(width=100).print(shown)


if __name__ == "__main__":
    app = typer.Typer(pretty_exceptions_enable=False)
    app.command()(main)
    app()
