"""The history of the schema, applied when the server starts; `versions` holds one file a step."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HERE = Path(__file__).parent
NEWEST = "0011"  # the last step: a database that is there needs no Alembic, which is slow to import
LOCK = 0x5702E75  # any number, the same in every process


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest schema; processes that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if version(connection) != NEWEST:
        _take_steps(connection)


def version(connection: Connection) -> str | None:
    """The last step this database has taken."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _take_steps(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
