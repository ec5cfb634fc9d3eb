"""How bots play Dice City."""
