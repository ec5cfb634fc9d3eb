"""What a worker computes with, as a short name: the sources of rules and bots, and of what asks them here.

Two machines that agree about it give the same answer to the same question. A server may be older than what has just
been installed over it, and a machine that lends its workers may be behind: both are refused instead of being believed.
"""

import hashlib
from functools import cache
from pathlib import Path

PARTS = ("games", "bots", "hands", "work")
ROOT = Path(__file__).parent.parent


@cache
def digest() -> str:
    """The name of the sources as they stand when somebody first asks."""
    everything = hashlib.sha256()
    for source in sources():
        everything.update(source.relative_to(ROOT).as_posix().encode() + b"\0" + source.read_bytes())
    return everything.hexdigest()[:16]


def sources() -> list[Path]:
    found = (file for part in PARTS for file in (ROOT / part).rglob("*.py"))
    return sorted(file for file in found if not file.stem.endswith(("_test", "conftest")))
