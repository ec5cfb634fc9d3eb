"""Rules that have changed: matches of earlier versions are still read, and played on, by the rules they began with.

A game whose rules have changed lists the versions it still knows (`EDITIONS = (1,)` beside `VERSION = 2`), its options
and its state have a field `edition`, and a rule that was different asks `before(state.edition, 2)`. In the field stands
0 for the rules of today, so that nothing that makes a position has to know the number.
"""

from .rule import rule


@rule
def before(edition: int, version: int) -> bool:
    """Whether a match is played by rules from before this version."""
    return 0 < edition < version
