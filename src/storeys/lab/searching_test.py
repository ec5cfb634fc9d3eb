from storeys.games import GAMES

from .searching import PIECE, in_turn, measure


def test_two_ways_to_play_take_turns_and_each_is_timed_by_itself() -> None:
    played: list[str] = []
    one, other = in_turn(lambda number: played.append(f"a{number}"), lambda number: played.append(f"b{number}"), 0.0)
    assert played == ["a0", "b0", "a1", "b1"]
    assert one > PIECE
    assert other > PIECE


def test_a_game_is_measured_in_a_search_and_without() -> None:
    (found,) = measure([GAMES["towers"]], 0.0)
    assert found.game == "towers"
    assert found.in_search > 0
    assert found.plain > 0
    assert (
        found.share == round(found.in_search / found.plain, 2) or abs(found.share - found.in_search / found.plain) < 0.1
    )
    assert found.decision_ms > 0
