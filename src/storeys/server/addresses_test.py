import pytest
from starlette.requests import HTTPConnection

from .addresses import household, is_from_this_machine, is_trusted


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_address_counts_by_its_household(host: str, counted: str) -> None:
    assert household(host) == counted


def asked(host: str | None, **headers: str) -> HTTPConnection:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "client": (host, 1) if host else None, "headers": named})


def test_this_machine_is_known_by_its_loopback() -> None:
    assert all(is_from_this_machine(asked(host)) for host in ("127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"))
    assert not any(is_from_this_machine(asked(host)) for host in ("192.0.2.7", "2001:db8::1", "unix", None))


def test_what_a_proxy_passes_on_began_elsewhere() -> None:
    headers = ("x_forwarded_for", "forwarded", "x_real_ip", "via")
    assert not any(is_from_this_machine(asked("127.0.0.1", **{name: "127.0.0.1"})) for name in headers)


def test_a_proxy_is_trusted_by_its_address_or_its_network() -> None:
    assert is_trusted("10.1.2.3", ("192.0.2.7", "10.0.0.0/8"))
    assert is_trusted("192.0.2.7", ("192.0.2.7",))
    assert not is_trusted("192.0.2.8", ("192.0.2.7", "10.0.0.0/8"))
    assert not is_trusted("", ("10.0.0.0/8",))
    assert not is_trusted("192.0.2.7", ())
