"""Whether chance was fair and hands were honest in a match that was kept."""

from dataclasses import replace
from pathlib import Path

from ..play import Match, load
from ..play.episodes import Episode, drawn_instead, episodes_of
from ..play.files import check_chance
from .hands import Checked, check
from .screen import Screen


def verify(screen: Screen, path: Path, as_json: bool) -> None:
    """Draw every ticket once more, then simulate every hand; a Problem where something else comes of it."""
    match = load(path)
    draws, episodes = check_chance(match, str(path)), list(episodes_of(match))
    found = checked(screen, match, episodes, str(path)) if episodes else Checked()
    if as_json:
        told = found.as_json() if episodes else {}
        screen.write_json([{"file": str(path), "fair": True, "draws": draws, **told}])
    else:
        screen.say("verify-good", moves=draws)
        tell(screen, found)


def checked(screen: Screen, match: Match, episodes: list[Episode], path: str) -> Checked:
    """What hands did; and how often somebody who had hands let chance draw instead."""
    with screen.waiting("cli-settling"):
        return replace(check(match.game, episodes, path), drawn=drawn_instead(match))


def tell(screen: Screen, hands: Checked) -> None:
    if hands.same:
        screen.say("verify-hands-good", episodes=hands.same)
    if hands.calm:
        screen.say("verify-hands-calm", calm=hands.calm)
    if hands.drawn:
        screen.say("verify-hands-drawn", drawn=hands.drawn)
    if hands.unknown and hands.ours:
        screen.say("verify-hands-other-engine", episodes=hands.unknown, theirs=hands.theirs, ours=hands.ours)
    elif hands.unknown:
        screen.say("verify-hands-no-engine", episodes=hands.unknown, theirs=hands.theirs)
