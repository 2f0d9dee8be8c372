"""Traces: what each action told and changed, so that a game can be read whatever becomes of its rules."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("journal", sa.Column("trace", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("opening", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("agrees", sa.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    for table, column in (("journal", "trace"), ("tables", "opening"), ("seats", "agrees")):
        op.drop_column(table, column)
