"""What a person can ask while playing: the words that are no answers, and what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from grognard.cli import table
from grognard.cli.battle import show_battle
from grognard.cli.offers import show_list, show_odds, show_why, usage, usages
from grognard.cli.places import example_space, example_unit, show_map, show_reach, show_stack, show_units
from grognard.cli.rules import paragraph
from grognard.cli.session import Session
from grognard.kernel.refusal import GrognardError
from grognard.kernel.rules import RuleIndex

LOG_LINES = 20


def show_table(session: Session, *words: str) -> None:
    """What lies beside the map."""
    lines = list(table.beside(session.scene, session.picture, session.words))
    session.out.print(Group(*lines) if lines else session.words.say("no-table"))


def show_rule(session: Session, *words: str) -> None:
    """A paragraph of the rules; without a number the one behind the question."""
    number, index = " ".join(words) or session.prompt.rule, RuleIndex.of(session.game)
    if number not in index:
        raise GrognardError(session.words.say("no-rule", number=number))
    session.out.print(paragraph(index[number], session.words.language))


def show_log(session: Session, *words: str) -> None:
    """The last lines of the log, or so many of them."""
    count = int(words[0]) if words and words[0].isdecimal() else LOG_LINES
    for line in session.log[-count:] if count else ():
        session.out.print(line)


def undo(session: Session, *words: str) -> None:
    session.out.print(session.words.say("undone" if session.undo() else "no-undo"))


def tell_saved(session: Session, *words: str) -> None:
    """Nothing is left to do: every action is on disk since it was done."""
    session.out.print(session.words.say("saved", path=str(session.path)), soft_wrap=True)


def show_help(session: Session, *words: str) -> None:
    """The commands with examples of this very position, then the kinds of answer."""
    asked = Table("", "", box=None, show_header=False, pad_edge=False)
    for line, text in _commands(session):
        asked.add_row(Text(line), Text(text))
    answered = Table("", "", box=None, show_header=False, pad_edge=False)
    for line, text in usages(session):
        answered.add_row(Text(f"  {line}"), Text(text, "dim"))
    session.out.print(asked, Text(session.words.say("answers")), answered)


def _commands(session: Session) -> Iterator[tuple[str, str]]:
    say, unit, space = session.words.say, example_unit(session), example_space(session)
    yield "map", say("help-map")
    yield f"map {space}, map {unit}", say("help-window")
    yield f"units, units {unit[:3]}", say("help-units")
    yield f"stack {space}", say("help-stack")
    yield "table", say("help-table")
    yield "battle", say("help-battle")
    yield f"list, list {unit}", say("help-list")
    yield f"reach {unit}", say("help-reach")
    asked = (usage(session, verb).replace(verb, "odds", 1) for verb in session.game.weighed)
    yield from ((line, say("help-odds")) for line in dict.fromkeys(asked))
    action = next(session.prompt.offered(), None)
    yield f"why {session.names.said(action) if action else ''}".strip(), say("help-why")
    yield f"rule, rule {session.prompt.rule}", say("help-rule")
    yield "log, log 50", say("help-log")
    yield "undo", say("help-undo")
    yield "save, quit", say("help-save")
    yield "", say("help-answer")


COMMANDS: dict[str, Callable[..., None]] = {
    "map": show_map,
    "units": show_units,
    "stack": show_stack,
    "table": show_table,
    "battle": show_battle,
    "reach": show_reach,
    "odds": show_odds,
    "rule": show_rule,
    "why": show_why,
    "list": show_list,
    "log": show_log,
    "undo": undo,
    "save": tell_saved,
    "help": show_help,
}
