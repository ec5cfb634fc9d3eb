"""A slate between a server process and its keeper: a pulse, and what the process is working at.

It is a piece of memory both of them see, so the keeper can read it when the process does not answer any more, whatever
holds it up.
"""

import json
import mmap
import struct
from typing import Any

SIZE = 16_384
PULSE = struct.Struct("<Q")
LENGTH = struct.Struct("<I")
TEXT = PULSE.size + LENGTH.size  # where the text begins

Json = dict[str, Any]


class Slate:
    """The slate; it may be on a file that another process has open, too."""

    def __init__(self, file: int = -1) -> None:
        self._memory = mmap.mmap(file, SIZE)

    def close(self) -> None:
        self._memory.close()

    @property
    def pulse(self) -> int:
        """Goes up as long as the process lives."""
        found: int = PULSE.unpack_from(self._memory)[0]
        return found

    def beat(self) -> None:
        PULSE.pack_into(self._memory, 0, self.pulse + 1)

    def write(self, works: list[Json]) -> None:
        """Note what is being worked at; more than has room is left out."""
        text = as_many_as_fit(works)
        LENGTH.pack_into(self._memory, PULSE.size, 0)
        self._memory[TEXT : TEXT + len(text)] = text
        LENGTH.pack_into(self._memory, PULSE.size, len(text))

    def read(self) -> list[Json]:
        """What was being worked at; nothing if it was just being written."""
        (length,) = LENGTH.unpack_from(self._memory, PULSE.size)
        works: list[Json] = json.loads(self._memory[TEXT : TEXT + length]) if length else []
        return works


def as_many_as_fit(works: list[Json]) -> bytes:
    while len(text := json.dumps(works).encode()) > SIZE - TEXT:
        works = works[:-1]
    return text
