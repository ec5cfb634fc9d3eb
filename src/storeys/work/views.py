"""A view on its way to a worker: its bytes, packed, as text.

What hides something cannot be read back from the text of a position: nobody knows what stands behind a question mark.
Bytes mean the same to everybody who has the same sources, and whoever has others is refused.
"""

import zlib
from base64 import b85decode, b85encode
from typing import Any

import numpy as np

from ..games.kit import Game, as_bytes, copy

QUICKLY = 1  # most of a position is zeros


def pack(view: Any) -> str:
    return b85encode(zlib.compress(as_bytes(view), QUICKLY)).decode("ascii")


def unpack(game: Game, text: str) -> Any:
    """The view; ValueError if this was never one of this game."""
    try:
        [view] = np.frombuffer(zlib.decompress(b85decode(text)), game.State.dtype)
    except (zlib.error, ValueError) as error:
        raise ValueError(f"no view of {game.name}: {error}") from None
    return copy(view)
