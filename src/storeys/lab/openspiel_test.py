from importlib.util import find_spec

import pytest

from storeys.games import GAMES
from storeys.games.kit import CHANCE, OVER, Game, as_bytes, generator

from .openspiel import Position, play, theirs

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def decided(game: Game) -> Position:
    """The first position of a match in which a seat decides."""
    position = Position(game, game.start(2), generator(2))
    while position.is_chance_node():
        position.apply_action(position.chance_outcomes()[0][0])
    return position


@every_game
def test_a_position_answers_what_another_engine_asks(game: Game) -> None:
    position = decided(game)
    assert position.current_player() in (0, 1)
    assert position.legal_actions() == game.legal(position.state)
    twin = position.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert as_bytes(twin.state) != as_bytes(position.state)
    world = position.resample_from_infostate(position.current_player(), None)
    assert world.information_state_string() == position.information_state_string()


@every_game
def test_what_chance_may_bring_is_as_likely_as_it_is(game: Game) -> None:
    position = Position(game, game.start(2), generator(2))
    assert game.to_move(position.state) == CHANCE
    outcomes = position.chance_outcomes()
    assert sum(likely for _, likely in outcomes) == pytest.approx(1)
    assert {action for action, _ in outcomes} == set(game.possible(position.state))


@every_game
def test_a_match_ends_with_its_win_shared_out(game: Game) -> None:
    """Whoever decides: here the first legal action, as long as that ends."""
    luck, seen = generator(4), 0

    def any_of(state: object, seat: int) -> int:
        nonlocal seen
        seen += 1
        legal = game.legal(state)
        return legal[int(luck[0] + seen) % len(legal)]

    result = play(game, [any_of, any_of], 3)
    assert sum(result) == pytest.approx(1)
    assert seen > 20


@pytest.mark.skipif(find_spec("open_spiel") is None, reason="OpenSpiel is not installed: pip install open_spiel")
def test_their_search_decides_in_our_game() -> None:
    game = GAMES["towers"]
    decide, speeds = theirs(game, 0.2, 1)
    state = decided(game).state
    assert decide(state, game.to_move(state)) in game.legal(state)
    assert len(speeds) == 2
    assert OVER not in (game.to_move(state),)
