"""Fair chance: promised before, open afterwards, equally likely."""

import hashlib
import hmac
from collections import Counter

import pytest

from . import chance as fair
from .chance import FairChance


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert FairChance(b"secret").commitment == hashlib.sha256(b"secret").hexdigest()


def test_a_draw_can_be_repeated_with_nothing_but_the_published_recipe() -> None:
    word = int.from_bytes(hmac.new(b"secret", b"5:0", hashlib.sha256).digest()[:8], "big")
    assert FairChance(b"secret").draw(5, 80) == word % 80


def test_draws_differ_from_each_other_and_repeat_themselves() -> None:
    chance = FairChance.numbered(7)
    draws = [chance.draw(number, 1 << 60) for number in range(100)]
    assert len(set(draws)) == 100
    assert draws == [FairChance.numbered(7).draw(number, 1 << 60) for number in range(100)]


def test_every_ticket_is_equally_likely() -> None:
    chance = FairChance.numbered(1)
    counts = Counter(chance.draw(number, 6) for number in range(12_000))
    chi_square = sum((counts[ticket] - 2000) ** 2 / 2000 for ticket in range(6))
    assert chi_square < 20.5  # five degrees of freedom: one seed in a thousand is beyond


def test_a_number_from_the_uneven_end_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {(0, 0): fair.RANGE - 1, (0, 1): fair.RANGE - 4, (0, 2): 11}
    monkeypatch.setattr(FairChance, "_word", lambda self, number, attempt: words[number, attempt])
    assert FairChance(b"").draw(0, 6) == 11 % 6  # 2**64 leaves 4 over when divided by 6


def test_fresh_seeds_are_all_different() -> None:
    assert len({FairChance.fresh().seed for _ in range(50)}) == 50
