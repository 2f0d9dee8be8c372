"""The commands put together, and what happens when one of them cannot do its work."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from grognard.cli import bench, case, games, lab, new, odds, play, replay, rules, serve, show, word_list
from grognard.cli.common import BAD_USE, errors
from grognard.kernel.refusal import GrognardError


class _Group(TyperGroup):
    """Tells an error that a person can mend in one line, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except GrognardError as error:
            errors().print(f"grognard: {error}", markup=False, highlight=False, soft_wrap=True)
            raise typer.Exit(BAD_USE) from error


app = typer.Typer(
    cls=_Group,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    help="Four strategic games of the Second World War in Europe, refereed, played and studied.\n\n"
    "Start with: grognard play bfg",
)
app.command("games")(games.games)
app.command("new")(new.new)
app.command("play")(play.play)
app.command("show")(show.show)
app.command("replay")(replay.replay)
app.command("rules")(rules.rules)
app.command("odds")(odds.odds)
app.command("case")(case.case)
app.command("words")(word_list.words)
app.add_typer(lab.app, name="lab")
app.command("bench")(bench.bench)
app.command("page")(serve.page)
app.command("serve")(serve.serve)
