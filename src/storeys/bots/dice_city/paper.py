"""The paper on which a bot of Dice City works things out; it lies behind a record to try actions on."""

from typing import Annotated, Protocol

import numpy as np

from ...games.dice_city.cards import ENEMIES, LOCATION_KINDS, RESOURCES
from ...games.dice_city.state import CHOICES, ROWS, SOURCES
from ...games.kit import TRIAL, Numbers, Record, i32, paper_behind

PURCHASES = SOURCES + ENEMIES  # a card from a source, or a ship


class Worths(Protocol):
    """What is known of worths on the paper and on the sketch alike."""

    turns: i32
    yields: Numbers
    uses: Numbers
    stock: Numbers


class Paper(Record):
    """Worths in hundredths of a victory point."""

    turns: i32  # that are left after this one
    yields: Annotated[Numbers, np.int32, (RESOURCES,)]  # what all locations of the city would give
    uses: Annotated[Numbers, np.int32, (LOCATION_KINDS,)]  # what a use brings, by kind
    averages: Annotated[Numbers, np.int32, (ROWS,)]  # what a die brings that is rolled
    wishes: Annotated[Numbers, np.int32, (PURCHASES,)]  # what every purchase is worth
    costs: Annotated[Numbers, np.int32, (PURCHASES, RESOURCES)]
    sites: Annotated[Numbers, np.int32, (SOURCES,)]  # the best place for the card of every source
    stock: Annotated[Numbers, np.int32, (RESOURCES,)]  # after all waiting dice
    choices: Annotated[Numbers, np.int32, (CHOICES,)]


paper_on = paper_behind(Paper, TRIAL)
