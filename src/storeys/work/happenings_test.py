from pathlib import Path

import pytest

from storeys import games
from storeys.games import GAMES
from storeys.games.kit import CHANCE
from storeys.play import Match, load

from .happenings import LONGEST, Happening, happenings


def golden(game: str, name: str) -> Match:
    return load(Path(games.__file__).parent / game / "golden" / f"{name}.txt")


TOWERS = golden("towers", "greedy-2-seats")
ONE_OF_EACH = {
    "towers": "random-3-seats",
    "blueprints": "all-prizes-2-seats",
    "dice_city": "solo-normal",
    "skyscrapers": "the-round-is-played-out-3-seats",
}


def words(match: Match, happening: Happening) -> list[str]:
    """What happened, as files write it."""
    places = range(happening.first, happening.last)
    return [match.game.words(match.position(move), match.moves[move]) for move in places]


def test_chance_in_a_row_is_one_happening() -> None:
    found = list(happenings(TOWERS))
    dealt = next(each for each in found if each.actions)
    assert dealt.seat == CHANCE
    assert not dealt.choice
    assert [each.split()[0] for each in words(TOWERS, dealt)] == ["start", *["draw"] * 5]


def test_before_everything_nothing_has_happened() -> None:
    first = next(happenings(TOWERS))
    assert (first.line, first.first, first.actions, first.choice) == (0, 0, (), False)


def test_bids_are_moves_and_everything_that_is_taken_and_built_for_one_is_another() -> None:
    found = [words(TOWERS, each) for each in happenings(TOWERS) if each.seat != CHANCE]
    assert found[0] == ["bid 3"]
    assert found[1] == ["pass"]
    assert found[2][:2] == ["take scrap 14", "take plant 10"]
    assert found[2][-1].startswith("place")


def test_a_card_its_place_and_its_turning_are_one_move_and_the_next_card_is_another() -> None:
    match = golden("skyscrapers", "a-hand-is-emptied-2-seats")
    found = [words(match, each) for each in happenings(match) if each.seat != CHANCE]
    kinds = [[step.split()[0] for step in move] for move in found]
    assert ["card", "slot", "turn"] in kinds
    assert all(kind.count("card") <= 1 for kind in kinds)
    assert kinds[0] == ["hire"]


def test_each_die_of_a_city_is_a_move() -> None:
    match = golden("dice_city", "greedy-players-ship-3-seats")
    used = [words(match, each) for each in happenings(match) if each.seat != CHANCE]
    assert all(sum(step.startswith("use") for step in move) <= 1 for move in used)


@pytest.mark.parametrize("game", GAMES)
def test_happenings_are_all_that_stands_one_after_another(game: str) -> None:
    match = golden(game, ONE_OF_EACH[game])
    found = list(happenings(match))
    assert [action for each in found for action in each.actions] == match.moves
    assert [each.first for each in found[1:]] == [0, *(each.last for each in found[1:-1])]
    assert {match.movers[each.first] == each.seat for each in found[1:]} == {True}
    assert max(len(each.actions) for each in found if each.seat != CHANCE) <= LONGEST


def test_what_was_taken_back_is_left_out_and_lines_are_those_of_the_log() -> None:
    match = golden("skyscrapers", "a-hand-is-emptied-2-seats")
    assert any(entry.undo for entry in match.log())
    found = list(happenings(match))
    assert found[-1].line == match.lines
    assert all(match.log()[each.line - 1].undo is False for each in found[1:])
    for each in found:
        assert match.position_at(each.line).tobytes() == match.position(each.last).tobytes()


def test_who_can_only_do_one_thing_has_no_choice() -> None:
    found = list(happenings(TOWERS))
    for each in found:
        if each.seat != CHANCE:
            open_ones = [
                move for move in range(each.first, each.last) if len(TOWERS.game.legal(TOWERS.position(move))) > 1
            ]
            assert each.choice == bool(open_ones)
