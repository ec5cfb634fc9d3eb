"""Room for those who have a table open: so many of one player, of one address and of all, and some kept for players.

Who sits at the table may take any place; who only watches, or whom nobody knows, finds the server full earlier, and one
address can send only so many of them.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from .refusals import Refusal
from .settings import Settings


@dataclass(frozen=True)
class Guest:
    """Who opens a table: the player, if the cookie was good; from where; and whether they have a seat there."""

    player: str | None
    place: str
    seated: bool


class Room:
    """The WebSockets that are open in this process."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._players: Counter[str] = Counter()
        self._watchers: Counter[str] = Counter()  # by address
        self.taken = 0

    def check(self, guest: Guest) -> None:
        """Refuse one more if there are too many."""
        limit = self._settings.connections - (0 if guest.seated else self._settings.reserved)
        mine = self._players[guest.player] if guest.player else 0
        crowd = 0 if guest.seated else self._watchers[guest.place]
        if self.taken >= limit or mine >= self._settings.player_connections or crowd >= self._settings.address_watchers:
            raise Refusal("too-many")

    @contextmanager
    def place_for(self, guest: Guest) -> Iterator[None]:
        """A place for as long as it is needed."""
        self.check(guest)
        self._count(guest, 1)
        try:
            yield
        finally:
            self._count(guest, -1)

    def _count(self, guest: Guest, change: int) -> None:
        self.taken += change
        for counter, name in ((self._players, guest.player), (self._watchers, None if guest.seated else guest.place)):
            if name is not None:
                counter[name] += change
                if not counter[name]:
                    del counter[name]
