"""Waiting for an answer, but not for ever: what is counted is lines of Python, so that no clock decides a test."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from .battery import BrokenRuleError

PATIENCE = 3_000_000  # lines; the longest answer of any game so far takes a tenth of it


class _Enough(BaseException):
    """More lines were run than anybody should have to wait for; no error that somebody on the way may suppress."""


def answer(name: str, call: Callable[[], Any]) -> Any:
    """What a call returns; BrokenRuleError if it has not returned after so many lines."""
    lines = PATIENCE
    before = sys.gettrace()
    sys.settrace(_counting(lines))
    try:
        return call()
    except _Enough:
        raise BrokenRuleError(f"{name} does not answer within {lines} lines") from None
    finally:
        sys.settrace(before)


def _counting(lines: int) -> Callable[..., Any]:
    left = lines

    def count(frame: FrameType, event: str, argument: Any) -> Callable[..., Any]:
        nonlocal left
        left -= 1
        if left < 0:
            raise _Enough
        return count

    return count
