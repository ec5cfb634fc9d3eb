"""Somebody waits beside the worst table."""

from . import bystander
from .bystander import Wait, wait_of


def test_of_all_times_the_one_counts_that_95_of_100_do_not_exceed() -> None:
    times = [number / 1000 for number in range(1, 101)]
    found = wait_of(7, looks=times, calm=[0.001], waited=[0.002] * 99 + [1.0])
    assert found == Wait(lines=7, looks=100, look_p95_ms=95.0, calm_p95_ms=1.0, ping_p95_ms=2.0)


def test_a_long_log_is_looked_at_while_somebody_waits() -> None:
    found = bystander.measure(seconds=0.5, lines=30)
    assert found.lines >= 30
    assert found.looks > 0
    assert min(found.look_p95_ms, found.calm_p95_ms, found.ping_p95_ms) > 0
