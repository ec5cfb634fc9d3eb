"""Seconds since 1970 by a clock that nobody sets: the time of day when the process started, and how long that was ago.

Turns are measured by it, so that setting the machine's clock back or forward lets nobody's time stand still or run out.
After a restart the stored times are compared with the time of day again.
"""

import time

NOTICED = 2.0  # seconds by which the clock of the machine must have been set before we tell browsers so


def _ticks() -> float:
    """Seconds since some moment, those included in which the machine slept, where it can tell."""
    asleep_too = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if asleep_too is None else time.clock_gettime(asleep_too)


class Steady:
    """The clock of one process."""

    def __init__(self) -> None:
        self._start = time.time() - _ticks()
        self._set_by = 0.0  # by how much the machine's clock was set since

    def now(self) -> float:
        return self._start + _ticks()

    def by_the_machine(self, moment: float) -> float:
        """A moment as the machine's clock shows it, which browsers hear in every answer; it does not tremble."""
        set_by = time.time() - self.now()
        if abs(set_by - self._set_by) > NOTICED:
            self._set_by = set_by
        return moment + self._set_by


CLOCK = Steady()
