"""What a search believes that others have face down in Dice City."""

from storeys.bots.dice_city.belief import imagine, turns_had
from storeys.games.dice_city import GAME as DICE_CITY
from storeys.games.dice_city.state import HIDDEN, State
from storeys.games.dice_city.studies_test import position
from storeys.games.kit import Generator, copy, desk_of, generator

BARREN = "yellow 3-mine; red 5-mine; blue 2-mine"  # no house is left
RICH = "white 1-manor 2-manor"


def view(*players: str, turns: int = 7) -> State:
    """What seat 0 sees."""
    state = position("dice 0", *players, round=turns)
    DICE_CITY.conceal(state, 0)
    return state


def filled(state: State, luck: Generator) -> State:
    """A world in which what seat 0 does not see is imagined."""
    desk = desk_of(DICE_CITY)
    desk[0] = state
    imagine(desk, 0, luck)
    world: State = copy(desk[0])
    return world


def guesses(city: str, turns: int = 10) -> list[int]:
    """Tokens of the other seat in many imagined worlds."""
    state, luck = view("", city, turns=turns), generator(3)
    found = []
    for _ in range(60):
        found.append(int(filled(state, luck).players[1].tokens))
    return found


def test_a_city_without_houses_has_brought_no_tokens() -> None:
    assert set(guesses(BARREN)) == {0}


def test_manors_have_brought_more_than_houses_alone() -> None:
    assert sum(guesses(RICH)) > sum(guesses(""))
    assert min(guesses("")) >= 0


def test_one_hidden_seat_has_all_cards_that_nobody_in_sight_has() -> None:
    state = view("bandits 3; ships 5", "bandits 4 4; ships 20")
    state = filled(state, generator(1))
    assert state.players[1].bandits.tolist() == [0, 2, 0]
    assert state.players[1].ships.tolist() == [0, 0, 1]


def test_what_lies_open_stays_as_it_is() -> None:
    state: State = position("dice 0", "tokens 4", "tokens 7", header="open totals", round=7)
    assert DICE_CITY.show(filled(state, generator(1))) == DICE_CITY.show(state)


def test_nothing_stays_hidden() -> None:
    state = view("tokens 3", "tokens 1", "tokens 2")
    assert int(state.players[1].tokens) == HIDDEN
    world = filled(state, generator(2))
    assert all(world.players[seat].tokens != HIDDEN for seat in range(3))


def test_whoever_had_this_turn_already_has_had_one_more() -> None:
    state = position("dice 1", "", "", "", round=5)
    assert [turns_had(state, seat) for seat in range(3)] == [5, 4, 4]
