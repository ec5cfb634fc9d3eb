"""Where somebody comes from, as far as limits are concerned."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

PREFIX = 64  # bits of an IPv6 address that stand for one household: within it anybody can take as many as they like
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # headers by which proxies say that they are some


@lru_cache(maxsize=10_000)
def household(host: str) -> str:
    """The address that counts: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, PREFIX), strict=False))


def household_of(request: HTTPConnection) -> str:
    """Where a request comes from; Uvicorn has looked behind the proxies that the settings trust."""
    return household(request.client.host) if request.client else ""


def is_from_this_machine(request: HTTPConnection) -> bool:
    """Whether a request began on this machine; one that a proxy has passed on began elsewhere."""
    if request.client is None or any(name in request.headers for name in PASSED_ON):
        return False
    return is_loopback(request.client.host)


def is_loopback(host: str) -> bool:
    """Whether a host's name or address means nothing but the machine it is said on."""
    if host == "localhost":
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def is_trusted(host: str, proxies: tuple[str, ...]) -> bool:
    """Whether an address is that of a proxy; the settings name addresses and networks."""
    try:
        address = ip_address(host)
        return any(address in ip_network(proxy, strict=False) for proxy in proxies)
    except ValueError:
        return host in proxies
