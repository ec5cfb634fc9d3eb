"""Golden games: recorded matches that must replay to the end, to the letter, for ever."""

from itertools import product
from pathlib import Path

import pytest

from storeys import games
from storeys.games import GAMES
from storeys.words import LANGUAGES, Words

from .files import load, text
from .match import Match

# What the question says when a match is over: every way a game can end.
ENDINGS = {
    "towers": {"towers-ask-ended", "towers-ask-ended-early"},
    "blueprints": {"blueprints-ask-ended"},
    "dice_city": {"dice_city-ask-ended"},
    "skyscrapers": {f"skyscrapers-ask-ended-{how}" for how in ("emptied", "stalled", "last-left", "collapsed")},
}


def folder(name: str) -> Path:
    return Path(games.__file__).parent / name / "golden"


def golden(name: str) -> list[Path]:
    return sorted(folder(name).glob("*.txt"))


def earlier(name: str) -> list[Path]:
    """Matches recorded under earlier versions of the rules."""
    return sorted(folder(name).glob("version-*/*.txt"))


def matches(name: str) -> list[Match]:
    return [load(path) for path in golden(name)]


RECORDED = [path for name in GAMES for path in (*golden(name), *earlier(name))]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_to_the_letter(path: Path) -> None:
    match = load(path)
    assert match.over
    assert text(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_are_of_the_rules_of_today_and_recorded_ones_of_every_earlier_version(name: str) -> None:
    game = GAMES[name]
    assert {match.version for match in matches(name)} == {game.version}
    assert {load(path).version for path in earlier(name)} == set(game.editions)
    assert [*game.editions, game.version] == list(range(1, game.version + 1))


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_occurs_in_a_golden_game(name: str) -> None:
    happened = {entry.data["do"] for match in matches(name) for entry in match.log() if entry.data}
    assert happened == set(GAMES[name].kinds)


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_a_golden_game_can_be_told(name: str) -> None:
    moves = [{**(entry.data or {}), **entry.more} for match in matches(name) for entry in match.log()]
    for words, move in product(map(Words, LANGUAGES), moves):
        particulars = {"who": "Ada", "name": "Ada", **move}
        assert words.say(f"{name}-log-{particulars.pop('do')}", **particulars)


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_end_occurs_in_a_golden_game(name: str) -> None:
    assert {match.question().message for match in matches(name)} == ENDINGS[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_count_and_an_undo_occur_in_a_golden_game(name: str) -> None:
    assert {match.seats for match in matches(name)} == set(GAMES[name].seats)
    assert any(entry.undo for match in matches(name) for entry in match.log())


def test_the_special_rounds_of_towers_occur_in_a_golden_game() -> None:
    """T-15 in mid-game and in the last round, and a last display of fewer than five cards (T-24)."""
    shown: set[str] = set()
    for match in matches("towers"):
        *earlier, last = rounds(match)
        if any(nobody_takes(said) for said in earlier):
            shown.add("nobody takes anything")
        if nobody_takes(last):
            shown.add("nobody takes anything in the last round")
        if sum(words.startswith("draw") for words in last) < 5:
            shown.add("a short display")
    assert len(shown) == 3


def test_every_reason_to_end_dice_city_occurs_in_a_golden_game() -> None:
    reasons = {match.question().arguments["why"] for match in matches("dice_city")}
    assert reasons == {"bandits", "ships", "deck", "declared", "rounds", "solo"}


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
