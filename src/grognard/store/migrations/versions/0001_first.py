"""The first schema: tables, seats, journal, snapshots, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("scenario", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("header", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("asked_at", sa.Float(53), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("bot_asked", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    only = sa.text("bot_asked")
    op.create_index("ix_tables_bot_asked", "tables", ["bot_asked"], sqlite_where=only, postgresql_where=only)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("invite_hash", sa.String(64), nullable=False),
        sa.Column("notify", sa.JSON, nullable=False),
        sa.Column("clock_left", sa.Float(53)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        _of_a_table("seats"),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("dice", sa.String(400), nullable=False),
        sa.Column("request", sa.String(80)),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_journal"),
        sa.UniqueConstraint("table_id", "request", name="uq_journal_table_id_request"),
        _of_a_table("journal"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_snapshots"),
        _of_a_table("snapshots"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(12)),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.UniqueConstraint("table_id", "request", name="uq_chat_table_id_request"),
        _of_a_table("chat"),
    )
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"])


def _of_a_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE", name=f"fk_{name}_tables")


def downgrade() -> None:
    for name in ("chat", "snapshots", "journal", "seats", "tables"):
        op.drop_table(name)
