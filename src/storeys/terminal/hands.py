"""Hands at the terminal: what comes of them is simulated here and now; and once more, when a match is checked."""

from dataclasses import dataclass
from typing import Any

from ..games.kit import Game
from ..hands import Answer, Hands, hands_for
from ..play import Match, Problem
from ..play.episodes import Episode, Errand, Record, episodes_of


class HandsDiffer(Problem):
    """What came of a hand is not what a simulation finds."""

    message = "verify-hands-differ"


class Site:
    """What hands are needed for in one match: it remembers how everything stands."""

    def __init__(self, hands: Hands) -> None:
        self._hands, self.poses = hands, hands.first_poses()

    def carry_out(self, errand: Errand) -> Answer:
        """What comes of a hand, after everything that it has done before."""
        asked = self._hands.question(errand.before, errand.action, errand.tremor, errand.path, self.poses)
        answer = self._hands.simulate(asked)
        self.poses = answer.poses
        return answer

    def let_land(self, errand: Errand) -> None:
        """A piece landed calmly, whatever a simulation says."""
        asked = self._hands.question(errand.before, errand.action, errand.tremor, errand.path, self.poses)
        self.poses = self._hands.calmly(asked).poses


def site_of(match: Match, path: str) -> Site | None:
    """The site of a match as its hands have left it; None where nothing is simulated."""
    hands = hands_for(match.game)
    if hands is None or match.game.awaits_hand is None:
        return None
    site = Site(hands)
    for episode in episodes_of(match) if match.chance else ():
        again(site, episode, path)
    return site


def settle(match: Match, site: Site) -> None:
    """Let the hand do its work for which a match waits; whoever has no pointer has a steady hand."""
    while match.awaits_hand:
        answer = site.carry_out(match.errand())
        match.settle(answer.events, Record(answer.engine, answer.calm))


# --- Checking --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Checked:
    """How many episodes were found once more, and how many could not be."""

    same: int = 0
    calm: int = 0  # the simulation had failed, and there is nothing to compare with
    unknown: int = 0  # another engine found them
    theirs: str = ""
    ours: str | None = None

    def as_json(self) -> dict[str, Any]:
        return {"episodes": self.same, "calm": self.calm, "unknown": self.unknown, "engine": self.theirs or self.ours}


def check(game: Game, episodes: list[Episode], path: str) -> Checked:
    """Simulate every episode of a match once more, in order; HandsDiffer where something else comes of it."""
    hands = hands_for(game)
    ours = hands.engine() if hands else None
    others = [episode.record for episode in episodes if not episode.record.calm and episode.record.engine != ours]
    if hands is None or ours is None or others:
        # Every scene begins as the last one ended, so one that cannot be repeated leaves none that can.
        return Checked(unknown=len(episodes), theirs=others[0].engine if others else "", ours=ours)
    return _compared(Site(hands), episodes, path, ours)


def _compared(site: Site, episodes: list[Episode], path: str, ours: str) -> Checked:
    for episode in episodes:
        found = again(site, episode, path)
        if not episode.record.calm and found != episode.events:
            raise HandsDiffer(path=path, move=episode.line)
    calm = sum(episode.record.calm for episode in episodes)
    return Checked(same=len(episodes) - calm, calm=calm, ours=ours)


def again(site: Site, episode: Episode, path: str) -> tuple[int, ...]:
    """What comes of an episode; one that landed calmly is let land. HandsDiffer if no hand could have done it."""
    try:
        if episode.record.calm:
            site.let_land(episode.errand)
            return episode.events
        return site.carry_out(episode.errand).events
    except ValueError:
        raise HandsDiffer(path=path, move=episode.line) from None
