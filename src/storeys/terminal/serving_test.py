import socket

import pytest

from storeys.terminal.problems import PortTaken
from storeys.terminal.serving import free_port


def test_the_usual_port_moves_up_when_it_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert port < free_port("127.0.0.1", port, 20) < port + 20


def test_a_port_that_was_asked_for_must_be_free() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(PortTaken) as problem:
            free_port("127.0.0.1", taken.getsockname()[1], 1)
        assert str(taken.getsockname()[1]) in str(problem.value)
