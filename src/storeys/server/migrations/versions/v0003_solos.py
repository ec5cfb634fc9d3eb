"""The goal of a table where somebody plays alone, and what people have reached so."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("goal", sa.Integer(), nullable=True))
    op.create_table(
        "solos",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("goal", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("solos_player", "solos", ["player", "game"], unique=False)


def downgrade() -> None:
    op.drop_index("solos_player", table_name="solos")
    op.drop_table("solos")
    op.drop_column("tables", "goal")
