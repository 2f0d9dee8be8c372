"""Standing orders of the seats."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("orders", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("seats", "orders")
