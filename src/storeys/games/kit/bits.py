"""Sets written in bits: bit i of a number says whether i is in the set. Up to 62 bits, so that no sign gets in the way.

How many a set holds is added up in pairs, in fours, in eights, and all at once: as quick for one as for sixty.
"""

from .rule import rule

PAIRS, FOURS, EIGHTS = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F
ALL_AT_ONCE, TOP, COUNT = 0x0101010101010101, 56, 127


@rule
def count(bits: int) -> int:
    """How many bits are set."""
    pairs = bits - (bits >> 1 & PAIRS)
    fours = (pairs & FOURS) + (pairs >> 2 & FOURS)
    eights = fours + (fours >> 4) & EIGHTS
    return eights * ALL_AT_ONCE >> TOP & COUNT


@rule
def lowest(bits: int) -> int:
    """The number of the first bit that is set; some bit must be."""
    return count((bits & -bits) - 1)


@rule
def nth(bits: int, number: int) -> int:
    """The bit with this number among those that are set, counted from 0; there must be as many."""
    for _ in range(number):
        bits &= bits - 1
    return lowest(bits)


def members(bits: int) -> list[int]:
    """Everything in the set, in order; for writing it down."""
    return [bit for bit in range(bits.bit_length()) if bits >> bit & 1]
