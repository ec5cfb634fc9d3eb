"""The sections of a rulebook, whose rules are numbered from the first to the last without a gap."""

from collections.abc import Mapping

Sections = tuple[tuple[str, tuple[str, ...]], ...]


def sections(letter: str, lasts: Mapping[str, int]) -> Sections:
    """The sections in their order, each with the numbers of its rules; given is the last of each."""
    firsts = [1, *(last + 1 for last in lasts.values())]
    numbers = [range(first, last + 1) for first, last in zip(firsts, lasts.values(), strict=False)]
    return tuple((name, tuple(f"{letter}-{n}" for n in rules)) for name, rules in zip(lasts, numbers, strict=True))
