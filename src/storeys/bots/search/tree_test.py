import numpy as np
import pytest

from storeys.games.kit import generator
from storeys.games.kit.generator import word

from .tree import (
    MOST_DEPTH,
    NOWHERE,
    PROBES,
    SLOTS,
    Tree,
    after,
    begun,
    choose,
    find,
    keep,
    known,
    learn,
    note,
    visited,
)


@pytest.fixture
def tree() -> Tree:
    return Tree.zero()


def test_what_led_to_a_moment_tells_it_from_all_others() -> None:
    ways = [(first, second, third) for first in range(20) for second in range(20) for third in range(20)]
    keys = {after(after(begun(first), second), third) for first, second, third in ways}
    assert len(keys) == len(ways)
    assert 0 not in keys


def test_keys_stay_small_enough_to_be_multiplied() -> None:
    key = begun(0)
    for action in range(10_000):
        key = after(key, action)
        assert 0 < key < 1 << 40


def test_a_moment_is_found_where_it_is_kept(tree: Tree) -> None:
    keys = [after(begun(number), number) for number in range(1000)]
    slots = [keep(tree, key) for key in keys]
    assert len(set(slots)) == len(keys)
    assert [find(tree, key) for key in keys] == slots
    assert find(tree, begun(5000)) == NOWHERE


def test_a_full_neighbourhood_keeps_nothing_more_and_forgets_nothing(tree: Tree) -> None:
    crowd = [1 + 2 * SLOTS * number for number in range(PROBES + 1)]
    slots = [keep(tree, key) for key in crowd]
    assert slots[-1] == NOWHERE
    assert [find(tree, key) for key in crowd] == slots
    assert note(tree, 3, crowd[-1], 0) == 3


def test_a_way_is_never_longer_than_there_is_room(tree: Tree) -> None:
    depth = 0
    for number in range(2 * MOST_DEPTH):
        depth = note(tree, depth, begun(number), 0)
    assert depth == MOST_DEPTH


def test_every_moment_on_the_way_learns_what_it_came_to_for_whoever_chose_it(tree: Tree) -> None:
    root, reply = begun(0), after(begun(0), 4)
    for worths in ([0.8, 0.2], [0.4, 0.6]):
        depth = note(tree, note(tree, 0, root, 0), reply, 1)
        learn(tree, depth, np.array(worths))
    assert visited(tree, root) == visited(tree, reply) == 2
    assert known(tree, root, 0.5) == pytest.approx(0.6)
    assert known(tree, reply, 0.5) == pytest.approx(0.4)
    assert known(tree, begun(9), 0.5) == 0.5


def chosen(tree: Tree, wins: list[float], liked: int, playouts: int) -> list[int]:
    """How often each of some choices is tried if it comes to so much."""
    key, choices, times = begun(0), np.arange(len(wins), dtype=np.int32), [0] * len(wins)
    for _ in range(playouts):
        action = choose(tree, key, choices, len(wins), liked, 1.0, 0.6)
        depth = note(tree, note(tree, 0, key, 1), after(key, action), 0)
        learn(tree, depth, np.array([wins[action], 1 - wins[action]]))
        times[action] += 1
    return times


def test_what_the_policy_likes_is_tried_first_and_what_is_better_most(tree: Tree) -> None:
    assert chosen(tree, [0.1, 0.5, 0.3], liked=2, playouts=3)[2] >= 1
    times = chosen(Tree.zero(), [0.1, 0.5, 0.3], liked=2, playouts=400)
    assert times[1] == max(times)
    assert min(times) > 0


def test_keys_of_random_ways_hardly_ever_meet() -> None:
    luck, keys = generator(3), set()
    for _ in range(20_000):
        key = begun(word(luck) % 50)
        for _ in range(3):
            key = after(key, word(luck) % 1000)
        keys.add(key)
    assert len(keys) > 19_990
