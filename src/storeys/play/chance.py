"""Chance that everybody can check afterwards.

Before the first move the table publishes the SHA-256 of a secret seed: its commitment. Draw number n (counted from
0, over the whole match) takes HMAC-SHA256(seed, "n:0"), reads its first 8 bytes as a big-endian number, and uses it
modulo the number of tickets. A number from the uneven end of the range is thrown away for the one from "n:1", and so
on, so that every ticket is exactly equally likely. After the last move the seed is published: anyone can repeat the
draws and see that nobody touched the dice.

What a hand does is no draw, for a simulation finds it; but its tremor has a seed that comes from the same promise:
HMAC-SHA256(seed, "hand n"), where n is the number of the first draw that the hand stands in for.

Draws are numbered by themselves and not by moves: whoever takes a move back and plays another does not get other dice.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

RANGE = 1 << 64


@dataclass(frozen=True)
class FairChance:
    """A secret seed, and the draws that follow from it."""

    seed: bytes

    @classmethod
    def fresh(cls) -> "FairChance":
        """A seed that nobody knows."""
        return cls(secrets.token_bytes(32))

    @classmethod
    def numbered(cls, number: int) -> "FairChance":
        """The seed with this number: the same match again, for tests and studies."""
        return cls(hashlib.sha256(f"storeys seed {number}".encode()).digest())

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, which is published before the first move."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, number: int, tickets: int) -> int:
        """The ticket drawn in draw `number`, from 0 to tickets − 1."""
        attempt = 0
        while (word := self._word(number, attempt)) >= RANGE - RANGE % tickets:
            attempt += 1
        return word % tickets

    def tremor(self, number: int) -> bytes:
        """The seed of a hand's tremor in the place of draw `number` and those that follow from it."""
        return hmac.digest(self.seed, f"hand {number}".encode(), "sha256")

    def _word(self, number: int, attempt: int) -> int:
        digest = hmac.digest(self.seed, f"{number}:{attempt}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")
