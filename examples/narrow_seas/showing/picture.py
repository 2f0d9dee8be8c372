"""The looks a block may have, and what a view shows: its blocks, who holds what, supply, points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from examples.narrow_seas.components import NOBODY, NOWHERE, SEATS, Components
from examples.narrow_seas.rules.victory import points
from grognard.draw.scene import Counter, Form, Symbol
from grognard.kernel.hidden import UNKNOWN

if TYPE_CHECKING:
    from examples.narrow_seas.game import NarrowSeas

COLOURS: Mapping[str, tuple[str, str]] = {
    "norda": ("#34618f", "#ffffff"),
    "velmark": ("#c79a3b", "#1d150a"),
    "orsia": ("#97382f", "#ffffff"),
}
SYMBOLS: Mapping[str, Symbol] = {
    "infantry": "infantry",
    "armour": "armour",
    "marines": "beachhead",
    "battleships": "fleet",
    "submarines": "submarine",
}


def counter(c: Components, seat: str, form: Form, kind: str = "", **more: Any) -> Counter:
    """A block as it is seen; from behind an "army" or a "fleet" (1.3)."""
    own, (back, ink) = c.kinds.get(kind), COLOURS[seat]
    return Counter(
        **{"unit": seat, **more},
        symbol=SYMBOLS[kind] if own else "none",
        back_symbol="fleet" if kind == "fleet" else "none",
        size="none",
        factors=f"{7 - own.faces}+" if own else "",
        back=back,
        ink=ink,
        side=seat,
        form=form,
        most_steps=own.most if own else 0,
        kind=kind if own else "",
    )


def faces(c: Components) -> dict[str, Counter]:
    """1.3, 6.3: by realm the backs of armies and fleets; each kind as its owner sees it, and on top of these
    lying open."""
    looks: list[tuple[Form, Iterable[str]]]
    looks = [("standing", ("army", "fleet")), ("facing", c.kinds), ("lying", c.kinds)]
    return {
        f"{seat}.{kind}.{form}": counter(c, seat, form, kind, units=tuple(c.names(c.blocks_of[n])))
        for form, kinds in looks
        for n, seat in enumerate(SEATS)
        for kind in kinds
    }


def picture(c: Components, view: Any) -> dict[str, Any]:
    """What the page is told of a view; whatever is UNKNOWN there can't get into it."""
    shown: dict[str, Any] = {"track": view.round - 1}
    for block in range(len(c.handles)):
        shown[f"unit:{c.handles[block]}"] = _block(c, view, block)
    for space, holder in enumerate(view.holder):
        if holder != NOBODY:
            shown[f"space:{c.name(space)}"] = SEATS[holder]
    for n, seat in enumerate(SEATS):
        shown[f"score:{seat}"] = points(c, view.holder, n)
        if view.purse[n] is not UNKNOWN:
            shown[f"gauge:{seat}.supply"] = view.purse[n]
        if view.active == n:
            shown[f"gauge:{seat}.orders"] = view.orders
    return shown


def _block(c: Components, view: Any, block: int) -> tuple[Any, ...]:
    """Where a block is, or will be, and how it looks, with its steps if they may be known."""
    seat, called = SEATS[c.owner[block]], view.called[block]
    at = view.at[block] if called in (NOWHERE, UNKNOWN) else called
    place = f"reserve_{seat}" if at == NOWHERE else c.name(at)
    mark = "+" if at != view.at[block] else "•" if view.moved[block] else ""
    if view.what[block] is UNKNOWN:
        return place, f"{seat}.{'fleet' if c.fleet[block] else 'army'}.standing", mark
    kind, form = c.kind_names[view.what[block]], "lying" if view.open[block] else "facing"
    steps = view.steps[block] or (1 if at != NOWHERE else 0)
    return (place, f"{seat}.{kind}.{form}", mark, steps) if steps else (place, f"{seat}.{kind}.{form}", mark)


def moment(game: NarrowSeas, view: Any, language: str) -> tuple[str, str]:
    """2.1: the round, and whose turn it is."""
    turn = game.say("round", language, number=view.round)
    if view.active == NOBODY:
        return turn, game.say("purchases", language)
    return turn, game.say("turn-of", language, seat=SEATS[view.active])
