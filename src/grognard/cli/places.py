"""What a person can ask about the map: all of it, a window, units, a stack, where a unit can go."""

from __future__ import annotations

import re

from rich.text import Text

from grognard.cli import show
from grognard.cli.offers import actions_about, ends_of
from grognard.cli.session import Session
from grognard.cli.textmap import AreaMap
from grognard.cli.textmap.scene_words import told_of
from grognard.kernel.refusal import GrognardError

# Parts of the map, by where they lie between its edges.
PARTS = {
    "north": (0.5, 0.12), "south": (0.5, 0.88), "west": (0.12, 0.5), "east": (0.88, 0.5),
    "nord": (0.5, 0.12), "sud": (0.5, 0.88), "ouest": (0.12, 0.5), "est": (0.88, 0.5), "centre": (0.5, 0.5),
}  # fmt: skip


def show_map(session: Session, *words: str) -> None:
    """The whole map, or a window round a space, a town or a unit, or in a part of the map."""
    width = session.out.width
    if words:
        session.out.print(session.map().window(place(session, " ".join(words)), width))
        return
    session.out.print(session.map().whole(width))
    _tell_boxes(session)


def show_units_on_map(session: Session) -> None:
    """Where a phase begins: the part of a large map that has units."""
    session.out.print(session.map().where_units_are(session.out.width))
    _tell_boxes(session)


def _tell_boxes(session: Session) -> None:
    full = [f"{box.title} {len(box.counters)}" for box in session.scene.boxes if box.counters]
    if full:
        session.out.print(Text(session.words.say("boxes", boxes=", ".join(full)), "dim"))


def place(session: Session, word: str) -> str:
    """The space that a word means: its number or name, a town, a unit, a part of the map."""
    found = look_up(session, word)
    if found is None:
        raise GrognardError(session.words.say("no-place", name=word))
    return found


def look_up(session: Session, word: str) -> str | None:
    """The space that a word means, if any: in full, or by the beginning of a name."""
    scene = session.scene
    towns = {town.name.lower(): town.space for town in scene.towns}
    units = {one.unit: one.space for one in scene.counters}
    found = session.names.whole(word) or towns.get(word.lower()) or units.get(word)
    if found is None and word.lower() in PARTS:
        found = _nearest(session, *PARTS[word.lower()])
    return found or session.names.begun(word)


def _nearest(session: Session, across: float, down: float) -> str:
    board = session.game.board
    xs, ys = [x for x, _ in board.centres], [y for _, y in board.centres]
    x, y = min(xs) + across * (max(xs) - min(xs)), min(ys) + down * (max(ys) - min(ys))
    name: str = board.names[min(range(len(board)), key=lambda n: abs(xs[n] - x) + abs(ys[n] - y))]
    return name


def show_units(session: Session, *words: str) -> None:
    """All units by place, or those whose name begins like this."""
    lines = [line for line in show.units(session.scene, session.words).split("\n") if line.plain]
    found = [
        line
        for line in lines
        if not words or any(re.search(rf"[ ,]{re.escape(word)}", line.plain) for word in words)
    ]
    for line in found or [Text(session.words.say("no-units"))]:
        session.out.print(line)


def show_stack(session: Session, *words: str) -> None:
    """What there is in a space, and what it touches where the map can't show that."""
    name = place(session, one_of(session, words, f"stack {example_space(session)}"))
    scene, game, language = session.scene, session.game, session.words.language
    session.out.print(Text(game.label("space", name, language), "bold"))
    if game.about("space", name, language):
        session.out.print(Text(game.about("space", name, language), "dim"))
    if name in scene.control:
        holder = scene.flags.get(scene.control[name])
        session.out.print(session.words.say("held", holder=holder.title if holder else scene.control[name]))
    here = [one for one in scene.counters if one.space == name]
    known = session.state.known(session.eyes, {"units": [one.unit for one in here]})
    for one in here:
        called = session.words.unit(one.unit, known) if one.form != "marker" else ""
        session.out.print(Text(f"  {told_of(one, session.words)}  {called}".rstrip()))
    text_map = session.map()
    if isinstance(text_map, AreaMap):
        session.out.print(text_map.touching(game.board.index[name]))


def show_reach(session: Session, *words: str) -> None:
    """Where a unit can go in answer to the question, on the map."""
    unit = one_of(session, words, f"reach {example_unit(session)}")
    spaces = {
        session.game.board.names[space]
        for action in actions_about(session, unit)
        for space in ends_of(session.game, action)
    }
    if not spaces:
        session.out.print(session.words.say("reach-none", unit=unit))
        return
    named = sorted(session.words.label("space", space) for space in spaces)
    session.out.print(session.words.say("reach", unit=unit, spaces=", ".join(named)))
    text_map, stands, width = session.map(spaces), look_up(session, unit), session.out.width
    session.out.print(text_map.window(stands, width) if stands else text_map.whole(width))


# ---------------------------------------------------------------- examples


def one_of(session: Session, words: tuple[str, ...], example: str) -> str:
    """What a command is about; without it, an example of how it is asked."""
    if not words:
        raise GrognardError(session.words.say("usage", example=example))
    return " ".join(words)


def example_unit(session: Session) -> str:
    """A unit on the map, of the one who is asked if he has any: for an example that works as it stands."""
    units = [one.unit for one in session.scene.counters]
    own = (word for action in session.prompt.offered() for word in session.game.write(action).split())
    return next((word for word in own if word in units), units[0] if units else "unit")


def example_space(session: Session) -> str:
    """The space of that unit."""
    stands = look_up(session, example_unit(session))
    return session.names.typed(stands or session.game.board.names[0])
