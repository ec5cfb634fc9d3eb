"""How bots play Skyscrapers."""
