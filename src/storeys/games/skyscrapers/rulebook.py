"""What stands on the box of Skyscrapers, and the sections of its rulebook."""

from ..kit import sections

MINUTES, DIFFICULTY = 45, 3

# Each section with its last rule; README.md and `skyscrapers-rule-S-1` … have their words.
RULEBOOK = sections(
    "S",
    {"lattice": 9, "cards": 12, "setup": 13, "turn": 20, "score": 25, "hands": 32},
)
