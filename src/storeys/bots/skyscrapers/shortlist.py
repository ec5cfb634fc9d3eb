"""Short lists on paper: of many things that could be done those that look best, to be tried out one by one."""

from ...games.kit import Numbers, rule

NOTHING = -(1 << 30)  # the worth of an entry that is not there

TRIED = 12  # entries of a list
WORTH, WHAT, WHERE, ENTRY = range(4)  # what an entry says: how good it looks, which card or worker, which slot or cell
LENGTH = ENTRY * TRIED


@rule
def clear(paper: Numbers, page: int) -> None:
    for place in range(TRIED):
        paper[page + ENTRY * place + WORTH] = NOTHING


@rule
def note(paper: Numbers, page: int, worth: int, what: int, where: int) -> None:
    """Keep the best in order, of equal ones the first; the last drops out."""
    for place in range(TRIED - 1, -1, -1):
        entry = page + ENTRY * place
        if worth <= paper[entry + WORTH]:
            return
        if place + 1 < TRIED:
            move_down(paper, entry)
        paper[entry + WORTH], paper[entry + WHAT], paper[entry + WHERE] = worth, what, where


@rule
def move_down(paper: Numbers, entry: int) -> None:
    for part in range(ENTRY):
        paper[entry + ENTRY + part] = paper[entry + part]


@rule
def best_on(paper: Numbers, page: int) -> int:
    """The entry that is worth most, of equal ones the first."""
    best = page
    for place in range(1, TRIED):
        entry = page + ENTRY * place
        if paper[entry + WORTH] > paper[best + WORTH]:
            best = entry
    return best
