"""The addresses of the API."""

from grognard.server.live import live
from grognard.server.routes import actions, games, looking, mail, records, seats, tables

HANDLERS = [
    games.health, games.ready, games.games, games.rules,
    tables.create, tables.table, tables.remove,
    looking.sheet, looking.scene, looking.question, looking.offers, looking.answer,
    looking.reasons, looking.detail, looking.overlay, looking.charts,
    actions.act, actions.undo, actions.resign, actions.propose, actions.chat,
    seats.claim, seats.recovery, seats.change, seats.rules, seats.stand_in, seats.reinvite,
    mail.page, mail.answer,
    records.film, records.download, records.upload,
    live,
]  # fmt: skip
