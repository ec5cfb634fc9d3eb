"""Short lists on paper: of many things that could be done those that look best, to be tried out one by one."""

from ...games.kit import Record, i32, rule

NOTHING = -(1 << 30)  # the worth of an entry that is not there

TRIED = 12  # entries of a list


class Entry(Record):
    """Something that could be done."""

    worth: i32  # how good it looks, or turned out to be
    what: i32  # which card or worker
    where: i32  # which slot or cell


@rule
def clear(entries: list[Entry]) -> None:
    for place in range(TRIED):
        entries[place].worth = NOTHING


@rule
def note(entries: list[Entry], worth: int, what: int, where: int) -> None:
    """Keep the best in order, of equal ones the first; the last drops out."""
    for place in range(TRIED - 1, -1, -1):
        entry = entries[place]
        if worth <= entry.worth:
            return
        if place + 1 < TRIED:
            entries[place + 1] = entry
        entry.worth, entry.what, entry.where = worth, what, where


@rule
def best_of(entries: list[Entry]) -> Entry:
    """The entry that is worth most, of equal ones the first."""
    best = entries[0]
    for place in range(1, TRIED):
        if entries[place].worth > best.worth:
            best = entries[place]
    return best
