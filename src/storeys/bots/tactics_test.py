"""Tactical sets: how they are read, what is refused, and that every one there is can be played."""

from typing import Any

import pytest

from storeys.bots.tactics import Tactic, TacticError, finds, position, read, tactics_of
from storeys.games import GAMES
from storeys.games.kit import Game

SOME = 20  # positions at least, in the set of a game that has one


def first_game() -> Game:
    return next(iter(GAMES.values()))


def opening(game: Game) -> str:
    """A position in which somebody is to move."""
    state = game.start(game.seats[-1])
    while game.to_move(state) < 0:
        game.apply_action(state, game.possible(state)[0])
    return game.show(state)


def written(game: Game, *, title: str = "First", move: str | None = None, why: str = "because it is.") -> str:
    state = game.parse(opening(game))
    words = game.words(state, game.legal(state)[0]) if move is None else move
    return f"A foreword.\n\n== {title}\n{opening(game)}{f'> {words}' if words else ''}\n{why}\n"


def one(text: str) -> Tactic:
    (tactic,) = read(first_game(), text)
    return tactic


def test_a_tactic_has_a_position_a_move_and_a_reason() -> None:
    game = first_game()
    tactic = one(written(game, why="because it is\n  so."))
    assert tactic.title == "First"
    assert tactic.why == "it is so."
    assert game.show(position(game, tactic)) == opening(game)
    assert tactic.goal == 0
    assert one(written(game).replace("== First\n", "== First\ngoal 50\n")).goal == 50


def test_whoever_makes_the_right_move_has_found_it() -> None:
    game = first_game()
    tactic = one(written(game))
    legal = game.legal(position(game, tactic))
    assert finds(game, tactic, lambda view, seat: legal[0])
    assert not finds(game, tactic, lambda view, seat: legal[1])


def test_whoever_is_asked_sees_only_a_view() -> None:
    game = first_game()
    state = game.parse(opening(game))
    game.conceal(state, game.to_move(state))
    seen: list[str] = []

    def look(view: Any, seat: int) -> int:
        seen.append(game.show(view))
        return game.legal(view)[0]

    finds(game, one(written(game)), look)
    assert seen == [game.show(state)]


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        (written(first_game(), why=""), "nobody says why"),
        (written(first_game(), move=""), "no move is right"),
        (written(first_game(), move="fly away"), "fly away"),
        ("== Odd\nno position\n> go\nbecause so.", "Odd"),
        (written(first_game()) + written(first_game()).partition("\n\n")[2], "called so, too"),
    ],
)
def test_what_cannot_be_played_is_refused(text: str, trouble: str) -> None:
    with pytest.raises(TacticError, match=trouble):
        read(first_game(), text)


def test_where_every_move_is_right_there_is_nothing_to_find() -> None:
    game = first_game()
    state = game.parse(opening(game))
    moves = "\n".join(f"> {game.words(state, action)}" for action in game.legal(state))
    with pytest.raises(TacticError, match="no move is wrong"):
        read(game, f"== All\n{opening(game)}{moves}\nbecause they are.")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_set_can_be_played_and_is_long_enough(game: Game) -> None:
    """`read` tries every move; a sentence is one."""
    tactics = tactics_of(game)
    assert len(tactics) >= SOME or not tactics
    assert all(tactic.why.endswith(".") and tactic.why[0].isupper() for tactic in tactics)
