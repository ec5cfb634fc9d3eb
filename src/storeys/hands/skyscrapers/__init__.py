"""Skyscrapers can fall (S-26 … S-31): a decision is carried out by a hand, the site settles, and events come back."""
