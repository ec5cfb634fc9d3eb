"""From when the time of whoever is to move counts."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("since", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET since = changed")
    op.drop_index("tables_ticking", table_name="tables")
    op.create_index("tables_ticking", "tables", ["clock", "phase", "since"], unique=False)


def downgrade() -> None:
    op.drop_index("tables_ticking", table_name="tables")
    op.create_index("tables_ticking", "tables", ["clock", "phase", "changed"], unique=False)
    op.drop_column("tables", "since")
