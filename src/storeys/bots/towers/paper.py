"""The paper on which a bot of 5 Towers works things out.

A tower with a set of cards of its suit has one place, by its suit, the set, and whether its top card was removed first.
An outcome of an auction is a number: six times the winner plus the cards.
"""

from typing import Annotated

import numpy as np

from ...games.kit import VIEW, Numbers, Record, paper_behind
from ...games.towers.cards import SUITS
from ...games.towers.rules import TAKES
from ...games.towers.state import DISPLAY, MOST_SEATS

PLACES = TAKES + SUITS  # sets of the display, and for each suit the empty one
BIDS = DISPLAY + 1
OUTCOMES = MOST_SEATS * BIDS


class Paper(Record):
    """Worths in thousandths of a point."""

    worths: Annotated[Numbers, np.int32, (2 * PLACES,)]  # by place: of the best tower …
    reaches: Annotated[Numbers, np.int32, (2 * PLACES,)]  # … and the cards it will have in the end
    lasts: Annotated[Numbers, np.int32, (TAKES,)]  # by take: the slots whose card can be the last one placed
    outlooks: Annotated[Numbers, np.int32, (SUITS,)]  # twice the offers to come, and 1 if a roof may come
    slots: Annotated[Numbers, np.int32, (SUITS,)]  # the slots of the display that hold cards of a suit
    costs: Annotated[Numbers, np.int32, (SUITS,)]  # what removing the top card costs, or NEVER
    takes: Annotated[Numbers, np.int32, (OUTCOMES,)]  # by outcome: the cards that the winner takes …
    removals: Annotated[Numbers, np.int32, (OUTCOMES,)]  # … and the suit of the card removed for them
    sums: Annotated[Numbers, np.int32, (TAKES,)]  # by take: what all towers come to that were looked at so far, …
    tallest: Annotated[Numbers, np.int32, (TAKES,)]  # … the most cards that one of them will have, …
    hopes: Annotated[Numbers, np.int32, (TAKES,)]  # … and where a removal may be worth its cost, one bit per suit
    gains: Annotated[Numbers, np.int32, (OUTCOMES,)]  # by outcome: what the winner gains
    ends: Annotated[Numbers, np.int32, (OUTCOMES,)]  # by outcome: how it ends if it stands so when the next one speaks


paper_on = paper_behind(Paper, VIEW)
