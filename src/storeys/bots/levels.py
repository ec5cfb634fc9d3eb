"""How strong a bot is: six levels, from a beginner to as strong as we can.

Levels differ by what they may spend, and by how often they spend less, and by nothing else: no level sees more than
another. The first three follow the game's greedy policy, now and then without any thought; they need no machine code.
The others search, but in some of their turns only: a short search alone is nearly as strong as a long one in games
in which little can be seen ahead. Choosing by temperature among what a search found to be nearly as good was tried: a
match has so many decisions that even small differences add up, and what made a good opponent in one game lost all in
another.
"""

from dataclasses import dataclass

from ..games.kit import Generator, below, generator

IN_ALL = 1000  # decisions, of which so many are made otherwise
MOST_SEATS = 16  # at any table


@dataclass(frozen=True)
class Level:
    """What a level may spend on a move, and how often it does not think at all."""

    number: int
    whims: int = 0  # decisions out of a thousand that are made without thought …
    glances: int = 0  # … or, by somebody who searches, turns at a glance, decided as the greedy policy does
    seconds: float = 0.0  # for a move; 0: it does not search
    threads: int = 1

    @property
    def name(self) -> str:
        """What it is called at tables, in files and on the command line."""
        return f"level{self.number}"

    @property
    def searches(self) -> bool:
        return self.seconds > 0


LEVELS = (
    Level(1, whims=500),
    Level(2, whims=180),
    Level(3),
    Level(4, glances=500, seconds=0.2),
    Level(5, glances=250, seconds=0.8),
    Level(6, seconds=3.0, threads=2),
)
NAMES = tuple(level.name for level in LEVELS)
DEFAULT = "level2"  # against whom one plays who has not chosen
STRONGEST = LEVELS[-1]


def level_of(name: str) -> Level | None:
    """The level of this name; None if the name is no level's."""
    return LEVELS[NAMES.index(name)] if name in NAMES else None


def drawn(turn: int, seat: int, mood: int, luck: Generator) -> int:
    """One of so many numbers, the same for all decisions of a turn: half of a plan is worse than none.

    The mood is that of the match: in which turns a level looks ahead is not the same in every one.
    """
    return below(luck if turn < 0 else generator(mood, turn * MOST_SEATS + seat), IN_ALL)
