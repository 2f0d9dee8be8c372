"""The battle being fought, in the terminal: a table of its two lines, and what each of them rolls with."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from grognard.cli.session import Session
from grognard.kernel.languages import share
from grognard.page.battle import BattleCard, LineCard, ReckoningCard, battle_card


def show_battle(session: Session, *words: str) -> None:
    """What a player at the page sees of it."""
    view = session.state.view(session.eyes)
    fought = battle_card(session.game, view, session.words.language)
    session.out.print(session.words.say("no-battle") if fought is None else _lines(session, fought))


def _lines(session: Session, fought: BattleCard) -> Group:
    table = Table(*(line.title for line in fought.lines), expand=True)
    table.add_row(*(Text("\n").join(_told(session, line)) for line in fought.lines))
    stages = Text("  ").join(
        Text(stage.title, "bold reverse" if number == fought.now else "dim")
        for number, stage in enumerate(fought.stages)
    )
    return Group(Text(f"{fought.title} ({fought.rule})", "bold"), stages, table)


def _told(session: Session, line: LineCard) -> Iterator[Text]:
    for rank in line.ranks:
        yield Text(f"{rank.title}: {', '.join(rank.units)}")
    for one in line.reckonings:
        yield Text(f"{one.text} ({one.rule}){_mean(session, one)}", "bold")
        for term in one.terms:
            about = f": {', '.join(term.units)}" if term.units else ""
            yield Text(f"  {term.adds} {term.text} ({term.rule}){about}")


def _mean(session: Session, one: ReckoningCard) -> str:
    """What can be hoped for on average, or else how likely each result is."""
    if one.expected is None:
        language = session.words.language
        chances = ", ".join(f"{chance.title} {share(chance.chance, language)}" for chance in one.chances)
        return f": {chances}" if chances else ""
    least, most, say = *one.expected, session.words.say
    told = say("battle-mean", least=least) if least == most else say("battle-range", least=least, most=most)
    return f" {told}"
