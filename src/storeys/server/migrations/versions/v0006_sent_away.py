"""Whom the maker of a table has sent away before the match began."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sent_away",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "player"),
    )


def downgrade() -> None:
    op.drop_table("sent_away")
