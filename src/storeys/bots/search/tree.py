"""The tree of a search: a table of moments in a match, each known by a hash of everything that led there.

What happened since the search began, chance included, is all that a moment is known by: worlds that differ only in
what is hidden share it. A table is filled by one thread; several threads grow a tree each (root parallelism), and
only what they found at the root is put together.
"""

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from ...games.kit import Numbers, Record, rule

SLOTS = 1 << 17
LOW_BITS = (1 << 40) - 1  # of a key: times FACTOR it still has 60 bits, so nothing overflows anywhere
FACTOR = 1_000_003
PROBES = 8  # neighbours that are looked at for a key; if all are taken, the moment is not kept
NOWHERE = -1
MOST_DEPTH = 64  # moments of one playout that are kept


class Tree(Record):
    """The table, and the way of the playout that is going on."""

    keys: Annotated[NDArray[np.int64], np.int64, (SLOTS,)]  # 0 where nothing is kept
    visits: Annotated[Numbers, np.int32, (SLOTS,)]
    sums: Annotated[NDArray[np.float64], np.float64, (SLOTS,)]  # what it came to for whoever decided for it
    way: Annotated[Numbers, np.int32, (MOST_DEPTH,)]  # where the moments of this playout are kept …
    owners: Annotated[Numbers, np.int32, (MOST_DEPTH,)]  # … and whose decision each came of


@rule
def begun(candidate: int) -> int:
    """The key of the moment after a candidate at the root."""
    return after(12_345, candidate)


@rule
def after(key: int, action: int) -> int:
    """The key of a moment one action later; never 0."""
    mixed = (key * FACTOR ^ (action + 1) * 0x9E3779B1) & LOW_BITS
    mixed ^= mixed >> 17
    return (mixed * FACTOR + 7 & LOW_BITS) | 1


@rule
def find(tree: Tree, key: int) -> int:
    """Where a moment is kept, or NOWHERE."""
    for probe in range(PROBES):
        slot = (key >> 1) + probe & SLOTS - 1
        if tree.keys[slot] == key:
            return slot
        if tree.keys[slot] == 0:
            return NOWHERE
    return NOWHERE


@rule
def keep(tree: Tree, key: int) -> int:
    """Where a moment is kept from now on, or NOWHERE if there is no room."""
    for probe in range(PROBES):
        slot = (key >> 1) + probe & SLOTS - 1
        if tree.keys[slot] == 0:
            tree.keys[slot] = key
        if tree.keys[slot] == key:
            return slot
    return NOWHERE


@rule
def note(tree: Tree, depth: int, key: int, owner: int) -> int:
    """Write down that this playout came by here; how long its way is then."""
    slot = keep(tree, key)
    if slot == NOWHERE or depth == MOST_DEPTH:
        return depth
    tree.way[depth], tree.owners[depth] = slot, owner
    return depth + 1


@rule
def learn(tree: Tree, depth: int, worths: Any) -> None:
    """Tell every moment on the way what it came to."""
    for step in range(depth):
        slot = int(tree.way[step])
        tree.visits[slot] += 1
        tree.sums[slot] += worths[tree.owners[step]]


@rule
def visited(tree: Tree, key: int) -> int:
    slot = find(tree, key)
    return 0 if slot == NOWHERE else int(tree.visits[slot])


@rule
def known(tree: Tree, key: int, otherwise: float) -> float:
    """What a moment came to so far, at the mean."""
    slot = find(tree, key)
    if slot == NOWHERE or tree.visits[slot] == 0:
        return otherwise
    return float(tree.sums[slot] / tree.visits[slot])


@rule
def choose(tree: Tree, key: int, choices: Numbers, count: int, liked: int, curiosity: float, trust: float) -> int:
    """The action that is best so far, or may be: what the policy likes has the greater share of curiosity."""
    usual = known(tree, after(key, liked), 0.5)
    urge = curiosity * np.sqrt(visited(tree, key))
    best, best_worth = liked, -1.0
    for index in range(count):
        action = int(choices[index])
        there = after(key, action)
        interest = (1.0 - trust) / count + (trust if action == liked else 0.0)
        worth = known(tree, there, usual) + urge * interest / (1 + visited(tree, there))
        if worth > best_worth:
            best, best_worth = action, worth
    return best
