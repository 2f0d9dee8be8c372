"""The looks of pieces: blocks from behind, seen by their owner, lying open; aircraft, fleets, markers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from grognard.draw.scene import Counter, Form, Symbol
from grognard.games.europe_engulfed.components import CAMPS, Components, Piece

COLOURS: Mapping[str, tuple[str, str]] = {
    "germany": ("#6b746c", "#ffffff"),
    "italy": ("#5f9474", "#10180f"),
    "britain": ("#c9a06a", "#1d150a"),
    "usa": ("#7e8b4a", "#14160c"),
    "france": ("#86b9e2", "#0e1a24"),
    "ussr": ("#8a4b2d", "#ffffff"),
    "finland": ("#e0bb45", "#1d1a14"),
    "romania": ("#e0bb45", "#1d1a14"),
    "hungary": ("#e0bb45", "#1d1a14"),
    "bulgaria": ("#e0bb45", "#1d1a14"),
    "vichy": ("#a9b8c9", "#14202e"),
    "poland": ("#fbf8f2", "#b3121a"),
    "belgium": ("#dd9450", "#1d120a"),
    "netherlands": ("#e8853d", "#1d120a"),
    "denmark": ("#d8b7b0", "#7a1015"),
    "norway": ("#b9d0d8", "#8a1a1f"),
    "sweden": ("#f0d868", "#1b4a86"),
    "switzerland": ("#e7b4ad", "#7a1015"),
    "spain": ("#d9b34f", "#7a1310"),
    "portugal": ("#9bb58a", "#7a1310"),
    "yugoslavia": ("#27457f", "#ffffff"),
    "greece": ("#4d74b8", "#ffffff"),
    "turkey": ("#b5544a", "#ffffff"),
    "baltic_states": ("#d3b8cc", "#3d1d33"),
}
"""By power the ground and the ink of its pieces; the Axis minor powers share the yellow (0.20)."""
ELITE: Mapping[str, tuple[str, str]] = {"germany": ("#23272a", "#e6e1d3"), "ussr": ("#a02824", "#ffe9a8")}
SYMBOLS: Mapping[str, Symbol] = {
    "infantry": "infantry",
    "infantry_small": "infantry",
    "elite_infantry": "infantry",
    "cavalry": "cavalry",
    "airborne": "parachute",
    "militia": "militia",
    "armour": "armour",
    "elite_armour": "armour",
    "air": "air",
}
FORTS = ("fort", "heavy_fort")
"""6.9: by the level of a fortification, less one."""
CAMP_COLOURS: Mapping[str, tuple[str, str]] = {
    "axis": ("#434d52", "#ffffff"),
    "western": ("#3f6f9c", "#ffffff"),
    "soviet": ("#a8352c", "#ffffff"),
}


def faces(c: Components) -> dict[str, Counter]:
    """By the name that pictures use; those of blocks that lie open come last, on top of all."""
    return {
        **{f"fort.{name}": _marker(f"fort.{name}", "fort", "#d8cdb2", "#3a3226") for name in FORTS},
        **{f"beachhead.{camp}": _marker(camp, "beachhead", *CAMP_COLOURS[camp]) for camp in CAMPS},
        **{f"fleet.{power}": _marker(power, "fleet", *COLOURS[power]) for power in c.power_ids},
        **dict(_aircraft(c)),
        **dict(_blocks(c, "standing")),
        **dict(_blocks(c, "facing")),
        **dict(_blocks(c, "lying")),
    }


def _marker(side: str, symbol: Symbol, back: str, ink: str) -> Counter:
    return Counter(
        unit=side, symbol=symbol, size="none", factors="", back=back, ink=ink, side=side, form="marker"
    )


def _aircraft(c: Components) -> Iterator[tuple[str, Counter]]:
    for back in c.backs:
        piece = c.pieces[c.deck[back][0]]
        if piece.kind.aircraft:
            yield f"{back}.air", counter(c, piece, "counter")


def _blocks(c: Components, form: Form) -> Iterator[tuple[str, Counter]]:
    """0.20, 6.24: from behind one face for each colour; else one for each kind of block of each power."""
    for piece in dict.fromkeys(c.pieces):
        if not piece.kind.aircraft:
            yield face_of(c, piece, form), counter(c, piece, form)


def face_of(c: Components, piece: Piece, form: Form) -> str:
    """The name of the face that a piece shows."""
    if form == "counter":
        return f"{piece.back}.air"
    return f"{piece.back}.standing" if form == "standing" else f"{kind_of(c, piece)}.{form}"


def kind_of(c: Components, piece: Piece) -> str:
    return f"{c.power_ids[piece.power]}.{piece.block}"


def counter(c: Components, piece: Piece, form: Form) -> Counter:
    """A block or an aircraft as it is seen; from behind it has nothing but its colour."""
    power = c.power_ids[piece.power]
    back, ink = ELITE[power] if piece.kind.elite else COLOURS[power]
    shown: dict[str, Any] = {"symbol": "none"}
    if form != "standing":
        shown = {"symbol": SYMBOLS[piece.block], "kind": piece.block}
    if form in ("facing", "lying"):
        shown["most_steps"] = piece.steps
    return Counter(
        unit=piece.back if form == "standing" else kind_of(c, piece),
        units=tuple(c.names(c.units_with[piece.back])),
        size="none",
        factors="",
        back=back,
        ink=ink,
        side=_side(c, piece),
        flag=power,
        form=form,
        **shown,
    )


def _side(c: Components, piece: Piece) -> str:
    """Whose stack it lies in: that of its camp, or its own while nobody has it for an ally."""
    camp = c.first_camp[piece.power]
    return CAMPS[camp] if camp >= 0 else c.power_ids[piece.power]
