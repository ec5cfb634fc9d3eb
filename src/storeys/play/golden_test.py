"""Golden games: recorded matches that must replay to the end, to the letter, for ever."""

from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from storeys.games import GAMES
from storeys.games.checks import wager
from storeys.games.kit import Game
from storeys.words import LANGUAGES, Words

from . import golden
from .files import load, text
from .golden import could_undo, earlier, endings, everything, recorded, shown
from .match import Match

RECORDED = [path for game in GAMES.values() for path in (*recorded(game), *earlier(game))]
matches = cache(golden.matches)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_to_the_letter(path: Path) -> None:
    match = load(path)
    assert match.over
    assert text(match) == path.read_text(encoding="utf-8")


@every_game
def test_golden_games_are_of_the_rules_of_today_and_recorded_ones_of_every_earlier_version(game: Game) -> None:
    assert {match.version for match in matches(game)} == {game.version}
    assert {load(path).version for path in earlier(game)} == set(game.editions)
    assert [*game.editions, game.version] == list(range(1, game.version + 1))


@every_game
def test_every_move_of_a_golden_game_can_be_told(game: Game) -> None:
    moves = [{**(entry.data or {}), **entry.more} for match in matches(game) for entry in match.log()]
    for words, move in product(map(Words, LANGUAGES), moves):
        particulars = {"who": "Ada", "name": "Ada", **move}
        assert words.say(f"{game.name}-log-{particulars.pop('do')}", **particulars)


@every_game
def test_every_action_every_way_to_end_every_number_of_seats_and_an_undo_occur_in_a_golden_game(game: Game) -> None:
    assert endings(game)
    assert set().union(*map(shown, matches(game))) == everything(game, matches(game))


# --- What golden games have to show ----------------------------------------------------------------------------------


def played(game: Game, take_back: bool = False) -> Match:
    """A match in which everybody does the first thing that is possible, and perhaps takes back once."""
    match = Match(game, 2, seed=1)
    while not match.over:
        match.play(match.legal_actions()[0])
        if take_back and match.can_undo():
            match.undo()
            take_back = False
    return match


def test_a_match_shows_its_kinds_of_actions_its_end_its_seats_and_its_undo() -> None:
    told = {"do deal", "do bet", "end wager-ask-bet", "2 seats"}
    assert shown(played(wager.GAME)) == told
    assert shown(played(wager.GAME, take_back=True)) == told | {"an undo"}


def test_an_undo_is_asked_for_only_where_somebody_could_take_back() -> None:
    """In a game of one bet it is shown, and the match is over."""
    assert could_undo(played(wager.GAME))
    assert "an undo" in everything(wager.GAME, [played(wager.GAME)])
    hasty = replace(wager.GAME, reveals=lambda state, action: True)
    assert not could_undo(played(hasty))
    assert "an undo" not in everything(hasty, [played(hasty)])


def test_the_last_move_of_a_match_could_not_be_taken_back() -> None:
    """Its seed is published; where every move but the last one shows something hidden, there is no undo."""
    last = replace(wager.GAME, reveals=lambda state, action: int(state.turn) < 3)
    assert not could_undo(played(last))
