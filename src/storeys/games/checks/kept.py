"""Results that depend on the sources alone are kept beside the machine code, under a digest of those sources.

For what takes a process of its own and a compiler: the next run knows it, unless a source, a version or the kind of
processor has changed.
"""

import json
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ..kit.run import cache_folder, digest


class Kept(NamedTuple):
    """A result, how long it took to work it out, and whether that was at an earlier time."""

    result: Any
    seconds: float
    earlier: bool


def kept(name: str, sources: tuple[Callable[..., Any], ...], work: Callable[[], Any]) -> Kept:
    """What some work comes to, as JSON; the folders of `sources` and the kit are all that it depends on."""
    file = file_of(name, sources)
    earlier = file.exists()
    if not earlier:
        began = time.monotonic()
        result = work()
        _write(file, json.dumps({"seconds": time.monotonic() - began, "result": result}))
    told = json.loads(file.read_text("utf-8"))
    return Kept(told["result"], told["seconds"], earlier)


def file_of(name: str, sources: tuple[Callable[..., Any], ...]) -> Path:
    here = f"{sys.implementation.cache_tag}-{platform.machine()}"
    return cache_folder() / "results" / f"{name.replace(':', ' ')} {here} {digest(*sources)}.json"


def _write(file: Path, text: str) -> None:
    """A file that is whole or not there: others may look at the same time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(f".{os.getpid()}")
    draft.write_text(text, "utf-8")
    draft.replace(file)
