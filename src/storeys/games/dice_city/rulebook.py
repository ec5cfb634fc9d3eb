"""What stands on the box of Dice City, and the sections of its rulebook."""

from ..kit import sections

MINUTES, DIFFICULTY = 60, 2

# Each section with its last rule; README.md and `dice_city-rule-D-1` … have their words.
RULEBOOK = sections(
    "D",
    {
        "components": 6,
        "setup": 7,
        "dice": 17,
        "attack": 22,
        "build": 25,
        "end-of-turn": 27,
        "end": 32,
        "solo": 36,
        "limits": 39,
    },
)
