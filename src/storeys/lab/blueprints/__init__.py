"""What was studied about Blueprints."""
