"""What stays behind the screens (B-18), and the worlds somebody can imagine there."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from storeys.testing import Referee

from ..kit import EVERYBODY, SPECTATOR, as_bytes, bits, copy, generator
from . import GAME, buildings, kinds, secrets
from .buildings import DEAD, HIDDEN, HIDDEN_PLAN, Building
from .dice import value_of
from .plans import PLAN_NAMES, PLANS
from .reading import parse, parse_building
from .state import DEALING, DRAWING, PLACING, SEATS, State, current, own_building
from .text import show, show_building

REFEREE = Referee(GAME)
view_of, world_of = REFEREE.view, REFEREE.world

EVERY_PLAN = (1 << PLANS) - 1
STUCK = """
    seats 3
    round 1, starter 0, demand wood glass
    0: XX/X1/23 stone-5@22 stone-5@31 stone-5@32 glass-2@dead
    1: X1/31/1X recycled-6@12 recycled-5@21 recycled-4@22 recycled-3@31
    2: XX/22/X2 wood-1@21 wood-1@21 wood-1@21
    taking 2
    pool wood-1 recycled-1 stone-2 glass-2 wood-3 glass-4 recycled-5 stone-5 glass-6
"""
ALL_STUCK = """
    seats 4
    round 1, starter 0, demand wood glass
    0: XX/X1/23 stone-5@22 stone-5@31 stone-5@32 wood-2@dead
    1: XX/X2/31 glass-5@22 glass-5@31 glass-5@32 wood-2@dead
    2: XX/X3/12 recycled-5@22 recycled-5@31 recycled-5@32 wood-2@dead
    3: X1/31/1X wood-1@12 wood-1@12 wood-1@12
    taking 3
    pool recycled-1 stone-2 glass-2 glass-4 recycled-5 stone-5 glass-6
"""


def hidden(building: str) -> Building:
    """A building as others see it."""
    seen = parse_building(building)
    secrets.put_behind_screen(seen)
    return seen


def imagined(building: str, number: int, in_hand: int = 6) -> Building:
    dreamt = hidden(building)
    secrets.imagine_building(dreamt, EVERY_PLAN, in_hand, generator(number))
    return dreamt


# --- What is hidden --------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-18")
def test_others_see_the_dice_and_which_were_dead_but_not_where_they_are() -> None:
    lines = show(view_of(parse(STUCK), 2)).splitlines()
    assert lines[2:5] == [
        "0: ? stone-5@? stone-5@? stone-5@? glass-2@dead",
        "1: ? recycled-6@? recycled-5@? recycled-4@? recycled-3@?",
        "2: XX/22/X2 wood-1@21 wood-1@21 wood-1@21",
    ]


@pytest.mark.rule("B-18")
def test_nothing_that_follows_from_a_placement_stays_in_the_view() -> None:
    seen = hidden("XX/X1/23 stone-5@22 stone-5@31 stone-5@32 glass-2@dead")
    assert (int(seen.plan), int(seen.lowest), int(seen.heights), int(seen.tops)) == (HIDDEN_PLAN, 0, 0, 0)
    assert seen.squares.tolist() == [HIDDEN, HIDDEN, HIDDEN, DEAD, 0, 0]


@pytest.mark.rule("B-18")
def test_hidden_blueprints_might_be_in_the_deck_for_all_one_knows() -> None:
    state = parse(STUCK)
    assert bits.count(int(state.deck)) == 21
    assert bits.count(int(view_of(state, 2).deck)) == 23
    assert bits.count(int(view_of(state, SPECTATOR).deck)) == 24


@pytest.mark.rule("B-18")
def test_a_scored_round_is_open_to_everybody() -> None:
    state, dice = GAME.start(3), random.Random(1)
    while state.scored < 2:
        GAME.apply_action(state, dice.choice(GAME.possible(state)))
    for here, there in zip(view_of(state, SPECTATOR).rounds, state.rounds, strict=True):
        assert as_bytes(here.buildings) == as_bytes(there.buildings)
        assert here.scores.tolist() == there.scores.tolist()
    while actions := GAME.possible(state):
        GAME.apply_action(state, dice.choice(actions))
    assert as_bytes(view_of(state, SPECTATOR)) == as_bytes(state)


@pytest.mark.rule("B-7")
def test_a_blueprint_is_shown_to_its_owner_only() -> None:
    state = parse("seats 3\nround 1, starter 0, demand wood glass\n0: XX/X1/23\n1:\n2:\ndealing\n")
    for plan in ("X1/31/1X", "XX/22/X2"):
        assert GAME.seen_by(state, GAME.read(state, f"deal {plan}")) == 1 << 1


@pytest.mark.rule("B-18")
@pytest.mark.parametrize("seats", SEATS)
def test_a_placement_is_shown_to_its_owner_only_but_the_last_of_a_round_shows_everything(seats: int) -> None:
    """With two players a discard comes after the last placement, and only that shows everything."""
    shown = Counter[bool]()
    for seed in range(5):
        for state, action in first_round(seats, seed):
            if state.phase == PLACING:
                last = seats > 2 and int(state.turns) + 1 == 6 * seats
                assert GAME.seen_by(state, action) == (EVERYBODY if last else 1 << int(state.seat))
                assert GAME.reveals(state, action) == last
                shown[last] += 1
    assert (shown[True] > 0) == (seats > 2)
    assert shown[False] > 20 * seats


def first_round(seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every position of a random first round, and what happens then."""
    state, dice = GAME.start(seats), random.Random(seed)
    while state.scored == 0:
        action = dice.choice(GAME.possible(state))
        yield state, action
        GAME.apply_action(state, action)


@pytest.mark.rule("B-18")
def test_taking_a_die_that_may_be_dead_shows_whether_it_fits() -> None:
    state = parse(STUCK.replace("XX/22/X2 wood-1@21 wood-1@21 wood-1@21", "XX/22/X2 wood-4@21 wood-1@22 wood-4@22"))
    shows = {words: GAME.reveals(state, GAME.read(state, words)) for words in ("take wood 3", "take glass 4")}
    assert shows == {"take wood 3": False, "take glass 4": False}
    state = parse(STUCK.replace("XX/22/X2 wood-1@21 wood-1@21 wood-1@21", "XX/22/X2 wood-4@21 wood-4@22 wood-4@22"))
    shows = {words: GAME.reveals(state, GAME.read(state, words)) for words in ("take wood 3", "take glass 4")}
    assert shows == {"take wood 3": True, "take glass 4": False}


# --- What is imagined ------------------------------------------------------------------------------------------------


def test_dice_are_placed_in_the_order_they_were_taken() -> None:
    """A 6 taken first can be under no other; whatever came before it may be under it."""
    for number in range(200):
        dreamt = imagined("X1/31/1X wood-6@12 glass-1@21 stone-2@21 wood-3@31 recycled-5@22", number)
        assert as_bytes(parse_building(show_building(dreamt))) == as_bytes(dreamt)


@pytest.mark.parametrize("number", range(20))
def test_after_three_dice_and_a_dead_one_the_blueprint_has_three_squares(number: int) -> None:
    dreamt = imagined("XX/X1/23 stone-5@22 stone-5@31 stone-5@32 glass-2@dead", number)
    assert PLAN_NAMES[dreamt.plan].count("X") == 3


@pytest.mark.parametrize("number", range(20))
def test_four_falling_dice_need_four_squares(number: int) -> None:
    dreamt = imagined("X1/31/1X recycled-6@12 recycled-5@21 recycled-4@22 recycled-3@31", number)
    assert PLAN_NAMES[dreamt.plan].count("X") == 2


@pytest.mark.parametrize("number", range(20))
def test_a_die_in_hand_fits(number: int) -> None:
    dreamt = imagined("X1/31/1X recycled-6@12 recycled-5@21 recycled-4@22", number, in_hand=3)
    assert buildings.fits(dreamt, 3)


def test_every_unseen_blueprint_is_equally_likely_as_long_as_nothing_tells_them_apart() -> None:
    dealt = Counter(int(imagined("X1/31/1X", number).plan) for number in range(4800))
    assert set(dealt) == set(range(PLANS))
    assert max(abs(count - 200) for count in dealt.values()) < 70  # five standard deviations


Tops = tuple[int, ...]


def likelihood(dice: list[tuple[int, bool]], tops: Tops) -> float:
    """How likely it is that dice, each placed at random where it fits, are dead or not as they were."""
    if not dice:
        return 1.0
    (value, dead), *rest = dice
    fitting = [square for square, top in enumerate(tops) if top <= value]
    if dead or not fitting:
        return likelihood(rest, tops) if dead and not fitting else 0.0
    placed = [(*tops[:square], value, *tops[square + 1 :]) for square in fitting]
    return sum(likelihood(rest, after) for after in placed) / len(placed)


@pytest.mark.parametrize(
    "building",
    [
        "X1/31/1X stone-3@12 stone-5@21",
        "X1/31/1X stone-5@12 wood-4@21 stone-5@22 stone-5@31 glass-3@dead",
        "XX/22/X2 stone-6@21 wood-5@22 glass-1@32 wood-4@32 glass-3@dead wood-2@dead",
    ],
)
def test_worlds_are_as_likely_as_fair_dealing_and_random_placing_make_them(building: str) -> None:
    shown = parse_building(building)
    dice = [(value_of(int(shown.dice[index])), shown.squares[index] == DEAD) for index in range(shown.taken)]
    three, four = (likelihood(dice, (0,) * squares) for squares in (3, 4))
    expected = 10 * three / (10 * three + 14 * four)  # there are ten plans of three squares and fourteen of four
    found = sum(PLAN_NAMES[imagined(building, number).plan].count("X") == 3 for number in range(600)) / 600
    assert abs(found - expected) < 0.1  # five standard deviations at most


Spread = dict[str, dict[Tops, float]]


def one_more(spread: Spread, value: int) -> Spread:
    """How likely every history of fitting and dead dice is, with the tops it leads to, after one more die."""
    after: Spread = {}
    for history, chances in spread.items():
        for tops, chance in chances.items():
            fitting = [square for square, top in enumerate(tops) if top <= value]
            leads_to = after.setdefault(history + (" fits" if fitting else " dead"), defaultdict(float))
            for square in fitting:
                leads_to[tuple(sorted((*tops[:square], value, *tops[square + 1 :])))] += chance / len(fitting)
            if not fitting:
                leads_to[tops] += chance
    return after


def least_likely(spread: Spread, dice: int) -> float:
    """The probability of the least likely history with so many more dice, over all their values."""
    rarest = min(sum(chances.values()) for chances in spread.values())
    if dice == 0:
        return rarest
    return min(rarest, *(least_likely(one_more(spread, value), dice - 1) for value in range(1, 7)))


@pytest.mark.parametrize(("squares", "attempts"), [(3, 27), (4, 16)])
def test_even_the_oddest_dice_come_out_as_they_did_in_one_of_27_attempts(squares: int, attempts: int) -> None:
    assert least_likely({"": {(0,) * squares: 1.0}}, 6) == pytest.approx(1 / attempts)


def test_two_players_never_imagine_the_same_blueprint() -> None:
    state = parse(STUCK)
    for number in range(100):
        world = world_of(view_of(state, 2), 2, number)
        plans = [int(building.plan) for building in current(world).buildings[:3]]
        assert len(set(plans)) == 3
        assert all(int(world.deck) >> plan & 1 == 0 for plan in plans)


def test_a_world_is_found_even_if_only_just_enough_blueprints_are_left() -> None:
    """Three players need plans of three squares, and no more than three such plans are out of sight."""
    view = view_of(parse(ALL_STUCK), 3)
    view.deck = 0b111 | sum(1 << plan for plan, name in enumerate(PLAN_NAMES) if name.count("X") == 2)
    for number in range(30):
        world = world_of(view, 3, number)
        assert sorted(int(building.plan) for building in current(world).buildings[:3]) == [0, 1, 2]


# --- Nothing leaks ---------------------------------------------------------------------------------------------------


def random_match(seats: int, seed: int, options: dict[str, int]) -> tuple[list[State], list[int]]:
    """All positions of a random match, and its actions."""
    states, log, dice = [GAME.start(seats, options)], list[int](), random.Random(seed)
    while actions := GAME.possible(states[-1]):
        log.append(dice.choice(actions))
        states.append(copy(states[-1]))
        GAME.apply_action(states[-1], log[-1])
    return states, log


def exchanged(states: list[State], log: list[int], world: State, seat: int) -> list[int]:
    """The same match with the blueprints and placements of this world where they are hidden from the seat."""
    return [_exchanged(state, action, world, seat) for state, action in zip(states, log, strict=False)]


def _exchanged(state: State, action: int, world: State, seat: int) -> int:
    other = current(world).buildings[min(int(state.seat), 3)]
    if state.scored < world.scored or state.seat == seat:
        return action
    if state.phase == DEALING:
        return kinds.DEAL + int(other.plan)
    if state.phase == PLACING:
        return kinds.PLACE + int(other.squares[own_building(state).taken])
    return action


def read(seats: int, log: list[int], seat: int) -> tuple[bytes, list[str]]:
    """The view and the log of a seat after these actions, each of which must be legal."""
    state, lines = GAME.start(seats), []
    for action in log:
        assert state.phase == DRAWING or action in GAME.possible(state), show(state)
        mask, mover = GAME.seen_by(state, action), GAME.to_move(state)
        seen = mask == EVERYBODY or (seat != SPECTATOR and mask >> seat & 1)
        lines.append(f"{mover}: {GAME.words(state, action) if seen else 'hidden'}")
        GAME.apply_action(state, action)
    return as_bytes(view_of(state, seat)), lines


@pytest.mark.rule("B-18")
@pytest.mark.parametrize("seats", SEATS)
def test_view_and_log_of_a_seat_do_not_change_by_a_byte_with_what_is_hidden(seats: int) -> None:
    """Played again from the start, with other blueprints and placements of the others that fit what the seat knows."""
    different = 0
    for seed in range(8):
        (states, log), dice = random_match(seats, seed, {}), random.Random(seed)
        for moves in dice.sample(range(len(log)), 6):
            seat = dice.randrange(SPECTATOR, seats)
            world = world_of(view_of(states[moves], seat), seat, moves)
            other = exchanged(states[:moves], log, world, seat)
            assert read(seats, other, seat) == read(seats, log[:moves], seat)
            different += other != log[:moves]
    assert different > 24
