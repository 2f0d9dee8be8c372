"""A table as one viewer sees it: the card, and the whole scene."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from grognard.kernel.messages import Messages
from grognard.page.library import game_title
from grognard.page.question import Question
from grognard.page.sheet import scenario_title
from grognard.page.status import standing, status
from grognard.page.words import title
from grognard.server.game_log import whole_log
from grognard.server.messages import LoggedLine, Proposal, Rematch, Scene, SeatShown, TableCard
from grognard.server.viewer import Viewer, sight
from grognard.table import Lobby, Table
from grognard.table.agreements import proposed
from grognard.table.reinviting import is_away


def seats_shown(lobby: Lobby, table: Table, eyes: int | None, language: str) -> list[SeatShown]:
    """The seats of a table, as far as one of them (None: a spectator) may know."""
    now, online, waiting = lobby.now(), lobby.online(table.id), table.seems_waiting(eyes)
    names = table.state.setup.seats
    return [
        SeatShown(
            seat=one.seat,
            name=title(table.game.label("seat", names[one.seat], language)),
            player=one.name,
            kind=one.kind,
            bot=one.bot,
            online=one.seat in online,
            waiting=one.seat in waiting,
            clock_left=table.clock_shown(one.seat, now, eyes),
            host=one.host,
            away=table.kind == "game" and not table.over and is_away(lobby, table, one.seat),
        )
        for one in table.seats
    ]


def card(lobby: Lobby, table: Table, viewer: Viewer) -> TableCard:
    """A table in short."""
    game, state, language = table.game, table.state, viewer.language
    eyes = sight(table, viewer.eyes)
    now, (seq, ply) = standing(game, state.view(eyes), language), table.numbers(eyes)
    return TableCard(
        id=table.id,
        game=game.name,
        game_title=game_title(game, language),
        title=table.title,
        kind=table.kind,
        scenario=state.setup.scenario,
        scenario_title=scenario_title(game, state.setup.scenario, language),
        options=state.setup.options,
        seats=seats_shown(lobby, table, eyes, language),
        seq=seq,
        ply=ply,
        over=table.over,
        outcome=_outcome(table, language),
        commitment=table.commitment,
        seed=table.seed,
        clock=table.clock,
        spectators=table.spectators,
        mine=list(viewer.seats),
        turn=now.turn,
        phase=now.phase,
        rules=game.version,
        old_rules=table.old_rules,
        proposals=proposals(table) if viewer.seats else [],
        rematch=rematch(table) if viewer.seats else None,
    )


def proposals(table: Table) -> list[Proposal]:
    """What the players propose to each other."""
    found = [Proposal(kind=kind, seats=seats) for kind, seats in proposed(table).items()]
    if table.old_rules and not table.over:
        agreed = [seat.seat for seat in table.seats if seat.agrees == table.game.rules_name]
        found.append(Proposal(kind="rules", seats=agreed))
    return found


def rematch(table: Table) -> Rematch | None:
    """Where the players go on, each in the next seat."""
    if not table.rematch:
        return None
    return Rematch(table=table.rematch, seats=[*range(1, len(table.seats)), 0])


def _outcome(table: Table, language: str) -> str | None:
    outcome = table.state.outcome
    return Messages(table.game, language).outcome(outcome, table.state.setup.seats) if outcome else None


async def scene(
    lobby: Lobby, table: Table, viewer: Viewer, kind: type[Scene] = Scene, question: Question | None = None
) -> Any:
    """Everything a viewer sees. What has to be fetched comes first: the rest is of one moment."""
    chat = await lobby.chat(table.id)
    log = await _log(lobby, table, viewer)
    view, shown = table.state.view(sight(table, viewer.eyes)), card(lobby, table, viewer)
    return kind(
        card=shown,
        seat=viewer.eyes,
        seq=shown.seq,
        ply=shown.ply,
        picture=table.game.picture(view),
        log=cast(list[LoggedLine], log),  # they are bytes already
        chat=chat,
        status=status(table.game, view, viewer.language),
        question=question,
    )


async def _log(lobby: Lobby, table: Table, viewer: Viewer) -> msgspec.Raw:
    """The log as the viewer's eyes know it; they may move to another seat while it is fetched."""
    while True:
        eyes = viewer.look(table.waiting)
        log = await whole_log(lobby, table, sight(table, eyes), viewer.language)
        if viewer.look(table.waiting) == eyes:
            return log
