"""Random numbers that are the same in the interpreter, on the CPU and on the GPU.

The generator stands outside every state: nobody who searches ahead in a state can see coming dice. It is
"small fast counting": four words of 32 bits, three of chaos and one that counts, so that no cycle is short. They
are only added, shifted and xored; kept in 64 bits and cut back to 32, no step can overflow, so plain integers and
machine integers agree to the bit.
"""

import numpy as np
from numpy.typing import NDArray

from .rule import rule

Generator = NDArray[np.int64]

WORDS = 4
LOW = 0xFFFFFFFF
REDRAWS = 64  # fewer than half of all words are too many for any bound: nobody will see this many in a row
WARM_UP = 12  # rounds after which every bit of the seed has reached every bit of the words


def generator(number: int, stream: int = 0) -> Generator:
    """A new generator; two streams of one seed (two matches of one run) are independent."""
    words = np.zeros(WORDS, np.int64)
    seed(words, number, stream)
    return words


@rule
def seed(words: Generator, number: int, stream: int) -> None:
    """Start again from a seed and a stream, both of up to 63 bits."""
    words[0] = number & LOW
    words[1] = number >> 32 & LOW
    words[2] = stream & LOW
    words[3] = 1 + (stream >> 32 & LOW >> 1)
    for _ in range(WARM_UP):
        word(words)


@rule
def word(words: Generator) -> int:
    """The next 32 random bits."""
    b, c, counter = int(words[1]), int(words[2]), int(words[3])
    drawn = int(words[0]) + b + counter & LOW
    words[0] = b ^ b >> 9
    words[1] = c + (c << 3) & LOW
    words[2] = (c << 21 & LOW | c >> 11) + drawn & LOW
    words[3] = counter + 1 & LOW
    return drawn


@rule
def below(words: Generator, bound: int) -> int:
    """A number from 0 to bound − 1, every one exactly equally likely; bound is at most 2**31."""
    product = word(words) * bound
    if product & LOW < bound:  # seldom; only now the division is worth its time
        uneven = (LOW + 1) % bound
        for _ in range(REDRAWS):
            if product & LOW >= uneven:
                break
            product = word(words) * bound
    return product >> 32
