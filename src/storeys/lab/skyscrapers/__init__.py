"""What was studied about Skyscrapers."""
