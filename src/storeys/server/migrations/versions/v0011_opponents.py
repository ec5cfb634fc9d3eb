"""Opponents: hints and who has asked for one; reviews; matches that begin in the middle of others; work for workers."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "hints",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "line"),
    )
    op.add_column("tables", sa.Column("copied", sa.Integer(), nullable=False, server_default="0"))
    _add_reviews()
    _add_work()


def _add_work() -> None:
    """Questions need not outlive a crash: whoever asked asks again."""
    kept = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("sources", sa.String(length=16), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("share", sa.String(length=64), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("wanted", sa.Float(), nullable=False),
        sa.Column("taker", sa.String(length=24)),
        sa.Column("taken", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("answer", sa.Text()),
        sa.Column("trouble", sa.String(length=24)),
        sa.Column("detail", sa.Text()),
        sa.PrimaryKeyConstraint("id"),
        prefixes=kept,
    )
    op.create_table(
        "crews",
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("machine", sa.Text(), nullable=False),
        sa.Column("sources", sa.String(length=16), nullable=False),
        sa.Column("processes", sa.Integer(), nullable=False),
        sa.Column("ready", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
        prefixes=kept,
    )


def _add_reviews() -> None:
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("total", sa.Integer()),
        sa.Column("found", sa.Integer(), nullable=False),
        sa.Column("sources", sa.String(length=16)),
        sa.Column("trouble", sa.String(length=24)),
        sa.Column("holder", sa.String(length=16)),
        sa.Column("held", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.PrimaryKeyConstraint("key"),
        sa.UniqueConstraint("table"),
    )
    op.create_table(
        "findings",
        sa.Column("review", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["review"], ["reviews.key"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("review", "number"),
    )


def downgrade() -> None:
    op.drop_table("crews")
    op.drop_table("jobs")
    op.drop_table("findings")
    op.drop_table("reviews")
    op.drop_column("tables", "copied")
    op.drop_table("hints")
    op.drop_column("tables", "hints")
