"""The paper on which a bot of Skyscrapers works things out; it lies behind a record to try actions on."""

from typing import Annotated

import numpy as np

from ...games.kit import TRIAL, Numbers, Record, i32, paper_behind
from ...games.skyscrapers.cards import DESIGNS
from ...games.skyscrapers.site import SLOTS
from ...games.skyscrapers.state import CHOICES, WORKERS
from .shortlist import TRIED, Entry
from .ways import Way

BUILDS, WALKS, EACH = 18, 16, 4  # builds, walks, and those of one card or one worker
LISTED = BUILDS + WALKS + WORKERS  # whole moves: these, and a shift for each worker


class Paper(Record):
    """The hand as a list, what it could score, and short lists of what could be done."""

    hand: Annotated[Numbers, np.int32, (DESIGNS,)]  # so many designs as hand_size says; by their place in this list …
    reach: Annotated[Numbers, np.int32, (DESIGNS,)]  # … what each card could score within reach …
    anywhere: Annotated[Numbers, np.int32, (DESIGNS,)]  # … and anywhere …
    places: Annotated[Numbers, np.int32, (DESIGNS,)]  # … and in how many slots it could go
    hand_size: i32
    follows: i32  # the points of the best build within reach, doubled or not
    builds: Annotated[list[Entry], Entry, (TRIED,)]  # which card into which slot
    walks: Annotated[list[Entry], Entry, (TRIED,)]  # which worker to which cell
    ways: Annotated[list[Way], Way, (LISTED,)]  # whole moves
    whole_builds: Annotated[list[Way], Way, (BUILDS,)]
    whole_walks: Annotated[list[Way], Way, (WALKS,)]
    of_one: Annotated[list[Way], Way, (EACH,)]  # what one card, or one worker, could do
    shifts: Annotated[list[Way], Way, (WORKERS,)]  # they are free, so nothing else takes their room
    gains: Annotated[Numbers, np.int32, (SLOTS,)]  # what the best card of the hand would bring in each slot
    choices: Annotated[Numbers, np.int32, (CHOICES,)]


paper_on = paper_behind(Paper, TRIAL)
