"""What never changes about an area, an army, a type of army or a tile, in a few words."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.downfall_third_reich.components import ArmyType, Components
from grognard.games.downfall_third_reich.rules.scenarios import year
from grognard.kernel.messages import Messages

# What an area may be, and the words for it.
FACTS = (
    "capital", "supply_source", "victory_area", "fortress", "africa", "east_of_limit", "soviet_border_freeze",
)  # fmt: skip


def unit(c: Components, words: Messages, name: str) -> str:
    """Country, arm, combat and support on both sides, and what is special about it."""
    return army_type(c, words, c.type_ids[c.type_of[c.number[name]]])


def army_type(c: Components, words: Messages, name: str) -> str:
    kind = c.types[c.type_number[name]]
    figures = {
        "country": kind.country,
        "arm": kind.arm,
        "combat": kind.full["combat"],
        "reduced": kind.reduced["combat"],
        "support": kind.full["support"],
        "weak": kind.reduced["support"],
    }
    return words.chain([words.text("about-unit", figures), *_special(c, words, kind)])


def _special(c: Components, words: Messages, kind: ArmyType) -> Iterator[str]:
    """16.6 to 16.9, 13.3, 13.5, and the supports of the other reading of the labels (23.1)."""
    if kind.dak:
        africa = {"combat": kind.full_africa["combat"], "reduced": kind.reduced_africa["combat"]}
        yield words.text("about-unit-africa", africa)
    if kind.requires:
        yield words.text("about-unit-requires", {"technology": kind.requires})
    if kind.arm == "armour" and kind.country == "germany":
        yield words.text("about-unit-steppe")
    if kind.dak or (kind.arm == "armour" and kind.country == "uk"):
        yield words.text("about-unit-desert")
    if kind.country == "italy":
        yield words.text("about-unit-italian")
    own = kind.full["support"], kind.reduced["support"]
    printed = c.printed_supports.get(kind.label)
    if printed and (printed["full"][1], printed["reduced"][1]) != own:
        figures = {"support": printed["full"][1], "weak": printed["reduced"][1]}
        yield words.text("about-unit-printed", figures)


def tile(c: Components, words: Messages, name: str) -> str:
    """Chapter 13: what a technology is good for, and when its faction may have it."""
    faction, technology = name.split(".")
    entry = c.technologies[technology]
    told = [words.text(f"about-tile-{technology}")]
    if faction in entry.available_from:
        told.append(words.text("about-tile-from", {"year": str(year(entry.available_from[faction]))}))
    for required in entry.requires.get(faction, ()):
        told.append(words.text("about-tile-after", {"technology": required}))
    return words.chain(told)


def space(c: Components, words: Messages, name: str) -> str:
    """Country, ground, what it is good for; then its coast, its borders and the landings from it."""
    here = c.board.index[name]
    area = c.areas[here]
    ground = [words.label("terrain", kind) for kind in area.terrain]
    facts = [words.label("country", area.country), *([words.text("about-box")] if area.box else ground)]
    facts += [words.text(f"about-{fact}") for fact in FACTS if getattr(area, fact)]
    coast = [words.text("about-coast", {"seas": area.coast})] if area.coast else []
    return words.chain([", ".join(facts), *coast, *_borders(c, words, here), *_landings(c, words, here)])


def _borders(c: Components, words: Messages, here: int) -> Iterator[str]:
    """15.1, 15.4, 15.5: borders that help the defender here, and high mountains."""
    found: dict[tuple[str, int], list[str]] = {}
    for there in sorted(c.board.beside[here]):
        kinds, bonus = c.board.pairs[here, there].kinds, c.border_bonus.get((there, here), 0)
        if bonus:
            fortified = bonus >= c.tables["combat"]["fortified"]
            key = "strait" if "strait" in kinds else "fortified" if fortified else "river"
            found.setdefault((key, bonus), []).append(c.board.names[there])
        if "high_mountain" in kinds:
            found.setdefault(("high-mountain", 0), []).append(c.board.names[there])
    for (key, bonus), spaces in found.items():
        yield words.text(f"about-side-{key}", {"spaces": spaces, "bonus": bonus})


def _landings(c: Components, words: Messages, here: int) -> Iterator[str]:
    """8.5, 13.9: where an army may land from here, with the technology or without."""
    axes = c.seas.landings_from.get(here, [])
    for d, key in ((False, "about-landings"), (True, "about-landings-d")):
        spaces = [c.board.names[axis.end] for axis in axes if axis.d == d]
        if spaces:
            yield words.text(key, {"spaces": spaces})
