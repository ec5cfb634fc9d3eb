"""Whether chance was fair and hands were honest in a match that was kept."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from ..play import Match, load
from ..play.episodes import Episode, drawn_instead, episodes_of, moves_of_hands
from ..play.files import check_chance
from .hands import Checked, check
from .screen import Screen


def verify(screen: Screen, path: Path, as_json: bool) -> None:
    """Draw every ticket once more, then simulate every hand; a Problem where something else comes of it."""
    match = load(path)
    draws, episodes = check_chance(match, str(path)), list(_checkable(match))
    found = checked(screen, match, episodes, str(path)) if episodes else Checked()
    if as_json:
        told = (found.as_json() if episodes else {}) | ({"copied": match.copied} if match.copied else {})
        screen.write_json([{"file": str(path), "fair": True, "draws": draws, **told}])
    else:
        screen.say("verify-good", moves=draws)
        tell(screen, found)
        tell_of_copied(screen, match)


def _checkable(match: Match) -> Iterator[Episode]:
    """What hands did, where the site was untouched at first: a file does not hold how everything stood later."""
    return iter(()) if _took_over_a_site(match) else episodes_of(match)


def _took_over_a_site(match: Match) -> bool:
    return any(move < match.copied for move in moves_of_hands(match))


def tell_of_copied(screen: Screen, match: Match) -> None:
    """Chance that another match has promised is checked with that one's file."""
    if match.copied:
        screen.say("verify-copied", moves=match.copied)
    if _took_over_a_site(match):
        screen.say("verify-copied-hands")


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
