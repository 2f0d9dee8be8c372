"""What a person can ask while playing: the map, units, reach, odds, rules, why not, the log."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

from rich.text import Text

from grognard.cli import odds as odds_command
from grognard.cli import show
from grognard.cli.rules import paragraph
from grognard.cli.session import Session
from grognard.kernel.action import Action
from grognard.kernel.refusal import GrognardError
from grognard.kernel.rules import RuleIndex

MOST_LISTED, MOST_SCANNED = 40, 20_000
LOG_LINES = 20
# Parts of the map, by where they lie between its edges.
PARTS = {
    "north": (0.5, 0.12), "south": (0.5, 0.88), "west": (0.12, 0.5), "east": (0.88, 0.5),
    "nord": (0.5, 0.12), "sud": (0.5, 0.88), "ouest": (0.12, 0.5), "est": (0.88, 0.5), "centre": (0.5, 0.5),
}  # fmt: skip


def show_map(session: Session, *words: str) -> None:
    """The whole map, or a window round a space, a town or a unit, or in a part of the map."""
    if not words:
        session.out.print(session.map().whole(session.out.width), no_wrap=True, crop=True)
        session.out.print(session.words.say("legend-whole"), style="dim")
        return
    session.out.print(session.map().window(place(session, " ".join(words)), session.out.width), no_wrap=True)
    session.out.print(session.words.say("legend-window"), style="dim")


def place(session: Session, word: str) -> str:
    """The space that a word means: its number, a town, a unit, a part of the map."""
    scene, board = session.scene, session.game.board
    if word in board.index:
        return word
    towns = {town.name.lower(): town.space for town in scene.towns}
    units = {one.unit: one.space for one in scene.counters}
    found = towns.get(word.lower()) or units.get(word)
    if found:
        return found
    if word.lower() not in PARTS:
        raise GrognardError(session.words.say("no-place", name=word))
    return _nearest(session, *PARTS[word.lower()])


def _nearest(session: Session, across: float, down: float) -> str:
    board = session.game.board
    xs, ys = [x for x, _ in board.centres], [y for _, y in board.centres]
    x, y = min(xs) + across * (max(xs) - min(xs)), min(ys) + down * (max(ys) - min(ys))
    name: str = board.names[min(range(len(board)), key=lambda n: abs(xs[n] - x) + abs(ys[n] - y))]
    return name


def show_units(session: Session, *words: str) -> None:
    """All units by place, or those whose name begins like this."""
    lines = show.units(session.scene, session.words).split("\n")
    for line in lines:
        if not words or any(re.search(rf"[ ,]{re.escape(word)}", line.plain) for word in words):
            session.out.print(line)


def show_stack(session: Session, *words: str) -> None:
    """What there is in a space."""
    name = place(session, " ".join(words))
    scene, board = session.scene, session.game.board
    session.out.print(Text(session.game.label("space", name, session.words.language), "bold"))
    session.out.print(
        ", ".join(f"{k} {v}" for k, v in board.attributes[board.index[name]].items()), style="dim"
    )
    for one in scene.counters:
        if one.space == name:
            session.out.print(
                f"  {one.unit}  {session.game.label('unit', one.unit, session.words.language)} {one.mark}"
            )


def show_reach(session: Session, *words: str) -> None:
    """Where a unit can go in answer to the question, on the map."""
    unit = _only(session, words, "reach us_12")
    spaces = {
        session.game.board.names[space]
        for action in _about(session, unit)
        for space in _ends(session, action)
    }
    if not spaces:
        session.out.print(session.words.say("reach-none", unit=unit))
        return
    session.out.print(session.words.say("reach", unit=unit, spaces=", ".join(sorted(spaces))))
    session.out.print(session.map(spaces).window(place(session, unit), session.out.width), no_wrap=True)


def _ends(session: Session, action: Action) -> Iterator[int]:
    """The spaces that an action leads to: the last of a way, or the spaces it names."""
    for kind, value in zip(session.game.vocabulary.signatures[action.verb], action.args, strict=True):
        if kind == "path":
            yield value[-1]
        elif kind in ("space", "spaces"):
            yield from value if kind == "spaces" else (value,)


def _about(session: Session, word: str) -> Iterator[Action]:
    for action in islice(session.prompt.offered(), MOST_SCANNED):
        if word in re.split(r"[ +-]", session.game.write(action)):
            yield action


def show_odds(session: Session, *words: str) -> None:
    """What an attack may bring."""
    found = session.game.odds(words, session.state.view(session.eyes))
    session.out.print(odds_command.shown(session.words, found))


def show_rule(session: Session, *words: str) -> None:
    """A paragraph of the rules; without a number the one behind the question."""
    number, index = " ".join(words) or session.prompt.rule, RuleIndex.of(session.game)
    if number not in index:
        raise GrognardError(session.words.say("no-rule", number=number))
    session.out.print(paragraph(index[number], session.words.language))


def show_why(session: Session, *words: str) -> None:
    """Why an action is not allowed, or that it is."""
    line = " ".join(words)
    refusal = session.prompt.why_not(session.complete(line))
    session.out.print(session.words.refusal(refusal) if refusal else session.words.say("legal", action=line))


def show_list(session: Session, *words: str) -> None:
    """What can be answered: all of it if it is little, else how many for each unit; of one unit all."""
    lines = [session.game.write(a) for a in islice(session.prompt.offered(), MOST_SCANNED)]
    if words:
        lines = [line for line in lines if all(word in re.split(r"[ +-]", line) for word in words)]
    elif len(lines) > MOST_LISTED:
        counts = Counter(" ".join(line.split()[:2]) for line in lines)
        lines = [f"{line} … ({count})" for line, count in counts.items()]
    for line in lines[:MOST_LISTED]:
        session.out.print(f"  {line}", markup=False)
    if len(lines) > MOST_LISTED:
        session.out.print(session.words.say("more", count=len(lines) - MOST_LISTED))


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
    session.out.print(session.words.say("help"), markup=False)
    usage = [" ".join((verb, *session.game.vocabulary.signatures[verb])) for verb in session.prompt.verbs]
    session.out.print(session.words.say("answers", verbs="; ".join(usage)), markup=False)


def _only(session: Session, words: tuple[str, ...], example: str) -> str:
    if len(words) != 1:
        raise GrognardError(session.words.say("usage", example=example))
    return words[0]


COMMANDS: dict[str, Callable[..., None]] = {
    "map": show_map,
    "units": show_units,
    "stack": show_stack,
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
