"""A game being played in the terminal: who plays, what was done, what can be taken back, where it is kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from grognard.bots import Bot
from grognard.cli.replay import log_line
from grognard.cli.saving import save
from grognard.cli.textmap import TextMap, text_map
from grognard.cli.words import Words
from grognard.draw.scene import Scene
from grognard.kernel.action import Action
from grognard.kernel.event import Event
from grognard.kernel.record import Record, Recorder
from grognard.kernel.replay import replay, start
from grognard.page.completing import complete
from grognard.page.names import Names
from grognard.page.scene import scene_of


class Past(NamedTuple):
    """How it was before an action: the position, and how many lines the log had."""

    state: Any
    logged: int


class Session:
    """The state, and outside of it what a table needs: the past for undo, the log, the record on disk.

    `past` has an entry for each of the actions that can be taken back.
    """

    def __init__(
        self, state: Any, recorder: Recorder, path: Path, bots: dict[int, Bot], words: Words, out: Console
    ) -> None:
        self.state, self.recorder, self.path, self.bots = state, recorder, path, bots
        self.words, self.out, self.game = words, out, state.game
        self.names = Names(self.game, words.language)
        self.past: list[Past] = []
        self.log: list[Text] = []
        self._scene: Scene | None = None
        save(recorder, path)

    # ---------------------------------------------------------------- who is asked

    @property
    def person(self) -> int | None:
        """The seat at the keyboard that has to answer now, if any."""
        return next((seat for seat in self.state.waiting if seat not in self.bots), None)

    @property
    def eyes(self) -> int | None:
        """Whose view the terminal shows: of the one who is asked, else of the first who sits here."""
        if self.person is not None:
            return self.person
        return next((seat for seat in range(len(self.state.setup.seats)) if seat not in self.bots), None)

    @property
    def prompt(self) -> Any:
        return self.state.prompt(self.person)

    @property
    def scene(self) -> Scene:
        """What the eyes of this terminal see now; made once for each position."""
        if self._scene is None:
            self._scene = scene_of(self.game, self.state.view(self.eyes), self.words.language)
        return self._scene

    @property
    def picture(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.game.picture(self.state.view(self.eyes))
        return shown

    def map(self, marks: Any = ()) -> TextMap:
        return text_map(self.scene, self.game.board, self.words, marks)

    # ---------------------------------------------------------------- acting

    def do(self, seat: int, action: Action) -> None:
        """Does an action and keeps it: when this comes back it is on disk."""
        events = self._act(seat, action, len(self.log))
        save(self.recorder, self.path)
        self._scene = None
        self.tell(events)

    def _act(self, seat: int, action: Action | str, logged: int) -> list[Event]:
        before = Past(self.state.clone(), logged)
        events: list[Event] = self.state.act(seat, action)
        self.recorder.append(seat, action, self.state)
        self.past = [*self.past, before] if self.state.takeback else []
        return events

    def tell(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.eyes)
            if seen is not None:
                line = log_line(self.words, seen)
                self.log.append(line)
                self.out.print(line)

    def let_bots_move(self) -> None:
        """The bots answer until a person is asked or the game is over."""
        while self.person is None and self.state.waiting:
            seat = self.state.waiting[0]
            action = self.bots[seat].choose(self.state.prompt(seat), partial(self.state.view, seat))
            self.do(seat, action)

    def undo(self) -> bool:
        """Takes back the last action of whoever is asked, if no die was rolled and nobody else asked since;
        or else the last secret answer given at this keyboard, as long as others have still to give theirs."""
        asked_first = (self.person, *reversed(self.state.undoable))
        here = (seat for seat in asked_first if seat not in self.bots and self.state.may_undo(seat))
        seat = next(here, None)
        return seat is not None and self.take_back(seat)

    def take_back(self, seat: int) -> bool:
        """Takes back a seat's last action; what others have answered in secret since stands."""
        since = self.state.undoable[::-1].index(seat)
        gone = len(self.past) - since - 1
        if gone < 0:
            return False
        (state, logged), later = self.past[gone], self.past[gone + 1 :]
        again = self.recorder.moves[len(self.recorder.moves) - since :]
        lines = (later[0].logged if later else len(self.log)) - logged
        del self.log[logged : logged + lines]
        self.state, self.past, self._scene = state, self.past[:gone], None
        self.recorder = shortened(self.recorder, state, since + 1)
        for move, past in zip(again, later, strict=True):
            self._act(move.seat, move.action, past.logged - lines)
        save(self.recorder, self.path)
        return True

    def complete(self, line: str) -> Action:
        """The action of a line. Spaces may be called by their names; of a way the end is enough: the cheapest
        that is offered is taken."""
        return complete(self.state, self.person, self.names.heard(line))

    def weigh(self, action: Action) -> Any | None:
        """What the dice may bring, for actions that can be weighed before."""
        if action.verb not in self.game.weighed:
            return None
        return self.game.odds(self.game.write(action).split()[1:], self.state.view(self.eyes))


def shortened(record: Record, state: Any, by: int) -> Recorder:
    """A record without its last actions; `state` is the position before them."""
    left = Record(record.header, record.name)
    left.moves = record.moves[:-by]
    left.digests = {n: d for n, d in record.digests.items() if n <= len(left.moves)}
    left.checkpoints = {n: c for n, c in record.checkpoints.items() if n <= len(left.moves)}
    left.spent = {n: s for n, s in record.spent.items() if n <= len(left.moves)}
    return Recorder.resume(left, state)


def remember(session: Session, record: Record) -> None:
    """After a game was loaded: the positions that its last actions can be taken back to."""
    keep = session.state.takeback
    if not keep:
        return
    positions = [start(session.game, record).clone()]
    positions += [played.state.clone() for played in replay(session.game, record)]
    session.past = [Past(state, 0) for state in positions[-keep - 1 : -1]]


def bot_seed(state: Any, seat: int, moves: int) -> int:
    """A bot's luck: it follows from the game's seed, so that the same game can be played again."""
    return Random(f"{state.seed}:{seat}:{moves}").getrandbits(63)
