"""Matches that are played on the screen: their last decisions every day, whole matches by `make test-all`."""

import os

import pytest

whole = pytest.mark.skipif(not os.environ.get("STOREYS_WHOLE"), reason="make test-all runs it")


def played_from(last: int) -> pytest.MarkDecorator:
    """Give a test the decision of a recorded match at which it starts: one near the end, or the first."""
    return pytest.mark.parametrize(
        "start", [pytest.param(last, id="its-end"), pytest.param(0, id="whole", marks=whole)]
    )
