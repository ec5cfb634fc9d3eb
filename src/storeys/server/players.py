"""Who somebody is: a signed cookie, and nothing else, is the player."""

import hashlib
import hmac

COOKIE = "storeys"
KEPT = 400 * 24 * 3600  # seconds, the longest that browsers allow
SECRET = "cookies"  # the name of the server's secret in the store


class Signer:
    """Signs the names of players, so that nobody can take another's."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def sign(self, player: str) -> str:
        """The cookie of a player."""
        return f"{player}.{self._signature(player)}"

    def player(self, cookie: str | None) -> str | None:
        """The player of a cookie; None if nobody signed it."""
        player, _, signature = (cookie or "").partition(".")
        good = hmac.compare_digest(signature.encode(errors="replace"), self._signature(player).encode())
        return player if player and good else None

    def mark(self, address: str) -> str:
        """A mark that stands for an address."""
        return self._signature(f"address {address}")

    def _signature(self, player: str) -> str:
        return hmac.new(self._key, player.encode(errors="replace"), hashlib.sha256).hexdigest()
