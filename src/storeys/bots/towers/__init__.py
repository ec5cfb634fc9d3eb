"""How bots play 5 Towers."""
