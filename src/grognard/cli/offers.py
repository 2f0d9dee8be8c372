"""What a person can ask about answers: which there are, why not, what the dice may bring."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from grognard.cli import odds as odds_command
from grognard.cli.session import Session
from grognard.kernel.action import Action
from grognard.kernel.game import Game
from grognard.kernel.refusal import NoOdds
from grognard.page.words import words as page_words

MOST_EXPLAINED, MOST_LISTED, MOST_SCANNED = 8, 40, 20_000


def show_list(session: Session, *words: str) -> None:
    """What can be answered: all of it if it is little, else how many for each unit; of one unit all."""
    actions = list(islice(session.prompt.offered(), MOST_SCANNED))
    if words:
        actions = [one for one in actions if words_of(session, one).issuperset(words)]
    if len(actions) <= MOST_LISTED:
        session.out.print(offers(session, actions) if actions else session.words.say("list-none"))
        return
    lines = _counted(session, actions, 2 + len(words))
    if len(lines) > MOST_LISTED:
        lines = _counted(session, actions, 1 + len(words))
    for line in lines[:MOST_LISTED]:
        session.out.print(Text.assemble(f"  {line}", (_whose(session, line), "dim")))
    example = " ".join(["list", *max(lines, key=len).partition(" … ")[0].split()])
    session.out.print(session.words.say("more", count=max(0, len(lines) - MOST_LISTED), example=example))


def _counted(session: Session, actions: Sequence[Action], depth: int) -> list[str]:
    """The answers by their first words, and how many begin so."""
    counts = Counter(" ".join(session.names.said(action).split()[:depth]) for action in actions)
    return [f"{line} … ({count})" if count > 1 else line for line, count in counts.items()]


def _whose(session: Session, line: str) -> str:
    """Behind answers of one unit: what it is and where, in games whose units are known by mere handles."""
    unit = line.partition(" … ")[0].split()[-1]
    if not any(group.name == "unit" for group in session.state.worded_groups):
        return ""
    here = next((one.space for one in session.scene.counters if one.unit == unit), "")
    if not here:
        return ""
    known = session.state.known(session.eyes, {"units": [unit]})
    return f"  {session.words.unit(unit, known)}, {session.words.label('space', here)}"


def offers(session: Session, actions: Sequence[Action]) -> RenderableType:
    """Answers as one would type them and, if they are few, what each of them means."""
    lines = [f"  {session.names.said(action)}" for action in actions]
    if len(lines) > MOST_EXPLAINED:
        return Text("\n".join(lines))
    told = page_words(session.game, session.words.language)
    table = Table.grid(padding=(0, 2), pad_edge=False)
    table.add_column(no_wrap=True, overflow="fold")
    for line, action in zip(lines, actions, strict=True):
        known = session.state.known(session.eyes, told.figures(action))
        table.add_row(Text(line), Text(told.action(action, known), "dim"))
    return table


def show_why(session: Session, *words: str) -> None:
    """Why an action is not allowed, or that it is."""
    line = " ".join(words)
    refusal = session.prompt.why_not(session.complete(line))
    session.out.print(session.words.refusal(refusal) if refusal else session.words.say("legal", action=line))


def show_odds(session: Session, *words: str) -> None:
    """What an attack may bring."""
    named = ["+".join(map(session.names.meant, word.split("+"))) for word in words]
    try:
        found = session.game.odds(named, session.state.view(session.eyes))
    except NoOdds:
        session.out.print(session.words.say("no-odds-of-attacks"))
    else:
        session.out.print(odds_command.shown(session.words, found))


def usages(session: Session) -> Iterator[tuple[str, str]]:
    """How each kind of answer is typed, and what it is called."""
    told = page_words(session.game, session.words.language)
    for verb in session.prompt.verbs:
        yield usage(session, verb), told.verb(verb)


def usage(session: Session, verb: str) -> str:
    """How a kind of answer is typed: "move <unit> <path>"."""
    kinds = session.game.vocabulary.signatures[verb]
    told = (session.words.label("usage", kind) for kind in kinds)
    return " ".join([verb, *(f"<{kind}>" for kind in told)])


# ---------------------------------------------------------------- what an action is about


def actions_about(session: Session, word: str) -> Iterator[Action]:
    """The offered actions that name something."""
    for action in islice(session.prompt.offered(), MOST_SCANNED):
        if word in words_of(session, action):
            yield action


def words_of(session: Session, action: Action) -> set[str]:
    """Everything that an action names, also as the player calls it."""
    lines = session.game.write(action), session.names.said(action)
    return {word for line in lines for word in re.split(r"[ +-]", line)}


def ends_of(game: Game, action: Action) -> Iterator[int]:
    """The spaces that an action leads to: the last of a way, or the spaces it names."""
    for kind, value in zip(game.vocabulary.signatures[action.verb], action.args, strict=True):
        if kind == "path":
            yield value[-1]
        elif kind == "space":
            yield value
        elif kind in ("spaces", "spaces?"):
            yield from value
