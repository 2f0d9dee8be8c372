"""What is stored: tables, seats, the journal of each table, snapshots of positions, chat, who wants mail."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("scenario", sa.String(80), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("header", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(200), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("created", sa.Float(53), nullable=False),
    sa.Column("asked_at", sa.Float(53), nullable=False),
    sa.Column("told_at", sa.Float(53), nullable=False, server_default="0"),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("bot_asked", sa.Boolean, nullable=False),
    sa.Column("opening", sa.Text, nullable=False, server_default=""),
    sa.Column("rematch", sa.String(12), nullable=False, server_default=""),
    sa.Index(
        "ix_tables_bot_asked",
        "bot_asked",
        sqlite_where=sa.text("bot_asked"),
        postgresql_where=sa.text("bot_asked"),
    ),
)


def _of_a_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"))


seats = sa.Table(
    "seats",
    metadata,
    _of_a_table(),
    sa.Column("seat", sa.Integer),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("token_hash", sa.String(64), nullable=False),
    sa.Column("invite_hash", sa.String(64), nullable=False),
    sa.Column("notify", sa.JSON, nullable=False),
    sa.Column("clock_left", sa.Float(53)),
    sa.Column("clock_told", sa.Float(53)),
    sa.Column("agrees", sa.String(80), nullable=False, server_default=""),
    sa.Column("recovery_hash", sa.String(64), nullable=False, server_default=""),
    sa.Column("wishes", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seen_at", sa.Float(53), nullable=False, server_default="0"),
    sa.Column("releases", sa.String(80), nullable=False, server_default=""),
    sa.Column("orders", sa.JSON, nullable=False, server_default="{}"),
    sa.PrimaryKeyConstraint("table_id", "seat"),
)

journal = sa.Table(
    "journal",
    metadata,
    _of_a_table(),
    sa.Column("seq", sa.Integer),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(4), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("dice", sa.String(400), nullable=False),
    sa.Column("request", sa.String(80)),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("draws", sa.Text, nullable=False, server_default=""),
    sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("trace", sa.Text, nullable=False, server_default=""),
    sa.PrimaryKeyConstraint("table_id", "seq"),
    sa.UniqueConstraint("table_id", "request"),
    sqlite_with_rowid=False,
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    _of_a_table(),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("seq", sa.Integer),
    sa.Column("position", sa.LargeBinary, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "seq"),
)

alive = sa.Table(
    "alive",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float(53), nullable=False),
)

deleted = sa.Table(
    "deleted",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("at", sa.Float(53), nullable=False),
)

mail_addresses = sa.Table(
    "mail_addresses",
    metadata,
    sa.Column("fingerprint", sa.String(64), primary_key=True),
    sa.Column("word", sa.String(40), nullable=False),
    sa.Column("wanted", sa.Boolean),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("sent", sa.Integer, nullable=False),
    sa.Column("since", sa.Float(53), nullable=False),
    sa.UniqueConstraint("word"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    _of_a_table(),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("request", sa.String(80), nullable=False),
    sa.UniqueConstraint("table_id", "request"),
    sa.Index(None, "table_id", "id"),
)
