"""Who somebody is: a signed cookie, and nothing else, is the player.

A cookie names the player's epoch. When a player moves to another browser, or signs out everywhere else, the next epoch
begins, and cookies of earlier ones are worth nothing. In the first, whose number is left out, every player begins.
"""

import hashlib
import hmac
import re

COOKIE = "storeys"
KEPT = 400 * 24 * 3600  # seconds, the longest that browsers allow
SECRET = "cookies"  # the name of the server's secret in the store

NAMED = re.compile(r"([a-z0-9]{1,32})(?:-([0-9]{1,9}))?", re.ASCII)  # the player, and the epoch


class Signer:
    """Signs the names of players, so that nobody can take another's."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def sign(self, player: str, epoch: int = 0) -> str:
        """The cookie of a player."""
        name = f"{player}-{epoch}" if epoch else player
        return f"{name}.{self._signature(name)}"

    def read(self, cookie: str | None) -> tuple[str, int] | None:
        """The player and the epoch of a cookie; None if nobody signed it."""
        name, _, signature = (cookie or "").partition(".")
        good = hmac.compare_digest(signature.encode(errors="replace"), self._signature(name).encode())
        found = NAMED.fullmatch(name)
        return (found[1], int(found[2] or 0)) if good and found else None

    def mark(self, address: str) -> str:
        """A mark that stands for an address."""
        return self._signature(f"address {address}")

    def _signature(self, name: str) -> str:
        return hmac.new(self._key, name.encode(errors="replace"), hashlib.sha256).hexdigest()
