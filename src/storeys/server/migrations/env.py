"""Where Alembic begins: it is handed an open connection and works inside that transaction."""

from alembic import context

from storeys.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
