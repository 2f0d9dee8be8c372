"""`grognard tables`: what a server has stored, for whoever runs it: listed, exported, deleted, copied."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as RichTable
from rich.text import Text

import grognard
from grognard import store as stores
from grognard.cli.common import FAILED, Json, Language, check_language, console, errors, print_json
from grognard.cli.serve import Database
from grognard.cli.words import say
from grognard.kernel.languages import DEFAULT
from grognard.kernel.refusal import GrognardError, UnknownChoice
from grognard.store import Store, copying, deleting, listing
from grognard.store.listing import ListedTable
from grognard.table.errors import NoSuchTable
from grognard.table.open_tables import OpenTables

DAY = 86400.0
STAGES = listing.Stage.__args__  # type: ignore[attr-defined]

IDS = {"ignore_unknown_options": True}
"""An id may begin with a dash."""
Ids = Annotated[list[str], typer.Argument(metavar="TABLE...", help="Tables, by the ids of their links.")]

COLUMNS = ("table", "title", "game", "stage", "players", "actions", "created", "seen")

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Looks after the tables of a server: lists, exports, deletes, backs up, moves them.",
)


@contextmanager
def _opened(database: str | None) -> Iterator[Store]:
    """The store that there is: a slip of the pen is not to make an empty one."""
    url = database or stores.default_url()
    file = url.removeprefix("sqlite:///")
    if file != url and not Path(file).expanduser().exists():
        raise stores.NoDatabase(url, "there is no such file")
    store = stores.open(url)
    try:
        yield store
    finally:
        store.close()


@app.command("list")
def list_tables(
    stage: Annotated[str | None, typer.Option(help="Only those: " + ", ".join(STAGES) + ".")] = None,
    unused: Annotated[float, typer.Option(help="Only those that nobody used for so many days.", min=0)] = 0,
    database: Database = None,
    json: Json = False,
    language: Language = DEFAULT,
) -> None:
    """Lists tables, the newest first.

    Example: grognard tables list --stage unstarted --unused 90
    """
    check_language(language)
    if stage is not None and stage not in STAGES:
        raise UnknownChoice("stage", stage, STAGES)
    with _opened(database) as store:
        before = time.time() - unused * DAY
        found = [
            one for one in listing.listed(store) if one.stage == (stage or one.stage) and one.seen <= before
        ]
    if json:
        print_json({"tables": found})
    else:
        console().print(_shown(found, language))
        console().print(say("tables-count", language, count=len(found)))


def _shown(found: list[ListedTable], language: str) -> RichTable:
    shown = RichTable(box=None, pad_edge=False)
    for name in COLUMNS:
        # An id that is cut off is of no use: it names the table to the other commands.
        shown.add_column(say(f"tables-{name}", language), no_wrap=name == "table")
    for one in found:
        title = one.title or one.scenario
        players = ", ".join(name or "–" for name in one.players)
        stage = say(f"tables-stage-{one.stage}", language)
        cells = (one.id, title, one.game, stage, players, str(one.actions), _day(one.created), _day(one.seen))
        shown.add_row(*map(Text, cells))
    return shown


def _day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d")


@app.command("export", context_settings=IDS)
def export(
    ids: Ids,
    folder: Annotated[Path, typer.Option(help="Where the files go.", file_okay=False)] = Path("."),
    database: Database = None,
    json: Json = False,
    language: Language = DEFAULT,
) -> None:
    """Writes games as records: TABLE.record each, with all that is hidden in them.

    Example: grognard tables export 5ze0eEoyQF_W --folder records
    """
    check_language(language)
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    with _opened(database) as store:
        open_tables = OpenTables(store, grognard.game)
        for id in ids:
            file = folder / f"{id}.record"
            file.write_text(open_tables.record_text(_read(open_tables, id, language)), encoding="utf-8")
            written.append(str(file))
    if json:
        print_json({"written": written})
    else:
        console().print("\n".join(say("tables-written", language, file=file) for file in written))


def _read(open_tables: OpenTables, id: str, language: str) -> Any:
    try:
        return open_tables.read(id)
    except NoSuchTable:
        raise GrognardError(say("tables-unknown", language, table=id)) from None


@app.command("delete", context_settings=IDS)
def delete(
    ids: Ids,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask.")] = False,
    database: Database = None,
    json: Json = False,
    language: Language = DEFAULT,
) -> None:
    """Deletes tables for good, with all that was played and said there; a running server notices.

    Example: grognard tables delete 5ze0eEoyQF_W
    """
    check_language(language)
    if not yes and not json and not typer.confirm(say("tables-sure", language, count=len(ids))):
        raise typer.Exit(FAILED)
    with _opened(database) as store:
        gone = deleting.delete(store, ids, time.time())
    unknown = sorted(set(ids) - set(gone))
    if json:
        print_json({"deleted": gone, "unknown": unknown})
    else:
        console().print(say("tables-deleted", language, count=len(gone)))
        for id in unknown:
            errors().print(say("tables-unknown", language, table=id))
    if unknown:
        raise typer.Exit(FAILED)


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: Database = None,
    json: Json = False,
    language: Language = DEFAULT,
) -> None:
    """Copies everything, while the server runs, to a file of SQLite, also from PostgreSQL.

    Example: grognard tables backup grognard-2026-11-16.db
    """
    check_language(language)
    with _opened(database) as store:
        copying.back_up(store, file)
    if json:
        print_json({"written": str(file)})
    else:
        console().print(say("tables-written", language, file=str(file)))


@app.command("move")
def move(
    to: Annotated[
        str, typer.Argument(metavar="URL", help="sqlite:///FILE or postgresql://…, a database without games.")
    ],
    database: Database = None,
    json: Json = False,
    language: Language = DEFAULT,
) -> None:
    """Copies everything to another database, SQLite or PostgreSQL; stop the server first, and start it there.

    Example: grognard tables move postgresql://grognard@localhost/grognard
    """
    check_language(language)
    with _opened(database) as source:
        target = stores.open(to)
        try:
            counts = copying.copy(source, target)
        finally:
            target.close()
    if json:
        print_json({"rows": counts})
    else:
        console().print(say("tables-moved", language, count=counts["tables"], actions=counts["journal"]))
