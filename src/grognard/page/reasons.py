"""A click that is not legal: what was meant by it, and why that can't be done.

A unit and a place are asked about as they were clicked; a unit alone, a place alone get the reason that is
true of themselves. A reason never speaks of a unit or a place that only chance has put into the question.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from grognard.kernel.action import base
from grognard.kernel.figures import kind_of
from grognard.kernel.looking import Lead
from grognard.kernel.refusal import Illegal, Refusal, refuse
from grognard.kernel.state import State
from grognard.page.answer import Chance, Figure, chances_of, figures_of, path_of, unknown_of
from grognard.page.completing import complete, distances, standing
from grognard.page.question import question
from grognard.page.sheet import box_titles
from grognard.page.words import words

MOST_TOLD = 4
"""So many reasons can be read."""
MOST_LEADS = 6
"""So many first steps are offered."""
MOST_ASKED = 8
"""So many units of one's own are asked about a place."""


class Click(msgspec.Struct, frozen=True, kw_only=True):
    """What was picked before ("unit:us_12", "space:1905") and what was clicked then: a unit, a place or both;
    `verb` if only one kind of answer is meant."""

    picked: Sequence[str] = ()
    unit: str | None = None
    space: str | None = None
    verb: str | None = None


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why not: `what` was meant, in words, with the unit and the place clicked; the sentence and its rule."""

    verb: str
    what: str
    rule: str
    text: str


class LeadCard(msgspec.Struct, frozen=True, kw_only=True):
    """A first step, complete and ready to be sent as `line`, that ends at `place`; what can be done `after`
    it, with its figures and chances, and how likely that is to succeed (`hope`)."""

    line: str
    place: str
    label: str
    path: list[str]
    verb: str
    after: str
    hope: float
    figures: list[Figure]
    chances: list[Chance]
    unknown: list[str]


class Reasons(msgspec.Struct, frozen=True, kw_only=True):
    """The reasons against, by the verbs that could be meant; the way that was tried, and whose it was.
    `leads` are first steps after which it can be done, or if it is legal, done better. `stands_for` is what
    the place that was clicked can be picked for, as "country:belgium"."""

    reasons: list[Reason]
    path: list[str]
    unit: str | None
    leads: list[LeadCard] = []
    stands_for: str | None = None


def reasons(state: State, seat: int, click: Click, language: str) -> Reasons:
    """Why a click of a seat that is asked leads to nothing; no reasons if it is legal after all."""
    click = _without_markers(state, seat, click)
    _known(state, click)
    return _Asking(state, seat, click, language).told()


def _without_markers(state: State, seat: int, click: Click) -> Click:
    """A piece on the table that no action can name, such as a fleet's marker: its place was meant."""
    if click.unit is None or click.unit in state.game.vocabulary.numbers.get("unit", {}):
        return click
    place = standing(state.game.picture(state.view(seat)), click.unit)
    return click if place is None else replace(click, unit=None, space=click.space or place)


def _known(state: State, click: Click) -> None:
    """Raises Illegal if a click names what is not there."""
    tokens = [*click.picked, *([f"unit:{click.unit}"] if click.unit is not None else [])]
    for kind, _, name in (token.partition(":") for token in tokens):
        if name not in state.game.vocabulary.numbers.get(kind, {}):
            raise Illegal(refuse("", "unknown-name", kind=kind, name=name))
    if click.verb is not None and click.verb not in state.stack[-1].verbs:
        raise Illegal(refuse("", "unknown-verb", verb=click.verb))


class _Asking:
    """One click and all that is needed to understand it."""

    def __init__(self, state: State, seat: int, click: Click, language: str) -> None:
        self.state, self.game, self.seat, self.click = state, state.game, seat, click
        self.language, self.words = language, words(state.game, language)
        self.step, self.view = state.stack[-1], state.view(seat)
        self.picture = state.game.picture(self.view)
        self.path: list[str] = []

    # ---------------------------------------------------------------- what was clicked

    def picks(self, kind: str) -> list[str]:
        return [token.partition(":")[2] for token in self.click.picked if token.startswith(f"{kind}:")]

    @cached_property
    def place(self) -> str | None:
        """The place that was clicked, or that of the unit."""
        click = self.click
        return click.space or (standing(self.picture, click.unit) if click.unit else None)

    @cached_property
    def verbs(self) -> list[str]:
        """The verbs that could be meant, the most telling first."""
        if self.click.verb is not None:
            return [self.click.verb]
        told = [verb for verb in self.step.told_verbs(self.state) if self.step.verbs[verb]]
        return [verb for verb in self.game.tasks if verb in told] or told

    def own(self, unit: str) -> bool:
        """A unit of a side that can act now; where nobody can, of whoever is asked."""
        return self._side(unit) in self.sides

    @cached_property
    def sides(self) -> set[str]:
        prompt, names = self.state.prompt(self.seat), self.game.vocabulary.names
        acting = {
            names["unit"][thing]
            for verb in self.step.verbs
            for number, thing in prompt.beginnings(verb)
            if base(self.step.verbs[verb][number]) == "unit"
        }
        return {self._side(unit) for unit in acting}

    @cached_property
    def faces(self) -> Mapping[str, Any]:
        return self.game.faces(self.state.setup)

    def _side(self, unit: str) -> str:
        shown = self.picture.get(f"unit:{unit}")
        face = self.faces.get(shown[1]) if shown else None
        return face.side if face is not None else ""

    @cached_property
    def asked_about(self) -> set[str]:
        """The units that the question names: a verb that takes none is about them, and about no other."""
        return set(question(self.game, self.state.prompt(self.seat), self.language).units)

    # ---------------------------------------------------------------- what is told

    def told(self) -> Reasons:
        stood = list(self._stood_for())
        fit = next((token for token, refusal in stood if refusal is None), None)
        if fit is not None:
            return Reasons(reasons=[], path=[], unit=None, stands_for=fit)
        found = [
            self._reason("", [], self.place or "", refusal) for _, refusal in stood if refusal is not None
        ] or list(self._found())
        distinct = list({reason.text: reason for reason in reversed(found)}.values())[::-1]
        unit = next(iter(self.picks("unit")), self.click.unit)
        leads = list(self._leads())
        path = [] if leads else self.path
        if leads:  # then it is no matter that something else can't be done
            meant = {lead.verb for lead in leads}
            distinct = [reason for reason in distinct if reason.verb in meant] or distinct
        return Reasons(reasons=distinct[:MOST_TOLD], path=path, unit=unit, leads=leads)

    def _leads(self) -> Iterator[LeadCard]:
        """Of one unit that is picked and a place: what it could do first, to do there what was meant."""
        units = self.picks("unit")
        if len(units) != 1 or self.place not in self.game.board.index:
            return
        for lead in islice(self.game.approaches(self.view, units[0], self.place), MOST_LEADS):
            if self.click.verb in (None, lead.after.verb):
                yield self._lead(lead)

    def _lead(self, lead: Lead) -> LeadCard:
        return LeadCard(
            line=self.game.write(lead.action),
            place=lead.space,
            label=self._place(lead.space),
            path=path_of(self.state, self.view, lead.action),
            verb=lead.after.verb,
            after=self.words.verb(lead.after.verb),
            hope=round(float(lead.hope), 6),
            figures=figures_of(self.state, self.seat, lead.preview, self.words),
            chances=chances_of(lead.preview, self.words),
            unknown=unknown_of(lead.preview, self.words),
        )

    def _found(self) -> Iterator[Reason]:
        unit, units, spaces = self.click.unit, self.picks("unit"), self.picks("space")
        if unit is not None and self.own(unit) and not (units and self._joins(unit)):
            if spaces and not units:
                yield from self._pairs([unit], spaces)
            else:
                yield self._idle(unit)
        elif units and unit is not None and self.own(unit):
            yield from self._joined(units, unit, spaces)
        elif units:
            yield from self._pairs(units, [self.place] if self.place else [])
        elif unit is not None:
            yield self._stranger(unit)
        elif self.place is not None:
            yield self._nobody(self.place)

    def _joins(self, unit: str) -> bool:
        """Whether what is picked wants several units: then another one was to join them."""
        return any(kind in ("units", "units?") for verb in self.verbs for kind in self.step.verbs[verb])

    def _stood_for(self) -> Iterator[tuple[str, Refusal | None]]:
        """What a place alone stands for, such as its country where war can be declared, and why that can't be
        picked."""
        if self.click.picked or self.click.unit is not None or self.place not in self.game.board.index:
            return
        for kind, name in self.game.stands_for(self.view, self.place):
            for verb in self.verbs:
                if self.step.verbs[verb] == (kind,):
                    yield f"{kind}:{name}", self._refusal(f"{verb} {name}")

    # ---------------------------------------------------------------- units and a place

    def _pairs(self, units: Sequence[str], places: Sequence[str]) -> Iterator[Reason]:
        """5-1 and the like: these units, that place, by each verb that joins such things."""
        off = next((place for place in places if place not in self.game.board.index), None)
        if off is not None:
            yield self._reason("", units, off, refuse("", "off-map", unit=units[0], place=self._place(off)))
            return
        lines = {verb: self._spelled(verb, units, places) for verb in self._verbs_for(units)}
        for verb, line in lines.items():
            refusal = self._refusal(line) if line else None
            if refusal is not None:
                yield self._reason(verb, units, places[-1] if places else "", refusal)
        if places and not any(lines.values()):
            nothing = refuse(self.step.rule, "goes-nowhere-now", unit=units[0], place=self._place(places[-1]))
            yield self._reason("", units, places[-1], nothing)

    def _verbs_for(self, units: Sequence[str]) -> list[str]:
        """Those of the verbs that these units are fit for; of a question in which none is, all."""
        fit = self.game.verbs_for(self.view, units[0]) if self.click.verb is None else None
        return self.verbs if fit is None else [verb for verb in self.verbs if verb in fit] or self.verbs

    def _joined(self, units: Sequence[str], unit: str, spaces: Sequence[str]) -> Iterator[Reason]:
        """One more for an attack: told of the one that was clicked last."""
        for verb in self.verbs:
            line = self._spelled(verb, [*units, unit], spaces) if spaces else None
            refusal = self._refusal(line) if line else None
            if refusal is not None:
                yield self._reason(verb, [unit], spaces[-1], refusal)
                return
        yield self._idle(unit)

    def _spelled(self, verb: str, units: Sequence[str], places: Sequence[str]) -> str | None:
        """The line of a verb with these things; None if it takes others, or leaves one of these out."""
        tokens, kinds = list[str](), self.step.verbs[verb]
        if places and not any(base(kind) == "space" for kind in kinds) and not self._against(kinds):
            return None
        if not any(base(kind) == "unit" for kind in kinds) and not set(units) <= self.asked_about:
            return None
        several = "units" in kinds
        actors, target = list(units if several else units[:1]), self.click.unit
        for number, kind in enumerate(kinds):
            if kind == "unit" and number and self._against(kinds):
                tokens.append(str(target))
            elif kind in ("unit", "units"):
                tokens.append("+".join(actors))
            elif kind.endswith("?"):
                tokens.append("none")
            elif base(kind) == "space":
                tokens.append("+".join(places) if kind == "spaces" else places[-1] if places else "")
            else:
                tokens.append(next(iter(self.picks(kind)), ""))
        return " ".join((verb, *tokens)) if all(tokens) else None

    def _against(self, kinds: Sequence[str]) -> bool:
        """A verb of one unit against another, and such a one was clicked."""
        return kinds[:2] == ("unit", "unit") and self.click.unit is not None

    def _refusal(self, line: str) -> Refusal | None:
        try:
            action = complete(self.state, self.seat, line)
        except Illegal as illegal:
            return illegal.refusal
        refusal = self.state.why_not(self.seat, action)
        if refusal is not None and not self.path:
            self.path = path_of(self.state, self.view, action)
        return refusal

    # ---------------------------------------------------------------- one thing alone

    def _idle(self, unit: str) -> Reason:
        """A unit of one's own that can do nothing: what holds for it wherever it would go."""
        number = self.game.vocabulary.numbers["unit"][unit]
        barred = self.step.why_idle(self.state, number)
        return self._reason("", [unit], "", barred or refuse(self.step.rule, "nothing-for-unit", unit=unit))

    def _stranger(self, unit: str) -> Reason:
        """A unit that is not one's own: whose it is, or that nobody can do anything against it."""
        number = self.game.vocabulary.numbers["unit"][unit]
        barred = self.step.why_idle(self.state, number)
        return self._reason("", [unit], "", barred or refuse(self.step.rule, "nobody-against", unit=unit))

    def _nobody(self, place: str) -> Reason:
        """A place alone: what holds for it whoever would go there, or that none of one's units can. Where
        none is asked to go anywhere, such as in production, nothing can be done with it."""
        title = self._place(place)
        if place in self.game.board.index:
            told = [refusal for refusal in self._of_place(place) if refusal is not None]
            if told and all(refusal == told[0] for refusal in told) and _speaks_of(told[0], place):
                return self._reason("", [], place, told[0])
            if not told and not self._sends():
                return self._reason("", [], place, refuse(self.step.rule, "nothing-at", place=title))
        return self._reason("", [], place, refuse(self.step.rule, "nobody-to", place=title))

    def _sends(self) -> bool:
        """Whether there is a verb by which units of one's own go to a place, or act on it."""
        kinds = [{base(kind) for kind in self.step.verbs[verb]} for verb in self.verbs]
        return any("unit" in one and one & {"space", "path"} for one in kinds)

    def _of_place(self, place: str) -> Iterator[Refusal | None]:
        """What is said against the nearest of one's units going there."""
        far = distances(self.game.board, self.game.board.index[place])
        spots = {
            key.partition(":")[2]: far.get(self.game.board.index.get(shown[0], -1))
            for key, shown in self.picture.items()
            if key.startswith("unit:")
        }
        near = sorted((d, unit) for unit, d in spots.items() if d and self.own(unit))
        for _, unit in near[:MOST_ASKED]:
            line = next(filter(None, (self._spelled(verb, [unit], [place]) for verb in self.verbs)), None)
            yield self._refusal(line) if line else None
        self.path = []

    # ---------------------------------------------------------------- words

    def _reason(self, verb: str, units: Sequence[str], place: str, refusal: Refusal) -> Reason:
        """`what` names the units and the place that were clicked, so that the sentence need not."""
        things = [self.words.label("unit", unit) for unit in units] + ([self._place(place)] if place else [])
        why = self.words.why(refusal)
        return Reason(verb=verb, what=" → ".join(things), rule=why.rule, text=why.text)

    def _place(self, place: str) -> str:
        if place in self.game.board.index:
            return self.words.label("space", place)
        return box_titles(self.game, self.state.setup, self.language).get(place, place)


def _speaks_of(refusal: Refusal, place: str) -> bool:
    """Whether a refusal is about a place alone: neither units nor their points are in it."""
    figures = {kind_of(figure): value for figure, value in refusal.figures.items()}
    return figures.get("space") in (place, [place]) and figures.keys() <= {"space", "country"}
