"""News of moves are packed on their way to a browser (RFC 7692): most of a message stood in the one before it.

A reader's stream is packed by itself, with its own messages and nobody else's as the memory, so sizes tell an onlooker
on the line no more than the messages tell the reader. And nothing that people write comes into that memory: whoever
could put words into a stream and see its sizes could find out by trying what else stands in it. Chat, names and
snapshots, in which both stand, go as they are; so do answers, which are short.

The window has to hold the message before: Uvicorn's own (4 kB) holds none of Dice City's, which have 20 kB and more. A
packer takes about 150 kB, from the first move it packs. The level is one that takes no longer than writing the message
does, and makes nearly all of them fit into one packet; a higher one makes them half as large in twice the time.
"""

import zlib
from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

NEWS = b'{"type":"moves"'  # how the messages begin that are packed
WINDOW = 15  # bits
SETTINGS = {"level": 3, "memLevel": 5}


class Packing(PerMessageDeflate):
    """Packs news of moves, and reads whatever a browser packs."""

    def encode(self, frame: Frame) -> Frame:
        is_news = frame.opcode is Opcode.TEXT and bytes(frame.data[: len(NEWS)]) == NEWS
        if not is_news:
            return frame
        if not (self.local_no_context_takeover or hasattr(self, "encoder")):
            self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
        return super().encode(frame)


class Packers(ServerPerMessageDeflateFactory):
    """Agrees with a browser on how to pack: its own messages are short, so each is packed by itself."""

    def __init__(self) -> None:
        super().__init__(client_no_context_takeover=True, compress_settings=SETTINGS)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, packing(agreed.local_max_window_bits, agreed.local_no_context_takeover)


def packing(window: int = WINDOW, forgets: bool = False) -> Packing:
    """A packer with a window of so many bits, of which there is nothing yet; it may have to forget every message."""
    made = Packing(True, forgets, WINDOW, window, SETTINGS)
    if not forgets:
        del made.encoder  # until there is something to pack: many only wait
    return made
