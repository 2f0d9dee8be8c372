"""The conversation of `grognard play`: question, answer, what came of it, until the end of the game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

from rich.text import Text

from grognard.cli import odds as odds_command
from grognard.cli import table
from grognard.cli.commands import COMMANDS
from grognard.cli.offers import MOST_EXPLAINED, offers
from grognard.cli.places import show_map, show_units_on_map
from grognard.cli.session import Session
from grognard.draw.scene import Scene
from grognard.kernel.action import Action
from grognard.kernel.figures import names_in
from grognard.kernel.refusal import BadFile, GrognardError, Illegal
from grognard.kernel.rules import RuleIndex

YES, NO = ("", "y", "yes", "o", "oui"), ("n", "no", "non")


class Talk:
    """Reads lines, a person's or a pipe's, and answers them."""

    def __init__(self, session: Session) -> None:
        self.session, self.say, self.out = session, session.words.say, session.out
        self.rules = RuleIndex.of(session.game)
        self.moment: Any = None
        self.about: str | None = None
        self.last: Any = None
        self.unsure: Action | None = None

    def run(self) -> None:
        """Until the game is over, `quit`, the end of the input, or Ctrl-C."""
        try:
            while True:
                self.session.let_bots_move()
                if self.session.person is None:
                    self.end()
                    return
                self.ask()
                if not self.answer(self.line()):
                    break
        except (EOFError, KeyboardInterrupt):
            self.out.print()
        self.out.print(self.say("kept", path=str(self.session.path)), soft_wrap=True)

    def line(self) -> str:
        """The next line. Piped lines are echoed, so that a transcript can be read."""
        if sys.stdin.isatty():
            import readline  # noqa: F401  (gives `input` a history and an editable line)

            return input("> ")
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.out.print(Text(f"> {line.strip()}"))
        return line

    # ---------------------------------------------------------------- asking

    def ask(self) -> None:
        """The question with its rule, unless it was just asked; at a new one also the map it is about."""
        session, prompt = self.session, self.session.prompt
        if (session.person, prompt.message, prompt.figures) == self.last:
            return
        self.last = session.person, prompt.message, prompt.figures
        self.introduce(prompt)
        language = session.words.language
        title = self.rules[prompt.rule].title.told(language) if prompt.rule in self.rules else ""
        line = Text(session.words.asked(session.state, self.seat), "bold")
        line = Text(" ").join([line, Text(session.words.question(prompt))])
        self.out.print(line.append(f"  {prompt.rule} {title}", "dim"))
        self.offer()

    def introduce(self, prompt: Any) -> None:
        """Where the game stands when another phase begins; a window when another place is asked about."""
        scene, about = self.session.scene, self.focus(prompt.figures)
        moment = self.seat, scene.subtitle
        if moment != self.moment:
            self.out.print(Text("\n" + scene.subtitle.replace("\n", ". "), "dim"))
            for line in self.standing(scene):
                self.out.print(line)
        if about != self.about if about else moment != self.moment:
            if about:
                show_map(self.session, about)
            else:
                show_units_on_map(self.session)
        self.moment, self.about = moment, about

    def standing(self, scene: Scene) -> Iterator[Text]:
        """The scores, and what the one who is asked has of everything."""
        if scene.scores:
            yield table.scores(scene)
        yield from table.points(scene, self.session.picture, [self.session.state.setup.seats[self.seat]])

    def offer(self) -> None:
        """The answers themselves, where there are few."""
        few = list(islice(self.session.prompt.offered(), MOST_EXPLAINED + 1))
        if len(few) <= MOST_EXPLAINED:
            self.out.print(offers(self.session, few))

    def focus(self, figures: dict[str, Any]) -> str | None:
        """The space that a question is about: one it names, or where the first unit it names stands."""
        stands = {one.unit: one.space for one in self.session.scene.counters}
        names = [name for value in figures.values() for name in names_in(value)]
        return next(
            (stands.get(n, n) for n in names if n in stands or n in self.session.game.board.index), None
        )

    # ---------------------------------------------------------------- answering

    def answer(self, line: str) -> bool:
        """Does what a line says; False if it ends the conversation."""
        unsure, self.unsure = self.unsure, None
        word, *rest = line.split() or [""]
        if unsure is not None and word.lower() in YES:
            self.session.do(self.seat, unsure)
        elif unsure is not None and word.lower() in NO:
            pass
        elif word in ("quit", "q"):
            return False
        elif word:
            self.try_to(word, rest)
        return True

    @property
    def seat(self) -> int:
        seat = self.session.person
        assert seat is not None, "only a person that is asked can answer"
        return seat

    def try_to(self, word: str, rest: list[str]) -> None:
        """A command, or else an action; whatever is wrong with it is told, and nothing is changed."""
        try:
            if word in COMMANDS:
                COMMANDS[word](self.session, *rest)
            else:
                self.act(" ".join((word, *rest)))
        except Illegal as illegal:
            self.out.print(Text(self.session.words.refusal(illegal.refusal), "red"))
            if illegal.refusal.message == "unknown-verb":
                self.out.print(self.say("try-help"))
        except BadFile:
            raise  # the action could not be kept: better no game than one that is lost
        except GrognardError as error:
            self.out.print(Text(str(error), "red"))

    def act(self, line: str) -> None:
        """Does an action; one that is left to the dice is weighed first, and done when confirmed."""
        action = self.session.complete(line)
        refusal = self.session.prompt.why_not(action)
        if refusal is not None:
            raise Illegal(refusal)
        found = self.session.weigh(action)
        if found is None:
            self.session.do(self.seat, action)
            return
        self.out.print(odds_command.shown(self.session.words, found))
        self.out.print(self.say("confirm"))
        self.unsure = action

    def end(self) -> None:
        """How it ended."""
        state = self.session.state
        self.out.print(Text(self.session.words.outcome(state.outcome, state.setup.seats), "bold"))
        self.out.print(self.say("over", path=str(self.session.path)), soft_wrap=True)
