"""Hands at the terminal: what comes of them is simulated here and now; and once more, when a match is checked."""

from dataclasses import dataclass, replace
from typing import Any

from ..games.kit import Game
from ..hands import Answer, Hands, hands_for, put
from ..play import Match, Problem
from ..play.episodes import Episode, Errand, Record, episodes_of


class HandsDiffer(Problem):
    """What came of a hand is not what a simulation finds."""

    message = "verify-hands-differ"


class Site:
    """What hands are needed for in one match: it remembers how everything stands."""

    def __init__(self, hands: Hands) -> None:
        self._hands, self.poses, self.engine = hands, hands.first_poses(), hands.engine()

    def carry_out(self, errand: Errand) -> Answer:
        """What comes of a hand, after everything that it has done before."""
        return self._left_by(self._hands.simulate(put(self._hands, errand, self.poses)))

    def let_land(self, errand: Errand) -> Answer:
        """What comes of it where nothing could be simulated: the piece lands calmly, by whatever path it came."""
        return self._left_by(self._hands.calmly(put(self._hands, replace(errand, path=None), self.poses)))

    def _left_by(self, answer: Answer) -> Answer:
        self.poses = answer.poses
        return answer


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
    calm: int = 0  # they landed calmly, as they would have; whether a simulation had failed, nobody can tell
    unknown: int = 0  # another engine found them
    drawn: int = 0  # nobody simulated them, though somebody had an engine: tickets stood in for a hand
    theirs: str = ""
    ours: str | None = None

    def as_json(self) -> dict[str, Any]:
        counts = {"episodes": self.same, "calm": self.calm, "unknown": self.unknown, "drawn": self.drawn}
        return {**counts, "engine": self.theirs or self.ours}


def check(game: Game, episodes: list[Episode], path: str) -> Checked:
    """Simulate every episode of a match once more, in order; HandsDiffer where something else comes of it."""
    hands = hands_for(game)
    ours = hands.engine() if hands else None
    others = [episode.record for episode in episodes if not episode.record.calm and episode.record.engine != ours]
    if hands is None or ours is None or others:
        # Every scene begins as the last one ended, so one that cannot be repeated leaves none that can.
        return Checked(unknown=len(episodes), theirs=others[0].engine if others else "", ours=ours)
    return _compared(Site(hands), episodes, path)


def _compared(site: Site, episodes: list[Episode], path: str) -> Checked:
    for episode in episodes:
        found = again(site, episode, path)
        if (found.events, found.calm) != (episode.events, episode.record.calm):
            raise HandsDiffer(path=path, move=episode.line)
    calm = sum(was_not_simulated(site, episode) for episode in episodes)
    return Checked(same=len(episodes) - calm, calm=calm, ours=site.engine)


def again(site: Site, episode: Episode, path: str) -> Answer:
    """What comes of an episode, simulated or not; HandsDiffer if no hand could have done it."""
    try:
        return site.let_land(episode.errand) if was_not_simulated(site, episode) else site.carry_out(episode.errand)
    except ValueError:
        raise HandsDiffer(path=path, move=episode.line) from None


def was_not_simulated(site: Site, episode: Episode) -> bool:
    """It landed calmly; but where our own engine gave up, it does so once more."""
    return episode.record.calm and episode.record.engine != site.engine
