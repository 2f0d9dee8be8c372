"""A second secret for a seat, kept apart from the token, to come back by when the token is lost."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("recovery_hash", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "recovery_hash")
