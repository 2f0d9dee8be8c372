"""What players agree on: wishes of seats, the table of a rematch. After a takeback the same number of actions
can stand twice, so a snapshot is known by its place in the journal."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch", sa.String(12), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("wishes", sa.JSON, nullable=False, server_default="{}"))
    _keyed_by("seq")


def downgrade() -> None:
    _keyed_by("ply")
    op.drop_column("seats", "wishes")
    op.drop_column("tables", "rematch")


def _keyed_by(name: str) -> None:
    """Makes the snapshots anew: SQLite can't change a key."""
    op.rename_table("snapshots", "old_snapshots")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE old_snapshots RENAME CONSTRAINT pk_snapshots TO pk_old_snapshots")
        op.execute(
            "ALTER TABLE old_snapshots RENAME CONSTRAINT fk_snapshots_tables TO fk_old_snapshots_tables"
        )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name, name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_tables", ondelete="CASCADE"),
    )
    op.execute(
        "INSERT INTO snapshots (table_id, ply, seq, position) "
        "SELECT table_id, ply, seq, position FROM old_snapshots"
    )
    op.drop_table("old_snapshots")
