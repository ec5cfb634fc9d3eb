"""What stands on the box of Skeleton, and the sections of its rulebook."""

from ...games.kit import sections

MINUTES, DIFFICULTY = 5, 1

# Each section with its last rule; README.md and `skeleton-rule-X-1` … have their words.
RULEBOOK = sections("X", {"stones": 1, "turn": 3, "end": 5})
