"""`grognard rules`: the rule index of a game, and what stands behind each paragraph."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grognard.cli.common import (
    FAILED,
    GameName,
    Json,
    Language,
    check_language,
    console,
    load_game,
    print_json,
)
from grognard.kernel.game import Game, UnknownChoice
from grognard.kernel.languages import DEFAULT, LANGUAGES
from grognard.kernel.refusal import GrognardError
from grognard.kernel.rules import Coverage, Row, Rule, RuleIndex
from grognard.kernel.rules import coverage as look_behind
from grognard.page.charts import ChartCard
from grognard.page.charts import charts as all_charts

SOURCE_TESTS = Path(__file__).parents[3] / "tests"


def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="A paragraph, such as 5-41.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Show the code and the tests behind each.")
    ] = False,
    charts: Annotated[
        bool, typer.Option("--charts", help="Show the tables: combat, terrain, turns.")
    ] = False,
    scenario: Annotated[
        str | None, typer.Option(help="With --charts: whose turns; the first one if nothing is said.")
    ] = None,
    json: Json = False,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="With --coverage: a page for the documentation.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="The folder of the tests.", metavar="FOLDER")] = SOURCE_TESTS,
    language: Language = DEFAULT,
) -> None:
    """Shows the rules, one paragraph, the charts, or which code and tests stand behind each paragraph.

    Examples: grognard rules bfg 5-41

    grognard rules bfg --charts

    grognard rules bfg --coverage
    """
    check_language(language)
    table = load_game(game)
    if charts:
        _charts(table, scenario, language, json)
        return
    index = RuleIndex.of(table)
    if not index:
        raise GrognardError(f"{table.name} has no index of its rules yet")
    if coverage and markdown:
        typer.echo(page(look_behind(table, tests), index), nl=False)
        return
    if coverage:
        _coverage(look_behind(table, tests), number, json)
        return
    if number is not None and number not in index:
        raise UnknownChoice(f"rule of {table.name}", number, list(index))
    chosen = [index[number]] if number else list(index.values())
    if json:
        print_json({"game": table.name, "rules": chosen})
    elif number:
        console().print(paragraph(index[number], language))
    else:
        for rule in chosen:
            if rule.chapter:
                console().print(Text(rule.chapter.told(language), "bold"))
            console().print(Text(f"{rule.number:>6}  {rule.title.told(language)}"))


def paragraph(rule: Rule, language: str) -> RenderableType:
    """A paragraph in our words, and how we play what it leaves open."""
    lines = [
        Text(f"{rule.number}  {rule.title.told(language)}", "bold"),
        Text(rule.summary.told(language)),
    ]
    if rule.ruling:
        lines.append(Text(rule.ruling.told(language), "italic"))
    return Group(*lines)


def _charts(game: Game, scenario: str | None, language: str, json: bool) -> None:
    """The charts of a scenario, as the page has them."""
    chosen = scenario or next(iter(game.scenarios))
    if chosen not in game.scenarios:
        raise UnknownChoice(f"scenario of {game.name}", chosen, list(game.scenarios))
    cards = all_charts(game, game.setup(chosen, game.options(chosen)), language)
    if not cards:
        raise GrognardError(f"{game.name} has no charts yet")
    if json:
        print_json({"game": game.name, "scenario": chosen, "charts": cards})
        return
    for card in cards:
        console().print(chart(card))


def chart(card: ChartCard) -> RenderableType:
    """A chart as a table, with its notes below."""
    table = Table(
        card.corner, *card.columns, title=Text(f"{card.title} ({card.rule})", "bold"), title_justify="left"
    )
    for row in card.rows:
        table.add_row(*(Text(cell) for cell in (row.head, *row.cells)))
    return Group(table, *(Text(note, "italic") for note in card.notes), Text(""))


def _coverage(found: Coverage, number: str | None, json: bool) -> None:
    if json:
        print_json(msgspec.structs.asdict(found))
    else:
        console().print(_table(found, number))
        console().print(f"{found.covered} of {found.paragraphs} paragraphs covered")
        for what, numbers in (("missing", found.missing), ("unknown numbers in tests", found.unknown)):
            if numbers:
                console().print(f"{what}: {', '.join(numbers)}", markup=False)
    if found.missing or found.unknown:
        raise typer.Exit(FAILED)


def _table(found: Coverage, number: str | None) -> Table:
    table = Table("rule", "code", "tests", box=None)
    for name, row in found.rows.items():
        if number in (None, name):
            reason = _reason(row) or "-"
            table.add_row(
                name,
                _places(row.code) or reason,
                _places(row.tests) or "-",
                style="" if row.covered else "red",
            )
    return table


def _reason(row: Row) -> str:
    return f"none needed: {row.reason.told(DEFAULT)}" if row.reason else ""


def _places(places: list[str]) -> str:
    return "\n".join(places[:3]) + (f"\n… {len(places) - 3} more" if len(places) > 3 else "")


def page(found: Coverage, index: RuleIndex) -> str:
    """The rule index as a page: each paragraph, the modules that cite it, and how many tests prove it."""
    rows = [
        f"| {number} | {' | '.join(map(rule.title.told, LANGUAGES))} | {_modules(found.rows[number])} "
        f"| {len(found.rows[number].tests) or '–'} |"
        for number, rule in index.items()
    ]
    head = [
        f"# Rule index of {found.game}",
        "",
        f"Made by `grognard rules {found.game} --coverage --markdown`. What a paragraph says, in our words:",
        f"`grognard rules {found.game} NUMBER`.",
        "",
        f"{found.covered} of {found.paragraphs} paragraphs are covered: cited by the code and proved by a",
        "test, or with a stated reason why they need none.",
        "",
        "| rule | title | titre | code | tests |",
        "|---|---|---|---|---|",
    ]
    return "\n".join([*head, *rows, ""])


def _modules(row: Row) -> str:
    modules = dict.fromkeys(place.split(":")[0].removesuffix(".py") for place in row.code)
    return ", ".join(modules) or _reason(row) or "–"
