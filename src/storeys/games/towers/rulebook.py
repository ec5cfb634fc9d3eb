"""What stands on the box of 5 Towers, and the sections of its rulebook."""

from ..kit import sections

MINUTES, DIFFICULTY = 30, 1

# Each section with its last rule; README.md and `towers-rule-T-1` … have their words.
RULEBOOK = sections(
    "T",
    {"cards": 2, "towers": 9, "setup": 10, "round": 21, "end": 24, "score": 28},
)
