"""What a search believes that others hold in Skyscrapers: it fits what is seen, and good cards go first."""

import pytest

from storeys.bots.search import knowledge_of
from storeys.bots.skyscrapers.belief import POINTS, imagine
from storeys.games.checks.secrecy import view_of
from storeys.games.kit import as_bytes, bits, copy, desk_of, generator
from storeys.games.skyscrapers import GAME as SKYSCRAPERS
from storeys.games.skyscrapers.cards import CONSTRUCTION, NAMES
from storeys.games.skyscrapers.rules_test import play, position
from storeys.games.skyscrapers.state import ENDED, SEATS, State

FEW, MANY = ("upright-LR", "floor-VH"), tuple(NAMES[:2] + NAMES[4:16])


def worlds(view: State, seat: int, count: int = 30) -> list[State]:
    """Worlds in which what a seat does not see is imagined."""
    desk, found = desk_of(SKYSCRAPERS), []
    for number in range(count):
        desk[0] = view
        imagine(desk, seat, generator(number))
        found.append(copy(desk[0]))
    return found


def points_held(held: tuple[str, ...]) -> float:
    """What a card of a hidden hand brings at most, on average over many imagined hands of that size."""
    view = view_of(SKYSCRAPERS, position(hands=("floor-LR", " ".join(held)), workers=("1,0,0", "-2,0,0")), 0)
    found = [int(POINTS[card]) for world in worlds(view, 0) for card in bits.members(int(world.players[1].hand))]
    return sum(found) / len(found)


def test_the_search_believes_it() -> None:
    assert knowledge_of(SKYSCRAPERS).imagine is imagine


def test_a_card_is_worth_its_girders_and_its_worker() -> None:
    assert POINTS.shape == (CONSTRUCTION,)
    names = ("upright-L", "upright-LTB-worker", "deck-VDE", "universal-LRTB")
    assert [int(POINTS[NAMES.index(name)]) for name in names] == [1, 4, 3, 4]


@pytest.mark.parametrize("moves", [(), ("card floor-VH",), ("card floor-VH", "slot z@1,0,2"), ("card base",)])
def test_an_imagined_world_fits_what_was_seen(moves: tuple[str, ...]) -> None:
    hands = ("floor-VH upright-LR", "floor-LR deck-VDE")
    view = view_of(SKYSCRAPERS, play(position(hands=hands, workers=("1,0,0", "-2,0,0")), *moves), 1)
    found = worlds(view, 1)
    assert all(as_bytes(view_of(SKYSCRAPERS, world, 1)) == as_bytes(view) for world in found)
    assert all(bits.count(int(world.players[0].hand)) == 2 for world in found)
    assert all(SKYSCRAPERS.legal(world) for world in found)
    assert len({int(world.players[0].hand) for world in found}) > 10


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_somewhere_once(seats: int) -> None:
    hands = ("floor-VH upright-LR", "floor-LR deck-VDE", "upright-D", "upright-L")[:seats]
    workers = ("1,0,0", "-2,0,0", "1,0,0", "-2,0,0")[:seats]
    for world in worlds(view_of(SKYSCRAPERS, position(hands=hands, workers=workers), 0), 0, 5):
        everywhere = [int(world.deck), *(int(world.players[seat].hand) for seat in range(seats))]
        assert sum(map(bits.count, everywhere)) == CONSTRUCTION
        assert bits.count(sum(everywhere)) == CONSTRUCTION


def test_who_has_built_a_lot_has_kept_what_brings_little() -> None:
    dealt = sum(map(int, POINTS)) / CONSTRUCTION
    assert points_held(FEW) < dealt - 0.5
    assert abs(points_held(MANY) - dealt) < 0.2


def test_when_the_game_is_over_nothing_is_imagined() -> None:
    over = position(hands=("floor-LR", "deck-VDE"), workers=("1,0,0", "-2,0,0"))
    over.phase = ENDED
    assert as_bytes(worlds(over, 0, 1)[0]) == as_bytes(over)
