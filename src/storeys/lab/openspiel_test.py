import sys
from importlib.util import find_spec
from types import SimpleNamespace

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
    for asked in range(1, 4):
        assert decide(state, game.to_move(state)) in game.legal(state)
        assert len(speeds) == asked
    assert OVER not in (game.to_move(state),)


def test_their_search_has_as_many_simulations_as_it_does_in_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that always does a thousand in a second, from its first decision on."""
    now, asked = [0.0], list[int]()

    class Steady:
        _max_simulations = 0

        def __init__(self, **_: object) -> None: ...

        def step(self, position: Position) -> int:
            asked.append(self._max_simulations)
            now[0] += self._max_simulations / 1000
            return position.legal_actions()[0]

    library = SimpleNamespace(
        ismcts=SimpleNamespace(ISMCTSBot=Steady), mcts=SimpleNamespace(RandomRolloutEvaluator=lambda **_: None)
    )
    monkeypatch.setitem(sys.modules, "open_spiel.python.algorithms", library)
    for package in ("open_spiel", "open_spiel.python"):
        monkeypatch.setitem(sys.modules, package, SimpleNamespace())
    monkeypatch.setattr("storeys.lab.openspiel.time.perf_counter", lambda: now[0])
    game = GAMES["towers"]
    decide, speeds = theirs(game, 0.5, 1)
    state = decided(game).state
    for _ in range(3):
        decide(state, game.to_move(state))
    assert asked[1:] == [500, 500, 500]
    assert speeds == pytest.approx([1000] * 3)
