"""An index for the tables whose clock ticks."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_ticking", "tables", ["clock", "phase", "changed"], unique=False)


def downgrade() -> None:
    op.drop_index("tables_ticking", table_name="tables")
