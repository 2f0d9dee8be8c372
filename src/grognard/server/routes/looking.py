"""Looking at a table: its sheet, scene, question, what an action would do, and what lies over the map."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get, post

from grognard.kernel.game import Game
from grognard.kernel.refusal import Illegal, refuse
from grognard.page import answer as answers
from grognard.page import basket as baskets
from grognard.page import charts as charting
from grognard.page import details as detailing
from grognard.page import offers as offering
from grognard.page import overlay as overlays
from grognard.page import question as questions
from grognard.page import reasons as reasoning
from grognard.page import sheet as sheets
from grognard.page.answer import Answer
from grognard.page.basket import Basket
from grognard.page.charts import ChartCard
from grognard.page.details import Details
from grognard.page.offers import Offers
from grognard.page.overlay import Overlay
from grognard.page.question import Question
from grognard.page.reasons import Click, Reasons
from grognard.page.sheet import Sheet
from grognard.server.errors import Refused
from grognard.server.game_log import told_in_phase
from grognard.server.messages import Scene
from grognard.server.request_body import read
from grognard.server.requests import (
    OPEN,
    SEATED,
    Ask,
    Asking,
    Clicked,
    OptionalLine,
    Picked,
    TableId,
    Unit,
    Word,
    refusals,
)
from grognard.server.responses import encoded, tagged
from grognard.server.scene import scene as whole_scene
from grognard.server.service import service_of, table_of
from grognard.server.viewer import asked, player_of, sight, viewer_of
from grognard.table import Table
from grognard.table.basket import Run
from grognard.table.errors import OldRules, Stale
from grognard.table.standing_orders import given

_LOOKING: dict[str, Any] = {"tags": ["looking"], "security": OPEN, "responses": refusals(401, 403, 404)}
_QUESTION: dict[str, Any] = {**_LOOKING, "responses": refusals(401, 403, 404, 409)}
_ASKING: dict[str, Any] = {**_LOOKING, "responses": refusals(401, 403, 404, 409, 413, 422)}


@get("/api/tables/{table_id:str}/sheet", summary="What never changes at a table", **_LOOKING)
async def sheet(request: Asking, table_id: TableId) -> Response[Sheet]:
    """The map, the counters' faces, words and colours. It can be kept as long as its tag is the same."""
    table, service = await table_of(request, table_id), service_of(request)
    viewer = viewer_of(service.lobby, table, request.scope)
    setup = table.state.setup
    options = msgspec.json.encode(setup.options, order="sorted")
    made = await service.aside(
        request, _sheet, table.game, setup.scenario, options, viewer.language, long=True
    )
    return tagged(request, made)


@lru_cache(maxsize=32)
def _sheet(game: Game, scenario: str, options: bytes, language: str) -> bytes:
    setup = game.setup(scenario, msgspec.json.decode(options))
    return msgspec.json.encode(sheets.sheet(game, setup, language))


@get("/api/tables/{table_id:str}/scene", summary="Everything a viewer sees", **_LOOKING)
async def scene(request: Asking, table_id: TableId) -> Response[Scene]:
    """The card, the picture, the log, what was said, and the question if one is open for the viewer."""
    table, service = await table_of(request, table_id), service_of(request)
    viewer = viewer_of(service.lobby, table, request.scope)
    whole: Scene = await whole_scene(service.lobby, table, viewer)
    seat = asked(table, viewer.eyes)
    if seat is not None:
        put = table.state, seat, given(table, seat), viewer.language
        whole.question = await service.aside(request, questions.asked, *put)
    # That of a long game is megabytes.
    return await service.aside(request, encoded, request, whole)


@get("/api/tables/{table_id:str}/question", summary="What the viewer is asked", **_QUESTION)
async def question(request: Asking, table_id: TableId) -> Response[Question]:
    """The question with its answers, or what they begin with; without any for a viewer who is not asked.

    One who has answered in secret and may take it back is told so by `seat` and `undo`.
    """
    table, service = await table_of(request, table_id), service_of(request)
    viewer = viewer_of(service.lobby, table, request.scope)
    played_on(table)
    seat = asked(table, viewer.eyes)
    put = table.state, seat, given(table, seat) if seat is not None else {}, viewer.language
    return encoded(request, await service.aside(request, questions.asked, *put))


def played_on(table: Table) -> None:
    """What may be done, and what it would do, is told only where the rules of today are those of the game."""
    if table.old_rules:
        raise OldRules


@post(
    "/api/tables/{table_id:str}/offers",
    summary="The answers that hold what is picked",
    tags=["looking"],
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 413, 422),
    body=Picked,
)
async def offers(request: Asking, table_id: TableId) -> Response[Offers]:
    """Of a question with many answers those that hold some things: where a unit can go, who can go where.

    Only for the seat that is asked. `after` must be the present seq (else 409).
    """
    data = await read(request, Picked)
    table, service = await table_of(request, table_id), service_of(request)
    seat = player_of(service.lobby, table, request.scope)
    played_on(table)
    seq = table.numbers(seat).seq
    if data.after != seq:
        raise Stale(seq=seq)
    if seat not in table.waiting:
        raise Illegal(refuse("", "not-your-turn"))
    found = await service.aside(request, offering.offers, table.game, table.state.prompt(seat), data.tokens)
    return encoded(request, found)


@post(
    "/api/tables/{table_id:str}/answer",
    summary="What an action would do",
    status_code=200,
    **_ASKING,
    body=Ask,
)
async def answer(request: Asking, table_id: TableId) -> Answer:
    """The action in words, why it is not allowed, its figures and chances. Nothing changes."""
    data = await read(request, Ask)
    table, service = await table_of(request, table_id), service_of(request)
    viewer = viewer_of(service.lobby, table, request.scope)
    played_on(table)
    # By its own number: one that others' secret answers change would tell of them by how long this takes.
    asked_for = table.id, table.numbers(viewer.eyes).seq, viewer.eyes, data.line, viewer.language
    known = service.answered.get(asked_for)
    if known is None:
        state = table.state
        known = await service.aside(request, answers.answer, state, viewer.eyes, data.line, viewer.language)
        service.answered.keep(asked_for, known)
    return known


@post(
    "/api/tables/{table_id:str}/reasons",
    summary="Why a click leads to nothing",
    tags=["looking"],
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 413, 422),
    body=Clicked,
)
async def reasons(request: Asking, table_id: TableId) -> Reasons:
    """What was meant by a unit, a place or both, and why it is not allowed; for the seat that is asked."""
    data = await read(request, Clicked)
    table, service = await table_of(request, table_id), service_of(request)
    viewer = viewer_of(service.lobby, table, request.scope)
    seat = player_of(service.lobby, table, request.scope)
    if seat not in table.waiting:
        raise Illegal(refuse("", "not-your-turn"))
    click = Click(picked=data.picked, unit=data.unit, space=data.space, verb=data.verb)
    return await service.aside(request, reasoning.reasons, table.state, seat, click, viewer.language)


@get(
    "/api/tables/{table_id:str}/details/{kind:str}/{name:str}",
    summary="What a thing on the table is",
    **_ASKING,
)
async def detail(request: Asking, table_id: TableId, kind: Word, name: Word) -> Details:
    """A unit, a space or a box: what it is, its state and what follows, each with its paragraph."""
    table, service = await table_of(request, table_id), service_of(request)
    viewer = viewer_of(service.lobby, table, request.scope)
    view = table.state.view(sight(table, viewer.eyes))
    if not detailing.known(table.game, view, kind, name, viewer.language):
        raise Refused("no-such-thing", name=name)
    return await service.aside(request, detailing.details, table.game, view, kind, name, viewer.language)


@get("/api/tables/{table_id:str}/overlays/{name:str}", summary="Something laid over the map", **_ASKING)
async def overlay(request: Asking, table_id: TableId, name: Word, unit: Unit = None) -> Overlay:
    """Zones of control, where a unit can go, and what else a game can show on its map."""
    table, service = await table_of(request, table_id), service_of(request)
    viewer = viewer_of(service.lobby, table, request.scope)
    if name not in table.game.overlays:
        raise Refused("no-such-overlay", name=name)
    if unit and unit not in table.game.vocabulary.names.get("unit", ()):
        raise Refused("no-such-unit", 422, name=unit)
    view = table.state.view(sight(table, viewer.eyes))
    return await service.aside(request, overlays.overlay, table.game, view, name, unit, viewer.language)


@get("/api/tables/{table_id:str}/charts", summary="The charts of the game", **_ASKING)
async def charts(request: Asking, table_id: TableId, line: OptionalLine = None) -> list[ChartCard]:
    """Combat results, terrain effects, turns, and what else a game has. Lit is what counts: for the action of
    `line` if there is one that can be weighed, else for the last attack of the phase."""
    table, service = await table_of(request, table_id), service_of(request)
    viewer = viewer_of(service.lobby, table, request.scope)
    eyes = sight(table, viewer.eyes)
    return await service.aside(request, _charts, table, viewer.eyes, eyes, line, viewer.language)


def _charts(
    table: Table, seat: int | None, eyes: int | None, line: str | None, language: str
) -> list[ChartCard]:
    state = table.state
    action = charting.weighed(state, seat, line) if line and not table.old_rules else None
    told = told_in_phase(table, eyes)
    return charting.charts(table.game, state.setup, language, state.view(eyes), action, told)


@get("/api/tables/{table_id:str}/basket", summary="What the viewer has bought and not paid for", **_QUESTION)
async def basket(request: Asking, table_id: TableId) -> Basket:
    """The purchases that the token's seat may still take out, by purse; those of others are nobody's."""
    table, service = await table_of(request, table_id), service_of(request)
    viewer = viewer_of(service.lobby, table, request.scope)
    played_on(table)
    seat = asked(table, viewer.eyes)
    if seat is None:
        return Basket(seq=table.numbers(viewer.eyes).seq, purses=[])
    run = Run.of(table, seat)
    return await service.aside(request, _basket, run, table.numbers(seat).seq, viewer.language)


def _basket(run: Run, seq: int, language: str) -> Basket:
    return baskets.basket(seq, run.first, run.bought(), run.seat, language)
