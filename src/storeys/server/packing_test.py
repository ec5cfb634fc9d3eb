"""What is packed on its way to a browser, what is not, and what sizes tell."""

import json
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from .client import Browser, Sitting
from .packing import Packing, packing
from .players import COOKIE

Browsers = Callable[..., Browser]


def sent(packer: Packing, message: object) -> Frame:
    return packer.encode(Frame(Opcode.TEXT, json.dumps(message, separators=(",", ":")).encode()))


def moves(line: int) -> object:
    return {"type": "moves", "since": line, "view": {"towers": list(range(500)), "line": line}}


def read(reader: PerMessageDeflate, frame: Frame) -> object:
    return json.loads(bytes(reader.decode(frame).data))


def test_news_of_moves_are_packed_and_what_was_said_before_is_not_said_again() -> None:
    packer, reader = packing(), PerMessageDeflate(False, True, 15, 15)
    first, second = (sent(packer, moves(line)) for line in (1, 2))
    assert len(second.data) < len(first.data) / 10 < len(json.dumps(moves(1))) / 10
    assert [read(reader, frame) for frame in (first, second)] == [moves(1), moves(2)]


@pytest.mark.parametrize("kind", ["snapshot", "people", "chat", "accepted", "refused", "pong"])
def test_what_people_write_and_what_is_short_goes_as_it_is(kind: str) -> None:
    message = {"type": kind, "text": "hello " * 100}
    frame = sent(packing(), message)
    assert not frame.rsv1
    assert json.loads(bytes(frame.data)) == message


def test_what_somebody_wrote_makes_no_news_shorter_that_say_the_same() -> None:
    """Otherwise it could be tried out, by who sees only sizes, what stands in somebody else's messages."""
    sizes = set()
    for guess in ("a tower of glass", "something else"):
        packer = packing()
        sent(packer, {"type": "chat", "line": guess})
        sizes.add(len(sent(packer, {"type": "moves", "view": "a tower of glass"}).data))
    assert len(sizes) == 1


def test_a_packer_takes_no_memory_before_there_is_something_to_pack() -> None:
    packer = packing()
    sent(packer, {"type": "people"})
    assert not hasattr(packer, "encoder")
    sent(packer, moves(1))
    assert hasattr(packer, "encoder")


def test_a_browser_that_wants_every_message_packed_by_itself_can_have_that() -> None:
    packer, reader = packing(forgets=True), PerMessageDeflate(True, True, 15, 15)
    assert [read(reader, sent(packer, moves(line))) for line in (1, 2)] == [moves(1), moves(2)]


# --- Over the wire ---------------------------------------------------------------------------------------------------


def test_a_browser_that_unpacks_hears_the_same_as_one_that_does_not(browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "neighbour", game="dice_city")["table"]
    address = f"{host.address.replace('http', 'ws', 1)}/api/tables/{table}/play"
    cookie = {"Cookie": f"{COOKIE}={host.http.cookies[COOKIE]}"}
    with (
        connect(address, additional_headers=cookie, max_size=None) as packed,
        connect(address, additional_headers=cookie, max_size=None, compression=None) as plain,
    ):
        assert [extension.name for extension in packed.protocol.extensions] == ["permessage-deflate"]
        assert plain.protocol.extensions == []
        first, second = Sitting(packed), Sitting(plain)
        for sitting in (first, second):
            sitting.until("snapshot")
        for _ in range(5):
            first.play()
            second.until_line(len(first.log))
        heard = [[text for text in one.heard if text.startswith('{"type":"moves"')] for one in (first, second)]
    assert heard[0] == heard[1]
    assert len(heard[0]) == 5


def test_a_small_message_that_unpacks_to_a_huge_one_is_not_unpacked(browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "neighbour")["table"]
    with host.sit(table) as sitting:
        sitting.until("snapshot")
        sitting.socket.send(" " * 10_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            sitting.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
