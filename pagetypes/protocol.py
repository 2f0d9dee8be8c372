"""Which structs the page knows, under which names, and where it may rely on more than they say."""

from __future__ import annotations

import msgspec

from grognard.draw.control import Held
from grognard.draw.scene import Card, Gauge, Group, Standing, Word
from grognard.kernel.looking import Mark
from grognard.page import (
    answer,
    basket,
    battle,
    charts,
    details,
    film,
    library,
    lines,
    offers,
    orders,
    overlay,
    question,
    reasons,
    sheet,
    status,
    words,
)
from grognard.server import errors, messages, requests
from grognard.table import interface
from pagetypes.typescript import Namer, interface_of

HEAD = """/**
 * What the server says and is told, as it is written in JSON. Made from the server's structs: not to be
 * edited, but written by `.venv/bin/python -m pagetypes`. A test says when the two differ.
 */

import type { Choices, Palette } from './shapes';
"""

PARTS: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "the sheet: what never changes at a table": (
        sheet.Space,
        sheet.PieceCard,
        sheet.UnitCard,
        sheet.SeatCard,
        sheet.BoxCard,
        sheet.TownCard,
        sheet.PlaceCard,
        sheet.ShoreCard,
        sheet.ZoneCard,
        sheet.TrackCell,
        sheet.TrackCard,
        sheet.ScoreCard,
        sheet.FlagCard,
        sheet.LegendItem,
        sheet.VerbCard,
        sheet.NameCard,
        sheet.OverlayCard,
        Group,
        Gauge,
        Card,
        Word,
        Standing,
        Held,
        sheet.Sheet,
    ),
    "what happened": (
        answer.Chance,
        battle.RankCard,
        battle.TermCard,
        battle.ReckoningCard,
        battle.LineCard,
        battle.StageCard,
        battle.BattleCard,
        status.Status,
        lines.Line,
        messages.LoggedLine,
        interface.ChatLine,
    ),
    "questions and answers": (
        question.Question,
        offers.Offers,
        words.Why,
        answer.Figure,
        answer.Lost,
        answer.Answer,
        reasons.Reason,
        reasons.LeadCard,
        reasons.Reasons,
        details.Details,
    ),
    "standing orders": (orders.OrderChoice, orders.Order, orders.Orders),
    "the basket": (basket.BasketItem, basket.Purse, basket.Basket),
    "charts": (charts.ChartLine, charts.ChartCard),
    "overlays": (Mark, overlay.ToneCard, overlay.Overlay),
    "films": (battle.FoughtLine, battle.Fought, film.Frame, film.Film),
    "the library": (
        library.OptionValue,
        library.OptionCard,
        library.Seating,
        library.ScenarioCard,
        library.BotCard,
        library.GameCard,
        library.RuleCard,
    ),
    "tables": (
        interface.Clock,
        messages.SeatShown,
        messages.Proposal,
        messages.Rematch,
        messages.TableCard,
        interface.Seated,
        interface.Created,
        interface.Claimed,
        interface.Reinvited,
        interface.Recovery,
        interface.Done,
        errors.Problem,
    ),
    "what a table is asked": (
        requests.SeatWanted,
        requests.ClockWanted,
        requests.Beginning,
        requests.NewTable,
        requests.NotifyWanted,
        requests.Clicked,
    ),
    "the live connection": (
        messages.Hello,
        messages.Scene,
        messages.SceneMessage,
        messages.Update,
        messages.Asked,
        messages.Waiting,
        messages.ChatMessage,
        messages.SeatsMessage,
        messages.ProposalsMessage,
        messages.Ping,
    ),
}

NAMES = {
    Group: "GroupCard",
    Gauge: "GaugeCard",
    Card: "CardCard",
    Standing: "StandingCard",
    words.Why: "Refusal",
    overlay.ToneCard: "OverlayLegend",
    messages.SeatShown: "TableSeat",
    interface.Seated: "CreatedSeat",
    errors.Problem: "Trouble",
    messages.Asked: "AskedQuestion",
    requests.SeatWanted: "SeatWish",
    requests.ClockWanted: "ClockWish",
    requests.NewTable: "Wish",
    requests.NotifyWanted: "Notify",
    requests.Clicked: "Click",
}
"""What the page calls a struct where it has a word of its own."""

FINER = {
    ("Question", "choices"): "Record<string, Choices>",
    ("Offers", "choices"): "Record<string, Choices>",
    ("OverlayCard", "takes"): "'' | 'unit'",
    ("Frame", "mark"): "'' | 'phase' | 'turn'",
    ("Hello", "language"): "'en' | 'fr'",
    ("Sheet", "palette"): "Palette",
}
"""Types of fields that Python can't say as exactly: a tree, or one of a few words that come from a game."""


def written() -> str:
    """The whole file."""
    namer = Namer(NAMES, {struct for structs in PARTS.values() for struct in structs})
    parts = [HEAD]
    for title, structs in PARTS.items():
        parts.append(f"// ---------------------------------------------------------------- {title}\n")
        parts += [interface_of(struct, namer, FINER) for struct in structs]
    return "\n".join(parts)
