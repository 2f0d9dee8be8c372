"""Hosts, when players were last seen, whom they would replace; which tables were deleted; who wants mail."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen_at", sa.Float(53), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("releases", sa.String(80), nullable=False, server_default=""))
    # Nobody is to count as long away because nobody has looked until now.
    op.execute(sa.text("UPDATE seats SET seen_at = :now").bindparams(now=time.time()))
    op.create_table(
        "deleted",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deleted"),
    )
    op.create_table(
        "mail_addresses",
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("word", sa.String(40), nullable=False),
        sa.Column("wanted", sa.Boolean),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_mail_addresses"),
        sa.UniqueConstraint("word", name="uq_mail_addresses_word"),
    )


def downgrade() -> None:
    op.drop_table("mail_addresses")
    op.drop_table("deleted")
    for column in ("host", "seen_at", "releases"):
        op.drop_column("seats", column)
