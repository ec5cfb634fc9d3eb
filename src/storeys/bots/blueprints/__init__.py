"""How bots play Blueprints."""
