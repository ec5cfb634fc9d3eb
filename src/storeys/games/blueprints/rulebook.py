"""What stands on the box of Blueprints, and the sections of its rulebook."""

from ..kit import sections

MINUTES, DIFFICULTY = 30, 2

# Each section with its last rule; README.md and `blueprints-rule-B-1` … have their words.
RULEBOOK = sections(
    "B",
    {"components": 5, "round": 12, "placing": 18, "building": 23, "awards": 28, "end": 29},
)
