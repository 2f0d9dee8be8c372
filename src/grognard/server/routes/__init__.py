"""The addresses of the API."""

from grognard.server.live import live
from grognard.server.routes import actions, games, looking, records, seats, tables

HANDLERS = [
    games.health, games.ready, games.games, games.rules,
    tables.create, tables.table,
    looking.sheet, looking.scene, looking.question, looking.offers, looking.answer,
    looking.reasons, looking.detail, looking.overlay, looking.charts,
    actions.act, actions.undo, actions.chat,
    seats.claim, seats.recovery, seats.change, seats.rules, seats.stand_in,
    records.film, records.download, records.upload,
    live,
]  # fmt: skip
