"""Who sits where in each match of a block, so that no player gains by its seat or by the others at its table.

Players are numbers from 0. Whatever is chosen plays in all rotations. With as many players as seats all sit together;
with two at a larger table each of them sits alone against the other in all other seats; with more players than seats a
block is one selection moved on by one player at a time, and the next block takes the next selection. In which circle
the chosen sit changes from block to block.
"""

from collections.abc import Iterator
from itertools import combinations, islice, permutations
from math import factorial

Lineup = tuple[int, ...]  # the player in each seat


def lineups(players: int, seats: int, block: int, lone: bool = False) -> list[Lineup]:
    """The matches of a block; `lone`: only the first player against each of the others in all other seats."""
    chosen = selections(players, seats, block, lone)
    return list(dict.fromkeys(turned for lineup in chosen for turned in rotations(lineup)))


def rotations(lineup: Lineup) -> Iterator[Lineup]:
    for first in range(len(lineup)):
        yield lineup[first:] + lineup[:first]


def selections(players: int, seats: int, block: int, lone: bool) -> list[Lineup]:
    """One circle of players for each table of a block."""
    if seats == 1:
        return [(player,) for player in range(players)]
    if lone:
        return [one_against(0, other, seats) for other in range(1, players)]
    if players == 2 < seats:
        return [one_against(0, 1, seats), one_against(1, 0, seats)]
    patterns = orbits(players, seats)
    pattern = patterns[block % len(patterns)]
    circle = circle_of(pattern, block // len(patterns))
    tables: dict[Lineup, Lineup] = {}  # by who sits there, in whatever order
    for on in range(players):
        table = tuple((place + on) % players for place in circle)
        tables.setdefault(tuple(sorted(table)), table)
    return list(tables.values())


def one_against(player: int, other: int, seats: int) -> Lineup:
    return (player, *[other] * (seats - 1))


def orbits(players: int, seats: int) -> list[Lineup]:
    """One table of each sort, where tables that become each other by moving on all players are of one sort."""
    if players <= seats:
        return [tuple(seat % players for seat in range(seats))]
    found: dict[Lineup, Lineup] = {}
    for table in combinations(range(players), seats):
        moved = (tuple(sorted((place + on) % players for place in table)) for on in range(players))
        found.setdefault(min(moved), table)
    return list(found.values())


def circle_of(table: Lineup, number: int) -> Lineup:
    """The same players in another order around the table; which one is counted."""
    first, *others = table
    return first, *next(islice(permutations(others), number % factorial(len(others)), None))
