"""Secret answers: entries that only their seat may know of, secret draws, clocks as the others see them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("journal", sa.Column("draws", sa.Text, nullable=False, server_default=""))
    op.add_column("journal", sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("told_at", sa.Float(53), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("clock_told", sa.Float(53)))
    op.execute("UPDATE tables SET told_at = asked_at")
    op.execute("UPDATE seats SET clock_told = clock_left")


def downgrade() -> None:
    for table, column in (
        ("journal", "draws"), ("journal", "hushed"), ("tables", "told_at"), ("seats", "clock_told"),
    ):  # fmt: skip
        op.drop_column(table, column)
