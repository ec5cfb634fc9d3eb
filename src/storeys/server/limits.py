"""How much one connection, player or address may ask for."""

import time
from collections import OrderedDict

REMEMBERED = 20_000  # players and addresses at most; those not heard of for longest are forgotten first


class Bucket:
    """Fills with permissions at a steady rate, up to a burst, and gives one to each who asks."""

    __slots__ = ("_burst", "_full", "_rate", "_when")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._full, self._when = float(burst), time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._full = min(self._burst, self._full + (now - self._when) * self._rate)
        self._when = now
        if self._full < 1:
            return False
        self._full -= 1
        return True


class Buckets:
    """One bucket for each name."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        if name not in self._buckets:
            self._buckets[name] = Bucket(self._rate, self._burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return self._buckets[name].take()
