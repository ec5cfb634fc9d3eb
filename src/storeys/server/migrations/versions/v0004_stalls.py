"""What made a process stand still, and from which address a table was set up."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("address", sa.String(length=64), nullable=True))
    op.create_index("tables_maker", "tables", ["maker"], unique=False)
    op.create_index("tables_address", "tables", ["address"], unique=False)
    op.create_table(
        "stalls",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("client", sa.String(length=64), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("number"),
    )
    op.create_index("stalls_table", "stalls", ["table"], unique=False)


def downgrade() -> None:
    op.drop_index("stalls_table", table_name="stalls")
    op.drop_table("stalls")
    op.drop_index("tables_address", table_name="tables")
    op.drop_index("tables_maker", table_name="tables")
    op.drop_column("tables", "address")
