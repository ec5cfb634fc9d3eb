"""At which speed the bots of a table play."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("speed", sa.String(length=8), nullable=False, server_default="calm"))


def downgrade() -> None:
    op.drop_column("tables", "speed")
