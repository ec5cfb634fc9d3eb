import numpy as np

from storeys.games.kit import bags

BAG = np.array([2, 0, 3, 1], np.int8)


def test_a_bag_holds_the_pieces_of_all_kinds() -> None:
    assert bags.size(BAG) == 6
    assert bags.size(np.array([100, 100], np.int8)) == 200


def test_pieces_are_counted_through_kind_by_kind() -> None:
    assert [bags.nth(BAG, number) for number in range(6)] == [0, 0, 2, 2, 2, 3]


def test_every_piece_of_a_bag_is_drawn_by_one_ticket() -> None:
    drawn = [bags.nth(BAG, number) for number in range(bags.size(BAG))]
    assert [drawn.count(kind) for kind in range(len(BAG))] == BAG.tolist()
