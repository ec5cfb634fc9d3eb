"""The steps of the schema, the first first."""
