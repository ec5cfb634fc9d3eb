"""What can be built, found once by the rules and once by trying everything.

The trying is slow, obvious and shares nothing with the rules: cards are pairs (suit, value), towers are lists, and the
cards of the display are put up one after the other in every possible order.
"""

import random
from collections.abc import Iterator

import pytest

from ..checks import WHOLE
from ..kit import copy
from . import GAME, kinds, rules
from .state import BIDDING, BUILDING, REMOVING, SEATS, TAKING, State

Card = tuple[int, int]
Towers = list[list[int]]
Tops = tuple[int | None, ...]

PLAYED, SYNTHETIC = (5, 5000) if WHOLE else (2, 1000)  # games, and made-up positions, for each number of seats
TWICE = (0, 2, 5, 7, 10, 12)


# --- By trying everything --------------------------------------------------------------------------------------------


def stands_on(value: int, top: int | None) -> bool:
    """T-4 … T-8, as a table of cases."""
    if top is None:
        return True
    if top == 0:
        return False
    if top == 8 or value == 9:
        return True
    return value < top


def removals(towers: Towers) -> Iterator[tuple[int | None, Tops]]:
    """T-18: every way to remove one card or none, and the tops of the towers after it."""
    tops = [tower[-1] if tower else None for tower in towers]
    yield None, tuple(tops)
    for suit, tower in enumerate(towers):
        if tower and tower[-1] != 0:
            below = tower[-2] if len(tower) > 1 else None
            yield suit, (*tops[:suit], below, *tops[suit + 1 :])


def built(display: dict[int, Card], tops: Tops) -> set[frozenset[int]]:
    """Every set of slots that can be put up, one card after the other."""
    seen = {(frozenset[int](), tops)}
    waiting = list(seen)
    while waiting:
        placed, tops = waiting.pop()
        for slot, (suit, value) in display.items():
            if slot not in placed and stands_on(value, tops[suit]):
                after = placed | {slot}, (*tops[:suit], value, *tops[suit + 1 :])
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    return {placed for placed, _ in seen}


def buildable(display: dict[int, Card], towers: Towers) -> set[frozenset[int]]:
    """T-19: every take that some removal, or none, and some order build."""
    shown = {None, *(suit for suit, _ in display.values())}  # no other removal makes a difference
    return set().union(*(built(display, tops) for suit, tops in removals(towers) if suit in shown))


# --- Reading a record ------------------------------------------------------------------------------------------------


def display_of(state: State) -> dict[int, Card]:
    return {slot: divmod(int(kind), 16) for slot, kind in enumerate(state.display) if kind >= 0}


def hand_of(state: State) -> frozenset[int]:
    hand = int(state.hand)
    return frozenset(slot for slot in range(5) if hand >> slot & 1)


def towers_of(state: State, seat: int) -> Towers:
    height, cards = state.players[seat].height.tolist(), state.players[seat].cards.tolist()
    return [cards[suit][: height[suit]] for suit in range(5)]


def takes_in(takes: int) -> set[frozenset[int]]:
    """A set of takes out of its bits."""
    return {frozenset(slot for slot in range(5) if take >> slot & 1) for take in range(32) if takes >> take & 1}


def legal(state: State, first: int, last: int) -> set[int]:
    actions = GAME.legal(state)
    assert all(first <= action < last for action in actions)
    return {action - first for action in actions}


def firsts(display: dict[int, Card], slots: set[int], among: set[int]) -> set[int]:
    """Of equal cards only the first counts: the first slot of each card in `among`."""
    return {min(other for other in among if display[other] == display[slot]) for slot in slots}


# --- Comparing -------------------------------------------------------------------------------------------------------


def check_bids(state: State) -> None:
    takes = buildable(display_of(state), towers_of(state, int(state.seat)))
    assert takes_in(int(state.buildable)) == takes
    sizes = {len(take) for take in takes}
    assert sizes == set(range(max(sizes) + 1))  # T-19: who can build k can build k − 1
    bids, highest = set(GAME.legal(state)) - {kinds.PASS}, int(state.bid)
    assert bids == {kinds.BID + size for size in sizes if size > highest}


def check_takes(state: State) -> None:
    display, hand, bid = display_of(state), hand_of(state), int(state.bid)
    takes = buildable(display, towers_of(state, int(state.seat)))
    good = [take for take in takes if len(take) == bid and hand <= take]
    assert takes_in(int(state.buildable)) == set(good)
    on_display = set(display) - hand
    expected = firsts(display, set().union(*good) - hand, on_display)
    assert legal(state, kinds.TAKE, kinds.KEEP) == expected


def check_removals(state: State) -> None:
    display = {slot: card for slot, card in display_of(state).items() if slot in hand_of(state)}
    good = {
        suit for suit, tops in removals(towers_of(state, int(state.seat))) if hand_of(state) in built(display, tops)
    }
    assert legal(state, kinds.KEEP, kinds.PLACE) == {0 if suit is None else suit + 1 for suit in good}


def check_placements(state: State) -> None:
    hand = set(hand_of(state))
    display = {slot: card for slot, card in display_of(state).items() if slot in hand}
    tops = next(tops for _, tops in removals(towers_of(state, int(state.seat))))
    good = set()
    for slot, (suit, value) in display.items():
        rest = {other: card for other, card in display.items() if other != slot}
        after = (*tops[:suit], value, *tops[suit + 1 :])
        if stands_on(value, tops[suit]) and frozenset(rest) in built(rest, after):
            good.add(slot)
    assert legal(state, kinds.PLACE, kinds.DECISIONS) == firsts(display, good, hand)


CHECKS = {
    BIDDING: check_bids,
    TAKING: check_takes,
    REMOVING: check_removals,
    BUILDING: check_placements,
}


# --- Positions -------------------------------------------------------------------------------------------------------


def random_tower(generator: random.Random, values: list[int]) -> list[int]:
    """The first of some values that go up on each other."""
    tower: list[int] = []
    for value in values[: generator.randrange(6)]:
        if stands_on(value, tower[-1] if tower else None):
            tower.append(value)
    return tower


def synthetic(fresh: State, generator: random.Random) -> State:
    """Seat 0 is asked for a bid; few suits in the display, and many of the values with a rule of their own."""
    suits = generator.sample(range(5), generator.choice((1, 1, 2, 2, 3)))
    state, heap = copy(fresh), []
    height, cards = state.players[0].height, state.players[0].cards
    for suit in range(5):
        values = shuffled(generator, [*range(16), *(TWICE if fresh.seats >= 4 else ())])
        tower = random_tower(generator, values)
        height[suit], cards[suit, : len(tower)] = len(tower), tower
        for value in tower:
            values.remove(value)
        heap += [suit * 16 + value for value in values[:9] if suit in suits]
    state.dealt = generator.choice((3, 5, 5, 5, 5))
    for slot, kind in enumerate(generator.sample(heap, state.dealt)):
        rules.lay(state, slot, kind)
    rules.open_auction(state)
    return state


def shuffled(generator: random.Random, values: list[int]) -> list[int]:
    """The values with a rule of their own, and their neighbours, rather in front; roofs often at the end."""
    early = {0: generator.choice((-1.0, 0.3)), 7: 0.3, 8: 0.3, 9: 0.3, 10: 0.3}
    return sorted(values, key=lambda value: generator.random() + early.get(value, 0), reverse=True)


@pytest.mark.rule("T-19")
@pytest.mark.rule("T-20")
@pytest.mark.parametrize("seats", SEATS)
def test_in_random_games_the_legal_actions_are_those_found_by_trying_everything(seats: int) -> None:
    generator, checked = random.Random(seats), 0
    for _ in range(PLAYED):
        state = GAME.start(seats)
        while actions := GAME.possible(state):
            if check := CHECKS.get(int(state.phase)):
                check(state)
                checked += 1
            GAME.apply_action(state, generator.choice(actions))
    assert checked > 150 * PLAYED


@pytest.mark.rule("T-14")
@pytest.mark.rule("T-19")
@pytest.mark.parametrize("seats", SEATS)
def test_in_made_up_positions_the_feasible_bids_are_those_found_by_trying_everything(seats: int) -> None:
    generator, fresh = random.Random(seats), GAME.start(seats)
    for number in range(SYNTHETIC):
        state = synthetic(fresh, generator)
        check_bids(state)
        if number % 8 == 0:
            check_the_rest_of_the_round(state, generator)


def check_the_rest_of_the_round(state: State, generator: random.Random) -> None:
    GAME.apply_action(state, max(GAME.legal(state)))
    while state.phase == BIDDING:
        GAME.apply_action(state, kinds.PASS)
    while GAME.to_move(state) >= 0:
        CHECKS[int(state.phase)](state)
        GAME.apply_action(state, generator.choice(GAME.legal(state)))
