"""What hands do: their paths and records in the log, and how everything moved."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("hand", sa.Text()))
    op.create_table(
        "motions",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("poses", sa.Text(), nullable=False),
        sa.Column("motion", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "line"),
    )


def downgrade() -> None:
    op.drop_table("motions")
    op.drop_column("moves", "hand")
