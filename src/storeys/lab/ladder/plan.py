"""What a ladder is: everything that decides which matches are played, and how they go."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

from ...games.kit import Game, Json
from ...play.agreement import check_options, check_seats, find_game
from .lineups import Lineup, lineups
from .players import Means, Player, player, searches
from .problems import BadLadder

FORMAT = 1
BLOCKS = 1_000_000  # of one seed; the next seed has other chance in all of its blocks
SOURCES = Path(__file__).parents[2]
FAIR: Literal["fair"] = "fair"

# When to stop before all blocks are played: each player against the next is known to take more than this share of the
# points, or less; "fair" is what equals would take.
Stop = float | Literal["fair"] | None


@dataclass(frozen=True)
class Plan:
    """Which players meet at which table."""

    game: str
    players: tuple[str, ...]
    seats: int
    seed: int = 1
    options: Mapping[str, int] = field(default_factory=dict)
    means: Means = field(default_factory=Means)
    lone: bool = False  # only the first player against each of the others in all other seats
    stop: Stop = None

    def checked(self) -> "Plan":
        """The same, or the reason why it makes no ladder."""
        check_seats(self.rules, self.seats)
        check_options(self.rules, self.options, self.seats)
        if len(set(self.players)) < len(self.players):
            raise BadLadder("twice", name=next(name for name in self.players if self.players.count(name) > 1))
        if len(self.players) < 2 and (self.seats > 1 or self.lone):
            raise BadLadder("one")
        if self.lone and self.seats == 1:
            raise BadLadder("lone")
        if self.stop is not None and self.seats == 1:
            raise BadLadder("stop-alone")
        self.sat_down()
        return self

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    @property
    def goal(self) -> int:
        """The points that whoever plays alone has to reach, in the first game."""
        return self.rules.goal(()) if self.seats == 1 and self.rules.goal else 0

    def sat_down(self) -> list[Player]:
        """The players, ready to decide; where machine code is made anyway, everybody decides in it."""
        compiled = any(map(searches, self.players))
        return [player(name, self.rules, self.means, self.goal, compiled) for name in self.players]

    @property
    def threads(self) -> int:
        """As many as one match keeps busy."""
        return max(player.threads for player in self.sat_down())

    def block(self, number: int) -> list[Lineup]:
        """The matches of a block."""
        return lineups(len(self.players), self.seats, number, self.lone)

    def chance(self, block: int) -> int:
        """The number of the seed of chance for all matches of a block: that of `storeys play --seed`."""
        return self.seed * BLOCKS + block

    def luck(self, block: int, match: int, seat: int) -> int:
        """The number of the chance that a player has to itself in a match."""
        words = f"storeys ladder {self.seed} {block} {match} {seat}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big") >> 1

    def head(self) -> Json:
        """The first line of the record: what must be the same for the ladder to be gone on with."""
        return {
            "ladder": FORMAT,
            "game": self.game,
            "rules": self.rules.version,
            "players": list(self.players),
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(sorted(self.options.items())),
            "seconds": self.means.seconds,
            "simulations": self.means.simulations,
            "lone": self.lone,
            "stop": self.stop,
            "sources": self.sources,
        }

    @property
    def sources(self) -> str:
        """A short name for the sources of the game and of its bots, without which a match cannot be played again."""
        return digest_of(self.game)


def stop_of(words: str | None) -> Stop:
    """When to stop: "fair", or a share between 0 and 1."""
    if words is None:
        return None
    if words == FAIR:
        return FAIR
    try:
        share = float(words)
    except ValueError:
        share = -1.0
    if not 0 < share < 1:
        raise BadLadder("stop-when", value=words)
    return share


@cache
def digest_of(game: str) -> str:
    """The letters of everything that decides how bots play a game."""
    folders = [SOURCES / "games" / "kit", SOURCES / "games" / game, SOURCES / "bots", SOURCES / "bots" / game]
    folders.append(SOURCES / "bots" / "search")
    written = hashlib.sha256()
    for file in (file for folder in folders for file in sorted(folder.glob("*.py"))):
        if not file.stem.endswith("_test"):
            written.update(file.name.encode() + file.read_bytes())
    return written.hexdigest()[:16]


def plan_of(head: Mapping[str, Any]) -> Plan:
    """The ladder of a record."""
    return Plan(
        head["game"],
        tuple(head["players"]),
        head["seats"],
        head["seed"],
        head["options"],
        Means(head["seconds"], head["simulations"]),
        head["lone"],
        head["stop"],
    )
