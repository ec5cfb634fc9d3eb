"""The golden games of 5 Towers show the rounds that seldom happen in a match of it."""

from storeys.games.towers import GAME

from .golden import matches
from .match import Match


def test_the_special_rounds_of_towers_occur_in_a_golden_game() -> None:
    """T-15 in mid-game and in the last round, and a last display of fewer than five cards (T-24)."""
    shown: set[str] = set()
    for match in matches(GAME):
        *earlier, last = rounds(match)
        if any(nobody_takes(said) for said in earlier):
            shown.add("nobody takes anything")
        if nobody_takes(last):
            shown.add("nobody takes anything in the last round")
        if sum(words.startswith("draw") for words in last) < 5:
            shown.add("a short display")
    assert len(shown) == 3


def rounds(match: Match) -> list[list[str]]:
    """What happened in each round, in words; a round begins with its first draw."""
    found: list[list[str]] = [[]]
    for move, action in enumerate(match.moves):
        words = match.game.words(match.position(move), action)
        if words.startswith("draw") and found[-1] and not found[-1][-1].startswith("draw"):
            found.append([])
        found[-1].append(words)
    return found


def nobody_takes(words: list[str]) -> bool:
    return "bid 0" in words and not any(word.startswith("take") for word in words)
